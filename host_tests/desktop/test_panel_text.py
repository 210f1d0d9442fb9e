"""What a screen reader is given of the panel, read from its pixels."""

import pytest

from boards.desktop.panel import HEIGHT, WIDTH
from host_tests.flow import Device, to_tko
from tools.desktop import panel_text


def read(device):
    return panel_text.read(device.board.panel.picture())


def test_menus_say_what_is_selected(device):
    assert read(device) == ("RINGSIDE", "the boxing companion", "OK: start")
    device.press("OK", "DOWN")
    lines = read(device)
    assert lines[:3] == ("Choose a game", "TKO", "selected: Knock Out")
    assert lines[-1] == "up down move, OK select, BACK"


def test_bars_are_counted_and_who_is_in_is_said(device):
    device.press("OK")
    to_tko(device)
    device.press("A1")
    lines = read(device)
    assert "2 of 5, 1 UPPERCUT, 1 of 5" in lines
    assert "done IN, CHOOSE, waiting" in lines
    device.press("B4")
    device.wait(0.5)
    assert read(device) == ("BRUZ, marker at 3", "UPPERCUT", "MAR", "BODY BLOCK", "Unblocked: BRUZ +1", "OK")


@pytest.mark.parametrize("byte", [0x00, 0xFF, 0xA5])
def test_what_is_no_text_is_not_read(byte):
    assert panel_text.read(bytes([byte]) * (WIDTH * HEIGHT // 8)) == ()


def test_pictures_leave_the_text_around_them():
    device = Device()
    device.stop()
    assert "RINGSIDE" in read(device)  # between two gloves
