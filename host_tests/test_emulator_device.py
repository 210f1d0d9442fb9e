"""The emulated board behind a page: its keys."""

from boards.desktop.parts import KEYS
from tools.emulator.device import FINGER, Keys

OK, UP = KEYS.index("OK"), KEYS.index("UP")


def test_a_click_lasts_as_long_as_a_fingers_press():
    keys = Keys()
    for pressed in (True, False, True):
        keys.put(OK, pressed)
    assert list(keys.due(1000)) == [("OK", True)]
    assert list(keys.due(1000 + FINGER - 1)) == []
    assert list(keys.due(1000 + FINGER)) == [("OK", False)]
    assert list(keys.due(1000 + 2 * FINGER)) == [("OK", True)]
    assert list(keys.due(1000 + 3 * FINGER)) == []


def test_two_keys_go_down_at_once():
    keys = Keys()
    keys.put(OK, True)
    keys.put(UP, True)
    assert list(keys.due(0)) == [("OK", True), ("UP", True)]
