"""The scoresheet of a bout: every column of the book's, of each fighter."""

import csv
import io
from typing import NamedTuple

from rich import box
from rich.table import Table

from ringside.engine.codec import ranking_of_two
from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.tables import boxer
from tools.bout.names import Names
from tools.bout.notes import Notes
from tools.playout import titlebout as words
from tools.playout.sources import SEATS

HEADS = {
    "round": "Rd",
    "points": "Pts",
    "total": "Total",
    "cf": "CF",
    "hp": "HP",
    "pl": "PL",
    "agg": "AGG",
    "kdr1": "KDR1",
    "pm": "PM",
    "tp_opm": "TP+OPM",
    "j1": "J1",
    "j2": "J2",
    "r": "R",
    "strategy": "Strat.",
    "conditions": "Fouls/Cuts Conditions",
}
SHORT = {
    "none": "",
    "fighting_inside": "FI",
    "fighting_outside_defensively": "FO def",
    "fighting_outside_offensively": "FO off",
    "knockout": "KO",
    "cover_up": "CU",
}


class Row(NamedTuple):
    """A line of the scoresheet. The scorers' columns are None in a round that was not scored."""

    round: int
    points: int
    total: int
    cf: int
    hp: int
    pl: int
    agg: int
    kdr1: int
    pm: int
    tp_opm: int
    j1: int | None
    j2: int | None
    r: int | None
    strategy: str
    conditions: str


def rows(state: bytearray, notes: Notes) -> tuple[list[Row], list[Row]]:
    """Each fighter's lines."""
    view = bytes(state[: layout.PUBLIC])
    lines = words.result(ranking_of_two(view[layout.WINNER]), view)["scoresheet"]
    # The round in which it was stopped was not scored.
    scored = view[layout.ROUND] - (view[layout.HOW] < layout.UNANIMOUS)
    return _rows(lines, notes, 0, scored), _rows(lines, notes, 1, scored)


def _rows(lines: list[dict], notes: Notes, seat: int, scored: int) -> list[Row]:
    found = []
    total = tp_opm = 0
    for number, both in enumerate(lines, 1):
        line = both[SEATS[seat]]
        total += line["points"]
        tp_opm += line["points"] + both[SEATS[1 - seat]]["pm"]
        j1, j2, r = line["scorers"] if number <= scored else (None, None, None)
        columns = line["cf"], line["hp"], line["pl"], line["agg"], line["kdr1"], line["pm"]
        conditions = notes.of(seat, number)
        found.append(Row(number, line["points"], total, *columns, tp_opm, j1, j2, r, line["strategy"], conditions))
    return found


def table(rows: list[Row], strategies: bool) -> Table:
    """A fighter's lines, the last one with what can be added up."""
    drawn = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False)
    columns = [name for name in Row._fields if strategies or name != "strategy"]
    sums: dict[str, int | str] = {
        "round": "all",
        "points": sum(row.points for row in rows),
        "agg": sum(row.agg for row in rows),
    }
    sums |= {"pm": sum(row.pm for row in rows)}
    for scorer in ("j1", "j2", "r"):
        sums[scorer] = sum(getattr(row, scorer) or 0 for row in rows)
    for name in columns:
        words = name in ("strategy", "conditions")
        drawn.add_column(HEADS[name], justify="left" if words else "right", no_wrap=not words)
    for row in rows:
        drawn.add_row(*(_cell(name, getattr(row, name)) for name in columns))
    drawn.add_row(*(str(sums.get(name, "")) for name in columns), style="bold")
    return drawn


def _cell(name: str, value: int | str | None) -> str:
    if value is None:
        return "-"
    return SHORT[str(value)] if name == "strategy" else str(value)


def starting_values(state: bytearray, seat: int) -> str:
    """What was entered on the scoresheet before the first bell; and the Fighter's Record, if his card has one."""
    at = layout.fighter(seat)
    end = layout.long(state, at + layout.END)
    card = at + layout.BOXER
    won, lost, drawn, knockouts = state[card + boxer.RECORD : card + boxer.RECORD + 4]
    record = f"  Record {won}-{lost}-{drawn}, {knockouts} KO" if won + lost + drawn else ""
    return (
        f"CF {state[at + layout.BASE_CF]}  HP {state[at + layout.BASE_HP]}  PL 1-{state[at + layout.BASE_PL]}"
        f"  END {end}  KDR 1 {state[card + boxer.KDR1]}  AGG {state[card + boxer.AGG]}{record}"
    )


def strategies_used(state: bytearray, seat: int) -> str:
    """How many strategies of each kind he has used, of how many on his card."""
    at = layout.fighter(seat)
    counts = [
        f"{kind} {state[at + layout.USED_FI + i]} of {state[at + layout.BOXER + boxer.FI + i]}"
        for i, kind in enumerate(("FI", "FO", "CU", "KO"))
    ]
    return "Strategies used: " + ", ".join(counts)


def as_csv(both: tuple[list[Row], list[Row]], names: Names) -> str:
    """Both fighters' lines, as a spreadsheet takes them."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("boxer", *Row._fields))
    for name, rows in zip(names.whole, both, strict=True):
        writer.writerows((name, *("" if value is None else value for value in row)) for row in rows)
    return out.getvalue()
