"""The core gives the same bytes on CircuitPython, compiled and inlined, as on the desktop."""

import subprocess
import sys

from host_tests.paths import FIRMWARE, HOST_TESTS
from tools.emulator.start import start

SCRIPT = HOST_TESTS / "engine" / "core_playout.py"
EVERY = "61"  # of TKO's 448 setups: the board is slow
_LONGEST = 400_000  # milliseconds of board time


def test_the_same_bytes_on_circuitpython(uf2):
    run = [sys.executable, str(SCRIPT), str(FIRMWARE), "1", EVERY]
    expected = subprocess.run(run, capture_output=True, text=True, check=True).stdout.splitlines()
    named = SCRIPT.read_text().replace('getattr(sys, "argv", [])[1:]', f'["/", "1", "{EVERY}"]')
    assert named != SCRIPT.read_text()
    folder = HOST_TESTS / "games" / "lucky"
    more = (
        ("core_playout.py", named.encode()),
        *((f"lucky/{name}.py", (folder / f"{name}.py").read_bytes()) for name in ("__init__", "rules")),
    )
    board = start(uf2, {"code.py": b"import core_playout\n"}, more=more)
    try:
        while "done\r" not in board.console and "Error" not in board.console and board.ms < _LONGEST:
            board.run(500)
        lines = board.console[board.console.index("words ") :].replace("\r", "").splitlines()
    finally:
        board.close()
    assert expected[-1] == "done"
    assert lines[: len(expected)] == expected
