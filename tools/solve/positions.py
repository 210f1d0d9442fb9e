"""The positions of a round of TKO, their symmetries, and where a selection leads from each.

A side is where the four Point Markers of a boxer stand, each from 0 to 4, as a number from 0 to 624: the uppercut's
counts most. A position is A's side and B's. Everything here works on whole arrays of positions.
"""

import numpy as np

from ringside.games.tko import rules

SIDES = 5**4
MOST = 32  # points: eight markers at 4
STEPS = np.array([125, 25, 5, 1])  # what a point on each bar adds to a side's number
BARS = np.arange(SIDES)[:, None] // STEPS % 5  # the markers of each side
POINTS = BARS.sum(axis=1)
TURNED = BARS[:, [2, 3, 0, 1]] @ STEPS  # the side with head and body changed over

OUTCOMES = np.frombuffer(rules.OUTCOMES, np.uint8).reshape(4, 4)  # rows A: who earns a point, 1 A, 2 B, 3 both
NONE = OUTCOMES == 0  # a selection that scores nothing

# The value of a round for A.
WON, LOST, EVEN = 1.0, 0.0, 0.5  # EVEN: sudden death, and a round without end


def side(bars: tuple[int, ...]) -> int:
    """The number of a side, from its four markers."""
    return int(np.dot(bars, STEPS))


def first_of_four(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Whether a position comes first among those that the sides and head and body make of it."""
    here = a * SIDES + b
    others = b * SIDES + a, TURNED[a] * SIDES + TURNED[b], TURNED[b] * SIDES + TURNED[a]
    return here <= np.minimum.reduce(others)


def first_of_two(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Whether a position comes before the one that head and body make of it, or is the same."""
    return a * SIDES + b <= TURNED[a] * SIDES + TURNED[b]


def of_points(points: int) -> tuple[np.ndarray, np.ndarray]:
    """Both sides of every position whose markers show so many points together."""
    a, b = np.divmod(np.arange(SIDES * SIDES), SIDES)
    here = POINTS[a] + POINTS[b] == points
    return a[here], b[here]


def after(values: np.ndarray, a: np.ndarray, b: np.ndarray, bar_a: int | None, bar_b: int | None) -> np.ndarray:
    """The value after a point for A on one bar, for B on another (None: no point), of a table by both sides."""
    five_a = BARS[a, bar_a] == 4 if bar_a is not None else np.zeros(len(a), bool)
    five_b = BARS[b, bar_b] == 4 if bar_b is not None else np.zeros(len(b), bool)
    next_a = a + (0 if bar_a is None else STEPS[bar_a])
    next_b = b + (0 if bar_b is None else STEPS[bar_b])
    found = values[np.where(five_a, 0, next_a), np.where(five_b, 0, next_b)]
    return np.select([five_a & five_b, five_a, five_b], [EVEN, WON, LOST], found)
