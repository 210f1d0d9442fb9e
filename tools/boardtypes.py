"""Check what runs on CircuitPython against the stubs of its modules and each board's pins.

For each kind of board that a folder of boards/ fits, mypy sees that board's own `board`
module and the libraries that go on its drive.
"""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tools import boards
from tools.boards import BUILD, ROOT, Board
from tools.bundle import libraries
from tools.errors import UserError

CONFIG = ROOT / "tools" / "boardtypes.ini"
FIRMWARE = ROOT / "firmware"


def lay_modules(board_id: str, folder: Path) -> None:
    """A folder with the board's pins and its libraries, for mypy to find."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    shutil.copy(boards.definition(board_id), folder / "board.pyi")
    for wheel in libraries.fetch():
        with zipfile.ZipFile(wheel) as file:
            file.extractall(folder, [name for name in file.namelist() if name.endswith(".py")])


def check(board: Board, board_id: str) -> bool:
    """Whether the board's modules and the firmware fit; mypy says what does not."""
    folder = BUILD / "types" / board_id
    lay_modules(board_id, folder)
    checked = [*board.modules, FIRMWARE / "boot.py", FIRMWARE / "safe.py", FIRMWARE / "ringside"]
    seen = [folder, boards.SHARED, board.folder, FIRMWARE]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", str(CONFIG), "--cache-dir", str(BUILD / "types" / "cache")]
        + [str(path.relative_to(ROOT)) for path in checked],
        cwd=ROOT,
        env=dict(os.environ, MYPYPATH=os.pathsep.join(str(path) for path in seen)),
        capture_output=True,
        text=True,
    )
    if done.returncode:
        print(f"On {board_id}:\n{done.stdout}{done.stderr}", file=sys.stderr)
    return done.returncode == 0


def main() -> int:
    try:
        found = [boards.find(name) for name in boards.names()]
        fits = [check(board, board_id) for board in found for board_id in board.ids]
    except UserError as error:
        print(error, file=sys.stderr)
        return 1
    if all(fits):
        print(f"Success: no issues found on {len(fits)} kinds of CircuitPython board")
    return 0 if all(fits) else 1


if __name__ == "__main__":
    sys.exit(main())
