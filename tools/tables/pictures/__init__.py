"""Pictures: what is larger than a glyph."""

import re
from pathlib import Path

from tools.tables.source import escaped, made_by, read_lines, refuse

PICTURES = Path(__file__).parent / "pictures.txt"

WIDEST = 128
HIGHEST = 64

_NAME = re.compile(r"[a-z_]+")


def compile_table(source: Path = PICTURES) -> str:
    """The text of firmware/ringside/kit/pictures.py."""
    parts = [
        f'{made_by(source)}"""Pictures: width, height, and the rows, eight pixels a byte, the left one highest."""\n'
    ]
    for name, rows in read(source).items():
        packed = "\n".join(f"    {escaped(pack(row))}" for row in rows)
        parts.append(f"\n{name.upper()} = (\n    {len(rows[0])},\n    {len(rows)},\n{packed},\n)\n")
    return "".join(parts)


def read(source: Path) -> dict[str, list[str]]:
    """The pictures of a source, by name: their rows of '.' and '#'."""
    pictures: dict[str, list[str]] = {}
    heads: dict[str, int] = {}
    rows: list[str] | None = None
    for number, line in read_lines(source, comment=";"):
        if _NAME.fullmatch(line):
            if line in pictures:
                raise refuse(source, number, f"picture {line} already exists")
            rows = pictures[line] = []
            heads[line] = number
            continue
        if rows is None or set(line) - {".", "#"}:
            raise refuse(source, number, f"{line!r} is neither a picture's name nor a row of '.' and '#'")
        if rows and len(line) != len(rows[0]):
            raise refuse(source, number, f"this row has {len(line)} pixels, the first one {len(rows[0])}")
        if len(line) > WIDEST or len(rows) == HIGHEST:
            raise refuse(source, number, f"a picture has at most {WIDEST} by {HIGHEST} pixels")
        rows.append(line)
    for name, rows in pictures.items():
        if not rows:
            raise refuse(source, heads[name], f"picture {name} has no rows")
    if not pictures:
        raise refuse(source, 0, "no pictures")
    return pictures


def pack(row: str) -> bytes:
    """A row's pixels, eight a byte, the left one highest."""
    return bytes(
        int(row[at : at + 8].replace(".", "0").replace("#", "1").ljust(8, "0"), 2) for at in range(0, len(row), 8)
    )
