"""Golden play-outs: whole games as text, to see at a glance what a change does to them.

Each file's first line is a `#` and the arguments of tools.playout that made the rest.
After a change that is meant to change them, `python -m host_tests.games.tko.golden` plays them
again; read the difference before it is committed. A new one is a file
`playout_….txt` with such a first line.
"""

import shlex
import subprocess
import sys
from pathlib import Path

from host_tests.paths import ROOT

FOLDER = Path(__file__).resolve().parent


def files():
    """All golden play-outs."""
    return sorted(FOLDER.glob("playout_*.txt"))


def played(file):
    """What the file should hold: its first line, and that game played now."""
    first = file.read_text(encoding="utf-8").splitlines()[0]
    arguments = shlex.split(first.removeprefix("#"))
    finished = subprocess.run(
        [sys.executable, "-m", "tools.playout", *arguments], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    )
    return first + "\n" + finished.stdout
