"""From key events to presses, frame by frame: what bounces, what waits, what leaves."""

import pytest

from boards.desktop.keys import KEYS
from ringside.kit.keys import BACK, DOWN, NOTHING, OK, UP, Keys, name_of

PRESSED = 0x20  # of a key event; see boards/README.md
START = 12  # frames, in the first tenth of a second a key that is down counts as stuck


class Events:
    """A board's keys."""

    def __init__(self):
        self.waiting = []

    def next(self):
        return self.waiting.pop(0) if self.waiting else -1


class Frames(Keys):
    """Keys whose frames a test lets pass."""

    def __init__(self):
        self.board = Events()
        super().__init__(self.board)
        self.after(START)

    def after(self, frames, *events):
        """Events that come with the last of so many frames."""
        for _ in range(frames - 1):
            self.poll()
        self.board.waiting += events
        return self.poll()

    def taken(self):
        """All presses that nobody took."""
        keys = []
        while (key := self.take()) != NOTHING:
            keys.append(key)
        return keys


@pytest.mark.parametrize("frames, presses", [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_a_key_that_goes_down_within_30_ms_of_its_release_has_bounced(frames, presses):
    keys = Frames()
    keys.after(1, DOWN | PRESSED)
    keys.after(5, DOWN)
    keys.after(frames, DOWN | PRESSED)
    assert keys.taken() == [DOWN] * presses
    assert keys.held  # down all the same


def test_another_key_does_not_bounce():
    keys = Frames()
    keys.after(1, DOWN | PRESSED)
    keys.after(5, DOWN)
    keys.after(1, UP | PRESSED)
    assert keys.taken() == [DOWN, UP]


def test_ok_and_back_leave_after_80_frames_and_once():
    keys = Frames()
    keys.after(1, BACK | PRESSED, OK | PRESSED)
    left = [frame for frame in range(1, 400) if keys.is_leaving()]
    assert left == [80]
    keys.after(5, OK)
    assert not keys.is_leaving()
    keys.after(5, OK | PRESSED)
    assert [frame for frame in range(1, 400) if keys.is_leaving()] == [80]


def test_the_second_of_ok_and_back_is_no_press():
    """Who goes to leave must not confirm, or go back, by the way."""
    for first, second in ((OK, BACK), (BACK, OK)):
        keys = Frames()
        keys.after(1, first | PRESSED)
        keys.after(2, second | PRESSED)
        assert keys.taken() == [first]


def test_eight_presses_wait_and_the_oldest_comes_first():
    keys = Frames()
    for key in range(10):
        keys.after(1, key | PRESSED)
    assert keys.taken() == list(range(8))


@pytest.mark.parametrize("pads, left", [(0b01, [4, OK, 8]), (0b10, [0, OK, 8]), (0b111, [OK])])
def test_a_pads_presses_are_forgotten_and_no_others(pads, left):
    keys = Frames()
    for key in (0, 4, OK, 8):
        keys.after(1, key | PRESSED)
    keys.forget_pads(pads)
    assert keys.taken() == left


def test_the_firmware_and_the_desktop_call_keys_by_the_same_names():
    assert tuple(name_of(key) for key in range(len(KEYS))) == KEYS
