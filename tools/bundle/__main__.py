"""Make the whole CIRCUITPY drive of a board, and a zip of it, under build/."""

import argparse
import sys

from tools.boards import ROOT, Board, find
from tools.bundle import drive, libraries
from tools.bundle.compiler import Compiler
from tools.errors import UserError
from tools.solve.kept import make_files


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What says which drive to make."""
    parser.add_argument("board", nargs="?", help="a folder of boards/")
    parser.add_argument("--source", action="store_true", help="do not compile: put .py files on the drive")
    parser.add_argument("--mpy-cross", help="the compiler to use")


def make(given: argparse.Namespace) -> tuple[Board, drive.Files]:
    """The board and its drive's files."""
    board = find(given.board)
    if not given.source:
        make_files()
    compiler = None if given.source else Compiler(given.mpy_cross)
    return board, drive.collect(board, libraries.read_all(), compiler)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.bundle", description=__doc__)
    add_arguments(parser)
    try:
        board, files = make(parser.parse_args(arguments))
        laid, packed = drive.write(board, files)
    except (UserError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Interrupted; run the same command again.", file=sys.stderr)
        return 130
    size = sum(len(data) for data in files.values())
    print(f"{laid.relative_to(ROOT)}  {len(files)} files, {size:,} bytes")
    print(f"{packed.relative_to(ROOT)}  {packed.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
