"""The desktop's flow tests that begin in the ring, on the real CircuitPython."""

import pytest

from host_tests.flow import to_tko
from host_tests.kit.steps import choose, turn, value
from ringside.kit.words import SETTING_NAMES


@pytest.fixture(autouse=True)
def in_the_ring(device):
    to_tko(device)


def test_all_eight_pad_buttons_at_once(device):
    device.down("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4")
    device.wait(0.5)
    device.expect("tko.reveal")
    assert device.big(1) == device.big(4) == "UPPERCUT"


def test_each_brightness_is_the_desktops(device):
    seen = {}
    for _ in range(5):
        device.press("BACK")
        choose(device, "Settings")
        turn(device, SETTING_NAMES[0])
        level = value(device, SETTING_NAMES[0])
        device.press("BACK")
        choose(device, "Continue")
        device.wait(0.5)
        seen[level] = (device.board.panel.contrast, sum(device.board.sent))
    assert sorted(seen) == ["1", "2", "3", "4", "5"]
    assert sorted(seen.values()) == [seen[level] for level in sorted(seen)]
    assert len({lights for _, lights in seen.values()}) == 5
