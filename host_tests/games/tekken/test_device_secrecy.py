"""The card and the guess: until the reveal, everything that leaves the device is the same whatever was pressed, in
bytes and in time: panel, lights, bell, console, memory, and all phones but one's own. And a hand leaves it
on its owner's phone, or behind the curtain while its owner holds a button.
"""

import pytest

from host_tests.games.tekken.device import ask_anew, asked, begin, play, table
from host_tests.games.traces import Traces, same
from ringside.games.tekken.rules import layout

pytestmark = pytest.mark.usefixtures("edition")

HAND = ("high_yellow", "mid_red", "low_blue")
ALIKE = ("high_yellow", "high_red", "high_blue")


@pytest.mark.parametrize("held", ["", "A", "AB"])
def test_nothing_depends_on_the_card_nor_on_preparing(held, capfd):
    seen = {}
    shown = set()
    for button in "1234":
        device = begin(held=held, a_deck=HAND)
        traces = Traces(device, capfd, own="A")
        device.press(f"A{button}")
        seen[button] = traces.last("B2")
        device.up("B2")
        device.wait(1)
        shown.add(device.big(1) if device.screen == "tekken.reveal" else device.screen)
        device.stop()
    same(seen)
    assert shown == {"HIGH YELLOW", "MID RED", "LOW BLUE", "tekken.prepare"}


@pytest.mark.parametrize("held", ["", "B", "AB"])
def test_nothing_depends_on_the_guess(held, capfd):
    seen = {}
    for button in "123":
        device = begin(held=held, a_deck=HAND)
        traces = Traces(device, capfd, own="B")
        device.press(f"B{button}")
        seen[button] = traces.last("A1")
        device.stop()
    same(seen)


def test_nothing_depends_on_the_card_of_who_is_last(capfd):
    seen = {}
    for button in "1234":
        device = begin(a_deck=HAND)
        device.press("B2")
        traces = Traces(device, capfd)
        seen[button] = traces.last(f"A{button}")
        device.stop()
    same(seen)


def test_nothing_depends_on_what_is_pressed_at_a_pad_that_goes_round(capfd):
    seen = {}
    for button in "1234":
        device = begin(players=("shared", "shared"), a_deck=HAND)
        device.press("A1")
        device.expect("tekken.attack")
        traces = Traces(device, capfd)
        device.press(f"A{button}", "A1")
        device.expect("tekken.attack")
        seen[button] = traces.last("A2")
        device.stop()
    same(seen)


def test_a_hand_shows_nowhere_but_at_the_peek(capfd):
    """Other hands, the same presses."""
    seen = {}
    for deck in (HAND, ALIKE, ("low_green", "mid_blue", "mid_yellow")):
        device = begin(held="B", a_deck=deck)
        traces = Traces(device, capfd)
        device.press("UP", "A1")
        device.expect("peek")
        device.wait(0.3)
        device.press("OK", "A1")
        log, notes, _, console = traces.last("B1")
        seen[deck] = log, notes, console
        device.stop()
    same(seen)


def test_a_guess_that_was_dropped_shows_nowhere(capfd):
    """The guess given while the other wanted to prepare."""
    seen = {}
    for button in "123":
        device = begin(held="A", a_deck=HAND)
        traces = Traces(device, capfd)
        device.press("A4", f"B{button}")
        device.wait(0.5)
        device.expect("tekken.prepare")
        device.press("UP", "OK")
        device.expect("tekken.attack")
        device.press("A1")
        log, notes, _, console = traces.last("B1")
        seen[button] = log, notes, console
        device.stop()
    same(seen)


@pytest.mark.parametrize("held", ["", "AB"])
def test_a_button_4_that_the_hand_forbids_is_as_though_it_was_not_pressed(held, capfd):
    """Close by, with the Heat used, only a Stance Change is left: who hears nothing cannot tell why."""
    seen = {}
    for button in (4, 0):
        device = begin(held=held, a_deck=HAND)
        table(device).close().lay("A", heat=layout.USED)
        ask_anew(device)
        traces = Traces(device, capfd, own="A")
        if button:
            device.press("A4")
        else:
            device.wait(0.1)
        assert asked(device) == ("attack", "AB")
        device.press("A1")
        seen[button] = traces.last("B2")
        device.stop()
    same(seen)


def test_nothing_but_the_own_phone_tells_whether_a_hand_allows_a_stance_change(capfd):
    seen = {}
    for deck in (HAND, ALIKE):
        device = begin(held="AB", a_deck=deck)
        table(device).close().lay("A", heat=layout.USED)
        traces = Traces(device, capfd, own="A")
        ask_anew(device)
        device.press("A1")
        log, notes, _, console = traces.last("B2")
        seen[deck] = log, notes, console
        device.stop()
    same(seen)


def test_what_the_prepare_list_offers_is_the_same_for_every_hand(capfd):
    seen = {}
    for deck in (HAND, ALIKE):
        device = begin(held="AB", a_deck=deck)
        traces = Traces(device, capfd, own="A")
        device.press("A4", "B1")
        device.wait(0.5)
        device.expect("tekken.prepare")
        device.press("DOWN", "DOWN", "DOWN")
        log, notes, _, console = traces.last("DOWN")
        seen[deck] = log, notes, console
        device.stop()
    same(seen)


def test_the_own_cards_show_only_while_a_button_is_held():
    device = begin(a_deck=HAND)
    device.press("UP", "B1")
    device.expect("curtain")
    device.press("A2")
    device.expect("peek")
    for _ in range(2):
        assert "yellow" not in device.text()
        device.down("A3")
        device.wait(0.1)
        assert "1 High yellow S2" in device.lines()[1]
        device.up("A3")
        device.wait(0.03)
    assert "yellow" not in device.text()
    device.press("OK")
    device.expect("tekken.attack")


def test_the_defender_looks_at_the_own_cards_with_down():
    device = begin(a_deck=HAND, b_deck=("low_green", "mid_blue", "mid_yellow"))
    device.press("DOWN", "B1")
    device.down("B1")
    device.wait(0.1)
    assert "1 Low green" in device.lines()[1] and "yellow S2" not in device.text()
    device.up("B1")
    device.wait(0.1)
    device.press("OK")
    device.expect("tekken.attack")


def test_a_hand_is_a_note_on_no_phone_but_its_owners():
    device = begin(held="AB", a_deck=HAND, b_deck=("low_green", "mid_blue", "mid_yellow"))
    for _ in range(2):
        texts = [" ".join((device.heard.pads[pad][0], *device.heard.pads[pad][1])) for pad in range(5)]
        assert not any("yellow" in text or "green" in text for text in texts)
        notes = [device.heard.pads[pad][2] for pad in range(5)]
        assert "High yellow" in notes[0] and "Low green" in notes[1] and "Low green" not in notes[0]
        assert "High yellow" not in notes[1] and notes[2:] == ["", "", ""]
        if device.screen == "tekken.attack":
            play(device, "low_blue", "high")
    device.expect("tekken.reveal")
