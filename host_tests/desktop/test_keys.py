"""The desktop board's keys: each pad waits for itself, and a wait tells nothing of what was pressed before."""

import pytest

from boards.desktop.keys import KEYS, MOST, PRESSED, Keys

REST = 5  # frames


class Told:
    """Keys, and what a firmware has been told of them: (frame, key, went down)."""

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
        """How many presses of a pad were told."""
        return sum(pressed and key[0] == pad for _, key, pressed in self.events)


@pytest.fixture
def told():
    return Told()


def test_a_press_after_a_release_waits_for_the_rest(told):
    told.tap("A1")
    told.down("A1")
    told.frames(20)
    assert told.events == [(0, "A1", True), (0, "A1", False), (REST, "A1", True)]


@pytest.mark.parametrize("before", ["A1", "A2", "A3", "A4"])
def test_a_pad_rests_the_same_whichever_button_was_let_go(told, before):
    told.tap(before)
    told.frames(1)
    told.tap("A1", "UP", "A2", "DOWN", "A3")
    told.frames(40)
    assert [(frame, key) for frame, key, pressed in told.events[2:] if pressed] == [
        (1, "UP"),
        (1, "DOWN"),
        (REST, "A1"),
        (2 * REST, "A2"),
        (3 * REST, "A3"),
    ]


@pytest.mark.parametrize("before", [(), ("A1",), ("A4",), ("A2", "A3")])
@pytest.mark.parametrize("let_go", [True, False])
def test_after_a_pad_changed_hands_it_rests_the_same_whatever_was_pressed(told, before, let_go):
    told.frames(20)
    told.down(*before)
    if let_go:
        told.up(*before)
    told.frames(1)
    told.tap("A1", "A1", "A4")  # some of it waits
    told.keys.reset(0)
    told.down("A1")
    told.frames(20)
    assert told.held() == {"A1"}
    assert [event for event in told.events if event[2]][-1] == (21 + REST, "A1", True)


def test_a_pad_that_changes_hands_lets_go_of_its_own_keys_only(told):
    told.down("A2", "B3", "OK")
    told.frames(1)
    told.keys.reset(0)
    told.frames(1)
    assert told.held() == {"B3", "OK"}


def test_a_key_tapped_28_times_a_second_holds_up_nobody_and_drops_nobodys_grip(told):
    told.down("B4")
    taps = 0
    for frame in range(300):
        if frame * 28 // 100 > taps:
            taps += 1
            told.up("A1")
            told.down("A1")
        if frame == 100:
            told.tap("B1", "OK")
        if frame == 200:
            told.down("UP")
        told.frames(1)
    assert [event for event in told.events if event[1] in ("B1", "OK", "UP") and event[2]] == [
        (100, "B1", True),
        (100, "OK", True),
        (200, "UP", True),
    ]
    told.up("A1")
    told.down("A2")
    told.frames(REST * MOST)
    assert told.held() == {"A2", "B4", "UP"}
    assert told.presses("A") >= 300 // (REST + 1), "as many as there is time for"


def test_what_is_held_in_the_end_stays_held_however_much_was_tapped_before(told):
    told.tap(*["A1", "A3"] * 50)
    told.down("A4")
    told.tap(*["A2"] * 50)
    told.frames(MOST * REST)
    assert told.held() == {"A4"}
    assert 0 < told.presses("A") <= MOST
    assert max(frame for frame, *_ in told.events) <= MOST // 2 * REST


def test_presses_of_a_pad_and_of_the_table_keep_their_order(told):
    told.tap("UP", "UP", "OK")
    told.tap("A1", "A1", "A2")
    told.frames(20)
    assert [key for _, key, pressed in told.events if pressed and key in ("UP", "OK")] == ["UP", "UP", "OK"]
    assert [key for _, key, pressed in told.events if pressed and key[0] == "A"] == ["A1", "A1", "A2"]
