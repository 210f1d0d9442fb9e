"""Stand-in for busio: I2C on two pins, with one panel that answers, an SSD1306; and SPI, where nothing does."""

import simulated

PANEL = 0x3C
_STATUS = 0x43  # of an SSD1306 that is on: its low bits tell it from an SH1106


class I2C:
    """A bus."""

    def __init__(self, scl, sda, *, frequency=100000, timeout=255):
        simulated.whole(frequency, 1, 1000000, "frequency")
        for pin, odd in ((scl, 1), (sda, 0)):
            if not isinstance(pin, simulated.Pin):
                raise TypeError("Expected a Pin, not %r" % (pin,))
            if not pin.name.startswith("GP") or int(pin.name[2:]) % 2 != odd:
                raise ValueError("Invalid pins")
            simulated.claim(pin, "I2C")
        self._pins = (scl, sda)
        self._locked = False
        simulated.watch(self, I2C)

    def deinit(self):
        """Free the pins."""
        for pin in self._pins:
            simulated.release(pin)
        self._pins = ()

    def try_lock(self):
        """Take the bus, if nobody has it."""
        if self._locked:
            return False
        self._locked = True
        return True

    def unlock(self):
        """Leave the bus."""
        self._locked = False

    def scan(self):
        """The addresses that answer."""
        self._check()
        return [PANEL]

    def readfrom_into(self, address, buffer, *, start=0, end=None):
        """Read from a device."""
        self._check()
        if address != PANEL:
            raise OSError(19)
        for i in range(start, len(buffer) if end is None else end):
            buffer[i] = _STATUS

    def _check_open(self):
        if not self._pins:
            raise ValueError("Object has been deinitialized and can no longer be used. Create a new object.")

    def _check(self):
        self._check_open()
        if not self._locked:
            raise RuntimeError("Function requires lock")


class SPI:
    """A bus."""

    def __init__(self, clock, MOSI=None, MISO=None, half_duplex=False):  # noqa: N803 (their names)
        for pin in (clock, MOSI, MISO):
            if pin is not None:
                simulated.claim(pin, "SPI")
        simulated.watch(self, SPI)
