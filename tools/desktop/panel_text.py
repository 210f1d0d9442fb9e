"""Reads what the panel says from its pixels, in words for a screen reader."""

import re

from tools.tables import font

WIDTH, HEIGHT = 128, 64
PRIVATE = "Private: only on the device's panel."

_COLUMNS, _ROWS, _LEFT = 25, 8, 1  # of small letters
_BIG_COLUMNS, _BIG_LEFT = 12, 4

# Our own signs in words; pips are counted.
_FULL, _EMPTY = "\x01\x03\x1a", "\x02"
_WORDS = {
    "\x04\x05": " power arrow to the left ",
    "\x06\x07": " power arrow to the right ",
    "\x08\x09": " power arrow neutral ",
    "\x0a": " round won ",
    "\x0b": "",
    "\x0c\x0d": " belt ",
    "\x10": "selected: ",
    "\x11": " done ",
    "\x14": " up ",
    "\x15": " down ",
    "\x18": " waiting ",
    "\x19": " endurance ",
    "\x1b": " at most ",
}


def _glyphs() -> dict[bytes, str]:
    """From a cell's five columns to its letter, plain or inverse."""
    drawn = {**font.read(font.LETTERS, font.LETTER_CODES), **font.read(font.REDRAWN, font.LETTER_CODES)}
    drawn.update(font.read(font.SIGNS, font.SIGN_CODES))
    found = {bytes(column ^ 0xFF for column in columns): chr(code) for code, (columns, _) in drawn.items()}
    found.update({columns: chr(code) for code, (columns, _) in drawn.items()})
    found[font.BLANK] = found[font.SOLID] = " "
    return found


_GLYPHS = _glyphs()


def read(picture: bytes) -> tuple[str, ...]:
    """The lines of a picture, 1,024 bytes, row by row, the left pixel highest; blank lines are left out."""
    columns = [
        sum((picture[(y * WIDTH + x) // 8] >> (7 - x % 8) & 1) << y for y in range(HEIGHT)) for x in range(WIDTH)
    ]
    lines = []
    row = 0
    while row < _ROWS:
        big = _big(columns, row) if row + 1 < _ROWS else ""
        lines.append(in_words(big or _small(columns, row)))
        row += 2 if big else 1
    return tuple(line for line in lines if line)


def _small(columns: list[int], row: int) -> str:
    """A row of small letters; a blank where pixels are none."""
    slices = bytes(column >> 8 * row & 0xFF for column in columns)
    return "".join(_GLYPHS.get(slices[x : x + 5], " ") for x in range(_LEFT, _LEFT + 5 * _COLUMNS, 5))


def _big(columns: list[int], row: int) -> str:
    """The big letters that begin at a row; nothing where the pixels are others."""
    letters = ""
    for left in range(_BIG_LEFT, _BIG_LEFT + 10 * _BIG_COLUMNS, 10):
        cell = bytearray(5)
        for x in range(10):
            column = columns[left + x] >> 8 * row & 0xFFFF
            halved = sum((column >> 2 * y & 1) << y for y in range(8))
            doubled = sum((halved >> y & 1) * 3 << 2 * y for y in range(8))
            if column != doubled or x % 2 and cell[x // 2] != halved:
                return ""
            cell[x // 2] = halved
        letters += _GLYPHS.get(bytes(cell), "\0")
    return "" if "\0" in letters else letters.strip()


def in_words(line: str) -> str:
    """A line with its signs put in words: pips as so many of so many, and gaps as commas."""
    line = re.sub("   *", ", ", line.strip())
    line = re.sub(
        f"[{_FULL}{_EMPTY}]+", lambda found: f" {sum(sign in _FULL for sign in found[0])} of {len(found[0])} ", line
    )
    for sign, word in _WORDS.items():
        line = re.sub(f"({sign})+", word, line)
    line = re.sub("[\x01-\x1f]+", " ", line)
    return re.sub(" +", " ", line).replace(" ,", ",").strip(" ,")
