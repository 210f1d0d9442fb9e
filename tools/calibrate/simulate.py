"""Many bouts of each kind over all cores."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from tools.calibrate.tallies import KINDS, Mean, Tally, tally
from tools.parallel import run_parallel

PIECE = 50  # bouts handed to a core at a time


def simulate(
    bouts: int,
    first: int = 0,
    jobs: int | None = None,
    shown: AbstractContextManager | None = None,
    done: Callable[[str, int], None] | None = None,
) -> dict[str, Tally]:
    """So many bouts of each kind; `done` is called after every piece, while `shown` is entered."""
    tallies: dict[str, Tally] = {kind: {} for kind in KINDS}
    pieces = [(kind, first + at, min(PIECE, bouts - at)) for at in range(0, bouts, PIECE) for kind in KINDS]
    with run_parallel(tally, pieces, jobs) as played, shown or nullcontext():
        for (kind, _, n), found in played:
            for key, mean in found.items():
                tallies[kind][key] = tallies[kind].get(key, Mean()) + mean
            if done:
                done(kind, n)
    return tallies
