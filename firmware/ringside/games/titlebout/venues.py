"""For Title Bout's setup only: where a fight is held, and in which division.

Which Scoring System to Use; Fighting a Boxer Out of His Normal Division.
"""

from micropython import const

from ringside.games.titlebout.rules.scoring import FIVE, NEW_YORK, ONE, ROUNDS, TEN
from ringside.games.titlebout.tables.boxer import DIVISION

# Of the options division_A and division_B.
_OWN = const(0)
_BELOW = const(1)
_ABOVE = const(2)
_FARTHEST = const(2)  # each boxer moves by at most one division

# Each with the number of its system; elsewhere in the United States, and overseas.
STATES = (
    ("California", ONE),
    ("Massachusetts", TEN),
    ("Ohio", TEN),
    ("Texas", TEN),
    ("New Jersey", ROUNDS),
    ("New York", NEW_YORK),
    ("other states", FIVE),
    ("overseas", NEW_YORK),
)


def divisions(a, b):
    """The choices of division_A and division_B for two boxer cards; None where they are too far apart to meet.

    One class apart the lighter man goes up; two apart they meet between.
    """
    apart = b[DIVISION] - a[DIVISION]  # above 0: B is lighter
    if abs(apart) > _FARTHEST:
        return None
    lighter = _ABOVE if apart else _OWN
    heavier = _BELOW if abs(apart) == _FARTHEST else _OWN
    return (heavier, lighter) if apart > 0 else (lighter, heavier)
