"""Stand-in for time: CircuitPython's clock, on the simulated one."""

import simulated


def sleep(seconds):
    """Let time pass."""
    if not isinstance(seconds, (int, float)):
        raise TypeError("can't convert %s to float" % type(seconds).__name__)
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    simulated.pass_time(round(seconds * 1000))


def monotonic():
    """Seconds since power-on."""
    return simulated.ms / 1000


def monotonic_ns():
    """Nanoseconds since power-on."""
    return simulated.ms * 1000000
