"""Carrying a plan out, so that breaking off at any point leaves a drive that a second run mends."""

import errno
from collections.abc import Callable

from tools.bundle.drive import MANIFEST, Files
from tools.errors import UserError
from tools.flash import plan as plans
from tools.flash.disk import Disk

AGAIN = "Run the same command again: it goes on where it stopped."


def check(disk: Disk, plan: plans.Plan) -> None:
    """UserError where the plan cannot be carried out; nothing is touched."""
    if not (plan.write or plan.remove or plan.aside):
        return
    if disk.is_read_only():
        raise UserError(
            f"{disk.root} is read-only here, so nothing was touched. Plug the board in anew and wait for the "
            "drive; if it stays so, a boot.py on it has taken the drive for itself, or your system has found a "
            "fault: start the board safely (boards/README.md says how), and have the drive checked."
        )
    free = disk.free()
    if free < plan.room:
        raise UserError(
            f"The drive is too full: Ringside needs {_kb(plan.room)} more and {_kb(free)} are free. "
            "Nothing was touched. Move something of yours off it."
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
            f"These files did not arrive whole: {', '.join(wrong)}. {AGAIN} "
            "If it happens once more, the drive has a fault: save what is yours and let CircuitPython make it anew "
            "(storage.erase_filesystem() on the board's console)."
        )


def _copy(disk: Disk, plan: plans.Plan, files: Files, say: Callable[[str], None]) -> None:
    for name, place in plan.aside.items():
        disk.move(name, place)
        say(f"  > {name} is yours and went to {place}")
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
        return f"The drive vanished in the middle. Plug the board in again. {AGAIN}"
    if error.errno == errno.ENOSPC:
        return f"The drive is full. Move something of yours off it. {AGAIN}"
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return f"The drive lets nothing be written: {error}. Plug the board in anew. {AGAIN}"
    return f"Copying failed: {error}. Plug the board in anew. {AGAIN}"
