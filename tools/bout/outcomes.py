"""What is counted over many bouts, and how far it can be trusted.

All is counted in whole numbers, so that it does not matter who played which bout, or in
which order.
"""

import math
from collections import Counter
from statistics import NormalDist
from typing import NamedTuple

from ringside.games.titlebout.rules import layout
from tools.bout.simulate import play
from tools.bout.verdict import winner

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
ROUND = 180  # seconds

Tally = Counter


class Interval(NamedTuple):
    """An estimate and the bounds of its 95 % confidence interval."""

    value: float
    low: float
    high: float


def proportion(n: int, of: int) -> Interval:
    """Wilson's score interval: it holds near 0 and 1, too."""
    p = n / of
    middle = (p + Z * Z / (2 * of)) / (1 + Z * Z / of)
    half = Z / (1 + Z * Z / of) * math.sqrt(p * (1 - p) / of + Z * Z / (4 * of * of))
    return Interval(p, 0.0 if n == 0 else middle - half, 1.0 if n == of else middle + half)


def mean(n: int, total: int, squares: int) -> Interval:
    """Of n numbers with this sum and this sum of squares; nan for the bounds of a single one."""
    return ratio(n, total, squares, n, n, total)


def ratio(n: int, total: int, squares: int, per: int, per_squares: int, both: int) -> Interval:
    """How much comes on one of what is divided by: of n bouts, sums, sums of squares and of products."""
    value = total / per
    if n < 2:
        return Interval(value, math.nan, math.nan)
    # Exact up to the last step: differences of big sums lose digits.
    rest = squares * per * per - 2 * total * per * both + total * total * per_squares
    half = Z * math.sqrt(max(0, rest) / per / per * n / (n - 1)) / per
    return Interval(value, value - half, value + half)


def tally(setup: bytes, first: int, n: int) -> Tally:
    """What is counted in the n bouts from seed `first` on."""
    counted: Tally = Counter()
    for seed in range(first, first + n):
        _count(counted, play(setup, seed))
    return counted


def _count(counted: Tally, state: bytearray) -> None:
    seat = winner(state)
    counted["bouts"] += 1
    counted["how", seat, state[layout.HOW]] += 1
    seconds = ROUND * (state[layout.ROUND] - 1) + state[layout.TIME]
    _add(counted, "rounds", state[layout.ROUND], seconds)
    counted["seconds"] += seconds
    counted["seconds", "squares"] += seconds * seconds
    points, missed, downs = [], [], []
    for side in (0, 1):
        at = layout.fighter(side)
        points.append(layout.long(state, at + layout.POINTS))
        missed.append(layout.long(state, at + layout.MISSED))
        downs.append(state[layout.fighter(1 - side) + layout.DOWNS])  # that he scored
    for name, values in (("points", points), ("missed", missed), ("downs", downs)):
        for who, value in (*enumerate(values), (None, sum(values))):
            _add(counted, (name, who), value, seconds)


def _add(counted: Tally, key, value: int, seconds: int) -> None:
    counted["sum", key] += value
    counted["squares", key] += value * value
    counted["with seconds", key] += value * seconds


class Outcomes:
    """A tally, asked for its figures."""

    def __init__(self, counted: Tally):
        self._counted = counted
        self.bouts = counted["bouts"]

    def share(self, seat: int | None, ways: tuple[int, ...]) -> Interval:
        """How many of the bouts a seat wins in one of these ways; with None the draws."""
        return proportion(sum(self._counted["how", seat, way] for way in ways), self.bouts)

    def shared(self, ways: tuple[int, ...]) -> Interval:
        """How many of the bouts end in one of these ways, for either boxer."""
        found = sum(self._counted["how", seat, way] for seat in (0, 1, None) for way in ways)
        return proportion(found, self.bouts)

    def a_bout(self, key) -> Interval:
        """The mean of a bout."""
        return mean(self.bouts, self._counted["sum", key], self._counted["squares", key])

    def a_round(self, key) -> Interval:
        """How much comes on three minutes of boxing."""
        counted = self._counted
        found = ratio(
            self.bouts,
            counted["sum", key],
            counted["squares", key],
            counted["seconds"],
            counted["seconds", "squares"],
            counted["with seconds", key],
        )
        return Interval(*(ROUND * value for value in found))
