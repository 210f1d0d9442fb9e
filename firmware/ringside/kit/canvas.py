"""Text and pictures on a 128×64 panel: 25 columns by 8 rows of tiles.

All tiles come from one sheet, made once from the font table: the character's code, plus
128 for its inverse. Screens write into a buffer as often as they like; `show` sends only
the tiles that differ from those on the panel, and allocates no memory. What a line of
big letters covers is left as it was until it is seen again.
"""

import displayio
from micropython import const

from ringside.loader import Phase

COLUMNS = const(25)
ROWS = const(8)
BIG_COLUMNS = const(12)

LEFT = const(0)
CENTRE = const(1)
RIGHT = const(2)

_WIDE = const(5)  # a tile's pixels
_HIGH = const(8)
_INVERSE = const(0x80)
_MARGIN = const(-4)  # a tile on either side lets an inverse row reach the panel's edges, which keeps its letters clear
_BIG_MARGIN = const(-6)  # a blank on either side lets big letters cover the panel's whole width
_NOWHERE = const(0xFF)


def _put(buffer, at, text, inverse):
    """Write text into a row's buffer, clipped at both ends."""
    for letter in text:
        if 0 <= at < len(buffer):
            buffer[at] = ord(letter) & 0x7F | (_INVERSE if inverse else 0)
        at += 1


def _set(grid, first, buffer):
    """Let a grid's tiles from `first` on be those of a buffer."""
    for i in range(len(buffer)):
        if grid[first + i] != buffer[i]:
            grid[first + i] = buffer[i]


def _set_edge(grid, at, neighbour):
    """Let a grid's tile at the panel's edge be blank, or as inverse as its neighbour."""
    if grid[at] != neighbour & _INVERSE:
        grid[at] = neighbour & _INVERSE


class Canvas:
    """Eight rows of small tiles, and two lines of letters twice as large above them."""

    def __init__(self, display):
        self.display = display
        with Phase():
            from ringside.kit import tiles

            sheet = tiles.make()
        ink = displayio.Palette(2)
        ink[1] = 0xFFFFFF
        self._root = displayio.Group()
        self._grids = []
        for row in range(ROWS):
            grid = displayio.TileGrid(
                sheet, pixel_shader=ink, width=COLUMNS + 2, height=1, tile_width=_WIDE, tile_height=_HIGH
            )
            grid.x = _MARGIN
            grid.y = row * _HIGH
            self._grids.append(grid)
            self._root.append(grid)
        self._big = []
        for _ in range(2):
            group = displayio.Group(scale=2)
            grid = displayio.TileGrid(
                sheet, pixel_shader=ink, width=BIG_COLUMNS + 2, height=1, tile_width=_WIDE, tile_height=_HIGH
            )
            group.append(grid)
            group.hidden = True
            group.x = _BIG_MARGIN
            self._root.append(group)
            self._big.append(group)
            self._grids.append(grid)
        self._buffers = [bytearray(COLUMNS) for _ in range(ROWS)] + [bytearray(BIG_COLUMNS) for _ in range(2)]
        self._ink = ink
        self._pictures = 0  # grids at the end of the root
        self._at = bytearray((_NOWHERE, _NOWHERE))  # the row of each big line
        self._dirty = True
        if display is not None:
            display.root_group = self._root

    def clear(self):
        """Blank everything."""
        for buffer in self._buffers:
            for i in range(len(buffer)):
                buffer[i] = 0
        self._at[0] = self._at[1] = _NOWHERE
        while self._pictures:
            self._root.pop()
            self._pictures -= 1
        self._dirty = True

    def picture(self, picture, x, y, mirrored=False):
        """Lay a picture of tables.pictures over the tiles, until the next `clear`."""
        width, height, rows = picture
        bitmap = displayio.Bitmap(width, height, 2)
        stride = (width + 7) // 8
        for top in range(height):
            for left in range(width):
                bitmap[left, top] = rows[top * stride + left // 8] >> (7 - left % 8) & 1
        self.grid(bitmap, 1, 1, width, height, x, y).flip_x = mirrored

    def grid(self, sheet, columns, rows, wide, high, x, y):
        """Lay tiles of a bitmap of a game's own over the others, until the next `clear`: a displayio.TileGrid.

        Call `changed` when its tiles have.
        """
        grid = displayio.TileGrid(
            sheet, pixel_shader=self._ink, width=columns, height=rows, tile_width=wide, tile_height=high
        )
        grid.x = x
        grid.y = y
        self._root.append(grid)
        self._pictures += 1
        self._dirty = True
        return grid

    def changed(self):
        """Tiles of `grid` have changed: send them."""
        self._dirty = True

    def text(self, column, row, text, inverse=False):
        """Write from a column on; text beyond the panel's edge is clipped."""
        _put(self._buffers[row], column, text, inverse)
        self._dirty = True

    def line(self, row, text, align=LEFT, inverse=False):
        """Write over a whole row."""
        buffer = self._buffers[row]
        for i in range(COLUMNS):
            buffer[i] = _INVERSE if inverse else 0
        space = COLUMNS - len(text)
        _put(buffer, space * align // 2, text, inverse)
        self._dirty = True

    def big(self, which, row, text, align=CENTRE):
        """Write big line 0 or 1 over two rows, at most twelve letters."""
        buffer = self._buffers[ROWS + which]
        for i in range(BIG_COLUMNS):
            buffer[i] = 0
        _put(buffer, (BIG_COLUMNS - len(text)) * align // 2, text, False)
        self._at[which] = row
        self._dirty = True

    def show(self):
        """Send what changed; whether anything did."""
        if not self._dirty:
            return False
        self._dirty = False
        for which in (0, 1):
            row = self._at[which]
            group = self._big[which]
            if group.hidden != (row == _NOWHERE):
                group.hidden = row == _NOWHERE
            if row != _NOWHERE and group.y != row * _HIGH:
                group.y = row * _HIGH
        for row in range(ROWS):
            if not self._is_covered(row):
                buffer = self._buffers[row]
                _set(self._grids[row], 1, buffer)
                _set_edge(self._grids[row], 0, buffer[0])
                _set_edge(self._grids[row], COLUMNS + 1, buffer[COLUMNS - 1])
        for which in (0, 1):
            if self._at[which] != _NOWHERE:
                _set(self._grids[ROWS + which], 1, self._buffers[ROWS + which])
        if self.display is not None:
            self.display.refresh()
        return True

    def _is_covered(self, row):
        """Whether a line of big letters covers a row."""
        return row in (self._at[0], self._at[0] + 1, self._at[1], self._at[1] + 1)
