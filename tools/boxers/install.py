"""Where a person's own roster is kept: on a board's drive, or in the desktop's state folder."""

import errno

from tools.boards import BUILD
from tools.boxers.roster import load
from tools.errors import UserError
from tools.flash.disk import Disk

NAME = "boxers.dat"
BACKUP = "boxers.bak"
DESKTOP = BUILD / "desktop"


def install(disk: Disk, data: bytes) -> list[str]:
    """Write an own roster and keep the one before; notes for the user. UserError says what hinders."""
    try:
        return _install(disk, data)
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise UserError(f"{disk.root} is full. Move some of your files off it and try again.") from error
        raise UserError(
            f"{disk.root / NAME} cannot be written: {error.strerror}. The previous file is still there, "
            f"or in {BACKUP}: unplug the board, plug it in and try again."
        ) from error


def _install(disk: Disk, data: bytes) -> list[str]:
    if (disk.root / NAME).is_dir():
        raise UserError(f"{disk.root / NAME} is a folder, but must be a file: move the folder and try again.")
    before = disk.read(NAME)
    if before == data:
        return [f"{disk.root / NAME} already holds these boxers; nothing was written."]
    if disk.is_read_only():
        raise UserError(f"{disk.root} is read-only, so nothing was written. Press the board's reset key and try again.")
    notes: list[str] = []
    backup = None
    if before is not None:
        backup = _backup(disk, before, notes)
    block = disk.block()
    blocks = [-(-len(one) // block) for one in (data, before if backup else None) if one is not None]
    room = (sum(blocks) + 2) * block
    if disk.free() < room:
        raise UserError(
            f"{disk.root} is too full: {-(-room // 1024)} KB are needed and {disk.free() // 1024} KB are free. "
            "Nothing was written. Move some of your files off it and try again."
        )
    if backup is not None and before is not None:
        disk.write(backup, before)
        if disk.read_back(backup) != before:
            raise UserError(f"{disk.root / backup} was not copied correctly, so {NAME} was not changed. Try again.")
    disk.write(NAME, data)
    disk.sync()
    if disk.read_back(NAME) != data:
        raise UserError(f"{disk.root / NAME} was not copied correctly. Try again; if that fails, the drive is faulty.")
    return notes


def _backup(disk: Disk, before: bytes, notes: list[str]) -> str:
    """The file that the roster before goes to. One that cannot be read takes no other's place."""
    name = BACKUP
    try:
        load(disk.root / NAME)
    except UserError as error:
        number = 2
        while disk.read(name) not in (None, before) or (disk.root / name).is_dir():
            name = f"boxers{number}.bak"
            number += 1
        notes.append(f"The previous roster cannot be read ({error}). It is kept as {name}.")
        return name
    notes.append(f"The previous roster is kept as {name}.")
    return name
