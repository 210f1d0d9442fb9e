"""Stand-in for supervisor: its clock, which wraps about 65 seconds after power-on, and what runs next."""

import simulated


class _Runtime:
    """supervisor.runtime."""

    def __init__(self):
        self._autoreload = True
        simulated.watch(self, _Runtime)

    @property
    def autoreload(self):
        """Whether code.py restarts when a file on the drive was written."""
        return self._autoreload

    @autoreload.setter
    def autoreload(self, on):
        self._autoreload = bool(on)


runtime = _Runtime()


def ticks_ms():
    """Milliseconds, modulo 2**29."""
    return simulated.ticks_ms()


def set_next_code_file(
    filename,
    *,
    reload_on_success=False,
    reload_on_error=False,
    sticky_on_success=False,
    sticky_on_error=False,
    sticky_on_reload=False,
):
    """What runs after this file."""
    if not isinstance(filename, str):
        raise TypeError("filename must be of type str")
    simulated.note("next code file", filename)
