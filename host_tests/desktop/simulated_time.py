"""An event loop whose clock is simulated: it jumps to the next timeout whenever no socket has anything to read.

Sockets of this machine are real, so a server and its pages run as they are; only waiting takes no time.
"""

import asyncio
import selectors


class _Selector(selectors.DefaultSelector):
    """Never waits: where nothing is ready, the time passes that it was to wait for."""

    now = 0.0

    def select(self, timeout=None):
        ready = super().select(0)
        if ready:
            return ready
        if timeout is None:
            return super().select()  # for another thread, or a socket of another process
        self.now += max(timeout, 0)
        return ready


class Loop(asyncio.SelectorEventLoop):
    """The loop; `time()` is simulated seconds since it was made."""

    def __init__(self):
        self._simulated = _Selector()
        super().__init__(self._simulated)

    def time(self):
        return self._simulated.now


def run(scenario):
    """asyncio.run in simulated time."""
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(scenario)
