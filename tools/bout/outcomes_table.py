"""The outcomes of many bouts as a table for a terminal."""

import math

from rich import box
from rich.table import Table

from ringside.games.titlebout.rules import layout, scoring
from tools.bout.names import Names
from tools.bout.outcomes import Interval, Outcomes
from tools.bout.verdict import ROW, WAYS

_LABEL = 21
_CELL = 18

_INSIDE = (layout.KNOCKOUT, layout.TKO_CUTS, layout.TKO_PUNISHMENT, layout.TKO_INJURY, layout.DISQUALIFICATION)
_DECIDED = (layout.UNANIMOUS, layout.MAJORITY, layout.SPLIT, layout.ON_POINTS, layout.ON_ONE_POINT)


def shares(outcomes: Outcomes, names: Names, system: int) -> Table:
    """Who wins how, in percent of all bouts."""
    drawn = _table("in % of all bouts", names, "either")
    decided = _DECIDED if system == scoring.NEW_YORK else _DECIDED[:-1]

    def row(words: str, ways: tuple[int, ...], **look) -> None:
        cells = [*(outcomes.share(seat, ways) for seat in (0, 1)), outcomes.shared(ways)]
        drawn.add_row(words, *map(_percent, cells), **look)

    row("wins", _INSIDE + _DECIDED, style="bold")
    row(" inside the distance", _INSIDE)
    for way in _INSIDE:
        row(f"  {WAYS[way][ROW]}", (way,))
    row(" by decision", decided)
    for way in decided:
        row(f"  {WAYS[way][ROW]}", (way,))
    drawn.add_row("draw", "", "", _percent(outcomes.shared((layout.DRAWN,))), style="bold")
    return drawn


def means(outcomes: Outcomes, names: Names) -> Table:
    """What a bout and a round bring."""
    drawn = _table("means", names, "both")
    drawn.add_row("rounds a bout", "", "", _number(outcomes.a_bout("rounds")))
    for words, of, key in (
        ("knockdowns a bout", outcomes.a_bout, "downs"),
        ("points a round", outcomes.a_round, "points"),
        ("misses a round", outcomes.a_round, "missed"),
    ):
        drawn.add_row(words, *(_number(of((key, who))) for who in (0, 1, None)))
    return drawn


def _table(title: str, names: Names, last: str) -> Table:
    drawn = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False)
    drawn.add_column(title, no_wrap=True, min_width=_LABEL)
    for column in (*names.short, last):
        drawn.add_column(column, justify="right", no_wrap=True, min_width=_CELL, max_width=_CELL)
    return drawn


def _percent(found: Interval) -> str:
    low, high = 100 * found.low, 100 * found.high
    return f"{100 * found.value:.1f} {f'{low:.1f}-{high:.1f}':>10}"


def _number(found: Interval) -> str:
    bounds = "" if math.isnan(found.low) else f"{found.low:.2f}-{found.high:.2f}"
    return f"{found.value:.2f} {bounds:>11}"
