"""The offsets of a match's packed state: what lies on the table, then what is hidden.

Up to PUBLIC it is what everybody sees, and so the table's view. A seat's view is that and, at
OWN_HAND, its three cards. So what reads a state up to PUBLIC also reads a view.

A pair of bytes is A's, then B's. A place on the stage is row * COLUMNS + column, walls around it
included; every second row, from row 1 on, lies half a space further to the right. A direction is a
number from EAST on, counter-clockwise.

A card is a number in its owner's deck: the common cards, his special cards, his Event cards (see rules.cards).
What is on its face, its code, is area | colour << COLOUR.
"""

from micropython import const

PHASE = const(0)  # what the match waits for, and what an ask is about
ATTACK = const(0)
PUNISHMENT = const(1)
PREPARE = const(2)
DASH = const(3)
RESOLVE = const(4)
SHOWN = const(5)  # in companion mode only, as EXTENSION
EXTENSION = const(6)
OVER = const(7)
STRING_OVER = const(8)  # never asked about: the roles are about to switch
OFFENSIVE = const(1)  # the seat of the Offensive player
ROUND = const(2)  # the number of the round, from 1
STRING = const(3)  # the number of the String in the round, from 1
TO_WIN = const(4)  # rounds that win the match
COMPANION = const(5)  # 1: the players hold the printed cards
STAGE = const(6)
FIGHTER = const(7)  # a pair
WON = const(9)  # a pair: rounds
HP = const(11)  # a pair
AT = const(13)  # a pair: the spaces they stand on
HEAT = const(15)  # a pair
READY = const(0)
ACTIVE = const(1)  # in this String
USED = const(2)
RAGE = const(17)  # a pair: READY is face-down, ACTIVE revealed, USED
DOWN = const(19)  # a pair: 1 knocked down
POWER = const(21)  # a pair: more damage of his next Strike
STUNS = const(23)  # a pair: Attack Slots with a Stun card in his next String, a bit a slot
TOKEN = const(25)  # a pair: the Attack Slot with his Punishment token, or NONE
SLOTS = const(27)  # four: what lies in the Offensive player's Attack Slots: a code, or one of these
EMPTY = const(0xFF)
STUN_CARD = const(0xFE)
ABSENT = const(0xFD)  # the fourth without Heat
BLOCKED = const(0x20)  # beside a code: defended in a String with Heat
SLOT_CARDS = const(31)  # four: the cards that they are, or NONE
SLOT = const(35)  # the Attack Slot of the attack in play or to come
PENDING = const(36)  # eight: how many Symbols of each kind from 1 on are still to be resolved
GUESS = const(44)  # the area guessed in this attack, or NO_GUESS
NO_GUESS = const(3)
PREPARED = const(45)  # before this attack, bits:
STANCE_CHANGED = const(1)
WENT_BACK = const(2)  # decided to do nothing
EVENT_PLAYED = const(4)  # in companion mode, as EXTENDED: an Event was drawn
EXTENDED = const(8)  # one Symbol of an Extension was typed in
USED_SPACES = const(46)  # special spaces that have lost their effect for this round, a bit each
DISCARDS = const(47)  # three bytes a seat: the cards in his discard pile, a bit a card, the lowest first
DECK_LEFT = const(53)  # a pair: cards left to draw
EVENTS_LEFT = const(55)  # cards left in the event deck
LAST_EVENT = const(56)  # the kind of event drawn last in this round, or NONE
GUESSES = const(57)  # a pair: Punish Attempts in the match
RIGHT_GUESSES = const(59)  # a pair: successful ones
ROUNDS_LOG = const(61)  # five: of each round played, winner | on time << 1 | HP left << 2
WINNER = const(66)  # the seat that won the match, or NONE
PUBLIC = const(67)

# A seat's view goes on with its own cards.
OWN_HAND = const(67)  # three cards, or NONE
OWN_SEAT = const(70)
VIEW_SIZE = const(71)

# The state goes on with what lies face-down.
HANDS = const(67)  # three cards a seat
DECKS = const(73)  # DECK a seat, the next card last, NONE behind them
EVENTS = const(109)  # the event deck, the next card last
RNG = const(121)
SIZE = const(129)

HAND = const(3)  # cards
DECK = const(18)  # cards of a deck
EVENT_DECK = const(12)  # cards, at most
ALL_SLOTS = const(4)
PRINTED_SLOTS = const(3)

# Attack Areas and colours
HIGH = const(0)
MID = const(1)
LOW = const(2)
AREA = const(3)  # of a code
COLOUR = const(2)
YELLOW = const(0)
GREEN = const(1)
RED = const(2)
BLUE = const(3)

# Symbols
MOVE = const(1)
STRIKE1 = const(2)
STRIKE2 = const(3)
STRIKE3 = const(4)
PUSH1 = const(5)
PUSH2 = const(6)
SWEEP = const(7)
STUN = const(8)
KINDS = const(8)
USE_RAGE = const(9)  # an answer like a Symbol

# The stage
COLUMNS = const(11)
ROWS = const(7)
EAST = const(0)
NORTH_EAST = const(1)
NORTH_WEST = const(2)
WEST = const(3)
SOUTH_WEST = const(4)
SOUTH_EAST = const(5)

# What a place is
WALL = const(0)  # a Regular Wall
BLASTING_WALL = const(1)
SPACE = const(2)
HEAL = const(3)  # the special spaces
POWER_UP = const(4)
GLASS = const(5)
SLIPPERY = const(6)


def add(state, at, n):
    """Add to a byte that stays one: at most 255."""
    state[at] = min(state[at] + n, 0xFF)
