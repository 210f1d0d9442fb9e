"""Compiles the stages: a picture of places each."""

from pathlib import Path
from typing import NamedTuple

from tools.tables.source import escaped, made_by, read_lines, refuse
from tools.tables.source_csv import HOUSE, SOURCES, Row

FOLDER = Path(__file__).parent

COLUMNS, ROWS = 11, 7
PLACES = "#*.+!^~"  # in the numbers of rules.layout
STARTS = "AB"
WALLS = "#*"
MOST_SPECIAL = 8  # spaces: a bit each says whether it is used
LONGEST_NAME = 14


class Stage(NamedTuple):
    """A stage: its places in rows, and where the fighters start."""

    name: str
    places: bytes
    starts: bytes


def compile_stages(folder: Path = FOLDER) -> str:
    """The text of firmware/ringside/games/tekken/tables/stages.py."""
    stages = read_stages(folder)
    pictures = "".join(
        f"    # {stage.name}\n"
        + "".join(f"    {escaped(stage.places[at : at + COLUMNS])}\n" for at in range(0, len(stage.places), COLUMNS))
        for stage in stages
    )
    starts = b"".join(stage.starts for stage in stages)
    return f'''{made_by(folder / "stages.txt")}"""The stages: what each place is, as in rules.layout."""

PLACES = (
{pictures})

# Where A and B start on each.
STARTS = {escaped(starts)}
'''


def read_stages(folder: Path) -> list[Stage]:
    """The stages of stages.txt."""
    path = folder / "stages.txt"
    lines = read_lines(path, comment=";")
    _source(path, lines)
    del lines[0]
    if not lines or len(lines) % (ROWS + 1):
        raise refuse(path, lines[-1][0] if lines else 0, f"a stage is a name and {ROWS} rows")
    stages: list[Stage] = []
    for at in range(0, len(lines), ROWS + 1):
        number, name = lines[at]
        if len(name) > LONGEST_NAME or '"' in name or "\\" in name:
            raise refuse(path, number, f"{name} is no name of at most {LONGEST_NAME} characters")
        if name in [stage.name for stage in stages]:
            raise refuse(path, number, f"stage {name} is there twice")
        stages.append(_stage(path, name, number, lines[at + 1 : at + 1 + ROWS]))
    if len(stages) < 4:
        raise refuse(path, 0, f"{len(stages)} stages, not at least 4")
    return stages


def house(folder: Path) -> list[str]:
    """["stages"] where they are ours."""
    path = folder / "stages.txt"
    return ["stages"] if _source(path, read_lines(path, comment=";")) == HOUSE else []


def _source(path: Path, lines: list[tuple[int, str]]) -> int:
    """Whose stages they are, which the first line says."""
    number, line = lines[0] if lines else (0, "")
    key, _, word = line.partition(",")
    if key != "source":
        raise refuse(path, number, f"no line source,{'|'.join(SOURCES)}")
    return Row(path, number, {"source": word}).one_of("source", SOURCES)


def _stage(path: Path, name: str, line: int, rows: list[tuple[int, str]]) -> Stage:
    for number, row in rows:
        if len(row) != COLUMNS:
            raise refuse(path, number, f"{len(row)} places, not {COLUMNS}")
        if set(row) - set(PLACES + STARTS):
            raise refuse(path, number, f"{row}: a place is one of {PLACES} and {STARTS}")
        if row[0] not in WALLS or row[-1] not in WALLS:
            raise refuse(path, number, f"{row} has no wall at its ends")
    for number, row in (rows[0], rows[-1]):
        if set(row) - set(WALLS):
            raise refuse(path, number, f"{row}: the first and the last row are walls")
    text = "".join(row for _, row in rows)
    for start in STARTS:
        if text.count(start) != 1:
            raise refuse(path, line, f"{name} has {text.count(start)} starts {start}, not 1")
    if sum(text.count(place) for place in PLACES[3:]) > MOST_SPECIAL:
        raise refuse(path, line, f"{name} has more than {MOST_SPECIAL} special spaces")
    starts = bytes(text.index(start) for start in STARTS)
    places = bytes(PLACES.index("." if place in STARTS else place) for place in text)
    _check_reach(path, name, line, places, starts[0])
    return Stage(name, places, starts)


def neighbours(place: int) -> list[int]:
    """The six places around one that is not at the edge; every second row lies half a space further right."""
    shift = place // COLUMNS % 2
    up, down = place - COLUMNS + shift, place + COLUMNS + shift
    return [place + 1, up, up - 1, place - 1, down - 1, down]


def _check_reach(path: Path, name: str, line: int, places: bytes, start: int) -> None:
    """Every space can be reached from every other."""
    seen = {start}
    edge = [start]
    while edge:
        edge = [next_one for place in edge for next_one in neighbours(place) if places[next_one] > 1]
        edge = [place for place in dict.fromkeys(edge) if place not in seen]
        seen.update(edge)
    spaces = sum(place > 1 for place in places)
    if len(seen) != spaces:
        raise refuse(path, line, f"{name}: {spaces - len(seen)} spaces cannot be reached from the start")
