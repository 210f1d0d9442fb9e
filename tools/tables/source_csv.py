"""Reading a source in CSV: whose numbers it holds, the columns, the rows.

A source begins with `source,house` (or book, found, derived): whether its numbers are the
printed game's or ours. Then come its columns and its rows, as in a spreadsheet.
"""

import csv
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from tools.tables.source import SourceError, read_lines, refuse
from tools.tables.spreadsheet import no_comment, read_table

SOURCES = ("book", "found", "derived", "house")  # the first two are the printed game's numbers
HOUSE = SOURCES.index("house")


@dataclass(frozen=True)
class Row:
    """One line of a source: its cells by column, and how to refuse it."""

    path: Path
    number: int
    cells: dict[str, str]

    def refuse(self, reason: str) -> SourceError:
        return refuse(self.path, self.number, reason)

    def __getitem__(self, column: str) -> str:
        return self.cells[column]

    def whole(self, column: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        return self.number_in(self[column], column, low, high)

    def number_in(self, text: str, what: str, low: int, high: int) -> int:
        digits = text[1:] if text[:1] in ("-", "+") and low < 0 else text
        if not (digits.isascii() and digits.isdigit() and len(digits) < 6 and low <= int(text) <= high):
            raise self.refuse(f"{what} is {text or 'empty'}, not a number from {low} to {high}")
        return int(text)

    def one_of(self, column: str, words: Iterable[str]) -> int:
        """The place of a cell's word among `words`."""
        words = list(words)
        if self[column] not in words:
            choices = [word or "empty" for word in words]
            raise self.refuse(f"{column} is {self[column] or 'empty'}, not {', '.join(choices[:-1])} or {choices[-1]}")
        return words.index(self[column])


class Checked:
    """The cells of a row, and every fault in those that were read."""

    def __init__(self, row: Row):
        self.row = row
        self.faults: list[SourceError] = []

    def get(self, otherwise: Any, read: Callable[..., Any], *of: Any) -> Any:
        """The value that `read` returns for a cell; after a fault, a placeholder."""
        try:
            return read(*of)
        except SourceError as fault:
            self.faults.append(fault)
            return otherwise

    def whole(self, column: str, low: int, high: int) -> int:
        return self.get(0, self.row.whole, column, low, high)

    def one_of(self, column: str, words: Iterable[str]) -> int:
        return self.get(0, self.row.one_of, column, words)


class SourceTable(NamedTuple):
    """A whole source."""

    path: Path
    source: int  # its place in SOURCES
    columns: list[str]
    rows: list[Row]

    def refuse(self, reason: str) -> SourceError:
        return refuse(self.path, 0, reason)

    @property
    def house(self) -> bool:
        return self.source == HOUSE


Lines = list[tuple[int, list[str]]]  # cells, with the line's number


def read(path: Path, columns: list[str], more: str = "", sourced: bool = True) -> SourceTable:
    """The rows under exactly these columns; with `more`, followed by as many numbered ones of that name as there are.

    A source that is not `sourced` begins with its columns.
    """
    lines = [(number, [cell.strip() for cell in next(csv.reader([line]))]) for number, line in read_lines(path, "#")]
    source = HOUSE
    if sourced:
        if not lines or lines[0][1][0] != "source" or len(lines[0][1]) != 2:
            raise refuse(path, lines[0][0] if lines else 0, f"no line source,{'|'.join(SOURCES)}")
        number, (_, word) = lines.pop(0)
        source = Row(path, number, {"source": word}).one_of("source", SOURCES)
    return _under(path, source, lines, columns, more)


def read_typed(path: Path, columns: list[str]) -> tuple[list[Row], list[SourceError]]:
    """The rows of a person's own file under exactly these columns, in any form that spreadsheets
    write, and the lines that are none. A source of the house will do, too."""
    lines = read_table(path, columns, comments=True)
    if lines[0][1][0] == "source" and not any(lines[0][1][2:]):
        del lines[0]
    good: Lines = lines[:1]
    faults = []
    for number, cells in lines[1:]:
        if cells[0].startswith("#"):
            faults.append(refuse(path, number, no_comment(columns[0], cells[0])))
        elif len(cells) != len(columns):
            faults.append(refuse(path, number, f"{len(cells)} columns, not {len(columns)}"))
        else:
            good.append((number, cells))
    if faults and not good[1:]:
        return [], faults
    return _under(path, HOUSE, good, columns).rows, faults


def _under(path: Path, source: int, lines: Lines, columns: list[str], more: str = "") -> SourceTable:
    if not lines:
        raise refuse(path, 0, f"no line with the columns {','.join(columns)}")
    number, head = lines.pop(0)
    expected = columns + [f"{more}{i + 1}" for i in range(len(head) - len(columns))] if more else columns
    if head != expected or (more and len(head) == len(columns)):
        wanted = ",".join(columns) + (f",{more}1,{more}2 and so on" if more else "")
        raise refuse(path, number, f"the columns are {','.join(head)}, not {wanted}")
    rows = []
    for number, cells in lines:
        if len(cells) != len(head):
            raise refuse(path, number, f"{len(cells)} columns, not {len(head)}")
        rows.append(Row(path, number, dict(zip(head, cells, strict=True))))
    if not rows:
        raise refuse(path, 0, "no rows")
    return SourceTable(path, source, head, rows)


def spans(table: SourceTable, last: int, column: str = "rn") -> list[tuple[Row, int, int]]:
    """Rows that each hold for a span, `3` or `1-8`; together for 1 to `last`, each number once."""
    found = []
    next_one = 1
    for row in table.rows:
        low, dash, high = row[column].partition("-")
        first = row.number_in(low, column, 1, last)
        final = row.number_in(high, column, first, last) if dash else first
        if first != next_one:
            raise row.refuse(f"{column} begins at {first}, not at {next_one}")
        next_one = final + 1
        found.append((row, first, final))
    if next_one != last + 1:
        raise table.refuse(f"{column} ends at {next_one - 1}, not at {last}")
    return found


def expand(table: SourceTable, last: int, value: Callable[[Row], int]) -> bytes:
    """One byte for each number from 1 to `last`: value(row) of its span."""
    out = bytearray()
    for row, first, final in spans(table, last):
        out.extend(bytes([value(row)]) * (final - first + 1))
    return bytes(out)
