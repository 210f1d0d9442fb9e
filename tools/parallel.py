"""Run work in parallel on all cores."""

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
from types import FrameType
from typing import Any

from tools.errors import UserError


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def run_parallel(
    work: Callable, pieces: Sequence[tuple], jobs: int | None = None
) -> Iterator[Iterator[tuple[tuple, Any]]]:
    """(piece, work(*piece)) for each piece as it is done, in no particular order.

    Leaving the block early cancels the rest. Enter it before starting a thread.
    """
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(min(jobs or cores(), max(1, len(pieces))), initializer=_begin)
    done: queue.SimpleQueue[Future] = queue.SimpleQueue()
    try:
        with _delayed(signal.SIGINT), _delayed(signal.SIGTERM):
            futures = {pool.submit(work, *piece): piece for piece in pieces}
            # Interrupted here, a future would stay locked, and shutdown() would wait for ever.
            for future in futures:
                future.add_done_callback(done.put)
        yield ((futures[future], future.result()) for future in _as_done(done, len(futures)))
        pool.shutdown(cancel_futures=True)
    except BaseException as error:
        # Their results are no longer wanted, and a second Ctrl-C must not have to wait for them.
        for process in multiprocessing.active_children():
            if process not in others:
                process.kill()
        pool.shutdown(cancel_futures=True)
        if isinstance(error, BrokenProcessPool):
            raise UserError("A worker process was killed: try again") from error
        raise


def _as_done(done: queue.SimpleQueue[Future], n: int) -> Iterator[Future]:
    while n:
        # Python may miss a signal that arrives as a wait begins, so each wait is short.
        with contextlib.suppress(queue.Empty):
            yield done.get(timeout=0.2)
            n -= 1


@contextmanager
def _delayed(number: signal.Signals) -> Iterator[None]:
    """Delay a signal until the end of the block: a process that is half begun cannot be ended."""
    came: list[int] = []

    def delay(number: int, frame: FrameType | None) -> None:
        came.append(number)

    before = signal.signal(number, delay)
    try:
        yield
    finally:
        if signal.getsignal(number) is delay:  # a command that is ending ignores further signals
            signal.signal(number, before)
    if came:
        signal.raise_signal(number)


def _begin() -> None:
    """Set up a worker: Ctrl-C reaches every process of a terminal, but only the parent reacts to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    # Nobody waits for an orphan's results.
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)
