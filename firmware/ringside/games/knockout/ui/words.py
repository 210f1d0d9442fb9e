"""Every text of Knock Out's screens. To translate them, replace this table."""

CLASSES = ("Amateur", "Professional", "Champion")
TITLES = ("", "Superchampion", "World Champion")
LETTERS = "APCSW"  # classes, then titles
SHOWS = ("", "x2", "KO")  # which side of a token is up

# Setup
SETUP_HEAD = "Knock Out"
BEGIN = "Begin"
BEGIN_HINT = "OK: begin   BACK: menu"
OPTIONS = ("Players", "Starting spaces", "Seasons")
CHOICES = (("3", "4", "5"), ("fixed", "variable"), ("1", "2"))
HINTS = (
    ("OK changes a line",) * 3,
    ("all the same way to K.O.", "Pro: by size and class"),
    ("the basic game", "Pro: titles in season 2"),
)
HOLDERS = ("person", "shared", "easy", "middle", "best")
HOLDER_HINTS = (
    "own phone, or at a pad",
    "no phone: pads go round",
    "the device, easy",
    "the device, middle",
    "the device, best",
)

# Keys
KEYS = "\x14\x15 move OK choose BACK"
KEYS_AND_PAD = "\x14\x15 OK BACK = %s1 %s2 %s3 %s4"
OK = "OK"
OK_CONTINUES = "OK: continue"
OK_MORE = "OK: more"

# The challenge
SENDS = "%s: your boxer?"
CHALLENGER = "Challenger %s"
OWN_BOXER = "%-12s%12s"
BOXER = "%-12s %s%7s%3d"
OWNED = "%s's %s"
HAS = "sum %s, %d fight cards"
OWN_SUM = "starting sum %s"
TROPHY = "trophy"
STEAK = "steak"
OUT = "out"
CARDS = "Look at my fight cards"
CHALLENGES = "%s challenges %s"
WITH_SUM = "%s %s"

# The two who fight, and the pads
PADS_HEAD = "Take the pads in hand"
ON_PAD = "takes pad %s"
ON_PHONE = "has a phone"
ON_TURN = "on pad A, in turn"
DEVICE = "is played by the device"
OWN_CARDS = "My fight cards"
VALUES = "value  1  2  3  4  5"
COUNTS = "cards  %d  %d  %d  %d  %d"
TRAINED = "In training, by button"
BUTTONS = "button 1  2  3  4"
SLOTS = "card   %s  %s  %s  %s"
PLAYED = "-"
NOTE = "Your fight cards: %s"
NOTE_COUNT = "%d x %d"
NOTE_SLOT = "button %d: %s"
NONE_LEFT = "none"

# Training
TRAINING_HEAD = "Training: 4 fight cards"
TRAINING_HOW = ("Say how many of value 1,", "then 2, 3 and 4:")
TRAINING_CODE = ("button 1  2  3  4", "takes  0  1  2  3")
TRAINING_REST = "the rest are of value 5"
ASKED = "%s %s: how many %ds?"
AGAIN = "again: "
IN = "%s %s \x11 in"
PEEK_KEYS = "\x14 \x15 my cards  BACK: pause"
PEEK_ONE = "%s my cards  BACK: pause"
BOTH_ARROWS = ("\x14", "\x15")

# Bets
BETS_HEAD = "%s bet %d/3"
BOARD_ROW = "%-8s%5s"
NOBODY = "..."
BANK = "bank"
FOLLOWED = ">%s"
CAN_BET = "%s %s: bet"
CAN_FOLLOW = "%s %s: follow %s"
CLOSED = "%s %s: taken"
PASS = "Pass: place no bet"
BOARDS = ("RED", "BLUE")
BET_ON = "%s bets: %s %s"
WINS = "%s wins"
FALLS = "%s K.O."
KINDS = ("victory", "victory x2", "K.O. x3")
FOLLOW = "follow %s"
BACKS = "if %s"
BACKS_NOT = "if not %s"
PAYS = "+%s bank, +%s player"
PAYS_PLAYER = "%s from %s"
COSTS = "else -%s"
REPORT_HEAD = "The device has bet"
BET_LINE = "%s %s%s %s"
FOLLOW_LINE = "%s follows %s%s %s"
PASS_LINE = "%s passes"
PLACED = "All bets are placed"

# The ring
ROUND = "Round %d of 3"
SEASON_BOUT = "S%d bout %d"
KO_SPACE = "K.O."
CARD_KEYS = "button 1-4: your card"
NO_CARD = "-"
DOTS = "\x18\x18\x18"

# The reveal
LEFT_HOOK = "left hook: 1 beats 5"
LOWER = "%d under %d: %s +%d"
SAME = "same value: a draw"
MOVES = "%s: +%d to K.O."
TO_GO = "%d to K.O."
WINS_BOUT = "wins"
HOW = ("on points", "on a tie: as Defender", "by K.O.")
DISTANCES = "pawns: %d and %d from start"

# Prizes
PRIZE = "  prize %dx%s"
CLASS = "  now %s"
RETIRED = "  K.O.: out of the game"
GETS_TROPHY = "  gets the trophy"
GETS_STEAK = "  gets a steak"
TITLE = "  wins: %s"
TITLE_KEPT = "  keeps: %s"
TITLE_LOST = "  loses: %s"
OF = "%s (%s)"

# Settling
SETTLING = "Settling the bets"
PAYS_TO = "%s pays %s"
HALF = "bank pays %s (half)"
TO_BONUS = "%s pays bonus"
REASONS = ("  bet: %s wins", "  x2: %s wins", "  K.O. of %s")
OWN_FOLLOW = "%s follows own bet"
BORROWS = "%s borrows"
IOU = "  debt acknowledgement %d"

# Standing
STANDING = "Standing and ledger"
STANDING_HEAD = "Bonus space"
STANDING_ROW = "%-7s%10s%2s%5s"
IOUS = "%dD"
CARDS_LEFT = "%d c"
STANDING_FOOT = "D: debts  c: fight cards"
CHANGES = "After the bout"
CHANGE_ROW = "%-6s%10s%9s"
BOXERS_HEAD = "%s boxers"
SIZES = ("Large", "Small")
BOXER_ROW = "%-12s%s%7s%5s"
MARKS = ("", "won", "lost", "K.O.")
BOXERS_FOOT = "A P C, S: x2, W: x3"
LEDGER_HEAD = "%s's ledger"
LEDGER = ("start", "prize money", "won bets", "lost bets", "unused cards", "bonus space", "debts")
LEDGER_IOUS = "debt acknowledgements %d"
FORTUNE = "money"
PAGE_KEYS = "\x14\x15 page %d/%d  OK: back"

# The end of a season
SEASON_OVER = "Season %d is over"
UNUSED = "%s: %d cards"
CROWNED = "Superchampions (x2)"
RETURNS = "Back as Amateurs"
BEGINS = "Season %d: %s begins"
CANNOT = "%s cannot challenge"
PASSES_ON = "Nobody to challenge"
HIGHEST = "Highest starting sum"
SHARE = "%s: bonus space"
IOUS_DUE = "%s: %d debts back"
GAME_OVER = "The end of the game"

# The result
MASTER = ("is master of", "all the classes!")
TIED_FIRST = ("share the first place",)
RANKING = "Ranking by fortune"
RANK = "%s%-7s%16s"
AFTERWARDS = ("Rematch", "Back to the menu", "Standing and ledger", "Undo the last step")

# A pad that has a screen
PAD_KEYS = ("Up", "Down", "OK", "Back")
PAD_WAIT = "%s is asked"
PAD_TRAIN = "%s: how many of value %d?"
PAD_COUNTS = ("none", "one", "two", "three")
PAD_ROUND = "%s: your fight card for round %d"
PAD_CARDS = ("Card 1", "Card 2", "Card 3", "Card 4")
PAD_IS_IN = "%s is in"
PAD_IN_TRAINING = "You train %s"
PAD_IN_ROUND = "You play the %d"
PAD_AGAIN = "That is not possible. Once more, from value 1"
PAD_NO_CARD = "You have no card there. Choose another"
PAD_SO_FAR = "So far: %s"
