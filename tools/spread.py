"""Work in many pieces over all cores."""

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from tools.boards import Trouble


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def spread(work: Callable, pieces: Sequence[tuple], jobs: int | None = None) -> Iterator[Iterator[tuple[tuple, Any]]]:
    """The pieces with `work(*piece)` of each, as they are done: in no order.

    Leaving the block early drops what is not begun. Enter it before starting a thread.
    """
    pool = ProcessPoolExecutor(min(jobs or cores(), max(1, len(pieces))), initializer=_heed_parent)
    # Ctrl-C reaches every process of a terminal; only this one is to heed it.
    heeded = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        futures = {pool.submit(work, *piece): piece for piece in pieces}
    finally:
        signal.signal(signal.SIGINT, heeded)
    try:
        yield ((futures[future], future.result()) for future in as_completed(futures))
    except BrokenProcessPool as error:
        raise Trouble("One of the processes that shared the work was ended from outside: try again") from error
    finally:
        pool.shutdown(cancel_futures=True)


def _heed_parent() -> None:
    """Nobody waits for the work of an orphan."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)
