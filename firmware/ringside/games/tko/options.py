"""The options of a match of TKO, as they are asked before it."""

from micropython import const

from ringside.games.tko.tables import BOXERS

# How a selection is pinched, and who holds which pad, are the table's business: the rules only
# keep them.
BOXER_A = const(0)
BOXER_B = const(1)
PLAY = const(2)
PINCH = const(3)
PADS = const(4)
PLAYERS = const(5)

SETUP = (
    ("A", BOXERS, 0),
    ("B", BOXERS, 1),
    ("play", ("basic", "intermediate"), 0),
    ("pinch", ("lock", "hold"), 0),
    ("pads", ("A left", "B left"), 0),
    ("players", ("two", "beginner", "human-like", "exact"), 0),  # two, or one against such a computer
)


def fits(setup, option, choice):
    """Six boxers are set aside: the second boxer is another than the first."""
    return option != BOXER_B or choice != setup[BOXER_A]


def check(setup):
    """ValueError, with words for a person, where a setup is not one."""
    if len(setup) != len(SETUP):
        raise ValueError("TKO has %d options, not %d" % (len(SETUP), len(setup)))
    for option, (key, choices, _) in enumerate(SETUP):
        if setup[option] >= len(choices):
            raise ValueError("TKO's %s has no choice %d" % (key, setup[option]))
        if not fits(setup, option, setup[option]):
            raise ValueError("both corners picked %s: pick two boxers" % BOXERS[setup[option]])
