"""Two hundred whole matches on the board leave the heap as it was; the longest of these tests, by minutes."""

import re
from pathlib import Path

from tools import bench
from tools.emulator.start import start

SCRIPT = Path(bench.__file__).with_name("many_matches.py")
MATCHES = 200
_LONGEST = 900_000  # milliseconds of board time
_SETTLES = 30  # matches until what is made once and kept is there: they have been back in the menu


def test_two_hundred_matches_do_not_grow_the_heap(uf2):
    # Beside code.py, as one of the drive's modules: so it is compiled with the rest.
    board = start(uf2, {"code.py": b"import many_matches\n"}, hurry=True, more=((SCRIPT.name, SCRIPT.read_bytes()),))
    try:
        while "done\r" not in board.console and "Traceback" not in board.console and board.ms < _LONGEST:
            board.run(500)
            board.log.clear()
        console = board.console
    finally:
        board.close()
    free = [int(found[1]) for found in re.finditer(r"match \d+ (\d+)\r", console)]
    assert len(free) == MATCHES, console[-1000:]
    assert max(free) - free[-1] <= 512, free
    assert max(free[_SETTLES:]) - min(free[_SETTLES:]) <= 64, free
