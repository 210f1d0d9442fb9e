"""Stand-in for neopixel_write: what the lights are sent goes into the log."""

import digitalio
import simulated


def neopixel_write(digitalinout, buf):
    """Send bytes to a chain of NeoPixels."""
    if not isinstance(digitalinout, digitalio.DigitalInOut):
        raise TypeError("digitalinout must be of type DigitalInOut")
    if digitalinout.direction is not digitalio.Direction.OUTPUT:
        raise AttributeError("Cannot set value when direction is input.")
    if not isinstance(buf, (bytes, bytearray, memoryview)):
        raise TypeError("object with buffer protocol required")
    simulated.note("lights", bytes(buf))
