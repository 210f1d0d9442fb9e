"""How to play: every game explains itself, from the menu and from a match's pause."""

import importlib
import textwrap

import pytest

from host_tests.flow import Device, to_tko
from ringside.games import TABLE
from ringside.kit.canvas import COLUMNS
from ringside.kit.menu import _LINES as LINES

MOST = 8  # screens


def pages_of(package):
    return importlib.import_module(f"ringside.games.{package}.ui.how_to").PAGES


def parts(page):
    """A page's heading and its lines on the panel."""
    head, *texts = page.split("\n")
    return head, [line for text in texts for line in textwrap.wrap(text, COLUMNS)]


def to_menu(device):
    device.press("OK")
    device.expect("menu")


def choose(device, text):
    """Move to a line of a list, and take it."""
    for _ in range(12):
        if any(line.startswith(f"\x10{text}") for line in device.lines()):
            return device.press("OK")
        device.press("DOWN")
    raise AssertionError(f"no line {text!r}:\n{device.text()}")


@pytest.mark.parametrize("package", [package for _, package, _ in TABLE])
def test_pages_fit_the_panel(package):
    pages = pages_of(package)
    assert 3 <= len(pages) <= MOST
    for page in pages:
        head, lines = parts(page)
        assert len(head) <= COLUMNS - len(" 8/8"), head
        assert 1 <= len(lines) <= LINES, head
        assert not [line for line in lines if not 0 < len(line) <= COLUMNS], head


@pytest.mark.parametrize(("package", "title"), [(package, title) for _, package, title in TABLE])
def test_every_page_is_shown_from_the_menu(device, package, title):
    to_menu(device)
    choose(device, "How to play")
    device.expect("how_to.menu")
    choose(device, title)
    pages = pages_of(package)
    for number, page in enumerate(pages, 1):
        device.expect("how_to")
        head, lines = parts(page)
        shown = [line.rstrip() for line in device.lines()]
        assert shown[0].startswith(head) and shown[0].endswith(f"{number}/{len(pages)}")
        assert shown[1 : 1 + len(lines)] == lines
        device.press("OK")
    device.expect("how_to.menu")
    device.press("BACK")
    device.expect("menu")


def test_pages_are_turned_both_ways(device):
    to_menu(device)
    choose(device, "How to play")
    choose(device, "TKO")
    last = len(pages_of("tko"))
    for key, number in [("UP", 1), ("DOWN", 2), ("UP", 1)] + [("DOWN", min(n, last)) for n in range(2, last + 3)]:
        device.press(key)
        assert device.lines()[0].rstrip().endswith(f"{number}/{last}"), key
    device.press("BACK")
    device.expect("how_to.menu")


def test_a_match_is_explained_in_its_pause(tmp_path):
    device = Device(tmp_path)
    device.press("OK")
    to_tko(device)
    before = device.lines()
    device.press("BACK")
    choose(device, "How to play")
    device.expect("how_to")
    assert device.lines()[0].startswith("The goal")
    device.press("BACK")
    device.expect("pause")
    device.press("BACK")
    assert device.lines() == before
