"""Make the whole CIRCUITPY drive of a board, and a zip of it, under build/."""

import argparse
import sys

from tools.boards import ROOT, Trouble, find
from tools.bundle import drive, libraries
from tools.bundle.compiler import Compiler


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.bundle", description=__doc__)
    parser.add_argument("board", nargs="?", help="a folder of boards/")
    parser.add_argument("--source", action="store_true", help="do not compile: the drive holds .py files")
    parser.add_argument("--mpy-cross", help="the compiler to use")
    given = parser.parse_args(arguments)
    try:
        board = find(given.board)
        compiler = None if given.source else Compiler(given.mpy_cross)
        files = drive.collect(board, libraries.read_all(), compiler)
        laid, packed = drive.write(board, files)
    except (Trouble, OSError) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    size = sum(len(data) for data in files.values())
    print(f"{laid.relative_to(ROOT)}  {len(files)} files, {size:,} bytes")
    print(f"{packed.relative_to(ROOT)}  {packed.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
