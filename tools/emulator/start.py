"""An emulated board with a drive of Ringside, ready to be played."""

from functools import cache

from tools.boards import find
from tools.bundle import drive, libraries
from tools.bundle.compiler import Compiler
from tools.emulator import image
from tools.emulator.board import Emulated, Wiring
from tools.solve.kept import make_files

BOARD = "pico_oled"  # the one that is emulated: it runs on a plain Pico


@cache
def files(more=()):
    """The drive's files, as `make bundle` makes them. more: further modules, ((path, bytes), ...)."""
    libraries.fetch()
    make_files()
    return drive.collect(find(BOARD), libraries.read_all(), Compiler(), dict(more))


def settings(kind):
    """settings.toml as on the drive, with the connected kind of panel; {path: bytes}."""
    return {"settings.toml": files()["settings.toml"].replace(b'"SSD1306"', b'"%s"' % (kind or "SSD1306").encode())}


def start(uf2, change=None, kind="SSD1306", more=(), hurry=False, nvm=b""):
    """Power on.

    change: files to lay over the drive's, {path: bytes}; kind, hurry: see Wiring; more: see files;
    nvm: what the board kept.
    """
    laid = {**files(more), **(change or {})}
    flash = image.with_nvm(image.with_drive(image.read_uf2(uf2), laid), nvm)
    return Emulated(flash, Wiring(find(BOARD), kind, hurry))
