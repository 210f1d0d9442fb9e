"""What is counted in a bout, and the mean of it with its sampling error."""

import math
from collections.abc import Callable
from typing import NamedTuple

from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.tables import boxer
from tools.calibrate.pairs import book_pair, even_pairs, lines, play, uneven_pairs

EARLY = 4  # rounds of a bout before a boxer is tired


class Mean(NamedTuple):
    """A mean, kept so that two of them can be put together."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def __add__(self, other):
        return Mean(self.n + other.n, self.total + other.total, self.squares + other.squares)

    @property
    def value(self) -> float:
        return self.total / self.n if self.n else math.nan

    @property
    def error(self) -> float:
        """The standard error."""
        if self.n < 2:
            return math.nan
        variance = max(0.0, self.squares / self.n - self.value**2)
        return math.sqrt(variance / self.n)


def mean(values) -> Mean:
    """The mean of some numbers."""
    values = [float(value) for value in values]
    return Mean(len(values), sum(values), sum(value * value for value in values))


Tally = dict[str, Mean]


def book(number: int) -> Tally:
    """Jeffries against Johnson, before knockdowns: what a round brings while both are fresh."""
    ((jeffries, johnson),) = book_pair()
    punches: list[list[int]] = []
    state = play(jeffries, johnson, number, punches=punches)
    punches = punches[:EARLY]
    missed = [[line[layout.LINE_MISSED] for line in lines(state, seat)[:EARLY]] for seat in (0, 1)]
    return {
        "johnson_points": mean(b for _, b in punches),
        "jeffries_points": mean(a for a, _ in punches),
        "johnson_missed": mean(missed[1]),
        "jeffries_missed": mean(missed[0]),
        "johnson_twenty": mean(b >= 20 for _, b in punches),
        "jeffries_twenty": mean(a >= 20 for a, _ in punches),
        "close": mean(abs(a - b) <= 5 for a, b in punches),
    }


def even(number: int) -> Tally:
    """Two evenly matched good heavyweights, on the Ten-Point System."""
    pairs = even_pairs()
    state = play(*pairs[number % len(pairs)], number)
    how = state[layout.HOW]
    scored = [
        abs(a[layout.LINE_J1 + scorer] - b[layout.LINE_J1 + scorer])
        for a, b in zip(lines(state, 0), lines(state, 1), strict=True)
        for scorer in range(3)
    ]
    downs = [state[layout.fighter(seat) + layout.DOWNS] for seat in (0, 1)]
    inside = how < layout.UNANIMOUS
    return {
        "inside": mean([inside]),
        "knockouts": mean([how == layout.KNOCKOUT]),
        "punishment": mean([how == layout.TKO_PUNISHMENT]),
        "injuries": mean([how == layout.TKO_INJURY]),
        "cuts": mean([how == layout.TKO_CUTS]),
        "disqualified": mean([how == layout.DISQUALIFICATION]),
        "knockdowns": mean([sum(downs)]),
        "even_rounds": mean(margin == 0 for margin in scored),
        "wide_rounds": mean(margin >= 2 for margin in scored),
        "draws": mean([how == layout.DRAWN]),
    }


def uneven(number: int) -> Tally:
    """A rating gap of 3."""
    pairs = uneven_pairs()
    a, b = pairs[number % len(pairs)]
    state = play(a, b, number)
    better = 0 if a[boxer.RATING] > b[boxer.RATING] else 1
    return {"better_wins": mean([state[layout.WINNER] == better])}


KINDS: dict[str, Callable[[int], Tally]] = {"book": book, "even": even, "uneven": uneven}


def tally(kind: str, first: int, n: int) -> Tally:
    """All of a run of bouts."""
    whole: Tally = {}
    for number in range(first, first + n):
        for key, found in KINDS[kind](number).items():
            whole[key] = whole.get(key, Mean()) + found
    return whole
