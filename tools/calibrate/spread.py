"""Many bouts over all cores."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed

from tools.calibrate.tallies import KINDS, Mean, Tally, tally

PIECE = 50  # bouts handed to a core at a time


def spread(
    bouts: int, first: int = 0, jobs: int | None = None, done: Callable[[str, int], None] | None = None
) -> dict[str, Tally]:
    """So many bouts of each kind; `done` is told of every piece that is played."""
    tallies: dict[str, Tally] = {kind: {} for kind in KINDS}
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        pieces = {
            pool.submit(tally, kind, first + at, min(PIECE, bouts - at)): (kind, min(PIECE, bouts - at))
            for at in range(0, bouts, PIECE)
            for kind in KINDS
        }
        for piece in as_completed(pieces):
            kind, n = pieces[piece]
            for key, mean in piece.result().items():
                tallies[kind][key] = tallies[kind].get(key, Mean()) + mean
            if done:
                done(kind, n)
    return tallies
