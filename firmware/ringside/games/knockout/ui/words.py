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

# The challenge
SENDS = "%s: your boxer?"
CHALLENGER = "Challenger %s"
OWN_BOXER = "%-12s%12s"
BOXER = "%-12s %s%7s%3d"
OWNED = "%s's %s"
HAS = "%s, %d fight cards"
CARDS = "Look at my fight cards"
CHALLENGES = "%s challenges %s"
WITH_SUM = "%s %s"

# The two who fight, and the pads
PADS_HEAD = "Take the pads in hand"
ON_PAD = "takes pad %s"
ON_PHONE = "has a phone"
ON_TURN = "on pad A, in turn"
DEVICE = "is played by the device"

# A player's own fight cards
OWN_CARDS = "Your fight cards"
VALUES = "value  1  2  3  4  5"
COUNTS = "cards  %d  %d  %d  %d  %d"
TRAINED = "In training"
BUTTONS = "button  1  2  3  4"
SLOTS = "card    %s  %s  %s  %s"
PILE = "In your pile"
PLAYED = "-"
NONE_LEFT = "none"
NOTE = "Your fight cards: %s"
NOTE_TRAINED = "In training, buttons 1 to 4: %s %s %s %s. In your pile: %s"

# Training
TRAINING_HEAD = "Training: 4 fight cards"
TRAINING_HOW = "How many of each value?"
TRAINING_CODE = ("button  1   2   3   4", "takes   0   1   2   3")
TRAINING_REST = "of 1, 2, 3, 4; rest are 5"
VALUE_ASKED = "%ds"
HOW_MANY = ": how many %s?"
AGAIN = ": again, %s?"
IN = " \x11 in"
PEEK_KEYS = "\x14\x15 own cards  BACK pause"
ARROWS = "\x14\x15"

# Bets
BETS_HEAD = "%s bet %d/3"
NO_BET = "..."
PRINTED = "%5d"
TOKEN = "%-3s%2s%4s"
FOLLOWER = ">%s"
BOARDS = ("Red", "Blue")
CAN_BET = "%s %s: place a bet"
CAN_FOLLOW = "Follow %s's %s"
PASS = "Pass: place no bet"
BET_ON = "%s: %s %s"
WINS = "%s wins"
FALLS = "%s K.O."
KINDS = ("Victory", "Double victory", "K.O.", "Follow this bet")
IF = "If %s:"
IF_GET = "If %s, get"
PAYS = "%s, followed: %s."
ELSE_PAY = "If not, you pay %s."
YOU_PAY = "you pay %s %s,"
ELSE_GET = "else %s pays %s."
OWN = "you pay yourself,"
ELSE_OWN = "so no money moves."
REPORT_HEAD = "The device has bet"
BET_LINE = "%s bets"
FOLLOW_LINE = "%s follows %s"
PASS_LINE = "%s passes"
PLACED = "All bets are placed"

# The ring
ROUND = "Round %d of 3"
BOUT = "bout %d"
CORNER = "%s %s"
WAY = "%s K.O."
NO_CARD = "-"
WHICH_CARD = ": button %s?"
CARD_ASKED = "1-4"

# The reveal
LOOK = "Look at the panel"
CARDS_BIG = "%d  :  %d"
LEFT_HOOK = "Left hook: 1 beats 5"
SAME = "Draw: nobody moves"
DIFFERENCE = "%d - %d = %d"
MOVES = "%s moves %d"
OWNER = "%s's boxer"
WINS_BOUT = "wins"
HOW = ("on points", "the Challenger loses ties", "by K.O.")
MOVED = "moved: %s %d, %s %d"

# Prizes
OF = "%s (%s)"
PRIZE = "prize %dx%s"
CLASS = "now %s"
MARKED = ("K.O.: out of the game", "gets the trophy", "gets a steak")
TITLE_LINES = ("wins: %s", "keeps: %s", "loses: %s")

# Settling
SETTLING = "Settling the bets"
PAYS_TO = "%s pays %s"
FROM_BANK_TO = "bank 1/2 to %s"
TO_BONUS = "%s pays bonus"
OWN_FOLLOW = "%s: own bet"
REASONS = ("  bet: %s wins", "  x2: %s wins", "  K.O. of %s")
BORROWS = "%s borrows"
IOU_LINE = "  debt acknowledgement %d"
CHANGES = "After the bout"
CHANGE = "%s %8s"
BONUS = "bonus space"

# Standing
STANDING = "Standing and ledger"
STANDING_HEAD = "        cards debts money"
STANDING_ROW = "%-7s%3d%4d%11s"
BOXERS_HEAD = ("Large boxers", "Small boxers")
BOXER_ROW = "%s %-12s"
CLASS_AND_SUM = " %s%7s %s"
MARKS = ("", "T", "S")
MARK_OUT = "K.O."
BOXERS_FOOT = "T trophy, S steak"
LEDGER = ("capital", "prize money", "bets", "unused cards", "bonus space", "debts")
PAGE_KEYS = "\x14\x15 page %d/%d  OK back"

# The end of a season
PASSES_ON = "Pass the bet board on"
CANNOT = "%s cannot challenge"
UNUSED_HEAD = "Unused fight cards"
UNUSED = "%s %d x %s"
CROWNED = "New Superchampions"
RETURNS = "Back as Amateurs"
SEASON = "Season %d"
BEGINS = "%s begins."
BONUS_HEAD = "The bonus space"
SHARE = "%s's share"
IOUS_HEAD = "Debts are paid back"
IOUS_DUE = "%d of %s"

# The result
GAME_OVER = "The end of the game"
MASTER = ("is master of", "all the classes!")
SHARE_FIRST = "share the first place"
RANKING = "Ranking by fortune"
RANK = "%d %-7s%16s"
AFTERWARDS = ("Rematch", "Back to the menu", "Standing and ledger", "Undo the last step")

# A pad that has a screen
PAD_KEYS = ("Up", "Down", "OK", "Back")
PAD_LINE = "%s %s. %s"
PAD_SEAT = "%s: %s"
PAD_WAIT = "%s is asked"
PAD_TRAIN = "%s: how many of value %d?"
PAD_COUNT = "%d"
PAD_ROUND = "%s: your fight card for round %d"
PAD_CARDS = ("Card 1", "Card 2", "Card 3", "Card 4")
PAD_IS_IN = "%s is in"
PAD_IN_TRAINING = "You train %s"
PAD_IN_ROUND = "You play the %d"
PAD_AGAIN = "That is not possible. Once more, from value 1. %s"
PAD_NO_CARD = "You have no card there. Choose another. %s"
PAD_SO_FAR = "So far: %s. %s"
