"""TKO's boxers and their starting points."""

import csv
from pathlib import Path
from typing import NamedTuple

from tools.tables.source import escaped, made_by, read_lines, refuse

SOURCE = Path(__file__).parent / "boxers.csv"

COLUMNS = ["name", "uppercut", "head_block", "body_blow", "body_block", "source"]
FEWEST = 2  # boxers: a match is between two
MOST = 64
LONGEST_NAME = 13  # what fits beside a boxer's bars
HIGHEST_START = 4  # the marker's next step, 5, wins the round
SOURCES = ("book", "found", "house")  # the first two are the printed game's numbers


class Boxer(NamedTuple):
    name: str
    starts: bytes
    house: bool


def compile_table(source: Path = SOURCE) -> str:
    """The text of firmware/ringside/games/tko/tables.py."""
    boxers = read(source)
    names = "\n".join(f'    "{boxer.name}",' for boxer in boxers)
    starts = "\n".join(f"    {escaped(boxer.starts)}" for boxer in boxers)
    house = escaped(bytes(boxer.house for boxer in boxers))
    return f'''{made_by(source)}"""TKO's boxers and their starting points."""

BOXERS = (
{names}
)

# Four bytes a boxer: uppercut, head block, body blow, body block.
STARTS = (
{starts}
)

# One byte a boxer: 1 for house values, 0 for the printed game's.
HOUSE = {house}
'''


def read(source: Path) -> list[Boxer]:
    """The boxers in the order of the source."""
    lines = read_lines(source, comment="#")
    if not lines:
        raise refuse(source, 0, f"no line with the columns {','.join(COLUMNS)}")
    number, head = lines[0]
    if head.split(",") != COLUMNS:
        raise refuse(source, number, f"the columns are {head}, not {','.join(COLUMNS)}")
    boxers = []
    seen: dict[str, int] = {}
    for number, line in lines[1:]:
        boxer = _read_boxer(source, number, line)
        if boxer.name in seen:
            raise refuse(source, number, f"{boxer.name} is already on line {seen[boxer.name]}")
        seen[boxer.name] = number
        boxers.append(boxer)
    if not FEWEST <= len(boxers) <= MOST:
        raise refuse(source, 0, f"{len(boxers)} boxers: TKO takes {FEWEST} to {MOST}")
    return boxers


def _read_boxer(source: Path, number: int, line: str) -> Boxer:
    fields = next(csv.reader([line]))
    if len(fields) != len(COLUMNS):
        raise refuse(source, number, f"{len(fields)} columns, not {len(COLUMNS)}")
    name, *starts, origin = (field.strip() for field in fields)
    if not name:
        raise refuse(source, number, "no name")
    if len(name) > LONGEST_NAME:
        raise refuse(source, number, f"{name} is {len(name)} characters long; the limit is {LONGEST_NAME}")
    if not name.isprintable() or '"' in name or "\\" in name:
        raise refuse(source, number, f"{name!r} contains a character that is not allowed in names")
    for column, start in zip(COLUMNS[1:], starts, strict=False):
        if start not in map(str, range(HIGHEST_START + 1)):
            raise refuse(source, number, f"{column} is {start or 'empty'}, not a number from 0 to {HIGHEST_START}")
    if origin not in SOURCES:
        raise refuse(
            source, number, f"the source is {origin or 'empty'}, not {', '.join(SOURCES[:-1])} or {SOURCES[-1]}"
        )
    return Boxer(name, bytes(map(int, starts)), origin == "house")
