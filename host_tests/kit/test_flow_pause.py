"""Pause, take back, undo, leave, and power failures."""

import pytest

from host_tests.flow import Device, to_tko
from host_tests.games.tko.steps import bars, select
from host_tests.kit.steps import choose
from ringside.settings import BRIGHTNESS, SIZE, Settings


@pytest.fixture(autouse=True)
def in_the_ring(device):
    to_tko(device)


def test_back_pauses_and_nothing_is_lost(device):
    device.press("A1", "BACK")
    device.expect("pause")
    choose(device, "Continue")
    device.expect("tko.choose")
    assert "IN" in device.lines()[6][:5]
    device.press("B4")
    device.wait(0.5)
    assert device.big(1) == "UPPERCUT"


def test_a_pick_can_be_taken_back_before_the_reveal(device):
    device.press("A1", "BACK")
    choose(device, "Take back")
    device.expect("tko.choose")
    assert "IN" not in device.lines()[6]
    device.press("A3", "B4")
    device.wait(0.5)
    assert device.big(1) == "BODY BLOW"


def test_undo_past_a_reveal_needs_both_pads(device):
    select(device, "A1", "B4")
    device.press("BACK")
    choose(device, "Undo")
    device.expect("agree")
    assert device.heard.pads[0][:2] == ("Undo the last step?", ("I agree",) * 4)
    device.press("A2")
    device.expect("agree")
    device.press("A3")
    device.expect("agree")
    device.press("B1")
    device.expect("tko.choose")
    assert bars(device) == [2, 2, 0, 0, 1, 1, 1, 1]


def test_one_refusal_keeps_what_was_revealed(device):
    select(device, "A1", "B4")
    device.press("BACK")
    choose(device, "Undo")
    device.press("A2", "BACK")
    device.expect("pause")
    choose(device, "Continue")
    assert bars(device) == [3, 2, 0, 0, 1, 1, 1, 1]


def test_a_reward_is_taken_back_if_both_agree():
    device = Device()
    to_tko(device, play="intermediate")
    select(device, "A1", "B4")
    select(device, "A1", "B4")
    device.press("A3")
    device.expect("tko.placed")
    device.press("OK", "BACK")
    choose(device, "Undo")
    device.expect("agree")
    device.press("A1")
    device.expect("agree")
    device.press("B1")
    device.expect("tko.reward")
    device.press("A4")
    device.press("OK")
    assert bars(device) == [3, 2, 0, 1, 1, 1, 1, 1]
    device.stop()


def test_there_is_nothing_to_undo_at_the_start(device):
    device.press("BACK")
    assert not any("Undo" in line for line in device.lines())


def test_ok_and_back_held_leave_any_screen_and_keep_the_match(device):
    select(device, "A1", "B4")
    device.down("BACK", "OK")
    device.wait(0.75)  # less than 0.8 seconds leave nothing
    assert device.screen != "menu"
    device.wait(0.1)
    device.up("BACK", "OK")
    device.wait(0.1)
    device.expect("menu")
    assert "Continue: TKO" in device.lines()[1]
    device.press("OK")
    device.expect("tko.choose")
    assert bars(device) == [3, 2, 0, 0, 1, 1, 1, 1]


def test_leaving_keeps_and_ending_ends(device):
    device.press("BACK")
    choose(device, "Leave")
    device.expect("menu")
    assert "Continue: TKO" in device.lines()[1]
    device.press("OK", "BACK")
    choose(device, "End the match")
    device.expect("give_up")
    device.press("OK")  # it begins at no
    device.expect("pause")
    choose(device, "End the match")
    device.press("DOWN", "OK")
    device.expect("menu")
    assert "Continue" not in device.lines()[1]


def test_a_new_match_asks_before_it_ends_an_unfinished_one(device):
    device.press("BACK")
    choose(device, "Leave")
    device.press("DOWN", "OK")
    device.expect("end_it")
    device.press("OK")
    device.expect("menu")
    assert "Continue: TKO" in device.lines()[1]


def test_a_pulled_plug_loses_no_revealed_answer(tmp_path):
    device = Device(tmp_path)
    to_tko(device, play="intermediate")
    select(device, "A1", "B4")
    device.press("A1", "B4")
    device.wait(0.5)
    device.expect("tko.reveal")
    device.stop()

    device = Device(tmp_path)
    device.expect("menu")
    assert "Continue: TKO" in device.lines()[1]
    device.press("OK")
    device.expect("tko.reward")
    device.press("A2")
    device.stop()

    device = Device(tmp_path)
    device.press("OK")
    device.expect("tko.choose")
    assert bars(device) == [3, 3, 0, 0, 1, 1, 1, 1]
    device.stop()


def test_a_lone_pick_is_not_kept_anywhere(tmp_path):
    device = Device(tmp_path)
    to_tko(device)
    before = bytes(device.board.nvm)
    device.press("A3")
    assert bytes(device.board.nvm) == before
    device.stop()
    device = Device(tmp_path)
    device.press("OK")
    assert "IN" not in device.lines()[6]
    device.stop()


def test_a_match_costs_one_erase(tmp_path):
    device = Device(tmp_path)
    to_tko(device)
    select(device, "A1", "B4")
    device.press("BACK")
    choose(device, "End the match")
    device.press("DOWN", "OK")
    erases = device.board.nvm.erases
    device.press("OK", "OK", "OK", "OK", "OK", "OK", "OK")
    device.expect("tko.choose")
    assert device.board.nvm.erases == erases + 1
    while device.screen != "tko.match":
        if device.screen == "tko.choose":
            select(device, "A1", "B4")
        else:
            device.press("OK")
    assert device.board.nvm.erases == erases + 1
    device.stop()


def test_the_finished_match_is_not_offered_again(tmp_path):
    device = Device(tmp_path)
    to_tko(device)
    while device.screen != "tko.match":
        if device.screen == "tko.choose":
            select(device, "A1", "B4")
        else:
            device.press("OK")
    device.stop()
    device = Device(tmp_path)  # the plug was pulled on the match card: it shows again
    device.press("OK")
    device.expect("tko.match")
    device.press("OK", "DOWN", "OK")
    device.expect("menu")
    device.stop()
    device = Device(tmp_path)
    device.expect("title")
    device.stop()


def test_leaving_clears_pads_and_lights(device):
    device.press("A1")
    device.down("OK", "BACK")
    device.wait(1.2)
    device.up("OK", "BACK")
    device.wait(0.1)
    device.expect("menu")
    assert device.heard.pads[0] == device.heard.pads[1] == ("Look at the panel", (), "")
    assert not any(device.board.pixels.sent)


def test_a_paused_pad_offers_no_actions(device):
    device.press("BACK")
    device.expect("pause")
    assert device.heard.pads[0] == ("Look at the panel", (), "")


def test_a_continued_match_has_its_rematch(tmp_path):
    device = Device(tmp_path)
    to_tko(device)
    device.stop()
    device = Device(tmp_path)
    device.press("OK")
    while device.screen != "tko.match":
        if device.screen == "tko.choose":
            select(device, "A1", "B4")
        else:
            device.press("OK")
    device.press("OK", "OK")
    device.expect("tko.choose")
    assert bars(device) == [2, 2, 0, 0, 1, 1, 1, 1]
    device.stop()


def test_pads_that_a_game_does_not_use_say_so_while_it_is_played(device):
    for pad in (2, 3, 4):
        assert device.heard.pads[pad] == ("This pad is not in play", (), "")
    device.press("A1")
    assert device.heard.pads[0][0] == "BRUZ is in" and device.heard.pads[2][0] == "This pad is not in play"
    device.down("OK", "BACK")
    device.wait(1)
    device.up("OK", "BACK")
    device.expect("menu")
    assert {head for head, _, _ in device.heard.pads.values()} == {"Look at the panel"}


def test_who_was_in_when_the_game_was_left_answers_anew(device):
    device.press("A1")
    assert "IN" in device.lines()[6]
    device.down("BACK", "OK")
    device.wait(1)
    device.up("BACK", "OK")
    device.wait(0.1)
    device.expect("menu")
    device.press("OK")
    device.expect("tko.choose")
    assert "IN" not in device.lines()[6]


def test_a_match_that_begins_makes_room_for_settings():
    """It erases the memory anyway; the 32 changes that fill the stretch are 32 slots of eight bytes."""

    def fill(board):
        memory = bytearray(b"\xff" * SIZE)
        for change in range(32):
            loaded = Settings(memory, [])
            loaded.change(BRIGHTNESS, change % 2)
            loaded.save()
        board.nvm[:SIZE] = memory

    device = Device(change=fill)
    to_tko(device)
    assert bytes(device.board.nvm[8:SIZE]) == b"\xff" * (SIZE - 8)


@pytest.mark.parametrize("later", [0.01, 0.05, 0.3])
def test_who_leaves_by_ok_and_back_on_the_last_question_keeps_the_match(device, later):
    """OK goes down a moment before BACK: the question must not take it for yes."""
    device.press("BACK")
    choose(device, "End the match")
    device.press("DOWN")
    device.down("OK")
    device.wait(later)
    device.down("BACK")
    device.wait(1)
    device.up("OK", "BACK")
    device.wait(0.3)
    device.expect("menu")
    assert "Continue: TKO" in device.lines()[1]


def test_yes_counts_when_ok_is_released(device):
    device.press("BACK")
    choose(device, "End the match")
    device.press("DOWN")
    device.down("OK")
    device.wait(2)
    device.expect("give_up")
    device.up("OK")
    device.wait(0.3)
    device.expect("menu")
    assert "Continue" not in "".join(device.lines())
