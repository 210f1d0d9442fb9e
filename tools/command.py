"""How a command ends, whatever happens to it: with a word and an exit status, not a traceback."""

import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

from tools.boards import Trouble
from tools.playout.words import Refused

WRONG = 2
FAILED = 1
INTERRUPTED = 130
ENDED = 143


def run(work: Callable[[], int | None], what: str = "What was played") -> int:
    """The exit status of `work`; `what` is said to be lost where it cannot be written."""
    # So that what is open is closed, and the terminal has its cursor back.
    before = signal.signal(signal.SIGTERM, _end)
    try:
        status = work()
        if sys.stdout:
            sys.stdout.flush()
        return status or 0
    except Refused as refused:
        print(refused, file=sys.stderr)
        return WRONG
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        # Whoever read has seen enough.
        _say_no_more()
        return 0
    except OSError as error:
        print(f"{what} cannot be written: {error.strerror}", file=sys.stderr)
        _say_no_more()
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        signal.signal(signal.SIGTERM, before)


def _end(number: int, frame: FrameType | None) -> None:
    sys.exit(ENDED)


def _say_no_more() -> None:
    """Python flushes once more on its way out: let it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
