"""A panel with an SH1106; on the drive it is beside parts.py, and is imported only if needed."""

from adafruit_displayio_sh1106 import SH1106
from micropython import const

_FIRST_COLUMN = const(2)  # its memory is 132 columns wide; the panel shows the middle 128
_DISPLAY_OFF = const(0xAE)
_DISPLAY_ON = const(0xAF)


class Panel(SH1106):
    """The SH1106 panel. Version 2.0.4 of the driver sends a list in sleep and wake: a TypeError on CircuitPython."""

    def __init__(self, bus):
        super().__init__(bus, width=128, height=64, colstart=_FIRST_COLUMN, auto_refresh=False)

    def sleep(self):
        """Switch the panel off; what it shows is kept."""
        self.bus.send(_DISPLAY_OFF, b"")

    def wake(self):
        """Switch it on again."""
        self.bus.send(_DISPLAY_ON, b"")
