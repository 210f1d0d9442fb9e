"""Stand-in for fourwire: the way to the panel on SPI."""

import busio
import simulated


class FourWire:
    """A panel's commands, written to an SPI bus."""

    def __init__(self, spi_bus, *, command=None, chip_select, reset=None, baudrate=24000000, polarity=0, phase=0):
        if not isinstance(spi_bus, busio.SPI):
            raise TypeError("spi_bus must be of type SPI")
        for pin in (command, chip_select, reset):
            if pin is not None:
                simulated.claim(pin, "FourWire")
        simulated.whole(baudrate, 1, 62500000, "baudrate")
        self._sent = []
        simulated.take_bus(self)
        simulated.watch(self, FourWire)

    def send(self, command, data, *, toggle_every_byte=False):
        """A command and its arguments."""
        simulated.whole(command, 0, 255, "command")
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError("object with buffer protocol required")
        self._sent.append((command, bytes(data)))
