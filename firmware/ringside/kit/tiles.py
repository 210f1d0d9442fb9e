"""The sheet of all tiles, made once from the font table."""

import displayio
from micropython import const

from ringside.kit.font import GLYPHS

_WIDE = const(5)  # a tile's pixels
_HIGH = const(8)
_ACROSS = const(32)  # tiles in a row of the sheet


def make():
    """A bitmap of 256 tiles: 128 glyphs, then their inverses."""
    bitmap = displayio.Bitmap(_WIDE * _ACROSS, _HIGH * 8, 2)
    for code in range(128):
        left = code % _ACROSS * _WIDE
        top = code // _ACROSS * _HIGH
        for x in range(_WIDE):
            column = GLYPHS[code * _WIDE + x]
            for y in range(_HIGH):
                lit = column >> y & 1
                bitmap[left + x, top + y] = lit
                bitmap[left + x, top + 4 * _HIGH + y] = 1 - lit
    return bitmap
