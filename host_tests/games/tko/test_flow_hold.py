"""Hold pinch: both hold a button, the bell counts down, what is held at the bell counts."""

import pytest

from host_tests.flow import to_tko
from host_tests.games.tko.steps import COUNT, what_is_held_at_the_bell_counts


@pytest.fixture(autouse=True)
def in_the_ring(device):
    to_tko(device, pinch="hold")


def test_what_is_held_at_the_bell_counts(device):
    what_is_held_at_the_bell_counts(device)


def test_a_grip_may_be_shifted_until_the_bell(device):
    device.down("A1", "B4")
    device.wait(COUNT / 2)
    device.down("A3")
    device.up("A1")
    device.wait(COUNT)
    device.expect("tko.reveal")
    assert device.big(1) == "BODY BLOW"


def test_the_button_pressed_last_is_the_grip(device):
    device.down("A1", "B4")
    device.wait(0.5)
    device.down("A2")
    device.wait(COUNT + 0.5)
    assert device.big(1) == "HEAD BLOCK"


def test_letting_the_last_button_go_falls_back_on_the_one_still_held(device):
    device.down("A1", "B4", "A2")
    device.wait(0.5)
    device.up("A2")
    device.wait(COUNT + 0.5)
    assert device.big(1) == "UPPERCUT"


def test_nothing_held_at_the_bell_is_said_and_repeated(device):
    device.down("A1", "B4")
    device.wait(1)
    device.up("B4")
    device.wait(COUNT - 0.5)  # in the middle of what is said for 1.2 seconds
    device.expect("tko.hold")
    assert "MAR: no button held" in device.lines()[6]
    device.up("A1")
    device.wait(2)
    device.down("A1", "B4")
    device.wait(COUNT + 1)
    device.expect("tko.reveal")


def test_two_who_hold_nothing_at_the_bell_are_warned(device):
    device.down("A1", "B4")
    device.wait(1)
    device.up("A1", "B4")
    device.wait(COUNT - 0.5)  # in the middle of what is said for 1.2 seconds
    device.expect("tko.hold")
    assert "Both: no button held" in device.lines()[6]
    device.wait(2)
    assert "no button held" not in device.text()
    device.down("A1", "B4")
    device.wait(COUNT + 1)
    device.expect("tko.reveal")


def test_what_was_held_through_the_reveal_does_not_count_again(device):
    device.down("A1", "B4")
    device.wait(COUNT + 1)
    device.press("OK")
    device.expect("tko.hold")
    device.wait(3)
    device.expect("tko.hold")
    assert "HELD" not in device.lines()[6]
    assert "let go" in device.lines()[7]
    device.up("A1", "B4")
    device.wait(0.2)
    assert "let go" not in device.lines()[7]
    device.down("A1", "B4")
    device.wait(COUNT + 1)
    device.expect("tko.reveal")


def test_a_bouncing_contact_keeps_the_grip(device):
    device.down("A1")
    device.wait(0.01)
    device.up("A1")
    device.down("A1")
    device.down("B4")
    device.wait(COUNT + 1)
    device.expect("tko.reveal")
    assert device.big(1) == "UPPERCUT"


def test_back_pauses_before_the_countdown(device):
    device.down("A1")
    device.wait(0.3)
    device.press("BACK")
    device.expect("pause")
    device.press("OK")
    device.expect("tko.hold")
