"""Three seats and more on the real device: who shares pad A, who has a phone, and who is the device."""

import pytest

from host_tests.flow import Device
from host_tests.games.lucky.device import (
    PHONE_C,
    again,
    curtain,
    head,
    in_so_far,
    labels,
    note,
    to_guess,
    to_lucky,
)


@pytest.fixture
def device():
    return Device()


# Secret prompts and the curtain


def test_a_seat_without_a_pad_answers_on_pad_a_behind_the_curtain(device):
    to_lucky(device)
    to_guess(device, "A1", "B1", "A1")
    device.expect("lucky.guess")
    device.press("B3")  # who has a pad need not wait for another
    assert in_so_far(device) == ["BERT"]
    device.press("A1")
    curtain(device, "CARLA")
    device.press("B1", "UP")  # neither pad B nor a table key lifts it
    curtain(device, "CARLA")
    device.press("A4")  # the key that lifts it is not an answer
    assert in_so_far(device) == ["ALMA", "BERT"]
    device.press("B1")
    assert in_so_far(device) == ["ALMA", "BERT"]
    device.press("A2")
    device.wait(0.5)
    device.expect("lucky.reveal")


def test_a_seat_with_a_phone_answers_there_with_no_curtain(device):
    to_lucky(device, phones=PHONE_C)
    to_guess(device, "A1", "B1", "C1")
    assert head(device, "C") == "CARLA: guess"
    device.press("C2")
    assert in_so_far(device) == ["CARLA"]
    assert note(device, "C") == "in with BERT"
    device.press("A1", "C1", "B1")
    device.wait(0.5)
    device.expect("lucky.reveal")


def test_two_who_share_take_turns(device):
    to_lucky(device, seats=4)
    to_guess(device, "A1", "B1", "A1", "A1")
    device.press("A1", "B1")
    curtain(device, "CARLA")
    device.press("A1", "A3")
    curtain(device, "DORA")
    device.press("A1")
    assert in_so_far(device) == ["ALMA", "BERT", "CARLA"]
    device.press("A3")
    device.wait(0.5)
    device.expect("lucky.reveal")


def test_on_a_shared_pad_nobody_reads_what_the_one_before_is_in_with(device):
    """Pad A is a phone: while Carla has it, it shows her question; then nothing of her answer."""
    to_lucky(device, seats=4)
    to_guess(device, "A1", "B1", "A1", "A1")
    device.press("A1", "B1", "A1")
    assert head(device, "A") == "CARLA: guess" and labels(device, "A")[0] == "ALMA"
    device.press("A3")
    assert head(device, "A") == "Look at the panel" and note(device, "A") == ""
    device.press("A1", "A3")  # Dora, the last one in: the reveal is yet to come
    device.expect("lucky.guess")
    assert head(device, "A") == "DORA is in" and note(device, "A") == ""


def test_back_at_the_curtain_is_the_pause_and_loses_nothing(device):
    to_lucky(device)
    to_guess(device, "A1", "B1", "A1")
    device.press("A1", "B1", "BACK")
    device.expect("pause")
    device.press("BACK")
    curtain(device, "CARLA")


# Undo


def consent(device):
    """After a reveal: undo, from the pause."""
    device.expect("lucky.reveal")
    device.press("OK", "BACK", "DOWN", "OK")
    device.expect("agree")


def reveal(device, *keys):
    device.press(*keys)
    device.wait(0.5)
    device.expect("lucky.reveal")


def test_an_undo_needs_all_pads_at_once_then_the_shared_ones_in_turn(device):
    to_lucky(device, seats=4)
    to_guess(device, "A2", "B1", "A1", "A1")
    reveal(device, "A1", "B1", "A1", "A1", "A1", "A1")
    consent(device)
    assert [line[:1] for line in device.lines()[2:6] if line] == ["A", "B"]
    device.press("B3")
    device.expect("agree")
    device.press("A3")
    for name in ("CARLA", "DORA"):
        device.expect("agree")
        assert device.big(2) == name
        device.press("B1", "UP")
        assert device.big(2) == name
        device.press("A1")
    assert in_so_far(device) == []  # asked again


@pytest.mark.parametrize("agreed", [(), ("A1",), ("A1", "B1"), ("A1", "B1", "A1")])
def test_anybody_may_refuse_an_undo(device, agreed):
    to_lucky(device, seats=4)
    to_guess(device, "A2", "B1", "A1", "A1")
    reveal(device, "A1", "B1", "A1", "A1", "A1", "A1")
    consent(device)
    device.press(*agreed)
    device.expect("agree")
    device.press("BACK")
    device.expect("pause")
    device.press("BACK")
    device.expect("lucky.turn")


def test_an_undo_follows_a_phone_that_comes_or_goes(device):
    to_lucky(device)
    to_guess(device, "A2", "B1", "A1")
    reveal(device, "A1", "B1", "A1", "A1")
    device.heard.phones_held = PHONE_C
    consent(device)
    assert [line[:1] for line in device.lines()[2:6] if line] == ["A", "B", "C"]
    device.press("A1")
    device.heard.phones_held = 0
    device.wait(0.1)
    device.press("B1")
    device.expect("agree")
    assert device.big(2) == "CARLA"
    device.press("A1")
    device.expect("lucky.guess")


# A computer in one chair


def test_a_computer_sits_between_persons_and_a_persons_pad_is_not_its_seat(device):
    """Seat B is the device; seat C's person holds pad B."""
    to_lucky(device, computer=True)
    device.press("A1")
    device.expect("lucky.turn")
    assert device.big(1) == "CARLA" and "pad B" in device.lines()[5]
    device.press("A1")
    assert device.big(1) == "CARLA"
    device.press("B1")
    assert in_so_far(device) == ["BERT"]
    assert head(device, "B") == "CARLA: guess"
    device.press("B2")
    assert in_so_far(device) == ["BERT", "CARLA"]
    device.press("A1")
    device.wait(0.5)
    consent(device)
    assert [line.split()[-1] for line in device.lines()[2:6] if line] == ["ALMA", "CARLA"]
    device.press("B1", "A1")
    assert in_so_far(device) == ["BERT"]


def test_nobody_takes_back_what_only_the_computer_is_in_with(device):
    to_lucky(device, computer=True)
    to_guess(device, "A1", "B1")
    device.press("BACK")
    assert not any("Take back" in line for line in device.lines())
    device.press("BACK", "A1", "BACK")
    assert any("Take back" in line for line in device.lines())
    device.press("DOWN", "OK")
    assert in_so_far(device) == ["BERT"]


def test_a_whole_match_with_a_computer(device):
    to_lucky(device, seats=4, computer=True, phones=PHONE_C)
    for _ in range(3):
        to_guess(device, "A2", "B2", "C2")
        device.press("A1", "B1", "C1")
        device.wait(0.5)
        device.expect("lucky.reveal")
        device.press("OK")
    device.expect("lucky.end")
    device.press("OK")
    device.expect("menu")


# A pulled plug


@pytest.mark.parametrize("computer", [False, True])
def test_a_plug_pulled_in_the_middle_of_a_secret_ask(tmp_path, computer):
    """The turns stand; who was in answers anew, and nothing tells what was answered."""
    device = Device(tmp_path)
    to_lucky(device, computer=computer)
    to_guess(device, *(("A2", "B1") if computer else ("A2", "B1", "A2")))
    device.press("A3")
    memory = bytes(device.board.nvm)
    device = again(device, tmp_path)
    assert bytes(device.board.nvm) == memory
    assert in_so_far(device) == (["BERT"] if computer else [])
    device.press("A1", "B1")
    if not computer:
        curtain(device, "CARLA")
        device = again(device, tmp_path, phones=PHONE_C)
        assert in_so_far(device) == [] and head(device, "C") == "CARLA: guess"
        device.press("A1", "B1", "C1")
    device.wait(0.5)
    device.expect("lucky.reveal")


def test_leaving_gives_the_answers_back_and_the_pads_free(device):
    to_lucky(device)
    to_guess(device, "A1", "B1", "A1")
    device.press("A3")
    assert device.heard.pads_sealed == 0b1
    device.down("OK", "BACK")
    device.wait(1)
    device.up("OK", "BACK")
    device.wait(0.1)
    assert device.heard.pads_sealed == 0 and note(device, "A") == ""
