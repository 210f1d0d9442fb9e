"""Ends a command with a message and an exit status, never a traceback."""

import errno
import importlib
import os
import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import NoReturn

from tools.errors import UsageError, UserError

WRONG = 2
FAILED = 1
INTERRUPTED = 130
ENDED = 143


def start(module: str) -> NoReturn:
    """End with the status of a module's main(); Ctrl-C may come while it is imported, too."""
    try:
        sys.exit(importlib.import_module(module).main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def run(work: Callable[[], int | None], what: str = "What was played") -> int:
    """The exit status of `work`; `what` is said to be lost where it cannot be written."""
    # So that what is open is closed, and the terminal has its cursor back. What is ignored stays so.
    before = {one: signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)}
    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(number, _end)
    try:
        if not sys.stdout:
            raise OSError(errno.EBADF, "standard output is closed")
        status = work()
        sys.stdout.flush()
        return status or 0
    except UsageError as error:
        print(error, file=sys.stderr)
        return WRONG
    except UserError as error:
        print(error, file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        # Whoever read has seen enough.
        _say_no_more()
        return 0
    except OSError as error:
        print(f"{what} cannot be written: {error.strerror}", file=sys.stderr)
        if sys.stdout:
            _say_no_more()
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        for number, handler in before.items():
            if signal.getsignal(number) is _end:
                signal.signal(number, handler)


def write_new(path: str | os.PathLike[str], text: str, encoding: str) -> None:
    """Write a new file; no partial file is left. OSError has the reason."""
    with open(path, "x", encoding=encoding, newline="") as file:
        try:
            file.write(text)
            file.flush()
        except OSError:
            os.unlink(path)
            raise


def _end(number: int, frame: FrameType | None) -> None:
    """Once is enough: what is being closed is not to be cut short by a second one."""
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, _pass)
    if hasattr(signal, "pthread_sigmask"):  # Python's own handlers go before the process does
        signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
    if number == signal.SIGINT:
        raise KeyboardInterrupt
    sys.exit(ENDED)


def _pass(number: int, frame: FrameType | None) -> None:
    """It is ending already. (Python complains where it must pass over one that came before SIG_IGN.)"""


def _say_no_more() -> None:
    """Python flushes once more on its way out: let it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
