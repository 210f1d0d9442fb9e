"""Phones that come and go in the middle of a secret ask: nothing is lost, and nobody's answer shows."""

import pytest

from host_tests.flow import Device
from host_tests.games.lucky.device import (
    PHONE_C,
    PHONE_D,
    curtain,
    head,
    in_so_far,
    note,
    to_guess,
    to_lucky,
)


@pytest.fixture
def device():
    return Device()


def test_a_phone_that_comes_takes_its_seat_from_behind_the_curtain(device):
    to_lucky(device)
    to_guess(device, "A1", "B1", "A1")
    device.press("A1", "B2")
    curtain(device, "CARLA")
    device.heard.phones_held = PHONE_C
    device.wait(0.1)
    assert in_so_far(device) == ["ALMA", "BERT"]  # nothing is lost
    assert head(device, "C") == "CARLA: guess"
    assert note(device, "A") == note(device, "B") == ""
    device.press("A2", "A3")  # Alma is in; Carla is no more at pad A
    assert in_so_far(device) == ["ALMA", "BERT"]
    device.press("C2")
    device.wait(0.5)
    device.expect("lucky.reveal")


def test_a_phone_that_comes_when_the_curtain_is_lifted(device):
    to_lucky(device)
    to_guess(device, "A1", "B1", "A1")
    device.press("A1", "B2", "A1")
    assert head(device, "A") == "CARLA: guess"
    device.heard.phones_held = PHONE_C
    device.wait(0.1)
    assert head(device, "A") == "ALMA is in" and head(device, "C") == "CARLA: guess"
    device.press("A2")
    assert in_so_far(device) == ["ALMA", "BERT"]


def test_a_phone_that_goes_leaves_its_seat_to_the_curtain(device):
    """Without a key press first."""
    to_lucky(device, phones=PHONE_C)
    to_guess(device, "A1", "B1", "C1")
    device.press("A1", "B2")
    assert in_so_far(device) == ["ALMA", "BERT"]
    device.heard.phones_held = 0
    device.wait(0.1)
    curtain(device, "CARLA")
    device.press("C2")  # nobody is there
    curtain(device, "CARLA")
    device.press("A1", "A2")
    device.wait(0.5)
    device.expect("lucky.reveal")


def test_who_keeps_the_pad_keeps_the_note(device):
    """A phone that comes elsewhere, or on the pad itself, takes nothing from who is in."""
    to_lucky(device, phones=0b11)
    to_guess(device, "A1", "B1", "A1")
    device.press("A3")
    assert note(device, "A") == "in with CARLA"
    for phones in (0b11 | PHONE_C, 0b11, 0b01):
        device.heard.phones_held = phones
        device.wait(0.1)
        assert note(device, "A") == "in with CARLA"


def test_an_answer_stands_when_its_phone_goes(device):
    to_lucky(device, phones=PHONE_C)
    to_guess(device, "A1", "B1", "C1")
    device.press("C3", "A1")
    device.heard.phones_held = 0
    device.wait(0.1)
    assert in_so_far(device) == ["ALMA", "CARLA"]
    device.press("B1")
    device.wait(0.5)
    device.expect("lucky.reveal")


def test_half_a_code_does_not_move_with_its_seat(device):
    """From pad A to a phone and back: whoever goes on begins anew, and nothing tells the half that was in."""
    to_lucky(device, seats=5)
    to_guess(device, "A1", "B1", "A1", "A1", "A1")
    device.press("A1", "A1", "B1", "B2")
    curtain(device, "CARLA")
    device.press("A1", "A2")
    assert note(device, "A") == "half: 2"
    device.heard.phones_held = PHONE_C
    device.wait(0.1)
    assert note(device, "A") == note(device, "C") == ""
    device.press("C1")
    assert note(device, "C") == "half: 1"
    assert "CARLA" not in in_so_far(device)
    device.heard.phones_held = 0
    device.wait(0.1)
    curtain(device, "CARLA")
    device.press("A1", "A2")
    assert note(device, "A") == "half: 2"
    assert "CARLA" not in in_so_far(device)


def test_half_a_code_stays_where_another_phone_comes(device):
    to_lucky(device, seats=5, phones=PHONE_C)
    to_guess(device, "A1", "B1", "C1", "A1", "A1")
    device.press("C1")
    device.heard.phones_held |= PHONE_D
    device.wait(0.1)
    assert note(device, "C") == "half: 1"
    device.press("C3")
    assert in_so_far(device) == ["CARLA"]


def test_who_takes_a_pad_over_does_not_get_half_a_code(device):
    to_lucky(device, seats=5, phones=PHONE_C)
    to_guess(device, "A1", "B1", "C1", "A1", "A1")
    device.press("C2")
    device.board.pads.change_hands(2)
    device.wait(0.1)
    assert note(device, "C") == ""
    device.press("C1")
    assert note(device, "C") == "half: 1" and in_so_far(device) == []


def test_phones_are_invited_for_the_pads_in_play(device):
    assert device.heard.pads_in_play == 0b11
    to_lucky(device)  # three seats, three pads
    assert device.heard.pads_in_play == 0b111
    device.down("OK", "BACK")
    device.wait(2)
    device.up("OK", "BACK")
    assert device.heard.pads_in_play == 0b11
