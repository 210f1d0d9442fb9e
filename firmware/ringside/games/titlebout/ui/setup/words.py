"""Every text of Title Bout's setup. To translate them, replace this table."""

CLASSES = ("Heavy", "Light heavy", "Middle", "Welter", "Light", "Feather", "Bantam", "Fly")
STYLES = ("  B", "  S", "B/S")

WHO = ("Who is in corner A?", "Who is in corner B?")
CLASS_KEYS = "* = house card"
INITIAL = "First letter of surname"
ALL = "all %d"
NAMES = ("Corner A        style BR", "Corner B        style BR")
RECORD = "%d-%d-%d, %d by KO"
SHORT = "HP %d  KOR %d  AGG %d"
TAKEN = "is in the other corner"
TOO_FAR = "too many divisions apart"
DAMAGED = "(damaged)"
DAMAGED_HINT = "the card cannot be read"

NO_ROSTER = "Copy Ringside to the drive again."
HOUSE_ROSTER = "The house boxers are used."

# A card: each row's text; its values are in the order of tables/boxer.py.
CARD_TOP = "%s  %s  BR %d"
CARD_CF = "CF B%d S%d  HP %d  PL 1-%d"
CARD_KD = "KI %d  KDR %d+%d  KOR %d"
CARD_AGG = "AGG %d  END %d  DEF %+d"
CARD_CUTS = "CO %d CH %d TKO %d FOUL %s"
CARD_STRATEGIES = "FI %d  FO %d  CU %d  KO %d"
CARD_KEYS = "OK: select   BACK"
SOURCES = ("book", "found", "derived", "house")

OPTIONS = "The bout"
BEGIN = "Begin"
HOUSE = "deck and charts: house"
STATE = "Held in"
NO_STATE = "-"
STATE_HINT = "has its own scoring"

NAMED = (
    "Rounds",
    "Scoring",
    "Strategy Cards",
    "Cover-Up",
    "Ring position",
    "KDR by opponent's HP",
    "A's division",
    "B's division",
    "Reduced hitting",
    "Movement & clinching",
    "Champion or home boxer",
    "Managers",
)
VALUES = (
    ("10", "12", "15"),
    ("1 point", "5 points", "10 points", "rounds", "New York"),
    ("off", "on"),
    ("off", "on"),
    ("off", "on"),
    ("off", "on"),
    ("own", "below", "above"),
    ("own", "below", "above"),
    ("off", "on"),
    ("off", "on"),
    ("-", "A", "B"),
    ("two", "one", "none"),
)
HINTS = (
    "END depends on rounds",
    "for the round's winner",
    "one each round, secret",
    "declared during a round",
    "ropes and corners count",
    "weak hitters: fewer KDs",
    ("as on his card", "CF HP +1, KDR KOR -1", "CF HP -2, KDR KOR +2"),
    ("as on his card", "CF HP +1, KDR KOR -1", "CF HP -2, KDR KOR +2"),
    "tired boxers hit less",
    "adds or takes points",
    "close rounds go to him",
    ("one at each pad", "pad A; device manages B", "the device manages both"),
)
