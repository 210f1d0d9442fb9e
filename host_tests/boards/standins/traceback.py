"""Stand-in for traceback, on MicroPython's own way to print one."""

import sys

import simulated


def print_exception(exc, value=None, tb=None, limit=None, file=None, chain=True):
    """Print an exception with its traceback; the log records it."""
    error = exc if isinstance(exc, BaseException) else value
    if not isinstance(error, BaseException):
        raise TypeError("exc must be of type BaseException")
    simulated.note("traceback", "%s: %s" % (type(error).__name__, error))
    sys.print_exception(error, file or sys.stdout)
