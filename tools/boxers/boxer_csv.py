"""Boxer cards in a CSV file, as any spreadsheet writes one.

Columns may be in any order (tools/tables/spreadsheet.py lists what else is accepted).
"""

import difflib
import itertools
import re
import unicodedata
from dataclasses import dataclass, field
from pathlib import Path

from ringside.games.titlebout.tables import boxer
from tools.tables.source import SourceError, refuse
from tools.tables.source_csv import SOURCES, Row
from tools.tables.spreadsheet import no_comment, read_table
from tools.tables.titlebout import boxers

# Letters that are no letter of the panel with a mark on it, and signs that spreadsheets put in.
_PLAINLY = {
    **{"ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L"},
    **{"đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i"},
}
_SIGNS = {"‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-", "⁄": "/"}
# What spreadsheets make of 10/11 and 1-43: 11-Oct, 10. Nov, Jan-43, 10/11/2026, 2026-10-11.
_DATE = re.compile(
    r"is (\d{1,2}[-. /]*[^\W\d_]{3,}\.?( ?\d+)?|[^\W\d_]{3,}\.?[- ]*\d+"
    r"|\d{1,4}[-./]\d{1,2}[-./]\d{1,4}( [\d:]+)?|\d{1,2}/\d{4}),"
)
_A_DATE = " (if a spreadsheet turned it into a date, give its cells the format Text and enter it again)"
_WORDS = {"style": boxer.STYLES, "class": boxer.CLASSES, "fouls": boxer.FOUL_RATINGS, "source": SOURCES}


@dataclass
class Contents:
    """cards: where nothing is wrong, those of the file, in its order. faults: everything that is
    wrong. notes: what was taken differently than it was written."""

    cards: list[bytes] = field(default_factory=list)
    faults: list[SourceError] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def read(path: Path) -> Contents:
    """All that is in a file."""
    found = Contents()
    try:
        head, *lines = read_table(path, boxers.COLUMNS)
        columns = _head(path, *head, found)
        for number, cells in lines:
            if cells[0].startswith("#"):
                found.faults.append(refuse(path, number, no_comment(columns[0], cells[0])))
        rows = [_row(path, number, cells, columns, found) for number, cells in lines if not cells[0].startswith("#")]
    except SourceError as fault:
        found.faults.append(fault)
        return found
    cards, faults = boxers.check(rows)
    # A missing column is reported once, not on each line.
    found.faults += [
        _with_date_hint(fault) for fault in faults if fault.reason.split()[0].rstrip(":") not in _missing(columns)
    ]
    if not lines:
        found.faults.append(refuse(path, 0, "no boxers"))
    if not found.faults:
        found.cards = cards
    return found


def _with_date_hint(fault: SourceError) -> SourceError:
    column = fault.reason.split()[0]
    return SourceError(f"{fault}{_A_DATE}") if column not in _WORDS and _DATE.search(fault.reason) else fault


def _missing(columns: list[str]) -> list[str]:
    return [column for column in boxers.COLUMNS if column not in columns and column not in boxers.MAY_BE_EMPTY]


def _head(path: Path, number: int, cells: list[str], found: Contents) -> list[str]:
    """The columns, in the order of the file."""
    head = [cell.lower().replace(" ", "") for cell in cells]
    for place, column in enumerate(head, 1):
        if column and column not in boxers.COLUMNS:
            near = difflib.get_close_matches(column, boxers.COLUMNS, 1)
            meant = f"; do you mean {near[0]}?" if near else f"; the columns are {','.join(boxers.COLUMNS)}"
            found.faults.append(refuse(path, number, f"column {place}: a card has no {cells[place - 1]}{meant}"))
        elif column and column in head[: place - 1]:
            found.faults.append(refuse(path, number, f"column {column} appears twice"))
    missing = _missing(head)
    if missing:
        are = "column is" if len(missing) == 1 else "columns are"
        found.faults.append(refuse(path, number, f"the {are} missing: {','.join(missing)}"))
    return head


def _row(path: Path, number: int, cells: list[str], columns: list[str], found: Contents) -> Row:
    """A line by its columns, with what is written in other letters than ours taken as it is meant."""
    row = Row(path, number, dict.fromkeys(boxers.COLUMNS, ""))
    for column, cell in itertools.zip_longest(columns, cells, fillvalue=""):
        if column in row.cells:
            row.cells[column] = cell
        elif cell and not column:
            found.faults.append(row.refuse(f"{cell} is in a column without a name"))
    for column, cell in row.cells.items():
        if column == "name":
            plain = _plain(cell)
            if plain != cell and plain.isascii():
                found.notes.append(str(row.refuse(f"name: {cell} is kept as {plain}, in letters that the panel has")))
            row.cells[column] = plain if plain.isascii() else cell
            continue
        cell = "".join(_SIGNS.get(letter, letter) for letter in cell).removeprefix("'")  # a mark of text
        if column in _WORDS:
            plain = cell.lower().removesuffix("weight").strip()  # a heavyweight is Heavy
            cell = next((word for word in _WORDS[column] if word.lower() == plain), cell)
        elif re.fullmatch(r"[\d /+()-]*", cell):
            cell = cell.replace(" ", "")
        row.cells[column] = cell
    return row


def _plain(name: str) -> str:
    """A name in ASCII, as far as it is plain how: é is an e."""
    name = "".join(_SIGNS.get(letter, _PLAINLY.get(letter, letter)) for letter in name)
    return "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
