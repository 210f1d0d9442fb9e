"""Work in many pieces over all cores."""

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import queue
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from tools.errors import UserError


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def run_parallel(
    work: Callable, pieces: Sequence[tuple], jobs: int | None = None
) -> Iterator[Iterator[tuple[tuple, Any]]]:
    """The pieces with `work(*piece)` of each, as they are done: in no order.

    Leaving the block early drops what is not done. Enter it before starting a thread.
    """
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(min(jobs or cores(), max(1, len(pieces))), initializer=_begin)
    done: queue.SimpleQueue[Future] = queue.SimpleQueue()
    try:
        with _later(signal.SIGINT), _later(signal.SIGTERM):
            futures = {pool.submit(work, *piece): piece for piece in pieces}
        for future in futures:
            future.add_done_callback(done.put)
        yield ((futures[future], future.result()) for future in _as_done(done, len(futures)))
        pool.shutdown(cancel_futures=True)
    except BaseException as error:
        # Nobody wants what they are at, and a second Ctrl-C must find nothing to wait for.
        for process in multiprocessing.active_children():
            if process not in others:
                process.kill()
        pool.shutdown(cancel_futures=True)
        if isinstance(error, BrokenProcessPool):
            raise UserError("A worker process was killed: try again") from error
        raise


def _as_done(done: queue.SimpleQueue[Future], n: int) -> Iterator[Future]:
    while n:
        # Python may miss a signal that comes as a wait begins: no wait is long.
        with contextlib.suppress(queue.Empty):
            yield done.get(timeout=0.2)
            n -= 1


@contextmanager
def _later(number: signal.Signals) -> Iterator[None]:
    """Heed a signal at the end of the block only: a process that is half begun cannot be ended."""
    came: list[int] = []
    heeded = signal.signal(number, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(number, heeded)
    if came:
        signal.raise_signal(number)


def _begin() -> None:
    """What holds in each process: Ctrl-C reaches all of a terminal, and only the parent is to heed it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    # Nobody waits for the work of an orphan.
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)
