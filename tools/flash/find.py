"""Finding the board's drive, and what board and CircuitPython it says it is."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.boards import Board, names
from tools.boards import find as find_board
from tools.bundle.drive import OLDEST
from tools.errors import UserError

NAME = "CIRCUITPY"
BOOT_OUT = "boot_out.txt"
# Where Linux and macOS mount drives; a second one of the same name gets a number.
PLACES = (
    "/media/*/CIRCUITPY*",
    "/run/media/*/CIRCUITPY*",
    "/media/CIRCUITPY*",
    "/mnt/CIRCUITPY*",
    "/Volumes/CIRCUITPY*",
)
INSTALL = "Install CircuitPython on the board first: see boards/README.md."


@dataclass(frozen=True)
class BootInfo:
    """What a drive's boot_out.txt says."""

    version: str
    board_id: str
    board: str


def mounted(places: Iterable[str] = PLACES) -> list[Path]:
    """The mounted drives that are called CIRCUITPY and belong to CircuitPython."""
    found = {path for place in places for path in Path("/").glob(place.lstrip("/"))}
    return sorted(path for path in found if (path / BOOT_OUT).is_file())


def find(drive: str | None, places: Iterable[str] = PLACES, option: str = "DRIVE=") -> Path:
    """The drive to use; UserError if there is none, or several. option: how a person names one."""
    if drive:
        path = Path(drive)
        if not path.is_dir():
            raise UserError(f"{drive} is not a folder: {option.strip()} is where the board's drive is mounted.")
        if not (path / BOOT_OUT).is_file():
            raise UserError(
                f"{drive} is not a CircuitPython drive: it has no {BOOT_OUT}. Nothing was changed.\n"
                f"If it is called RPI-RP2 or RP2350, the board has no CircuitPython running. {INSTALL}"
            )
        return path
    found = mounted(places)
    if not found:
        raise UserError(
            f"No drive called {NAME} was found. Plug the board in with a USB cable that carries data, "
            "wait until the drive appears, and try again.\n"
            f"If it is mounted in an unusual place, name the place with {option}/the/place. "
            f"If only a drive called RPI-RP2 or RP2350 appears: {INSTALL[0].lower()}{INSTALL[1:]}"
        )
    if len(found) > 1:
        listed = "\n".join(f"  {path}  ({_short(path)})" for path in found)
        raise UserError(f"Several CircuitPython drives were found:\n{listed}\nChoose one with {option}…")
    return found[0]


def _short(drive: Path) -> str:
    try:
        info = read(drive)
    except UserError:
        return "does not name its board"
    return f"{info.board}, CircuitPython {info.version}"


def read(drive: Path) -> BootInfo:
    """What boot_out.txt says; UserError where it is not CircuitPython's."""
    try:
        text = (drive / BOOT_OUT).read_text(errors="replace")
    except OSError as error:
        raise UserError(f"{drive / BOOT_OUT} cannot be read: {error.strerror}. Plug the board in again.") from error
    first = re.search(r"CircuitPython (\d+\.\d+\S*) on [^;]*; (.*?)(?: with .*)?$", text, re.MULTILINE)
    board_id = re.search(r"^Board ID:(\S+)", text, re.MULTILINE)
    if not first or not board_id:
        raise UserError(
            f"{drive / BOOT_OUT} does not name the board and its CircuitPython, so this may be another kind of "
            "drive. Nothing was changed."
        )
    return BootInfo(first[1].rstrip(","), board_id[1], first[2].strip())


def check(board: Board, info: BootInfo) -> None:
    """UserError where Ringside for this board does not run on what the drive belongs to."""
    if info.board_id not in board.ids:
        fitting = [name for name in names() if info.board_id in find_board(name).ids]
        other = f"Use BOARD={fitting[0]} for it, or plug in" if fitting else "Ringside does not support it yet: plug in"
        raise UserError(
            f"The drive belongs to {info.board} ({info.board_id}); BOARD={board.name} is for "
            f"{', '.join(board.ids)}. Nothing was changed. {other} the board that you mean."
        )
    numbers = re.match(r"(\d+)\.(\d+)", info.version)
    oldest = tuple(int(part) for part in OLDEST.split("."))
    if not numbers or (int(numbers[1]), int(numbers[2])) < oldest:
        raise UserError(
            f"The board runs CircuitPython {info.version}; Ringside needs {OLDEST} or newer. Nothing was changed.\n"
            "A newer CircuitPython keeps the files on the drive. " + INSTALL
        )
