"""The boxer cards: 64 bytes each, so that any one can be read by itself."""

import re
from pathlib import Path

from tools.tables.source import SourceError, made_by, words
from tools.tables.source_csv import HOUSE, SOURCES, Checked, Row, read
from tools.tables.spreadsheet import no_comment

SOURCE = Path(__file__).parent / "boxers.csv"

PUNCHES = ("jab", "hook", "cross", "combination", "uppercut")
STYLES = ("B", "S", "B/S")
CLASSES = ("Heavy", "Light heavy", "Middle", "Welter", "Light", "Feather", "Bantam", "Fly")
FOULS = "ABC"
COLUMNS = [
    *("name", "rating", "style", "class", "years", "cfb/s", "hp/ki", "kdr1", "kdr2", "kor", "co/ch", "tko", "agg"),
    *("end", "def", "fi", "fo", "cu", "ko", "landed", "missed", "clinching", "movement", "fouls"),
    *(*PUNCHES, "ropes", "source", "record"),
]
MAY_BE_EMPTY = ("years", "record")

NAME_SIZE = 20
SIZE = 64
ZERO = 128  # what a DEF of 0 is in its byte

# A record: the name, then one byte each, in the order of the card. A range is kept as its
# last number.
FIELDS = (
    *("RATING", "STYLE", "DIVISION", "CF_B", "CF_S", "HP", "KI", "KDR1", "KDR2", "KOR", "CO", "CH", "TKO", "AGG"),
    *("END", "DEF", "FI", "FO", "CU", "KO", "LANDED", "MISSED", "CLINCHING", "MOVEMENT", "FOULS"),
)
HITTING = NAME_SIZE + len(FIELDS)  # ten bytes: of each punch, the last number worth 3, then the last worth 2
ROPES = HITTING + 2 * len(PUNCHES)
ORIGIN = ROPES + 1
YEARS = ORIGIN + 1  # two bytes: first and last year since 1800, 0 for none
RECORD = YEARS + 2  # four bytes: won, lost, drawn, won by a knockout; all 0 for no record

# boxers.dat: roster.py tells what stands where in it.
MAGIC = b"BOXERS"
FORMAT = 1
LETTERS = 26
INDEX = 14
HEAD = INDEX + 2 * (len(CLASSES) * LETTERS + 1)
MOST = 1000

# Behind a surname, and none.
SUFFIXES = ("Jr", "Jr.", "Sr", "Sr.", "II", "III", "IV")

_FOUL = 79  # above the ACTION section are the foul and the injury
_LAST = 80


def compile_layout(source: Path = SOURCE) -> str:
    """The text of firmware/ringside/games/titlebout/tables/boxer.py."""
    offsets = "\n".join(f"{name} = const({NAME_SIZE + i})" for i, name in enumerate(FIELDS))
    return f'''{made_by(Path(__file__))}"""The layout of a packed Title Bout boxer card."""

from micropython import const

SIZE = const({SIZE})
NAME = const(0)  # {NAME_SIZE} bytes, padded with zeros
NAME_SIZE = const({NAME_SIZE})
{offsets}
HITTING = const({HITTING})  # for each of PUNCHES, the last number worth 3, then the last worth 2
ROPES = const({ROPES})  # In Corner/On Ropes
ORIGIN = const({ORIGIN})  # an index of SOURCES
YEARS = const({YEARS})  # first and last, counted from 1800
RECORD = const({RECORD})  # won, lost, drawn, won by a knockout

ZERO = const({ZERO})  # the byte of a DEF of 0

STYLES = {words(STYLES)}
CLASSES = {words(CLASSES)}
FOUL_RATINGS = "{FOULS}"
PUNCHES = {words(PUNCHES)}
SOURCES = {words(SOURCES)}

# boxers.dat, in the layout of tools/tables/titlebout/roster.py.
MAGIC = b"{MAGIC.decode()}"
FORMAT = const({FORMAT})
LETTERS = const({LETTERS})
HEAD = const({HEAD})  # where the cards begin
INDEX = const({INDEX})
MOST = const({MOST})  # the most boxers in a file
'''


def read_boxers(source: Path = SOURCE) -> list[bytes]:
    """The records in the order of the source; SourceError at the first fault."""
    records, faults = check(read(source, COLUMNS, sourced=False).rows)
    if faults:
        raise faults[0]
    return records


def check(rows: list[Row]) -> tuple[list[bytes], list[SourceError]]:
    """The records of the rows, and every fault in them."""
    seen: dict[tuple[str, str], int] = {}
    records = []
    faults = []
    for row in rows:
        record, wrong = read_card(row)
        records.append(record)
        faults += wrong
        key = (row["name"].casefold(), row["class"])
        if row["name"] and key in seen:
            faults.append(row.refuse(f"name: {row['name']} ({row['class']}) is already on line {seen[key]}"))
        seen.setdefault(key, row.number)
    return records, faults


def name_in(record: bytes) -> str:
    """The name on a packed card."""
    return record[:NAME_SIZE].rstrip(b"\0").decode("ascii")


def surname(name: str) -> str:
    """The surname that a boxer is looked up by: the last word of his name without Jr. or III."""
    parts = name.split()
    while len(parts) > 1 and parts[-1] in SUFFIXES:
        parts.pop()
    return parts[-1]


def is_house(record: bytes) -> bool:
    """Whether the numbers are house values."""
    return record[ORIGIN] == HOUSE


def pack(row: Row) -> bytes:
    """A boxer's record; SourceError at the first fault."""
    record, faults = read_card(row)
    if faults:
        raise faults[0]
    return record


def read_card(row: Row) -> tuple[bytes, list[SourceError]]:
    """A boxer's record, and every fault in it: with a fault, the record is invalid."""
    card = _Card(row)
    name = card.get(b"", _name, row)
    fields = [
        card.whole("rating", 1, 15),
        card.one_of("style", STYLES),
        card.one_of("class", CLASSES),
        *card.pair("cfb/s", 1, 20),
        *card.pair("hp/ki", 1, 20),
        *(card.whole(column, 1, 12) for column in ("kdr1", "kdr2", "kor")),
        *card.pair("co/ch", 0, 20),
        card.whole("tko", 1, 5),
        card.whole("agg", 0, 20),
        card.whole("end", 1, 160),
        ZERO + card.whole("def", -20, 20),
        *(card.whole(column, 0, 15) for column in ("fi", "fo", "cu", "ko")),
        *card.action(),
        card.one_of("fouls", FOULS),
        *card.hitting(),
        card.whole("ropes", 0, 9),
        card.one_of("source", SOURCES),
        *card.get((0, 0), _years, row),
        *card.get((0, 0, 0, 0), _record, row),
    ]
    return (name.ljust(NAME_SIZE, b"\0") + bytes(fields)).ljust(SIZE, b"\0"), card.faults


class _Card(Checked):
    """The cells of a boxer's row, and their faults."""

    def pair(self, column: str, low: int, high: int) -> tuple[int, int]:
        return self.get((0, 0), _pair, self.row, column, low, high)

    def action(self) -> list[int]:
        """The ACTION section: four consecutive ranges, up to the foul."""
        last = _FOUL - 1
        ends: list[int | None] = [0]
        for column in ("landed", "missed", "clinching", "movement"):
            ends.append(self.get(None, _range, self.row, self.row[column], column, ends[-1], last))
        if ends[-1] not in (last, None):
            self.faults.append(self.row.refuse(f"movement ends at {ends[-1]}, not at {last}"))
        return [end or 0 for end in ends[1:]]

    def hitting(self) -> list[int]:
        """The HITTING VALUE section: `three/two` of each punch, consecutive ranges."""
        ends: list[int | None] = [0]
        for column in PUNCHES:
            three, slash, two = self.row[column].partition("/")
            if not slash:
                cell = self.row[column] or "empty"
                none = " (for none, write -/-)" if cell == "-" else ""
                self.faults.append(self.row.refuse(f"{column} is {cell}, not two ranges like 1-7/8-12{none}"))
                ends += [None, None]
                continue
            for text in (three, two):
                ends.append(self.get(None, _range, self.row, text, column, ends[-1], _LAST))
        if ends[-1] not in (_LAST, None):
            self.faults.append(self.row.refuse(f"uppercut: the punches end at {ends[-1]}, not at {_LAST}"))
        return [end or 0 for end in ends[1:]]


def _name(row: Row) -> bytes:
    name = row["name"]
    if not name:
        raise row.refuse("name is empty: no name")
    if name.startswith("#"):
        raise row.refuse(no_comment("name", name))
    strange = [letter for letter in name if not (letter.isascii() and letter.isprintable())]
    if strange:
        raise row.refuse(f"name: {name!r} contains {strange[0]!r}, which the panel cannot show")
    if len(name) > NAME_SIZE:
        raise row.refuse(f"name: {name} is {len(name)} characters long; the limit is {NAME_SIZE}")
    if not surname(name)[0].isalpha():
        raise row.refuse(f"name: {name} is looked up by {surname(name)}, which does not begin with a letter")
    return name.encode()


def _pair(row: Row, column: str, low: int, high: int) -> tuple[int, int]:
    first, slash, second = row[column].partition("/")
    if not slash:
        raise row.refuse(f"{column} is {row[column] or 'empty'}, not two numbers like 10/11")
    return row.number_in(first, column, low, high), row.number_in(second, column, low, high)


def _years(row: Row) -> tuple[int, int]:
    if not row["years"]:
        return 0, 0
    first, _, last = row["years"].partition("-")
    if not (first.isdigit() and last.isdigit()):
        raise row.refuse(f"years is {row['years']}, not first and last year like 1896-1904, or empty")
    start = row.number_in(first, "years", 1801, 2050)
    return start - 1800, row.number_in(last, "years", start, 2050) - 1800


def _record(row: Row) -> tuple[int, ...]:
    if not row["record"]:
        return 0, 0, 0, 0
    found = re.fullmatch(r"(\d{1,3})-(\d{1,3})-(\d{1,3}) ?\((\d{1,3})\)", row["record"])
    if not found:
        raise row.refuse(f"record is {row['record']}, not won-lost-drawn (won by a knockout) like 34-5-2 (20)")
    won, lost, drawn, knockouts = (row.number_in(text, "record", 0, 255) for text in found.groups())
    if knockouts > won:
        raise row.refuse(f"record has {knockouts} knockouts but only {won} wins")
    return won, lost, drawn, knockouts


def _range(row: Row, text: str, what: str, before: int | None, last: int) -> int | None:
    """The last number of a range like 44-62 that begins after `before` (None if unknown).

    A dash is an empty range.
    """
    if text == "-":
        return before
    found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", text)
    if not found:
        raise row.refuse(f"{what} is {text or 'empty'}, not a range like 1-43")
    start = row.number_in(found[1], what, 1, last)
    if before is not None and start != before + 1:
        raise row.refuse(f"{what} begins at {start}, not at {before + 1}")
    return row.number_in(found[2], what, start, last) if found[2] else start
