"""Every screen, letter by letter, as read from the panel's pixels."""

import os
import re

from host_tests.flow import UNREADABLE
from host_tests.kit.screens import pixels, png, walk
from host_tests.paths import FIRMWARE, HOST_TESTS, ROOT

GOLDEN = HOST_TESTS / "kit" / "screens.txt"
PICTURE = ROOT / "boards" / "desktop" / "screens.png"

_SHOWN = re.compile(
    r'(?:\.show|\.begin|_show_ring|menu\.pick|menu\.is_sure|pick|is_sure)\((?:(?:self\.)?stage, )?"([a-z_.]+)"'
)

# How our own signs appear in the text.
_SIGNS = str.maketrans({chr(code): "░" for code in range(1, 32) if code != 10} | {"\x10": "►", "\x11": "√"})


def test_every_screen_is_as_it_was():
    """`RINGSIDE_GOLDEN=1 make test ARGS=host_tests/kit/test_screens.py` rewrites them: read the difference."""
    shown = []
    pictures = []
    for title, device in walk():
        small = [_readable(line) for line in device.lines()]
        big = [f"big in row {row}: {device.big(row)}" for row in range(7)]
        big = [line for line in big if UNREADABLE not in line and line[-1] not in " \x02"]
        shown.append("\n".join([f"== {title}", *small, *big]).translate(_SIGNS))
        pictures.append(device.board.panel.picture())
    text = "\n".join(shown) + "\n"
    if os.environ.get("RINGSIDE_GOLDEN"):
        GOLDEN.write_text(text, encoding="utf-8")
        PICTURE.write_bytes(png(pictures))
    assert text == GOLDEN.read_text(encoding="utf-8")
    assert pixels(PICTURE.read_bytes()) == pixels(png(pictures)), "the README's picture is of other screens"
    assert len(set(pictures)) == len(pictures) > 20


def _readable(line):
    """What is to be read of a line: with a picture or big letters, only what stands to the right of them."""
    return line[line.rfind(UNREADABLE) + 1 :].strip() if UNREADABLE in line else line


def test_the_walk_meets_every_screen_of_the_faces():
    """Each screen's name must be on the walk."""
    named: set[str] = set()
    for path in (FIRMWARE / "ringside").rglob("*.py"):
        named |= set(_SHOWN.findall(path.read_text()))
    met = {device.screen for _, device in walk()}
    assert named - met == set()


def test_a_sheet_of_pictures_can_be_drawn():
    sheet = png([bytes(1024), b"\xff" * 1024])
    assert sheet.startswith(b"\x89PNG") and len(sheet) > 100
