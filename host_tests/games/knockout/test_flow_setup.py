"""Knock Out's setup on the device: from the title to the first challenge."""

import pytest

from host_tests.flow import Device
from host_tests.games.knockout.table import setup


@pytest.fixture
def device():
    device = Device()
    device.press("OK", "DOWN", "OK")
    device.expect("knockout.setup")
    return device


def line(device, text):
    """The value on the line that begins with a text, moving the cursor there."""
    for _ in range(12):
        if any(shown[1:].startswith(text) and shown[0] == "\x10" for shown in device.lines()):
            return next(shown[1 + len(text) :].strip() for shown in device.lines() if shown[1:].startswith(text))
        device.press("DOWN")
    raise AssertionError(f"no line {text!r}")


def begin(device):
    assert line(device, "Begin") == ""
    device.press("OK")
    device.expect("knockout.challenge")
    return device.app.referee.setup


def test_three_persons_of_the_basic_game_are_offered(device):
    assert begin(device) == setup(players=3)


def test_every_option_is_changed_in_its_line(device):
    line(device, "Players")
    device.press("OK", "OK")
    assert line(device, "Players") == "5"
    line(device, "Starting spaces")
    device.press("OK")
    assert "by size and class" in device.lines()[7]
    line(device, "Seasons")
    device.press("OK")
    for colour, presses, holder in (("BLACK", 1, "shared"), ("YELLOW", 2, "easy"), ("VIOLET", 4, "best")):
        line(device, colour)
        device.press(*["OK"] * presses)
        assert line(device, colour) == holder
    line(device, "BLACK")
    assert "pads go round" in device.lines()[7]
    line(device, "Begin")
    device.press("OK")
    device.wait(0.1)
    assert device.app.referee.setup == setup(5, "variable", 2, A="shared", C="easy", E="best")


def test_a_seat_that_does_not_play_has_no_line_and_no_holder(device):
    line(device, "Players")
    device.press("OK")  # four
    line(device, "WHITE")
    device.press("OK", "OK")
    line(device, "Players")
    device.press("OK", "OK")  # five, three
    assert line(device, "Players") == "3"
    with pytest.raises(AssertionError, match="no line"):
        line(device, "WHITE")
    assert begin(device) == setup(players=3)


def test_back_is_the_menu(device):
    device.press("BACK")
    device.expect("menu")
