"""For all answers of a seat, on a pad, a phone or behind the curtain, or by the device: until the
reveal everything that leaves the device is the same, in bytes and in time.

And a private hand leaves it on its owner's phone, or behind the curtain while its owner holds a button.
"""

import itertools

import pytest

from host_tests.flow import Device
from host_tests.games.lucky import rules
from host_tests.games.lucky.device import PHONE_C, curtain, to_guess, to_lucky
from ringside.engine.journal import Journal
from ringside.engine.replay import Reader
from ringside.settings import SIZE


@pytest.fixture
def seed(monkeypatch):
    """Sets the seed of the matches to come, a byte six times; at first it is 0."""

    def set_to(number):
        monkeypatch.setattr("ringside.app.os.urandom", lambda size: bytes((number,)) * size)

    set_to(0)
    return set_to


class Traces:
    """All that a device lets out from now on, but for what goes to one pad's holder alone."""

    def __init__(self, device, own=None):
        """own: the pad whose note is not public, `None` for no pad."""
        self.device = device
        self.notes: list[tuple[float, int, str]] = []
        self.memory = b""
        self.start = device.clock.time()
        del device.heard.log[:]
        public = device.heard.pad

        def pad(number, head, labels, note):
            public(number, head, labels, note)
            if number != own:
                self.notes.append((device.clock.time() - self.start, number, note))

        device.heard.pad = pad

    def taken(self):
        """Bytes with their times, others' notes, and the memory, where the seed is the same."""
        log = [(round(entry[0] - self.start, 6), *entry[1:]) for entry in self.device.heard.log]
        return log, self.notes, self.memory or bytes(self.device.board.nvm)

    def last(self, key):
        """The last one presses, up to just before the reveal. The memory may tell answers from then on."""
        self.memory = bytes(self.device.board.nvm)
        self.device.down(key)
        self.device.wait(0.25)
        self.device.expect("lucky.guess")


def same(seen):
    """All traces are the same, and there is something in them."""
    first = next(iter(seen.values()))
    assert len(first[0]) > 5, "the script left no traces to compare"
    for answers, traces in seen.items():
        for event, other in zip(traces[0], first[0], strict=False):
            assert event == other, f"{answers} differ"
        assert traces == first, f"{answers} differ"


def shared(a, b, c, own=None):
    """C answers behind the curtain."""
    device = Device()
    to_lucky(device)
    to_guess(device, "A1", "B1", "A1")
    device.wait(1)
    traces = Traces(device, own)
    device.press(a, b)
    curtain(device, "CARLA")
    device.press("A1")
    traces.last(c)
    return device, traces


def on_a_phone(a, b, c, own=None):
    """C answers first, on a phone."""
    device = Device()
    to_lucky(device, phones=PHONE_C)
    to_guess(device, "A1", "B1", "C1")
    device.wait(1)
    traces = Traces(device, own)
    device.press("C" + c[1], a, "A3")
    traces.last(b)
    return device, traces


@pytest.mark.parametrize("script", [shared, on_a_phone])
def test_nothing_public_depends_on_an_answer_until_the_reveal(script, seed):
    seen = {}
    pictures = set()
    for a, b in itertools.product((1, 2, 3), repeat=2):  # and any two of the three seats in all nine ways
        answers = f"{a}{b}{(a + b) % 3 + 1}"
        device, traces = script(*(pad + answer for pad, answer in zip("ABA", answers, strict=True)))
        # The pads' private notes are checked below, seat by seat.
        seen[answers] = (*traces.taken()[::2],)
        device.wait(1)
        device.expect("lucky.reveal")
        pictures.add(device.board.panel.picture())
        device.stop()
    same(seen)
    assert len(pictures) > 1, "the reveal does depend on the answers"


@pytest.mark.parametrize("script, seat, own", [(shared, 0, 0), (shared, 1, 1), (on_a_phone, 0, 0), (on_a_phone, 2, 2)])
def test_no_other_pads_note_depends_on_a_seats_answer(script, seat, own, seed):
    seen = {}
    for answer in "123":
        keys = ["A1", "B1", "A1"]
        keys[seat] = keys[seat][0] + answer
        device, traces = script(*keys, own=own)
        seen[answer] = traces.taken()
        device.stop()
    same(seen)


def test_no_pads_note_depends_on_an_answer_behind_the_curtain(seed):
    """Not even pad A's: the phone that C has used is A's."""
    seen = {}
    for answer in "123":
        device, traces = shared("A1", "B1", "A" + answer)
        seen[answer] = traces.taken()
        device.stop()
    same(seen)


CODES = (("1", "1"), ("1", "2"), ("1", "3"), ("1", "4"), ("2", "1"))


@pytest.mark.parametrize("phones", [0, PHONE_C])
def test_nothing_depends_on_a_code_of_two(phones, seed):
    seen = {}
    for first, second in CODES:
        device = Device()
        to_lucky(device, seats=5, phones=phones)
        pad = "C" if phones else "A"
        to_guess(device, "A1", "B1", pad + "1", "A1", "A1")
        if not phones:
            device.press("A1", "A1", "B1", "B1", "A1")
        traces = Traces(device, own="ABC".index(pad))
        device.press(pad + first, pad + second)
        device.wait(0.5)
        seen[first, second] = (traces.taken(), device.heard.pads[0][2])
        device.stop()
    same({code: traces for code, (traces, _) in seen.items()})
    assert {note for _, note in seen.values()} == {""}


def picked_by_the_device(device):
    """What the journal says that seat B, the device's, was in with at the first guess."""
    reader = Reader(Journal(device.board.nvm, SIZE))
    for _ in range(3):
        reader.next(1)
    reader.next(3)
    return reader.answers[1]


def test_nothing_depends_on_the_devices_own_pick(seed):
    seen = {}
    picks = set()
    for number in range(12):
        seed(number)
        device = Device()
        to_lucky(device, computer=True)
        to_guess(device, "A1", "B1")
        device.wait(1)
        traces = Traces(device)
        device.press("A1")
        traces.last("B2")
        log, _, memory = traces.taken()
        seen[number] = (log, len(memory.rstrip(b"\xff")))
        device.wait(1)
        picks.add(picked_by_the_device(device))
        device.stop()
    same(seen)
    assert picks == {0, 1, 2}


# Private hands


def hands_dealt(phones=0):
    """A device whose seats have drawn a card each in the first round; on to C's second turn, and all hands."""
    device = Device()
    to_lucky(device, phones=phones)
    c = "C" if phones else "A"
    to_guess(device, "A2", "B2", c + "2")
    device.press("A1", "B1", *([c + "1"] if phones else ["A1", "A1"]))  # all guess A
    device.wait(0.5)
    device.press("OK", "A1", "B1")
    device.expect("lucky.turn")
    assert device.big(1) == "CARLA"
    return device, [device.app.referee.view(seat)[rules.HANDS] for seat in range(3)]


def test_a_hand_goes_to_its_owners_phone_and_to_nothing_else(seed):
    for number in (1, 2, 3):
        seed(number)
        device, hands = hands_dealt(phones=PHONE_C)
        assert device.heard.pads[2][2] == f"hand: {hands[2]}"
        assert device.heard.pads[0][2] == device.heard.pads[1][2] == ""  # no phone is there
        device.heard.phones_held |= 0b11
        device.wait(0.1)
        assert [device.heard.pads[pad][2] for pad in range(3)] == [f"hand: {hand}" for hand in hands]
        assert "hand" not in device.text()
        device.stop()


def test_pad_as_phone_that_others_share_shows_no_hand(seed):
    device, _ = hands_dealt()
    device.heard.phones_held = 0b11
    device.wait(0.1)
    assert device.heard.pads[0][2] == ""
    assert device.heard.pads[1][2].startswith("hand: ")


@pytest.mark.parametrize("key", ["A1", "A4"])
def test_a_hand_is_on_the_panel_only_while_its_owner_holds_a_button(seed, key):
    device, hands = hands_dealt()
    device.press("A4")
    curtain(device, "CARLA")
    device.down("A2")  # lifts the curtain, but does not show the hand yet
    device.wait(0.3)
    device.expect("peek")
    assert "hand" not in device.text() and device.big(2) == "CARLA"
    device.up("A2")
    device.wait(0.1)
    device.press("B1", "UP")
    assert "hand" not in device.text()
    device.down(key)
    device.wait(0.1)
    assert f"hand: {hands[2]}" in device.text()
    device.wait(30)
    assert f"hand: {hands[2]}" in device.text()
    device.up(key)
    device.wait(0.05)
    assert "hand" not in device.text() and device.big(2) == "CARLA"
    device.press("OK")
    device.expect("lucky.turn")


def test_all_else_is_the_same_whatever_the_hand(seed):
    """Bytes and times before the button goes down and from two frames after it is let go; notes and lights always."""
    seen = {}
    hands = set()
    for number in range(20):
        seed(number)
        device, dealt = hands_dealt()
        if max(dealt) == dealt[0]:  # another match in public, too: A's was the best hand
            device.stop()
            continue
        hands.add(dealt[2])
        traces = Traces(device)
        device.press("A4", "A1")
        device.down("A2")
        pressed = device.clock.time() - traces.start
        device.wait(0.4)
        device.up("A2")
        released = device.clock.time() - traces.start
        device.wait(0.5)
        device.press("OK")
        log, notes, memory = traces.taken()
        outside = [entry for entry in log if entry[1] != "panel" or not pressed <= entry[0] <= released + 0.02]
        assert len(outside) < len(log)
        seen[number] = (outside, notes, len(memory.rstrip(b"\xff")))
        device.stop()
    same(seen)
    assert len(hands) > 4


def test_leaving_with_the_button_down_shows_no_hand(seed):
    device, hands = hands_dealt()
    device.press("A4", "A1")
    device.down("A2", "OK", "BACK")
    device.wait(0.5)
    assert f"hand: {hands[2]}" in device.text()
    device.wait(1)
    device.expect("menu")
    assert "hand" not in device.text()
