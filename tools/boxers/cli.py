"""The command line: a person's own boxers from a spreadsheet to a device, and back."""

import argparse
import csv
import io
import sys
from pathlib import Path

from ringside.games.titlebout.tables import boxer
from tools import command
from tools.boxers import boxer_csv, install, merge
from tools.boxers.columns import columns
from tools.boxers.roster import load
from tools.errors import UsageError, UserError
from tools.flash import find
from tools.flash.disk import Disk
from tools.tables.titlebout import boxers, roster

_FILE_FIRST = "Name the CSV file first: %s mine.csv --desktop (a path after an option is the option's place)"


def main(arguments: list[str] | None = None, places=find.PLACES, disk_of=Disk) -> int:
    """The exit status. places, disk_of: where to look for drives and how to reach one, for the tests."""
    given = _parser().parse_args(arguments)
    return command.run(lambda: _run(given, places, disk_of), "The report")


def _run(given: argparse.Namespace, places, disk_of) -> int:
    try:
        if given.what == "check":
            return _check(given)
        if given.what == "export":
            return _export(given, places)
        return _import(given, places, disk_of)
    except UserError as error:
        raise UsageError(str(error)) from error


def _file(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("name a file: '' is not a file name")
    return Path(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.boxers",
        description="Copy your own Title Bout boxers from a spreadsheet to a device, and back.",
    )
    commands = parser.add_subparsers(dest="what", required=True)
    one = commands.add_parser("check", help="list every error in a CSV file; writes nothing")
    one.add_argument("file", type=_file)
    one.add_argument("--only", action="store_true", help="as for an import with --only")
    one = commands.add_parser("export", help="write a roster as CSV: the house roster unless a place is named")
    one.add_argument("file", type=_file, nargs="?", help="a new file (default, or -: standard output)")
    _add_places(one)
    one = commands.add_parser("import", help="make a roster from the house boxers and a CSV file")
    one.add_argument("file", type=_file, nargs="?")
    one.add_argument("--only", action="store_true", help="leave the house boxers out")
    _add_places(one)
    return parser


def _add_places(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--drive", nargs="?", const="", metavar="PATH", help="a board's drive; without PATH, the one that is mounted"
    )
    which.add_argument(
        "--desktop",
        nargs="?",
        type=_file,
        const=install.DESKTOP,
        metavar="FOLDER",
        help="the STATE folder of make play",
    )


def _check(given: argparse.Namespace) -> int:
    found = boxer_csv.read(given.file)
    _show(found)
    if found.faults:
        return 2
    _merge(found.cards, given.only)
    print(f"{given.file}: {_boxers(found.cards)}, no errors.")
    return 0


def _show(found: boxer_csv.Contents) -> None:
    for note in found.notes:
        print(note)
    for fault in found.faults:
        print(fault, file=sys.stderr)


def _merge(own: list[bytes], only: bool) -> tuple[list[bytes], int]:
    """The roster that an import makes, and how many house boxers are replaced; UserError if it is too large."""
    house = [] if only else load()
    merged, replaced = merge.merge(own, house)
    if len(merged) > boxer.MOST:
        those = "" if only else " with the house boxers"
        instead = ", or leave the house boxers out with --only" if house and len(own) <= boxer.MOST else ""
        raise UserError(
            f"That makes {len(merged)} boxers{those}; a roster holds at most {boxer.MOST}. Remove some{instead}."
        )
    return merged, replaced


def _boxers(cards: list[bytes]) -> str:
    return "1 boxer" if len(cards) == 1 else f"{len(cards)} boxers"


def _export(given: argparse.Namespace, places) -> int:
    if given.file == Path("-"):
        given.file = None
    if given.file is not None and given.file.exists():
        raise UserError(f"{given.file} already exists: name another file, or move that one.")
    path = None
    if given.drive is not None or given.desktop is not None:
        behind = given.drive or given.desktop
        if given.file is None and behind and Path(behind).suffix.lower() == ".csv" and not Path(behind).is_dir():
            raise UserError(_FILE_FIRST % "export")
        path = _folder(given, places) / install.NAME
        if not path.exists():
            raise UserError(
                f"{path} does not exist: no roster was imported there yet. "
                "Without a place, export writes the house roster."
            )
    lost: list[str] = []
    cards = load(path, lost)
    text = io.StringIO(newline="")
    rows = csv.DictWriter(text, boxers.COLUMNS)
    rows.writeheader()
    rows.writerows(map(columns, cards))
    if given.file is None:
        sys.stdout.write(text.getvalue().replace("\r\n", "\n"))
        sys.stdout.flush()
    else:
        _write(given.file, text.getvalue())
        print(f"{given.file}: {_boxers(cards)}.")
    for line in lost:
        print(line, file=sys.stderr)
    return 1 if lost else 0


def _write(path: Path, text: str) -> None:
    try:
        command.write_new(path, text, "ascii")
    except OSError as error:
        raise UserError(f"{path} cannot be written: {error.strerror}") from error


def _import(given: argparse.Namespace, places, disk_of) -> int:
    if given.file is None:
        raise UserError(_FILE_FIRST % "import")
    found = boxer_csv.read(given.file)
    _show(found)
    if found.faults:
        print("Nothing was written.", file=sys.stderr)
        return 2
    try:
        merged, replaced = _merge(found.cards, given.only)
    except UserError as error:
        raise UserError(f"{error} Nothing was written.") from error
    folder = _folder(given, places)
    if given.desktop is None:
        disk = disk_of(folder)
    else:
        _need_folder(folder)
        disk = Disk(folder, None)
    for line in install.install(disk, roster.pack(merged)):
        print(line)
    instead = f", {replaced} of them in place of a house boxer" if replaced else ""
    print(f"{folder / install.NAME}: {_boxers(merged)}, {len(found.cards)} from {given.file.name}{instead}.")
    return 0


def _need_folder(folder: Path) -> None:
    """Make the usual folder where it is missing; another that is missing may be a slip of the keyboard."""
    if folder.resolve() == install.DESKTOP.resolve():
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UserError(f"{folder} cannot be made: {error.strerror}") from error
    elif not folder.exists():
        raise UserError(f"{folder} does not exist, so nothing was written: make it, or name another with --desktop")
    elif not folder.is_dir():
        raise UserError(f"{folder} is not a folder: name another folder with --desktop")


def _folder(given: argparse.Namespace, places) -> Path:
    """The folder of the own roster; UserError where no drive is found."""
    if given.desktop is not None:
        return given.desktop
    try:
        return find.find(given.drive or None, places, "--drive ")
    except UserError as error:
        raise UserError(f"{error}\nTo play on this computer instead, use --desktop.") from error
