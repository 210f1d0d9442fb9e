"""Stand-in for i2cdisplaybus: the way to the panel on an I2C bus."""

import busio
import simulated


class I2CDisplayBus:
    """A panel's commands, written to an I2C bus."""

    def __init__(self, i2c_bus, *, device_address, reset=None):
        if not isinstance(i2c_bus, busio.I2C):
            raise TypeError("i2c_bus must be of type I2C")
        i2c_bus._check_open()
        if device_address != busio.PANEL:
            raise ValueError("Unable to find I2C Display at %x" % device_address)
        self._bus = i2c_bus
        self._sent = []  # (command, data) of what no display took in yet
        simulated.take_bus(self)
        simulated.watch(self, I2CDisplayBus)

    def send(self, command, data, *, toggle_every_byte=False):
        """A command and its arguments."""
        simulated.whole(command, 0, 255, "command")
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError("object with buffer protocol required")
        self._sent.append((command, bytes(data)))
