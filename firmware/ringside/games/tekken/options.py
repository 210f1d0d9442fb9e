"""The options of a match of TEKKEN: the board game, as they are asked before it.

A setup may go on behind them with stacked cards, see rules.set_up.
"""

from micropython import const

from ringside.games.tekken.tables.names import FIGHTERS, STAGES

_HOLDERS = ("person", "shared", "easy", "middle", "best")

SETUP = (
    ("A", FIGHTERS, 0),
    ("B", FIGHTERS, 1),
    ("stage", STAGES, 0),
    ("rounds", ("1", "2", "3"), 2),  # that win the match
    ("cards", ("dealt", "companion"), 0),
    ("player_A", _HOLDERS, 0),
    ("player_B", _HOLDERS, 0),
)
FIGHTER = const(0)  # A's, then B's
STAGE = const(2)
ROUNDS = const(3)
CARDS = const(4)
PLAYERS = const(5)  # A's, then B's
OPTIONS = const(7)

DEALT = const(0)  # the device deals the cards
COMPANION = const(1)  # the players hold the printed cards

PERSON = const(0)  # with a pad, or a phone that is one
SHARED = const(1)  # one of several who hand pad A on
EASY = const(2)  # the computer player's level 0; levels 1 and 2 follow


def fits(setup, option, choice):
    """A computer player cannot hold printed cards."""
    return option < PLAYERS or choice < EASY or setup[CARDS] == DEALT


def check(setup):
    """ValueError, with words for a person, where the options of a setup are not ones."""
    if len(setup) < OPTIONS:
        raise ValueError("TEKKEN has %d options, not %d" % (OPTIONS, len(setup)))
    for option, (key, choices, _) in enumerate(SETUP):
        if setup[option] >= len(choices):
            raise ValueError("TEKKEN's %s has no choice %d" % (key, setup[option]))
        if not fits(setup, option, setup[option]):
            raise ValueError("a computer player cannot hold printed cards: let a person play, or have the cards dealt")
