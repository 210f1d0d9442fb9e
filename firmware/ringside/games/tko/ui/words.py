"""Every text of TKO. To translate them, replace this table."""

ACTIONS = ("UPPERCUT", "HEAD BLOCK", "BODY BLOW", "BODY BLOCK")

NUMBERED = ("1 UPPERCUT", "2 HEAD BLOCK", "3 BODY BLOW", "4 BODY BLOCK")

# Setup
OPTION_HEADS = (
    "A's boxer     UC HB BB BK",
    "B's boxer     UC HB BB BK",
    "How do you play?",
    "How do you choose?",
    "Who holds pad A (left)?",
    "How many players?",
)
CHOICES = (  # of the options from PLAY on
    ("Basic: no Power Arrow", "Intermediate: with it"),
    ("Lock: press in secret", "Hold: until the bell"),
    (),
    ("Two", "One against a beginner", "One against human-like", "One against exact play"),
)
LEVELS = (  # what each of these is, from one player on
    "likes to punch",
    "leans on what you did",
    "the best there is",
)
NO_EXACT = "%s: no exact play. A human-like player takes over."

HOUSE = "* = house values"
TAKEN = "is in the other corner"

# The ring
ROUND = "ROUND %d"
SUDDEN = "BOTH AT 5"
IN = "\x11 IN"
WAITING = "\x18\x18\x18"
CHOOSE = "CHOOSE"
CHOOSE_KEYS = "pads: 1-4   BACK: pause"
HELD = "\x11 HELD"
HOLD = "HOLD"
HOLD_KEYS = "hold 1-4   BACK: pause"
HOLD_ON = "hold until the bell"
LET_GO = "let go, then hold again"
COUNTS = ("  3  ", "  2  ", "  1  ")
HELD_NOTHING = "%s: no button held"
BOTH = "Both"
PLACE = "%s: place a point"
PLACE_KEYS = "pad %s, 1-4 (earned on %d)"

# The reveal
OK = "OK"
SAME_ACTION = "Same action: no points"
TWO_BLOCKS = "Two blocks: no points"
BOTH_LAND = "Both unblocked: +1 each"
BLOCKED = "Blocked: %s +1"
UNBLOCKED = "Unblocked: %s +1"
MARKER = "Point Marker at %d"
NOW_AT = "marker at %d"
POWER = "POWER: any bar"
REWARD = "Power Arrow: the reward"
ARROW_TO = "Power Arrow: %s"
ARROW_NEUTRAL = "Power Arrow: neutral"

# Cards
BOTH_AT_FIVE = ("Both reached 5 at once!", "Play on: whoever", "scores alone wins", "the round.")
WINS_ROUND = "wins round %d"
CARDS = "Round Winner Cards %d : %d"
CHAMPION = "TKO CHAMPION"
FINAL = "rounds: %d to %d"
AFTERWARDS = ("Rematch", "Back to the menu", "Undo the last step")

# A pad that has a screen
PAD_CHOOSE = "%s: choose in secret"
PAD_HOLD = "%s: hold a button until the bell"
PAD_IS_IN = "%s is in"
PAD_IN = "You are in with %s"
PAD_PLACE = "%s: place your point on a bar"
PAD_WAIT = "%s places a point"
