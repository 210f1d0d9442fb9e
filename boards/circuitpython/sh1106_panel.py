"""A panel with an SH1106; lies beside parts.py on the drive, and is loaded where there is one."""

from adafruit_displayio_sh1106 import SH1106
from micropython import const

_FIRST_COLUMN = const(2)  # its memory is 132 columns wide and the panel shows the middle ones
_DISPLAY_OFF = const(0xAE)
_DISPLAY_ON = const(0xAF)


class Panel(SH1106):
    """The driver's own sleep and wake send a list, which CircuitPython refuses with a TypeError (2.0.4)."""

    def __init__(self, bus):
        super().__init__(bus, width=128, height=64, colstart=_FIRST_COLUMN, auto_refresh=False)

    def sleep(self):
        """Switch the panel off; what it shows is kept."""
        self.bus.send(_DISPLAY_OFF, b"")

    def wake(self):
        """Switch it on again."""
        self.bus.send(_DISPLAY_ON, b"")
