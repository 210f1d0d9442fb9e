"""The options of a game of Knock Out, as they are asked before it.

The first three are the book's: how many play, and the two groups of Pro Rules, each on its own switch.
Then who holds each of the five seats; a seat that does not play stays at "person".
"""

_HOLDERS = ("person", "shared", "easy", "middle", "best")

SETUP = (
    ("players", ("3", "4", "5"), 0),
    ("starts", ("fixed", "variable"), 0),  # Variable Starting Positions
    ("seasons", ("1", "2"), 0),  # The Second Boxing Season
    ("A", _HOLDERS, 0),
    ("B", _HOLDERS, 0),
    ("C", _HOLDERS, 0),
    ("D", _HOLDERS, 0),
    ("E", _HOLDERS, 0),
)
PLAYERS = 0
STARTS = 1
SEASONS = 2
HOLDERS = 3  # the first of five

PERSON = 0  # with a pad, or a phone that is one
SHARED = 1  # one of several who hand pad A on
EASY = 2  # the computer player's level 0; levels 1 and 2 follow

FEWEST = 3  # players


def fits(setup, option, choice):
    """A seat that does not play has no holder to choose."""
    return option < HOLDERS or not choice or option - HOLDERS < setup[PLAYERS] + FEWEST


def check(setup):
    """ValueError, with words for a person, where a setup is not one."""
    if len(setup) != len(SETUP):
        raise ValueError("Knock Out has %d options, not %d" % (len(SETUP), len(setup)))
    for option, (key, choices, _) in enumerate(SETUP):
        if setup[option] >= len(choices) or not fits(setup, option, setup[option]):
            raise ValueError("Knock Out's %s has no choice %d here" % (key, setup[option]))
