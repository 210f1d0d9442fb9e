"""Draw each board's wiring from its parts.py, or see whether it is drawn as the pins are now."""

import argparse
import sys
from pathlib import Path

from tools import boards
from tools.boards import ROOT, Board
from tools.errors import UserError
from tools.wiring import macropad_picture, pico_picture, text, wokwi


def drawn(board: Board) -> dict[Path, str]:
    """Every file that is drawn for a board, as it should be."""
    readme = board.folder / "README.md"
    blocks = {"parts": text.parts(board)}
    files = {}
    if board.name == "macropad":
        blocks["keys"] = text.macropad_keys(board)
        files[board.folder / "keys.svg"] = macropad_picture.draw(board)
    else:  # a Pico with parts around it
        blocks["wiring"] = text.pico_wires(board)
        files[board.folder / "wiring.svg"] = pico_picture.draw(board)
        files[board.folder / "diagram.json"] = wokwi.diagram(board)
    files[readme] = text.fill(readme.read_text(), blocks, readme)
    return files


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.wiring", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something is out of date")
    check = parser.parse_args(arguments).check
    stale = False
    try:
        for name in boards.names():
            for path, wanted in drawn(boards.find(name)).items():
                if path.exists() and path.read_text() == wanted:
                    continue
                shown = path.relative_to(ROOT)
                if check:
                    print(f"{shown} is out of date: run make boards", file=sys.stderr)
                    stale = True
                else:
                    path.write_text(wanted)
                    print(f"drew {shown}")
    except (UserError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
