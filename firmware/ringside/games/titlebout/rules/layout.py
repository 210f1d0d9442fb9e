"""Using the Scoresheet: the offsets of a bout's packed state.

Up to PUBLIC it is what is open on the table, and so is the view; after it come the order of
the cards, and the cards stacked by a person, if any.
"""

from micropython import const

from ringside.engine import rng
from ringside.games.titlebout.tables import boxer, deck

# What the bout waits for.
PHASE = const(0)
STYLES = const(0)  # managers of boxer/sluggers: which style for this fight
STRATEGIES = const(1)  # both managers, in secret: a strategy for the round
CARD_TURN = const(2)  # the next card
OVER = const(3)

# Which reading is taken from the next card.
READING = const(1)
CONTROL_CARD = const(0)  # Step One and Step Three
ACTION_CARD = const(1)  # Step Two
RESULT_CARD = const(2)
KD_CARD = const(3)
KDR_CARD = const(4)
KOR_CARD = const(5)
COUNT_CARD = const(6)
CUT_CARD = const(7)
FOUL_CARD = const(8)
INJURY_CARD = const(9)

ROUND = const(2)
USED = const(3)  # cards used in this round
IN_CONTROL = const(4)  # the seat that is, or was last, in control
KILLER = const(5)  # cards of Killer Instinct left
PUNCH = const(6)  # the punch that landed: twice its kind, and 1 if it is worth 2
AGGRESSOR = const(7)
WON_LAST = const(8)  # the seat that won the last round that anybody won, or NONE
PLACE = const(9)  # the extra colored pawn: an index of PLACES
TRAPPED = const(10)  # the seat against the ropes or in a corner, or NONE
LOOK = const(11)  # not 0: the next card shows the ring position
WINNER = const(12)  # a seat, DRAW, or NONE
DRAW = const(0xFE)
HOW = const(13)
TIME = const(14)  # seconds into the round in which it ended

# How it ended.
KNOCKOUT = const(1)
TKO_CUTS = const(2)
TKO_PUNISHMENT = const(3)
TKO_INJURY = const(4)
DISQUALIFICATION = const(5)
UNANIMOUS = const(6)
MAJORITY = const(7)
SPLIT = const(8)
DRAWN = const(9)
ON_ONE_POINT = const(10)  # New York: a draw on rounds, decided on the One-Point System
ON_POINTS = const(11)  # the points of all three add up to it, but no two of them have him ahead

OPTIONS = const(15)  # as in the setup
ROUNDS = const(15)
ROUNDS_OF = b"\x0a\x0c\x0f"  # by the option
SCORING = const(16)
STRATEGY_ON = const(17)
COVER_UP_ON = const(18)
RING_ON = const(19)
KDR_BY_HP = const(20)
DIVISION = const(21)  # A's, then B's
REDUCED_HITTING = const(23)
MOVEMENT_ON = const(24)
HOME = const(25)
MANAGERS = const(26)

CARD = const(27)  # the card that is face up
RING = CARD + deck.RING
CF_NUMBER = CARD + deck.CF
RN = CARD + deck.RN
RESULT = CARD + deck.RESULT
CHANCE = CARD + deck.CHANCE
KD = CARD + deck.KD
KDR = CARD + deck.KDR
KOR = CARD + deck.KOR
SCORERS = CARD + deck.SCORERS

# J1, J2 and R: of each, A's points and B's.
TOTALS = const(36)
ROUND_SCORES = const(42)
ONE_POINT = const(48)  # New York: the same fight on the One-Point System

# The two fighters, one block each; two bytes are the lower one first.
FIGHTERS = const(54)
FIGHTS_AS = const(0)  # 0 boxer, 1 slugger
BASE_CF = const(1)  # for the fight: after style, division, conversion and the opponent's DEF
BASE_HP = const(2)
BASE_PL = const(3)
CF = const(4)  # for the round, at this moment
HP = const(5)
PL = const(6)
KDR1 = const(7)
END = const(8)  # two bytes: for a fight of so many rounds
SPENT = const(10)  # two bytes: TP + OPM against him
TIRED = const(12)  # the round in which his END was used up, or 0
POINTS = const(13)  # two bytes
ROUND_POINTS = const(15)
ROUND_BEFORE = const(16)  # his points one round ago, and two
TWO_BEFORE = const(17)
MISSED = const(18)  # two bytes
ROUND_MISSED = const(20)
DOWNS = const(21)  # his knockdowns in the fight
ROUND_DOWNS = const(22)
CLINCHES = const(23)  # in this round
MOVES = const(24)
WARNINGS = const(25)
FOULS = const(26)
KINDS = const(27)  # eight bytes, one a kind of foul: warnings, and fouls in the upper half
CUTS = const(35)  # two bytes: a bit for each letter of the CUT DESCRIPTION
GASHES = const(37)  # how often a gash was opened or reopened
GASH_OPEN = const(38)  # 1: in this round
INJURED_CF = const(39)  # lost to injuries for the rest of the fight
INJURED_HP = const(40)
INJURED_PL = const(41)
EFFECT = const(42)  # of the round before on this one: an index of EFFECTS
NEXT_EFFECT = const(43)
CHOSEN = const(44)  # the Strategy Card on the table
STRATEGY = const(45)  # what it comes to: none where it cannot occur
USED_FI = const(46)  # four bytes, strategies used: inside, outside, cover-up, knockout
MARKS = const(50)  # Fouls/Cuts Conditions of this round
BOXER = const(51)  # his card
BOXER_SLUGGER = const(2)  # a card's style
LAST_LANDED = const(78)  # RESULT 79 is a foul, 80 an injury
FIGHTER_SIZE = BOXER + boxer.SIZE

WAS_DOWN = const(1)
CUT_MARK = const(2)
WARNED = const(4)
FOULED = const(8)
INJURED = const(16)
FATIGUED = const(32)
CARRIED_OVER = const(64)

# The scoresheet's lines, a round after another, of each A's and then B's.
LINES = FIGHTERS + 2 * FIGHTER_SIZE
LINE_POINTS = const(0)
LINE_MISSED = const(1)
LINE_CF = const(2)
LINE_HP = const(3)
LINE_PL = const(4)
LINE_AGG = const(5)
LINE_KDR1 = const(6)
LINE_STRATEGY = const(7)
LINE_MARKS = const(8)
LINE_J1 = const(9)  # J1, J2, R
LINE_SIZE = const(12)
MOST_ROUNDS = const(15)
ROUNDS_OF = b"\x0a\x0c\x0f"  # by the option

PUBLIC = LINES + 2 * MOST_ROUNDS * LINE_SIZE

RNG = PUBLIC
STACK = RNG + rng.SIZE  # two bytes: how far the stacked cards are used
ORDER = STACK + 2  # the 80 cards, two decks of 40
SIZE = ORDER + deck.CARDS


def fighter(seat):
    """Where a seat's block begins."""
    return FIGHTERS + seat * FIGHTER_SIZE


def card_of(seat):
    """Where a seat's boxer card begins."""
    return FIGHTERS + seat * FIGHTER_SIZE + BOXER


def is_both(state, seat):
    """Whether he is a boxer/slugger, whose manager must declare his style."""
    return state[card_of(seat) + boxer.STYLE] == BOXER_SLUGGER


def rounds(state):
    """The scheduled number of rounds."""
    return ROUNDS_OF[state[ROUNDS]]


def long(state, at):
    """A number of two bytes."""
    return state[at] | state[at + 1] << 8


def add(state, at, n):
    """Add to a number of two bytes; it never falls below 0."""
    n = max(0, long(state, at) + n)
    state[at] = n & 0xFF
    state[at + 1] = n >> 8


def line(state, seat):
    """Where a seat's line of this round begins."""
    return LINES + (2 * (state[ROUND] - 1) + seat) * LINE_SIZE
