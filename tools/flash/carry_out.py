"""Carrying a plan out, so that breaking off at any point leaves a drive that a second run mends."""

import errno
from collections.abc import Callable

from tools.bundle.drive import MANIFEST, Files
from tools.errors import UserError
from tools.flash import plan as plans
from tools.flash.disk import Disk

AGAIN = "Run the same command again: it continues where it stopped."


def check(disk: Disk, plan: plans.Plan) -> None:
    """UserError where the plan cannot be carried out; nothing is touched."""
    if not (plan.write or plan.remove or plan.aside):
        return
    if disk.is_read_only():
        raise UserError(
            f"{disk.root} is read-only, so nothing was changed. Plug the board in again and wait for the "
            "drive. If that does not help, a boot.py on it has made the drive read-only, or your system has found a "
            "fault: make a safe start (see boards/README.md) and check the drive."
        )
    free = disk.free()
    if free < plan.room:
        raise UserError(
            f"The drive is too full: Ringside needs {_kb(plan.room)} more and {_kb(free)} are free. "
            "Nothing was changed. Move some of your files off it and try again."
        )


def _kb(size: int) -> str:
    return f"{-(-size // 1024)} KB"


def carry_out(disk: Disk, plan: plans.Plan, files: Files, say: Callable[[str], None] = print) -> None:
    """Do it, then read everything back; UserError says what stopped it."""
    if plan.write or plan.remove or plan.aside:
        try:
            _copy(disk, plan, files, say)
        except OSError as error:
            raise UserError(_in_words(disk, error)) from error
    try:
        wrong = [name for name in plan.write if disk.read_back(name) != files[name]]
    except OSError as error:
        raise UserError(_in_words(disk, error)) from error
    if wrong:
        raise UserError(
            f"These files were not copied correctly: {', '.join(wrong)}. {AGAIN} "
            "If it happens again, the drive is faulty: save your files and let CircuitPython format it "
            "(storage.erase_filesystem() on the board's console)."
        )


def _copy(disk: Disk, plan: plans.Plan, files: Files, say: Callable[[str], None]) -> None:
    for name, place in plan.aside.items():
        disk.move(name, place)
        say(f"  > {name} is yours and was moved to {place}")
    # Now that nothing of the person's has such a name: the list of what is and will be ours, so
    # that a later run knows it after a cut.
    disk.write(MANIFEST, plans.with_before(files[MANIFEST], plan.known))
    for name in plan.remove:
        disk.remove(name)
        say(f"  - {name}  (an older Ringside's)")
    for name, data in plan.write.items():
        if name != MANIFEST:
            disk.write(name, data)
            say(f"  + {name}")
    disk.sync()
    disk.write(MANIFEST, files[MANIFEST])
    disk.sync()
    plan.write[MANIFEST] = files[MANIFEST]


def _in_words(disk: Disk, error: OSError) -> str:
    try:
        there = disk.is_there()
    except OSError:
        there = False
    if not there or error.errno in (errno.ENODEV, errno.ENXIO, errno.ENOTCONN):
        return f"The board was disconnected during the copy. Plug it in again. {AGAIN}"
    if error.errno == errno.ENOSPC:
        return f"The drive is full. Move some of your files off it. {AGAIN}"
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return f"The drive cannot be written: {error}. Plug the board in again. {AGAIN}"
    return f"Copying failed: {error}. Plug the board in again. {AGAIN}"
