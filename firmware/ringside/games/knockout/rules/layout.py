"""The offsets of a game's packed state: what lies on the table, then what is hidden.

Up to PUBLIC it is what everybody sees, and so the table's view. A seat's view is that and, from
OWN_HAND on, his own cards. So what reads a state up to PUBLIC also reads a view.

Money is in units of UNIT Schmelings: half a bet is then always whole. A sum has two bytes, the lower
one first; MONEY and BANK may be below 0. A boxer is a number: twice his owner's seat, and 1 for the
small one.
"""

from micropython import const

from ringside.engine.codec import NONE

UNIT = const(500)  # Schmelings

PLAYERS = const(0)
PHASE = const(1)  # what the game waits for, and what an ask is about
CHALLENGE = const(0)
TRAINING = const(1)
BET = const(2)
ROUND = const(3)
OVER = const(4)
SEASON = const(2)  # 1 or 2
SEASONS = const(3)  # how many are played
VARIABLE = const(4)  # 1: Variable Starting Positions
BOUT = const(5)  # the number of this bout in the season, from 1
CHALLENGER = const(6)  # the seat whose turn it is
DEFENDER = const(7)  # the seat that was challenged, or NONE

# The two bet boards; a pair of bytes is the Challenger's (RED), then the Defender's (BLUE).
RED = const(0)
BLUE = const(1)
ON_BOARD = const(8)  # the boxer on each bet board, or NONE
START = const(10)  # spaces from his starting space to the K.O. space
PAWN = const(12)  # spaces moved towards the K.O. space
TRAINED = const(14)  # fight cards in training that are still unplayed
BOUT_ROUND = const(16)  # the round in the ring, 1 to 3; 0 before the bell
PLAYED = const(17)  # fight cards of the rounds so far, two a round, 0 for none
BET_ROUND = const(23)  # the round of betting, 1 to 3; 0 outside phase BET
PLACED = const(24)  # bet tokens placed in this round of betting
BETS = const(25)  # the eight bet spaces: kind << 3 | seat, or NONE
FOLLOWS = const(33)  # the follow spaces that belong to them: a seat, or NONE
PASSES = const(41)  # a player's tokens on the Pass space, five bytes
SPACES = const(8)  # a bet space: board << 2 | space, the lowest sum first

BOXERS = const(46)  # ten bytes
CLASS = const(3)  # bits 0 and 1
AMATEUR = const(0)
PROFESSIONAL = const(1)
CHAMPION = const(2)
TITLE = const(12)  # bits 2 and 3, as TITLE_SHIFT says
TITLE_SHIFT = const(2)
NO_TITLE = const(0)
SUPERCHAMPION = const(1)
WORLD_CHAMPION = const(2)
TROPHY = const(0x10)  # won the previous bout
STEAK = const(0x20)  # lost it
OUT = const(0x40)  # was knocked out

CARDS = const(56)  # fight cards that a player has, those in training included; five bytes
IOUS = const(61)  # debt acknowledgements; five bytes
MONEY = const(66)  # five sums
BONUS = const(76)  # a sum: the bonus space
BANK = const(78)  # a sum: what the bank has paid out, less what it has taken in
LEDGER = const(80)  # five sums a player, since the start of the game
PRIZES = const(0)  # prize money
WON = const(2)  # from bets
LOST = const(4)  # on bets
UNUSED = const(6)  # for fight cards not used
SHARE = const(8)  # of the bonus space
LEDGER_SIZE = const(10)
PUBLIC = const(130)

# A seat's view goes on with his own cards: five bytes each, how many of the values 1 to 5.
OWN_HAND = const(130)  # his fight cards that are not in training
OWN_TRAINING = const(135)  # his fight cards in training that are still unplayed
VIEW_SIZE = const(140)

# The state goes on with everybody's.
HANDS = const(130)  # five bytes a player
IN_TRAINING = const(155)  # the Challenger's five bytes, then the Defender's
SIZE = const(165)

VALUES = const(5)  # fight cards are worth 1 to 5
EVERYBODY = const(5)  # seats, as many as a state has room for
BOXERS_IN_ALL = const(10)


def number(state, at):
    """A sum of two bytes, below 0 where the upper bit is set."""
    n = state[at] | state[at + 1] << 8
    return n - 0x10000 if n & 0x8000 else n


def add(state, at, n):
    """Add to a sum of two bytes."""
    n += number(state, at)
    state[at] = n & 0xFF
    state[at + 1] = n >> 8 & 0xFF


def owner(boxer):
    """The seat that a boxer belongs to."""
    return boxer >> 1


def class_of(state, boxer):
    """AMATEUR, PROFESSIONAL or CHAMPION."""
    return state[BOXERS + boxer] & CLASS


def title_of(state, boxer):
    """NO_TITLE, SUPERCHAMPION or WORLD_CHAMPION."""
    return (state[BOXERS + boxer] & TITLE) >> TITLE_SHIFT


def left_of(state, seat):
    """The left-hand neighbour: the next one clockwise."""
    return (seat + 1) % state[PLAYERS]


def clear_boards(state):
    """Nobody is challenged, the bet boards and the ring are empty, the tokens are back."""
    state[DEFENDER] = state[ON_BOARD + RED] = state[ON_BOARD + BLUE] = NONE
    for at in range(START, BETS):
        state[at] = 0
    for space in range(SPACES):
        state[BETS + space] = state[FOLLOWS + space] = NONE
    for seat in range(EVERYBODY):
        state[PASSES + seat] = 0
