"""The boxer cards: 64 bytes each, so that any one can be read by itself."""

import re
from pathlib import Path

from tools.tables.source import escaped, made_by, words
from tools.tables.titlebout.sheet import HOUSE, SOURCES, Row, read

SOURCE = Path(__file__).parent / "boxers.csv"

PUNCHES = ("jab", "hook", "cross", "combination", "uppercut")
STYLES = ("B", "S", "B/S")
CLASSES = ("Heavy", "Light heavy", "Middle", "Welter", "Light", "Feather", "Bantam", "Fly")
FOULS = "ABC"
COLUMNS = [
    *("name", "rating", "style", "class", "years", "cfb/s", "hp/ki", "kdr1", "kdr2", "kor", "co/ch", "tko", "agg"),
    *("end", "def", "fi", "fo", "cu", "ko", "landed", "missed", "clinching", "movement", "fouls"),
    *(*PUNCHES, "ropes", "source"),
]

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

_FOUL = 79  # above the ACTION section stand the foul and the injury
_LAST = 80


def compile_layout(source: Path = SOURCE) -> str:
    """The text of firmware/ringside/tables/titlebout_boxer.py."""
    offsets = "\n".join(f"{name} = const({NAME_SIZE + i})" for i, name in enumerate(FIELDS))
    return f'''{made_by(Path(__file__))}"""How a boxer card of Title Bout is packed."""

from micropython import const

SIZE = const({SIZE})
NAME = const(0)  # {NAME_SIZE} bytes, zeros behind it
NAME_SIZE = const({NAME_SIZE})
{offsets}
HITTING = const({HITTING})  # of each of PUNCHES the last number worth 3, then the last worth 2
ROPES = const({ROPES})  # In Corner/On Ropes
ORIGIN = const({ORIGIN})  # an index of SOURCES
YEARS = const({YEARS})  # first and last, since 1800

ZERO = const({ZERO})  # what a DEF of 0 is in its byte

STYLES = {words(STYLES)}
CLASSES = {words(CLASSES)}
FOUL_RATINGS = "{FOULS}"
PUNCHES = {words(PUNCHES)}
SOURCES = {words(SOURCES)}
'''


def compile_table(source: Path = SOURCE) -> str:
    """The text of firmware/ringside/tables/titlebout_roster.py."""
    records = "\n".join(_lines(record) for record in read_boxers(source))
    return f'''{made_by(source)}"""Title Bout's boxer cards, {SIZE} bytes each."""

ROSTER = (
{records}
)
'''


def _lines(record: bytes) -> str:
    pieces = (record[:NAME_SIZE], record[NAME_SIZE:HITTING], record[HITTING:])
    return f"    # {name_in(record)}\n" + "\n".join(f"    {escaped(piece)}" for piece in pieces)


def read_boxers(source: Path = SOURCE) -> list[bytes]:
    """The records in the order of the source."""
    seen: dict[str, int] = {}
    records = []
    for row in read(source, COLUMNS, sourced=False).rows:
        name = row["name"]
        if name in seen:
            raise row.refuse(f"{name} is on line {seen[name]} already")
        seen[name] = row.number
        records.append(pack(row))
    return records


def name_in(record: bytes) -> str:
    """The name on a packed card."""
    return record[:NAME_SIZE].rstrip(b"\0").decode("ascii")


def pack(row: Row) -> bytes:
    """A boxer's record."""
    name = row["name"]
    if not name:
        raise row.refuse("no name")
    if len(name) > NAME_SIZE:
        raise row.refuse(f"{name} is {len(name)} characters long, at most {NAME_SIZE} fit")
    if not name.isprintable() or '"' in name or "\\" in name:
        raise row.refuse(f"{name!r} holds a character that no name has")
    cf_b, cf_s = _pair(row, "cfb/s", 1, 20)
    hp, ki = _pair(row, "hp/ki", 1, 20)
    co, ch = _pair(row, "co/ch", 0, 20)
    fields = [
        row.whole("rating", 1, 15),
        row.one_of("style", STYLES),
        row.one_of("class", CLASSES),
        *(cf_b, cf_s, hp, ki),
        *(row.whole(column, 1, 12) for column in ("kdr1", "kdr2", "kor")),
        *(co, ch),
        row.whole("tko", 1, 5),
        row.whole("agg", 0, 20),
        row.whole("end", 1, 160),
        ZERO + row.whole("def", -20, 20),
        *(row.whole(column, 0, 15) for column in ("fi", "fo", "cu", "ko")),
        *_action(row),
        row.one_of("fouls", FOULS),
    ]
    record = name.encode().ljust(NAME_SIZE, b"\0") + bytes(fields) + _hitting(row)
    record += bytes((row.whole("ropes", 0, 9), row.one_of("source", SOURCES), *_years(row)))
    return record.ljust(SIZE, b"\0")


def is_house(record: bytes) -> bool:
    """Whether the numbers are ours."""
    return record[ORIGIN] == HOUSE


def _pair(row: Row, column: str, low: int, high: int) -> tuple[int, int]:
    first, slash, second = row[column].partition("/")
    if not slash:
        raise row.refuse(f"{column} is {row[column] or 'empty'}, not two numbers like 10/11")
    return row.number_in(first, column, low, high), row.number_in(second, column, low, high)


def _years(row: Row) -> tuple[int, int]:
    if not row["years"]:
        return 0, 0
    first, _, last = row["years"].partition("-")
    start = row.number_in(first, "years", 1801, 2050)
    return start - 1800, row.number_in(last, "years", start, 2050) - 1800


def _range(row: Row, text: str, what: str, first: int, last: int) -> int:
    """The last number of a range like 44-62 that begins at `first`; `-` is an empty one."""
    if text == "-":
        return first - 1
    found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", text)
    if not found:
        raise row.refuse(f"{what} is {text or 'empty'}, not a range like 1-43")
    start = row.number_in(found[1], what, 1, last)
    if start != first:
        raise row.refuse(f"{what} begins at {start}, not at {first}")
    return row.number_in(found[2], what, first, last) if found[2] else start


def _action(row: Row) -> list[int]:
    """The ACTION section: four ranges, one behind the other, up to the foul."""
    ends = []
    end = 0
    for column in ("landed", "missed", "clinching", "movement"):
        end = _range(row, row[column], column, end + 1, _FOUL - 1)
        ends.append(end)
    if end != _FOUL - 1:
        raise row.refuse(f"movement ends at {end}, not at {_FOUL - 1}")
    return ends


def _hitting(row: Row) -> bytes:
    """The HITTING VALUE section: `three/two` of each punch, one range behind the other."""
    ends = []
    end = 0
    for column in PUNCHES:
        three, slash, two = row[column].partition("/")
        if not slash:
            raise row.refuse(f"{column} is {row[column] or 'empty'}, not two ranges like 1-7/8-12")
        end = _range(row, three, column, end + 1, _LAST)
        ends.append(end)
        end = _range(row, two, column, end + 1, _LAST)
        ends.append(end)
    if end != _LAST:
        raise row.refuse(f"the punches end at {end}, not at {_LAST}")
    return bytes(ends)
