"""Runs the firmware's code.py, as on the drive, in its own thread."""

import os
import pathlib
import runpy
import sys
import threading
import traceback

from tools.desktop import settings

ROOT = pathlib.Path(__file__).resolve().parents[2]
BOARD = ROOT / "boards" / "desktop"
_FIRST = 15  # frames before the first press of a key: one that is down sooner is stuck
_REST = 5  # frames between two: a sooner one is a bounce


def pace_presses(board):
    """Delay a page's quick presses until the firmware no longer takes them for bounces."""
    board.keys.first, board.keys.rest = _FIRST, _REST


class Firmware:
    """The firmware in a folder, on a new board at each start.

    listener: of the board; it is also given, in the firmware's thread, each new board
    before the firmware runs on it (on_board), and of each end, in a sentence (on_end).
    """

    def __init__(self, folder, state, listener):
        self.folder = pathlib.Path(folder).resolve()
        self.state = state
        self._busy = False
        self._listener = listener
        os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
        for path in (ROOT, BOARD, self.folder):
            if str(path) not in sys.path:
                sys.path.append(str(path))  # not before Python's own module `code`

    def start(self):
        """Start it, or start it again after it has ended; nothing while it runs."""
        if self._busy:
            return
        self._busy = True
        threading.Thread(target=self._run, name="firmware", daemon=True).start()

    def _run(self):
        try:
            self._forget()
            settings.install(self.folder / "settings.toml")
            import parts  # the same module that code.py imports

            board = parts.Board(self._listener, self.state)
            pace_presses(board)
            parts.install(board)
            self._listener.on_board(board)
            runpy.run_path(str(self.folder / "code.py"), run_name="__main__")
            fault = "The firmware ended."
        except BaseException as error:  # whatever it is, show it to the players
            traceback.print_exc()
            what = traceback.format_exception_only(error)[-1].strip()
            fault = f"The firmware stopped with an error: {what}"
        print(fault, 'To restart it, press "Start again" on the page.', sep="\n", flush=True)
        self._busy = False
        self._listener.on_end(fault)

    def _forget(self):
        """Unload the firmware's modules, so that they are imported again as after a reset."""
        for name, module in list(sys.modules.items()):
            file = getattr(module, "__file__", None)
            if file and self.folder in pathlib.Path(file).parents:
                del sys.modules[name]
