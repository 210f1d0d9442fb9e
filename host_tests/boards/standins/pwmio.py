"""Stand-in for pwmio, within what an RP2040 can do; what sounds goes into the log."""

import simulated


class PWMOut:
    """A pin that pulses."""

    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        simulated.claim(pin, "PWMOut")
        self._variable = bool(variable_frequency)
        self._duty_cycle = simulated.whole(duty_cycle, 0, 0xFFFF, "duty_cycle")
        self._frequency = simulated.whole(frequency, 8, 62500000, "frequency")
        simulated.watch(self, PWMOut)

    @property
    def frequency(self):
        """Hertz."""
        return self._frequency

    @frequency.setter
    def frequency(self, hz):
        if not self._variable:
            raise AttributeError("PWM frequency not writable when variable_frequency is False on construction.")
        self._frequency = simulated.whole(hz, 8, 62500000, "frequency")

    @property
    def duty_cycle(self):
        """How much of a period the pin is high, of 65,536."""
        return self._duty_cycle

    @duty_cycle.setter
    def duty_cycle(self, duty_cycle):
        self._duty_cycle = simulated.whole(duty_cycle, 0, 0xFFFF, "duty_cycle")
        simulated.note("tone", (self._frequency if duty_cycle else 0, duty_cycle))
