"""Stand-in for select: nothing is ever ready, and the wait for it lets time pass."""

import simulated

POLLIN = 1
POLLOUT = 4
POLLERR = 8
POLLHUP = 16


class poll:  # noqa: N801 (its name)
    """Waits for streams."""

    def register(self, obj, eventmask=POLLIN | POLLOUT):
        """There are no streams on this board."""
        raise OSError(22)

    def ipoll(self, timeout=-1, flags=0):
        """Wait so many milliseconds; for ever is a fault here: nothing would end it."""
        if timeout < 0:
            raise RuntimeError("this would wait for ever")
        simulated.pass_time(timeout)
        return iter(())
