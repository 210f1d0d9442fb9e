"""Companion mode on the device: printed cards, typed in at the pads, and taken back."""

import pytest

from host_tests.games.tekken.device import ask_anew, asked, begin, beside, close, hp, on_to, play, step_to, table, view
from ringside.games.tekken.rules import layout

pytestmark = pytest.mark.usefixtures("edition")


@pytest.fixture
def device(tmp_path):
    return close(begin(tmp_path, cards="companion"))


def undo(device):
    """By the pause, where nobody is asked to agree."""
    device.press("BACK")
    while not any(line.startswith("\x10Undo") for line in device.lines()):
        device.press("DOWN")
    device.press("OK")
    assert device.screen != "agree"


def test_area_and_colour_are_two_presses_of_the_pad(device):
    assert device.lines()[6:] == ["A:1 card down 4 prepare", "B:1 High 2 Mid 3 Low"]
    device.press("A2", "A3", "UP", "DOWN")  # no such card, and no hand to look at
    assert asked(device) == ("attack", "AB") and device.screen == "tekken.attack"
    play(device, "card", "low")
    device.expect("tekken.shown")
    assert beside(device)[:3] == ["\x10High", "Mid", "Low"] and device.lines()[0].startswith("A: area?")
    device.press("B1")  # is not asked
    device.press("A1")
    assert beside(device)[:4] == ["\x10Yellow", "Green", "Red", "Blue"]
    device.press("A2")
    device.expect("tekken.reveal")
    assert device.big(1) == "HIGH GREEN" and "B has 13 HP left" in device.lines()
    on_to(device, "tekken.attack")
    assert hp(device) == (15, 13) and beside(device)[2] == "HG .. .."


def test_by_the_table_keys(device):
    play(device, "card", "low")
    device.press("DOWN", "OK", "BACK", "UP", "OK", "DOWN", "DOWN", "DOWN", "OK")
    assert device.big(1) == "HIGH BLUE"


def test_an_extension_of_the_card_before(device):
    play(device, "card", "low")
    device.press("A1", "A1")
    on_to(device, "tekken.attack")
    play(device, "card", "low")
    device.press("A2", "A3")
    assert device.lines()[0].startswith("A: connected?")
    device.press("A2")
    on_to(device, "tekken.extension")
    step_to(device, "Sweep")
    assert device.lines()[0].startswith("A: adds more?")
    step_to(device, "No more")
    device.expect("tekken.resolve")
    assert beside(device)[:4] == ["\x10Move x2", "Push 1", "Sweep", "Done"]


def test_a_slip_is_taken_back_without_consent(tmp_path):
    device = begin(tmp_path, cards="companion")
    play(device, "card", "low")
    before = device.app.referee.snapshot()
    device.press("A1", "A4")  # out of range: the attack is over
    on_to(device, "tekken.attack")
    assert beside(device)[2] == "HB .. .."
    undo(device)
    device.expect("tekken.shown")
    assert device.app.referee.snapshot() == before
    device.press("A2", "A1")
    on_to(device, "tekken.resolve")
    undo(device)
    device.expect("tekken.shown")
    assert device.app.referee.snapshot() == before


def test_a_symbol_that_was_resolved_by_mistake_is_taken_back(tmp_path):
    device = begin(tmp_path, cards="companion")
    play(device, "card", "low")
    device.press("A2", "A1")
    on_to(device, "tekken.resolve")
    before = device.app.referee.snapshot()
    device.press("OK", "OK")
    device.expect("tekken.resolve")
    assert device.app.referee.snapshot() != before
    undo(device)
    device.expect("tekken.resolve")
    assert device.app.referee.snapshot() == before


def test_a_right_guess_and_the_face_up_card(device):
    play(device, "card", "mid")
    device.press("A2", "A1")
    assert device.lines()[3].strip() == "B guesses Mid: blocked"
    on_to(device, "tekken.attack")
    assert device.lines()[6:] == ["A:no guess, Punishment", "B:1 face up 4 prepare"]
    device.press("B1")
    device.wait(0.5)
    device.expect("tekken.shown")
    device.press("B1", "B1")
    assert device.lines()[3].strip() == "Punishment: no guess"


def test_an_event_is_turned_up_on_the_device(tmp_path):
    device = begin(tmp_path, cards="companion", events=("bottles",))
    play(device, "prepare", "low")
    step_to(device, "Event")
    assert device.lines()[1:4] == ["A draws an Event:", "Bottles fly: both lose", "HP."]
    on_to(device, "tekken.attack")
    assert hp(device) == (14, 14)


def test_the_pages_of_unseen_cards_are_left_out(device):
    device.press("BACK")
    step_to(device, "Fighters")
    assert device.lines()[7].strip().endswith("page 1/6  OK back")
    heads = []
    for _ in range(6):
        heads.append(device.lines()[0])
        device.press("DOWN")
    assert not any("unseen" in head for head in heads)
    device.press("OK", "BACK")
    device.expect("tekken.attack")


def test_the_round_is_won_and_the_next_begins(device):
    table(device).lay("B", hp=1)
    ask_anew(device)
    play(device, "card", "low")
    device.press("A1", "A1")
    on_to(device, "tekken.round")
    on_to(device, "tekken.attack")
    assert view(device)[layout.ROUND] == 2 and hp(device) == (15, 15)
