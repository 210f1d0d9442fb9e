"""The options of a bout of Title Bout, as they are asked before it."""

_OFF_ON = ("off", "on")
_DIVISIONS = ("own", "below", "above")

# In the order of layout.OPTIONS.
SETUP = (
    ("rounds", ("10", "12", "15"), 2),
    ("scoring", ("one", "five", "ten", "rounds", "new_york"), 1),
    ("strategy", _OFF_ON, 0),
    ("cover_up", _OFF_ON, 0),
    ("ring_position", _OFF_ON, 0),
    ("kdr_by_hp", _OFF_ON, 0),
    ("division_A", _DIVISIONS, 0),
    ("division_B", _DIVISIONS, 0),
    ("reduced_hitting", _OFF_ON, 0),
    ("movement", _OFF_ON, 0),
    ("home", ("nobody", "A", "B"), 0),
    ("managers", ("two", "one", "none"), 0),  # persons, A's first; the rules are the same
)
_STRATEGY = 2
_COVER_UP = 3


def fits(setup, option, choice):
    """The Cover-Up is one of the strategies."""
    return option != _COVER_UP or not choice or bool(setup[_STRATEGY])
