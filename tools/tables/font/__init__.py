"""The font sheet: Spleen's letters, some of them redrawn, and signs of our own."""

import re
from pathlib import Path

from tools.tables.source import escaped, made_by, read_lines, refuse

FOLDER = Path(__file__).parent
LETTERS = FOLDER / "spleen-5x8.txt"
REDRAWN = FOLDER / "redrawn.txt"
SIGNS = FOLDER / "signs.txt"

WIDTH = 5
HEIGHT = 8
SIGN_CODES = range(1, 32)
LETTER_CODES = range(32, 127)
BLANK = bytes(WIDTH)
SOLID = b"\xff" * WIDTH  # code 127

_HEAD = re.compile(r"(\d+) (\S.*)")
_ROW = re.compile(rf"[.#]{{{WIDTH}}}")


def compile_table(letters: Path = LETTERS, redrawn: Path = REDRAWN, signs: Path = SIGNS) -> str:
    """The text of firmware/ringside/kit/font.py."""
    glyphs = {0: (BLANK, "blank")}
    glyphs.update(read(signs, SIGN_CODES))
    glyphs.update(read(letters, LETTER_CODES))
    glyphs.update(read(redrawn, LETTER_CODES))
    glyphs[127] = (SOLID, "solid")
    for code in LETTER_CODES:
        if code not in glyphs:
            raise refuse(letters, 0, f"no glyph {code} {letter_name(code)}")
        if glyphs[code][1] != letter_name(code):
            raise refuse(letters, 0, f"glyph {code} is named {glyphs[code][1]}, not {letter_name(code)}")
    rows = []
    for code in range(128):
        data, name = glyphs.get(code, (BLANK, "free"))
        rows.append(f"    {escaped(data)}  # {code} {name}")
    sheet = "\n".join(rows)
    return f'''{made_by(letters.parent)}"""The font sheet: 128 glyphs of 5 by 8.

Five bytes a glyph, its columns from left to right; bit 0 is the top row. Codes 32 to
126 are Spleen 5x8 by Frederic Cambus (LICENSE.font beside this file) with some letters
redrawn, 1 to 31 our own signs, 0 is blank and 127 solid.
"""

GLYPHS = (
{sheet}
)
'''


def letter_name(code: int) -> str:
    """What heads a letter's glyph: the letter."""
    return "space" if code == 32 else chr(code)


def read(source: Path, codes: range) -> dict[int, tuple[bytes, str]]:
    """The glyphs of a source, by code: their columns, and what heads them.

    A glyph is a line with its code and name and eight rows of five '.' or '#'.
    """
    glyphs: dict[int, tuple[bytes, str]] = {}
    lines = read_lines(source, comment=";")
    at = 0
    while at < len(lines):
        number, line = lines[at]
        head = _HEAD.fullmatch(line)
        if not head:
            raise refuse(source, number, f"{line!r} is not a glyph's code and name")
        code, name = int(head[1]), head[2]
        if code not in codes:
            raise refuse(source, number, f"code {code} is not from {codes[0]} to {codes[-1]}")
        if code in glyphs:
            raise refuse(source, number, f"glyph {code} already exists, as {glyphs[code][1]}")
        rows = lines[at + 1 : at + 1 + HEIGHT]
        for row_number, row in rows:
            if not _ROW.fullmatch(row):
                raise refuse(source, row_number, f"{row!r} is not a row of {WIDTH} '.' or '#' (glyph {code})")
        if len(rows) != HEIGHT:
            raise refuse(source, number, f"glyph {code} has {len(rows)} rows, not {HEIGHT}")
        glyphs[code] = (columns([row for _, row in rows]), name)
        at += 1 + HEIGHT
    return glyphs


def columns(rows: list[str]) -> bytes:
    """Rows of '.' and '#' as one byte a column, bit 0 the top row."""
    return bytes(sum((row[x] == "#") << y for y, row in enumerate(rows)) for x in range(WIDTH))
