"""Stand-in for digitalio: a pin that is read or driven."""

import simulated


class Direction:
    """Which way a pin works."""

    INPUT = "INPUT"
    OUTPUT = "OUTPUT"


class Pull:
    """What holds a pin that nothing drives."""

    UP = "UP"
    DOWN = "DOWN"


class DriveMode:
    """How a pin is driven."""

    PUSH_PULL = "PUSH_PULL"
    OPEN_DRAIN = "OPEN_DRAIN"


class DigitalInOut:
    """A pin."""

    def __init__(self, pin):
        simulated.claim(pin, "DigitalInOut")
        self._pin = pin
        self._direction = Direction.INPUT
        self._pull = None
        self._value = False
        simulated.watch(self, DigitalInOut)

    def _check(self):
        if self._pin is None:
            raise ValueError("Object has been deinitialized and can no longer be used. Create a new object.")

    def deinit(self):
        """Free the pin."""
        if self._pin is not None:
            simulated.release(self._pin)
            self._pin = None

    def switch_to_output(self, value=False, drive_mode=DriveMode.PUSH_PULL):
        """Drive the pin."""
        self._check()
        if drive_mode not in (DriveMode.PUSH_PULL, DriveMode.OPEN_DRAIN):
            raise TypeError("drive_mode")
        self._direction = Direction.OUTPUT
        self._value = bool(value)

    def switch_to_input(self, pull=None):
        """Read the pin."""
        self._check()
        if pull not in (None, Pull.UP, Pull.DOWN):
            raise ValueError("pull")
        self._direction = Direction.INPUT
        self._pull = pull

    @property
    def direction(self):
        """INPUT or OUTPUT."""
        self._check()
        return self._direction

    @direction.setter
    def direction(self, direction):
        if direction is Direction.OUTPUT:
            self.switch_to_output()
        elif direction is Direction.INPUT:
            self.switch_to_input()
        else:
            raise AttributeError("Invalid direction.")

    @property
    def value(self):
        """What the pin is at."""
        self._check()
        if self._direction is Direction.OUTPUT:
            return self._value
        return self._pin.name not in simulated.low and self._pull is not Pull.DOWN

    @value.setter
    def value(self, value):
        self._check()
        if self._direction is not Direction.OUTPUT:
            raise AttributeError("Cannot set value when direction is input.")
        self._value = bool(value)
