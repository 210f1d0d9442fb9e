"""Stand-in for rotaryio: a knob."""

import simulated


class IncrementalEncoder:
    """A knob's clicks."""

    def __init__(self, pin_a, pin_b, divisor=4):
        for pin in (pin_a, pin_b):
            simulated.claim(pin, "IncrementalEncoder")
        if divisor not in (1, 2, 4):
            raise ValueError("divisor must be 1, 2 or 4")
        self._position = 0
        simulated.watch(self, IncrementalEncoder)

    @property
    def position(self):
        """Its position."""
        return self._position

    @position.setter
    def position(self, position):
        self._position = simulated.whole(position, -(2**29), 2**29, "position")
