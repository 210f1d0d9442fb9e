"""What is solved once and kept: the device's files beside the firmware, exact values under build/.

Both carry a digest of what they were made by, and are made again where it has changed. NumPy is imported only to solve:
most commands find what they need.
"""

import contextlib
import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from ringside.games.tko import rules, solution
from tools import terminal
from tools.boards import BUILD, ROOT

FILES = ROOT / "firmware" / "ringside" / "games" / "tko" / "values"
_MADE_BY = ("positions.py", "rounds.py", "repeated.py", "matrix_games.py", "packed.py")
_DIGEST = 8  # bytes
_DIGEST_AT = len(solution.MAGIC) + 3


def digest() -> bytes:
    """What the values follow from: the rulebook's outcomes, and the modules that solve and pack."""
    made_by = hashlib.sha256(rules.OUTCOMES + bytes((solution.BLOCK, solution.SCALE & 0xFF)))
    for name in _MADE_BY:
        made_by.update((Path(__file__).parent / name).read_bytes())
    return made_by.digest()[:_DIGEST]


def are_current(folder: Path = FILES) -> bool:
    """Whether the files for the device are there, complete and made by what is here."""
    size = solution.BLOCK * solution.BLOCKS
    try:
        for number in range(-(-solution.COUNT // size)):
            data = (folder / f"{number:02}.dat").read_bytes()
            blocks = int.from_bytes(data[_DIGEST_AT - 2 : _DIGEST_AT], "little")
            if data[_DIGEST_AT:][:_DIGEST] != digest() or len(data) != solution.HEAD + blocks * solution.BLOCK_BYTES:
                return False
    except OSError:
        return False
    return True


def make_files(folder: Path = FILES, again: bool = False) -> bool:
    """Make the files for the device unless they are current; whether they were made. OSError where they cannot be."""
    if not again and are_current(folder):
        return False
    with _alone():
        if not again and are_current(folder):  # another command made them meanwhile
            return False
        from tools.solve.packed import pack

        print("Solving TKO for exact play (once; about 15 seconds) ...", file=sys.stderr, flush=True)
        basic, power = solve_all(solution.SCALE)
        folder.mkdir(exist_ok=True)
        for name, data in pack(basic, power, digest()).items():
            _replace(folder / name, data)
    return True


def solve_all(scale: int | None = None) -> list:
    """The values of basic play and of the Power Arrow, with a bar of progress."""
    return [solve(power, scale) for power in (False, True)]


def solve(power: bool, scale: int | None = None):
    """The values of one kind of play, with a bar of progress."""
    from tools.solve import positions, rounds

    with terminal.progress() as progress:
        total = positions.SIDES**2 * (3 if power else 1)
        task = progress.add_task("with the Power Arrow" if power else "basic", total=total)
        return rounds.solve(power, lambda n: progress.advance(task, n), scale)


def exact(power: bool):
    """The exact values of one kind of play, solved or from an earlier command."""
    return _kept("exact", power, None)


def packed(power: bool):
    """The values of one kind of play as the device has them."""
    return _kept("packed", power, solution.SCALE)


def _kept(what: str, power: bool, scale: int | None):
    import numpy as np

    path = BUILD / "tko" / f"{what}-{'power' if power else 'basic'}-{digest().hex()}.npy"
    if not path.exists():
        with _alone():
            if not path.exists():
                _replace(path, lambda file: np.save(file, solve(power, scale)))
    return np.load(path)


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """One command at a time."""
    (BUILD / "tko").mkdir(parents=True, exist_ok=True)
    with open(BUILD / "tko" / "lock", "w") as file:
        with contextlib.suppress(ImportError):  # Windows has none; then two commands at once do the work twice
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _replace(path: Path, data) -> None:
    """Write a file so that nobody sees a part of it."""
    partial = path.with_name(f"{path.name}.{os.getpid()}")
    with open(partial, "wb") as file:
        if callable(data):
            data(file)
        else:
            file.write(data)
    os.replace(partial, path)
