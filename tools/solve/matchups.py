"""The chances of every pair of boxers in a round and in a match, as tables and as a picture."""

import numpy as np
from rich import box
from rich.table import Table

from ringside.games.tko.tables import BOXERS, STARTS
from tools.solve.positions import side
from tools.solve.rounds import NEUTRAL, Values
from tools.wiring.svg import Page

_CELL, _HIGH, _NAMES, _TOP = 74, 30, 130, 96
_GAP = 70


def rounds_of(values: Values) -> np.ndarray:
    """The chance of the row's boxer to win a round against the column's."""
    starts = [side(tuple(STARTS[4 * boxer : 4 * boxer + 4])) for boxer in range(len(BOXERS))]
    return values[NEUTRAL][np.ix_(starts, starts)]


def matches_of(chances: np.ndarray) -> np.ndarray:
    """The chance to win two rounds first, of the chances to win one: each begins from the same markers."""
    return chances**2 * (3 - 2 * chances)


def table(title: str, chances: np.ndarray) -> Table:
    """Rows and columns of boxers; a cell is the row's chance."""
    found = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    found.add_column("")
    for name in BOXERS:
        found.add_column(name.split()[-1], justify="right")
    for row, name in enumerate(BOXERS):
        cells = ["·" if row == column else f"{chances[row, column]:.1%}" for column in range(len(BOXERS))]
        found.add_row(name.split()[-1], *cells)
    return found


def picture(title: str, parts: list[tuple[str, np.ndarray]]) -> str:
    """The tables as SVG, one below the other: green where the row's boxer is ahead, red where behind."""
    height = _TOP + len(parts) * (len(BOXERS) * _HIGH + _GAP)
    page = Page(_NAMES + len(BOXERS) * _CELL + 20, height, title)
    page.text(20, 34, title, "title")
    for part, (head, chances) in enumerate(parts):
        top = _TOP + part * (len(BOXERS) * _HIGH + _GAP)
        page.text(20, top - 32, head, "head")
        for column, name in enumerate(BOXERS):
            page.text(_NAMES + (column + 0.5) * _CELL, top - 8, name.split()[-1], "middle")
        for row, name in enumerate(BOXERS):
            y = top + row * _HIGH
            page.text(_NAMES - 8, y + 20, name, "end")
            for column in range(len(BOXERS)):
                x = _NAMES + column * _CELL
                chance = chances[row, column]
                page.rect(x, y, _CELL - 2, _HIGH - 2, f'style="fill:{_colour(chance, row == column)}"', 3)
                if row != column:
                    page.text(x + _CELL / 2 - 1, y + 19, f"{chance:.1%}", "middle")
    return page.done()


def _colour(chance: float, none: bool) -> str:
    if none:
        return "#eee"
    strength = min(1.0, abs(chance - 0.5) / 0.25)
    ahead, behind = (120, 190, 120), (230, 130, 120)
    most = ahead if chance > 0.5 else behind
    return "#" + "".join(f"{round(255 + (end - 255) * strength):02x}" for end in most)
