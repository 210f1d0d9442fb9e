"""The desktop board's keys: each pad waits for itself, and a wait tells nothing of what was pressed before."""

import pytest

from boards.desktop.keys import KEYS, MOST, PRESSED, Keys

REST = 5  # frames


class KeyRecorder:
    """Keys, and what a firmware has read of them: (frame, key, went down)."""

    def __init__(self):
        self.keys = Keys()
        self.keys.rest = REST
        self.events = []
        self.frame = 0

    def down(self, *names):
        for name in names:
            self.keys.put(KEYS.index(name), True)

    def up(self, *names):
        for name in names:
            self.keys.put(KEYS.index(name), False)

    def tap(self, *names):
        for name in names:
            self.down(name)
            self.up(name)

    def frames(self, many):
        for _ in range(many):
            while (event := self.keys.next()) >= 0:
                self.events.append((self.frame, KEYS[event & ~PRESSED], bool(event & PRESSED)))
            self.frame += 1

    def held(self):
        """The keys that the firmware knows as down."""
        down: set[str] = set()
        for _, key, pressed in self.events:
            (down.add if pressed else down.discard)(key)
        return down

    def presses(self, pad):
        """How many presses of a pad were recorder."""
        return sum(pressed and key[0] == pad for _, key, pressed in self.events)


@pytest.fixture
def recorder():
    return KeyRecorder()


def test_a_press_after_a_release_waits_for_the_rest(recorder):
    recorder.tap("A1")
    recorder.down("A1")
    recorder.frames(20)
    assert recorder.events == [(0, "A1", True), (0, "A1", False), (REST, "A1", True)]


@pytest.mark.parametrize("before", ["A1", "A2", "A3", "A4"])
def test_a_pad_rests_the_same_whichever_button_was_let_go(recorder, before):
    recorder.tap(before)
    recorder.frames(1)
    recorder.tap("A1", "UP", "A2", "DOWN", "A3")
    recorder.frames(40)
    assert [(frame, key) for frame, key, pressed in recorder.events[2:] if pressed] == [
        (1, "UP"),
        (1, "DOWN"),
        (REST, "A1"),
        (2 * REST, "A2"),
        (3 * REST, "A3"),
    ]


@pytest.mark.parametrize("before", [(), ("A1",), ("A4",), ("A2", "A3")])
@pytest.mark.parametrize("let_go", [True, False])
def test_after_a_pad_changed_hands_it_rests_the_same_whatever_was_pressed(recorder, before, let_go):
    recorder.frames(20)
    recorder.down(*before)
    if let_go:
        recorder.up(*before)
    recorder.frames(1)
    recorder.tap("A1", "A1", "A4")  # some of it waits
    recorder.keys.reset(0)
    recorder.down("A1")
    recorder.frames(20)
    assert recorder.held() == {"A1"}
    assert [event for event in recorder.events if event[2]][-1] == (21 + REST, "A1", True)


def test_a_pad_that_changes_hands_lets_go_of_its_own_keys_only(recorder):
    recorder.down("A2", "B3", "OK")
    recorder.frames(1)
    recorder.keys.reset(0)
    recorder.frames(1)
    assert recorder.held() == {"B3", "OK"}


def test_a_key_tapped_28_times_a_second_holds_up_nobody_and_drops_nobodys_grip(recorder):
    recorder.down("B4")
    taps = 0
    for frame in range(300):
        if frame * 28 // 100 > taps:
            taps += 1
            recorder.up("A1")
            recorder.down("A1")
        if frame == 100:
            recorder.tap("B1", "OK")
        if frame == 200:
            recorder.down("UP")
        recorder.frames(1)
    assert [event for event in recorder.events if event[1] in ("B1", "OK", "UP") and event[2]] == [
        (100, "B1", True),
        (100, "OK", True),
        (200, "UP", True),
    ]
    recorder.up("A1")
    recorder.down("A2")
    recorder.frames(REST * MOST)
    assert recorder.held() == {"A2", "B4", "UP"}
    assert recorder.presses("A") >= 300 // (REST + 1), "as many as there is time for"


def test_what_is_held_in_the_end_stays_held_however_much_was_tapped_before(recorder):
    recorder.tap(*["A1", "A3"] * 50)
    recorder.down("A4")
    recorder.tap(*["A2"] * 50)
    recorder.frames(MOST * REST)
    assert recorder.held() == {"A4"}
    assert 0 < recorder.presses("A") <= MOST
    assert max(frame for frame, *_ in recorder.events) <= MOST // 2 * REST


def test_presses_of_a_pad_and_of_the_table_keep_their_order(recorder):
    recorder.tap("UP", "UP", "OK")
    recorder.tap("A1", "A1", "A2")
    recorder.frames(20)
    assert [key for _, key, pressed in recorder.events if pressed and key in ("UP", "OK")] == ["UP", "UP", "OK"]
    assert [key for _, key, pressed in recorder.events if pressed and key[0] == "A"] == ["A1", "A1", "A2"]
