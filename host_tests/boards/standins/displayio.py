"""Stand-in for displayio: bitmaps, tiles and groups, and where their pixels are."""

import simulated


class Bitmap:
    """Pixels as small numbers."""

    def __init__(self, width, height, value_count):
        self._width = simulated.whole(width, 1, 32767, "width")
        self._height = simulated.whole(height, 1, 32767, "height")
        self._most = simulated.whole(value_count, 1, 65535, "value_count") - 1
        if self._most > 255:
            raise ValueError("this stand-in has bitmaps of up to 256 values")
        self._pixels = bytearray(width * height)
        simulated.watch(self, Bitmap)

    @property
    def width(self):
        """In pixels."""
        return self._width

    @property
    def height(self):
        """In pixels."""
        return self._height

    def _at(self, where):
        if isinstance(where, int):
            if not 0 <= where < len(self._pixels):
                raise IndexError("pixel coordinates out of bounds")
            return where
        x, y = where
        if not 0 <= x < self._width or not 0 <= y < self._height:
            raise IndexError("pixel coordinates out of bounds")
        return y * self._width + x

    def __getitem__(self, where):
        return self._pixels[self._at(where)]

    def __setitem__(self, where, value):
        if not isinstance(value, int) or not 0 <= value <= self._most:
            raise ValueError("pixel value requires too many bits")
        self._pixels[self._at(where)] = value

    def fill(self, value):
        """All pixels alike."""
        for i in range(len(self._pixels)):
            self[i] = value


class Palette:
    """The colours of a bitmap's values."""

    def __init__(self, color_count, *, dither=False):
        self._colours = [0] * simulated.whole(color_count, 1, 32767, "color_count")
        simulated.watch(self, Palette)

    def __len__(self):
        return len(self._colours)

    def __getitem__(self, index):
        return self._colours[index]

    def __setitem__(self, index, colour):
        if isinstance(colour, (tuple, bytes, bytearray)):
            if len(colour) != 3:
                raise ValueError("color buffer must be 3 bytes (RGB) or 4 bytes (RGB + pad byte)")
            colour = colour[0] << 16 | colour[1] << 8 | colour[2]
        if not 0 <= index < len(self._colours):
            raise IndexError("Palette index out of range")
        self._colours[index] = simulated.whole(colour, 0, 0xFFFFFF, "color")


class _Layer:
    """What a group may hold."""

    def __init__(self, x, y):
        self._held = False
        self._hidden = False
        self.x = x
        self.y = y

    @property
    def x(self):
        """Pixels from the left edge of its group."""
        return self._x

    @x.setter
    def x(self, x):
        self._x = simulated.whole(x, -32768, 32767, "x")

    @property
    def y(self):
        """Pixels from the top edge of its group."""
        return self._y

    @y.setter
    def y(self, y):
        self._y = simulated.whole(y, -32768, 32767, "y")

    @property
    def hidden(self):
        """Whether it is not drawn."""
        return self._hidden

    @hidden.setter
    def hidden(self, hidden):
        if not isinstance(hidden, bool):
            raise TypeError("hidden must be of type bool")
        self._hidden = hidden


class TileGrid(_Layer):
    """A bitmap's tiles, side by side."""

    def __init__(
        self, bitmap, *, pixel_shader, width=1, height=1, tile_width=None, tile_height=None, default_tile=0, x=0, y=0
    ):
        if not isinstance(bitmap, Bitmap):
            raise TypeError("unsupported bitmap type")
        if not isinstance(pixel_shader, Palette):
            raise TypeError("unsupported pixel_shader type: this stand-in has palettes")
        super().__init__(x, y)
        self._bitmap = bitmap
        self._palette = pixel_shader
        self._wide = tile_width or bitmap.width
        self._high = tile_height or bitmap.height
        if bitmap.width % self._wide:
            raise ValueError("Tile width must exactly divide bitmap width")
        if bitmap.height % self._high:
            raise ValueError("Tile height must exactly divide bitmap height")
        self._across = bitmap.width // self._wide
        self._count = self._across * (bitmap.height // self._high)
        self._columns = simulated.whole(width, 1, 65535, "width")
        self._rows = simulated.whole(height, 1, 65535, "height")
        self._tiles = [self._tile(default_tile)] * (width * height)
        self._flip_x = self._flip_y = False
        simulated.watch(self, TileGrid)

    def _tile(self, tile):
        if not isinstance(tile, int) or not 0 <= tile < self._count:
            raise ValueError("Tile index out of bounds")
        return tile

    def _at(self, where):
        if not isinstance(where, int):
            x, y = where
            if not 0 <= x < self._columns or not 0 <= y < self._rows:
                raise IndexError("Tile index out of bounds")
            return y * self._columns + x
        if not 0 <= where < len(self._tiles):
            raise IndexError("Tile index out of bounds")
        return where

    def __getitem__(self, where):
        return self._tiles[self._at(where)]

    def __setitem__(self, where, tile):
        self._tiles[self._at(where)] = self._tile(tile)

    @property
    def width(self):
        """In tiles."""
        return self._columns

    @property
    def height(self):
        """In tiles."""
        return self._rows

    @property
    def flip_x(self):
        """Whether left and right are swapped."""
        return self._flip_x

    @flip_x.setter
    def flip_x(self, flip):
        self._flip_x = bool(flip)

    @property
    def flip_y(self):
        """Whether top and bottom are swapped."""
        return self._flip_y

    @flip_y.setter
    def flip_y(self, flip):
        self._flip_y = bool(flip)

    def _draw(self, rows, left, top, scale):
        """Light and darken its pixels in rows of a byte a pixel."""
        lit = bytes([1 if colour >= 0x808080 else 0 for colour in self._palette._colours])
        wide, high, pixels, stride = self._wide, self._high, self._bitmap._pixels, self._bitmap.width
        if any(0 < colour < 0xFFFFFF for colour in self._palette._colours):
            raise ValueError("this stand-in draws black and white only")
        for i in range(len(self._tiles)):
            tile = self._tiles[i]
            source = tile // self._across * high * stride + tile % self._across * wide
            x0, y0 = i % self._columns * wide, i // self._columns * high
            for y in range(high):
                at = source + y * stride
                line = bytes([lit[value] for value in pixels[at : at + wide]])
                for x in range(wide):
                    across = self._columns * wide - 1 - x0 - x if self._flip_x else x0 + x
                    down = self._rows * high - 1 - y0 - y if self._flip_y else y0 + y
                    _dot(rows, left + scale * across, top + scale * down, scale, line[x])


def _dot(rows, x, y, scale, lit):
    for down in range(y, y + scale):
        if 0 <= down < len(rows):
            row = rows[down]
            for across in range(x, x + scale):
                if 0 <= across < len(row):
                    row[across] = lit


class Group(_Layer):
    """Layers, the last on top."""

    def __init__(self, *, scale=1, x=0, y=0):
        super().__init__(x, y)
        self._layers = []
        self.scale = scale
        simulated.watch(self, Group)

    @property
    def scale(self):
        """How many pixels a pixel takes."""
        return self._scale

    @scale.setter
    def scale(self, scale):
        self._scale = simulated.whole(scale, 1, 32767, "scale")

    def append(self, layer):
        """Put a layer on top."""
        self.insert(len(self._layers), layer)

    def insert(self, index, layer):
        """Put a layer among the others."""
        if not isinstance(layer, (TileGrid, Group)):
            raise ValueError("Layer must be a Group or TileGrid subclass")
        if layer._held:
            raise ValueError("Layer already in a group")
        layer._held = True
        self._layers.insert(index, layer)

    def pop(self, i=-1):
        """Take a layer away."""
        layer = self._layers.pop(i)
        layer._held = False
        return layer

    def remove(self, layer):
        """Take this layer away."""
        self.pop(self.index(layer))

    def index(self, layer):
        """A layer's place."""
        return self._layers.index(layer)

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, index):
        return self._layers[index]

    def _draw(self, rows, left, top, scale):
        for layer in self._layers:
            if not layer.hidden:
                own = scale * self._scale
                layer._draw(rows, left + own * layer.x, top + own * layer.y, own)


def release_displays():
    """Free the display and its bus."""
    simulated.panel[:] = []


def picture():
    """What a person sees on the display: rows of eight pixels a byte, the left one highest."""
    return simulated.panel[1]._picture()
