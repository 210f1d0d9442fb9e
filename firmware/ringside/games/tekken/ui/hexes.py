"""The stage of hexes as tiles: 84 by 40 pixels at the left of rows 1 to 5, in which everything has a sign.

A space is two tiles of 4 by 7, so that every second row can lie half a space to the right. Above and below,
a strip of two pixels shows the walls there.
"""

import displayio
from micropython import const

from ringside.games.tekken.rules import layout, stage

_HALF = const(4)  # pixels
_HIGH = const(7)
_ACROSS = const(21)  # half spaces
_ROWS = const(5)
_TOP = const(11)
_STRIP = const(2)  # pixels
_PLACES = const(77)

# A sign is seven rows of eight pixels. The first seven are what a place is, as in rules.layout.
_SIGNS = (
    b"\x88\x44\x22\x11\x88\x44\x22"  # a Regular Wall
    b"\xff\xbd\xdb\xe7\xdb\xbd\xff"  # a Blasting Wall
    b"\x00\x00\x00\x10\x00\x00\x00"  # a space
    b"\x00\x10\x10\x7c\x10\x10\x00"  # heal
    b"\x00\x08\x18\x7c\x30\x20\x00"  # power
    b"\x00\x44\x28\x10\x28\x44\x00"  # glass
    b"\x00\x34\x58\x00\x34\x58\x00"  # slippery
    b"\x7c\xee\xd6\xc6\xd6\xd6\x7c"  # A
    b"\x7c\xce\xd6\xce\xd6\xce\x7c"  # B
    b"\x00\x00\x7c\x86\xea\x86\x7c"  # A, knocked down
    b"\x00\x00\x7c\x82\xaa\xd6\x7c"  # B, knocked down
)
_FIGHTER = const(7)
_COUNT = const(11)
_SPECIAL = const(2)  # the first sign that can be marked
_MARKABLE = const(5)
# Over a sign: a space that can be chosen, a special one, and the one at the cursor.
_CHOICE = b"\x00\x00\x38\x38\x38\x00\x00"
_CORNERS = b"\x82\x00\x00\x00\x00\x00\x82"
_CURSOR = b"\x7c\x82\x82\x82\x82\x82\x7c"
_CHOICES = const(11)  # the number of the first sign with a mark
_CURSORS = const(16)
_ALL = const(21)
_WALLS = b"\xaa\x55\xff\xff"  # a strip's tiles: regular, blasting


class Hexes:
    """The stage on a canvas; made once for several screens."""

    def __init__(self):
        self._sheet = displayio.Bitmap(2 * _HALF * _ALL, _HIGH, 2)
        for sign in range(_ALL):
            for row in range(_HIGH):
                self._draw(8 * sign, row, _row(sign, row))
        self._strips = displayio.Bitmap(2 * _HALF, _STRIP, 2)
        for x in range(2 * _HALF):
            for row in range(_STRIP):
                self._strips[x, row] = _WALLS[_STRIP * (x // _HALF) + row] >> (x & 3) & 1

    def _draw(self, left, y, row):
        for x in range(8):
            if row & 0x80 >> x:
                self._sheet[left + x, y] = 1

    def lay(self, canvas, view):
        """Lay the stage as it is on a screen that was just begun."""
        for row in (0, layout.ROWS - 1):
            y = _TOP - _STRIP if row == 0 else _TOP + _HIGH * _ROWS
            strip = canvas.grid(self._strips, _ACROSS, 1, _HALF, _STRIP, 0, y)
            for half in range(_ACROSS):
                strip[half, 0] = stage.place(view, row * layout.COLUMNS + (half + 1) // 2)
        self._grid = canvas.grid(self._sheet, _ACROSS, _ROWS, _HALF, _HIGH, 0, _TOP)
        self.show(canvas, view)

    def show(self, canvas, view, choices=b"", cursor=layout.EMPTY):
        """Show the stage, the spaces that can be chosen, and the one at the cursor."""
        for at in range(layout.COLUMNS, _PLACES - layout.COLUMNS):
            sign = _sign(view, at)
            if sign >= _FIGHTER:
                pass  # who stands there is seen, also at the cursor
            elif at == cursor:
                sign += _CURSORS - _SPECIAL
            elif at in choices:
                sign += _CHOICES - _SPECIAL
            row = at // layout.COLUMNS
            x = 2 * (at % layout.COLUMNS) - 1 + (row & 1)
            for half in (0, 1):
                if 0 <= x + half < _ACROSS and self._grid[x + half, row - 1] != 2 * sign + half:
                    self._grid[x + half, row - 1] = 2 * sign + half
        canvas.changed()


def _row(sign, row):
    """Eight pixels of a sign, with its mark."""
    if sign < _COUNT:
        return _SIGNS[_HIGH * sign + row]
    mark = _CURSOR if sign >= _CURSORS else _CHOICE if sign == _CHOICES else _CORNERS
    return _SIGNS[_HIGH * (_SPECIAL + (sign - _CHOICES) % _MARKABLE) + row] | mark[row]


def _sign(view, at):
    """What is to be seen of a place: who stands there, or what it is and has not lost its effect."""
    for seat in (0, 1):
        if view[layout.AT + seat] == at:
            return _FIGHTER + seat + 2 * view[layout.DOWN + seat]
    kind = stage.place(view, at)
    if kind in (layout.HEAL, layout.POWER_UP) and view[layout.USED_SPACES] & stage.special_bit(view, at):
        return layout.SPACE
    return kind
