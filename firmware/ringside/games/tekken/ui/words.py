"""Every text of TEKKEN's screens. To translate them, replace this table."""

# Setup
HEADS = ("Fighter A", "Fighter B", "Stage", "Rounds that win", "Cards", "Who plays A?", "Who plays B?")
ROUNDS = ("1 round", "2 rounds", "3 rounds")
CARDS = ("dealt by the device", "companion: printed cards")
CARD_HINTS = ("hands by phone or peek", "you hold your own cards")
HOLDERS = ("a person", "shared pad A", "device, easy", "device, middle", "device, best")
HOLDER_HINTS = (
    "own phone, or a pad",
    "you hand pad A on",
    "it guesses at random",
    "it plays for damage",
    "it also weighs guesses",
)
NO_COMPUTER = "only with dealt cards"
SPACES = "%d spaces, %d special"

# Cards and Symbols
AREAS = ("High", "Mid", "Low")
COLOURS = ("yellow", "green", "red", "blue")
SHORT_AREAS = "HML"
SHORT_COLOURS = "YGRB"
SYMBOLS = ("Move", "Strike1", "Strike2", "Strike3", "Push 1", "Push 2", "Sweep", "Stun")
SEVERAL = ("Move", "Str1", "Str2", "Str3", "Psh1", "Psh2", "Swp", "Stun")
TIMES = "%s x%d"
CODES = ("Mv", "S1", "S2", "S3", "P1", "P2", "Sw", "St")
RAGE = "Rage"
DONE = "Done"

# The table
NAME_A = "A %s"
NAME_B = "%s B"
WON = "%d:%d"
HP = "%s%d"
BOTH_HP = "A%d B%d"
EMPTY = ".."
STUNNED = "St"
DEFENDED = "xx"
PUNISHES = "P!"
PROGRESS = "%d/%d"
OK = "OK"

# The card and the guess
# Each at the pad of that letter, and for B on pad A.
CARD = (":card 1-3", ":card A1-3")
CARD_FACE_UP = (":face up 1-3", ":open A1-3")
CARD_DOWN = (":1 card down", ":A1 card down")
CARD_UP = (":1 face up", ":A1 face up")
PREPARE = (" 4 prepare", " A4 prepare")
GUESS = (":1 High 2 Mid 3 Low", ":A1 High A2 Mid A3 Low")
NO_GUESS = ":no guess, Punishment"
IN = ":in \x11"
SEE = "%ssee"
ARROWS = "\x14\x15"

# A hand behind the curtain
OWN_CARD = "%d %s%s %s"
ADDS = "  next %s"
NOTHING_NEXT = "  adds nothing"

# Choosing in the open
KEYS = "\x14\x15 move  OK  BACK"
KEYS_AND_PAD = "\x14\x15 OK BACK = %s1 %s2 %s3 %s4"
KEYS_AND_LINES = "\x14\x15 OK, or %s1-%s%d  BACK"
ASKS = "%s: %s"
PREPARE_HEAD = "prepare?"
STEPS = ("To card", "Stance", "Dash", "Heat", "Event")
STEP_HINTS = (
    "play a card now",
    "3 alike: show, draw 3 new",
    "run up to Distance 1",
    "4 slots, blocks end none",
    "an Event card was drawn",
)
NOT_NOW = ("", "not possible now", "you are near enough", "used in this round", "once before a card")
DASH_HEAD = "which way?"
WAYS = ("east", "n.east", "n.west", "west", "s.west", "s.east")
RESOLVE_HEAD = "Symbol?"
MOVE_HEAD = "to where?"
AREA_HEAD = "area?"
COLOUR_HEAD = "colour?"
COLOUR_LINES = ("Yellow", "Green", "Red", "Blue")
CONNECTED_HEAD = "connected?"
CONNECTED = ("No", "Yes")
CONNECTED_HINTS = ("no Extension of the last", "last card's Extension")
EXTENSION_HEADS = ("adds what?", "adds more?")
NO_MORE = "No more"
AS_PRINTED = "as on the printed card"

# What a Symbol does here and now
OUT_OF_RANGE = "out of range: no effect"
LIES_DOWN = "%s lies down already"
ALL_STUNNED = "%s has no slot to stun"
NO_FREE_SPACE = "no free Space to move to"
DAMAGE = "%d damage, %s has %d left"
HITS_WALL = "%s hits wall: %d damage"
HITS_WALL_THEN = "%s 1 Space, wall: %d dmg"
PUSHED = "%s goes %d Space%s"
FALLS = "%s falls: Strikes hurt +1"
LOSES_SLOT = "%s loses a slot: 1 card"
MOVES = "to one of %d free Spaces"
RAGE_ADDS = "once a round: +%s"
LEAVES = "leave %d, next card"
CLOSE = "Close Range"
DISTANCE = "Distance %d"
SPECIALS = (", HP +1", ", power", ", glass", ", falls")  # heal, power, glass, slippery

# What happened
PLAYS = "%s %s plays"
GUESSED = "%s guesses %s: wrong"
GUESSED_RIGHT = "%s guesses %s: blocked"
UNGUESSED = "Punishment: no guess"
SHOWS = "%s shows %s"
RESHUFFLES = "%s's deck is reshuffled"
DRAWS_EVENT = "%s draws an Event:"
NEW_EVENTS = "Events are reshuffled"
ROUND_BEGINS = "Round %d: %s begins"
STRING = "String %d: %s attacks"
GETS_UP = "%s gets up"
TOKEN = "%s has a Punishment token"
CHANGES_STANCE = "%s: Stance Change"
DASHES = "%s dashes"
USES_HEAT = "%s uses Heat: 4 slots"
KEEPS = "Heat: %s's String goes on"
CONNECTS = "Connected: %s"
COMBO = "Combo %s: %s"
HEAT_ADDS = "Heat adds %s"
RAGE_REVEALED = "%s's Rage is revealed"
RAGES = "%s's Rage: %s"
STEPS_TO = "%s moves"
IS_PUSHED = "%s is pushed"
GOES_BACK = "%s is on the first Space"
STRIKES = "%s strikes: %d damage"
STRIKES_MORE = "%s: %d%s = %d"
MORE_DOWN = "+%d down"
MORE_POWER = "+%d power"
WALL = "%s hits a wall: %d"
BLASTING_WALL = "%s: blasting wall, %d"
KNOCKED_DOWN = "%s is knocked down"
STUNS = "%s is stunned: slot %d"
HAS_LEFT = "%s has %d HP left"
GAINS = "%s gains %d HP, has %d"
ENTERS = ("%s: heal", "%s: power", "%s steps on glass", "%s slips")
POWERED = "%s's next Strike: +%d"
TIME = "Time: the round is over"

# The end of a round, and of the match
WINS_ROUND = "wins round %d"
ON_TIME = "on time"
HP_LEFT = "%d HP left"
ROUNDS_WON = "Rounds %d:%d"
WINS_MATCH = "wins the match %d:%d"
RATE_HEAD = "Right guesses"
RATE = "%d of %d"
NEVER = "no guess"
PLAYS_AS = "%s %s"
PERCENT = "%d %%"
CHANCE = "Chance: one in three"
ROUNDS_HEAD = "The rounds"
ROUND_LINE = "%d %s"
OVER = "The match is over"
AFTERWARDS = ("Rematch", "Back to the menu", "Fighters and cards", "Undo the last step")

# Fighters and cards, in the pause
FIGHTERS = "Fighters and cards"
PAGE_KEYS = "\x14\x15 page %d/%d  OK back"
STATE_HEAD = "%s %s, %d of %d HP"
HEAT = ("Heat: ready (H)", "Heat: in this String", "Heat: used")
RAGE_STATES = ("Rage: at %d HP or fewer", "Rage: revealed (R)", "Rage: used")
STANDS = ("%s, stands", "%s, down (D)")
NEXT_STRIKE = "next Strike +%d (P)"
NEXT_STRING = ("no Stun card", "1 Stun card waits (S)", "2 Stun cards wait (S)", "3 Stun cards wait (S)")
HAS_TOKEN = "token: slot %d (T)"
NO_TOKEN = "no Punishment token"
BOARD_HEAD = "%s %s: Combos"
COMBO_LINE = "%s %s"
COMBO_ADDS = "  adds %s"
BOARD_RAGE = "Rage adds %s"
BOARD_HEAT = "Heat, 4th slot: %s"
UNSEEN_HEAD = "%s %s: still unseen"
UNSEEN_COLUMNS = "        Y  G  R  B"
UNSEEN_ROW = "%-6s%3d%3d%3d%3d"
UNSEEN_FOOT = "are in the deck or a hand"
UNSEEN_DECK = "Cards in the deck"
SIGNS_HEAD = "Signs on the stage"
SIGNS = (
    "+ HP +1, once a round",
    "bolt: next Strike +1",
    "x glass: HP -1",
    "waves: you fall",
    "striped wall hurts %d,",
    "crossed or solid wall %d",
)
CODES_HEAD = "Signs for Symbols"
CODES_LINES = (
    "Mv Move       Sw Sweep",
    "S1 S2 S3 Strike: damage",
    "P1 P2 Push: Spaces",
    "St Stun   H M L: areas",
    "Y yellow   G green",
    "R red      B blue",
)

# A pad that has a screen
PAD_KEYS = ("Up", "Down", "OK", "Back")
PAD_LINE = "%s %s. %s"
PAD_WAIT = "%s is asked"
LOOK = "Look at the panel"
PAD_CARDS = ("Card 1", "Card 2", "Card 3")
PAD_COMPANION = ("Card is down", "", "")
PAD_PREPARE = "Prepare"
PAD_ATTACK = "%s: your card?"
PAD_GUESS = "%s: your guess?"
PAD_IS_IN = "%s is in"
PAD_PLAYS = "You play %s"
PAD_PLAYED = "Your card lies face-down"
PAD_PREPARES = "You prepare first"
PAD_GUESSES = "You guess %s"
PAD_SYMBOLS = ("Move", "Strike 1", "Strike 2", "Strike 3", "Push 1", "Push 2", "Sweep", "Stun")
PAD_CARD = "%d: %s%s%s%s."
PAD_NAMED = " (%s)"
PAD_DOES = ": %s"
PAD_ADDS = "; adds %s"
PAD_ADDS_TO = "to %s %s"
PAD_NO_PREPARE = " Button 4 is not possible now."
