"""The lights: the game's table in NeoPixels, through the board's zones.

A zone may have five pixels, one, or none; screens say what a zone shows and the lights
show it with what there is. One blink at a time may run; it ends by itself.
"""

from micropython import const

# Zones, in the order of boards/README.md. Sides: 0 left, 1 right.
BARS = const(0)  # + 4 * side + bar
ARROW = const(8)  # + side
CARD = const(10)  # + side
BELT = const(12)  # + side
PAD = const(14)  # + pad
ZONES = const(16)

OFF = const(0)
RED = const(0xFF1800)
BLUE = const(0x0028FF)
GOLD = const(0xFFA000)
GREEN = const(0x00FF20)
WHITE = const(0x303030)
SIDES = (RED, BLUE)

_BLINK = const(12)  # frames a half period


class Lights:
    """The colours of all zones; `show` sends them when they changed."""

    def __init__(self, pixels, zones):
        self._pixels = pixels
        self._zones = zones
        self._dirty = True
        self._blinks = 0  # half periods to go
        self._frames = 0
        self._zone = self._colour = self._lit = 0

    def brightness(self, level):
        """Scale everything, 0.0 to 1.0."""
        if self._pixels is not None:
            # In steps of 1/256, which every kind of pixel buffer rounds alike. To the nearest one: on a
            # board, whose floats are short, full is a little less than 1.
            self._pixels.brightness = int(level * 256 + 0.5) / 256
            self._dirty = True

    def clear(self):
        """All dark, nothing blinks."""
        self._blinks = 0
        if self._pixels is not None:
            self._pixels.fill(0)
            self._dirty = True

    def fill(self, zone, colour):
        """A whole zone in one colour."""
        self.bar(zone, 5, colour)

    def bar(self, zone, lit, colour):
        """The first `lit` of five: as many pixels, or one pixel that much brighter."""
        if self._pixels is None:
            return
        first = self._zones[2 * zone]
        n = self._zones[2 * zone + 1]
        if n == 1:
            self._pixels[first] = _dim(colour, lit)
        else:
            for i in range(n):
                self._pixels[first + i] = colour if i < lit else OFF
        self._dirty = True

    def blink(self, zone, lit, colour):
        """Let a bar blink three times; then it stays lit, and so does one that still blinked."""
        if self._blinks:
            self.bar(self._zone, self._lit, self._colour)
        self._zone, self._lit, self._colour = zone, lit, colour
        self._blinks = 6
        self._frames = 1

    def step(self):
        """A frame has passed."""
        if self._blinks:
            self._frames -= 1
            if not self._frames:
                self._frames = _BLINK
                self._blinks -= 1
                self.bar(self._zone, 0 if self._blinks & 1 else self._lit, self._colour)
        if self._dirty and self._pixels is not None:
            self._dirty = False
            self._pixels.show()


def _dim(colour, fifths):
    """A colour at some fifths of its brightness."""
    return (colour >> 16) * fifths // 5 << 16 | (colour >> 8 & 0xFF) * fifths // 5 << 8 | (colour & 0xFF) * fifths // 5
