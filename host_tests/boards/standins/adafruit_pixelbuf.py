"""Stand-in for adafruit_pixelbuf: a chain's colours, and the bytes that they come to at its brightness."""

import simulated

_ORDERS = ("RGB", "RBG", "GRB", "GBR", "BRG", "BGR")


class PixelBuf:
    """The pixels; a subclass sends them."""

    def __init__(self, size, *, byteorder="BGR", brightness=1.0, auto_write=False, header=None, trailer=None):
        if byteorder not in _ORDERS:
            raise ValueError("Invalid byteorder: this stand-in has chains of three colours")
        if header or trailer:
            raise ValueError("this stand-in has no chains with header and trailer")
        self._size = simulated.whole(size, 0, 0xFFFF, "size")
        self._order = ["RGB".index(letter) for letter in byteorder]
        self._colours = [(0, 0, 0)] * size
        self._auto_write = False
        self.brightness = brightness
        self._auto_write = bool(auto_write)
        simulated.watch(self, PixelBuf)

    @property
    def auto_write(self):
        """Whether each change is sent at once."""
        return self._auto_write

    @auto_write.setter
    def auto_write(self, on):
        self._auto_write = bool(on)

    @property
    def brightness(self):
        """0.0 to 1.0, applied to all colours."""
        return self._brightness

    @brightness.setter
    def brightness(self, level):
        if not isinstance(level, (int, float)):
            raise TypeError("can't convert %s to float" % type(level).__name__)
        self._brightness = min(max(float(level), 0.0), 1.0)
        if self._auto_write:
            self.show()

    @property
    def byteorder(self):
        """The order of a pixel's bytes."""
        return "".join(["RGB"[i] for i in self._order])

    @property
    def bpp(self):
        """Bytes a pixel."""
        return 3

    def __len__(self):
        return self._size

    def __getitem__(self, where):
        return self._colours[where]

    def __setitem__(self, where, value):
        if isinstance(where, int):
            self._colours[where] = _colour(value)
        else:
            if len(self._colours[where]) != len(value):
                raise ValueError(
                    "Unmatched number of items on RHS (expected %d, got %d)." % (len(self._colours[where]), len(value))
                )
            self._colours[where] = [_colour(one) for one in value]
        if self._auto_write:
            self.show()

    def fill(self, colour):
        """All pixels in one colour."""
        self._colours = [_colour(colour)] * self._size
        if self._auto_write:
            self.show()

    def show(self):
        """Send them."""
        level = int(self._brightness * 0x8000)
        sent = bytearray()
        for colour in self._colours:
            for part in self._order:
                sent.append(colour[part] * level >> 15)
        self._transmit(sent)

    def _transmit(self, buffer):
        raise NotImplementedError


def _colour(value):
    """(red, green, blue) of 0xRRGGBB or of three numbers."""
    if isinstance(value, int):
        simulated.whole(value, 0, 0xFFFFFF, "colour")
        return value >> 16, value >> 8 & 0xFF, value & 0xFF
    if len(value) != 3:
        raise ValueError("Expected tuple of length 3, got %d" % len(value))
    return tuple([simulated.whole(part, 0, 255, "colour") for part in value])
