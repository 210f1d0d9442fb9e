"""TEKKEN's setup on the device: from the menu to the first attack."""

import pytest

from host_tests.flow import Device
from host_tests.games.tekken.device import step_to
from host_tests.games.tekken.table import PUSHER, RUNNER, setup
from ringside.games.tekken import options


@pytest.fixture
def device():
    device = Device()
    device.press("OK")
    step_to(device, "TEKKEN")
    device.expect("setup.A")
    return device


def begun(device):
    device.wait(0.3)
    device.expect("tekken.attack")
    return device.app.referee.setup


def test_what_is_offered_first_is_a_match_of_two_persons(device):
    device.press(*["OK"] * options.OPTIONS)
    assert begun(device) == setup("Bruna Kestrel", "Oskar Dray", rounds=3)


def test_every_option_is_asked(device):
    assert device.lines()[2].split() == ["Oskar", "Dray", "Pusher"]
    step_to(device, PUSHER)
    device.press("UP")
    device.expect("setup.B")
    device.press("DOWN", "DOWN", "DOWN", "DOWN", "DOWN", "DOWN")
    step_to(device, RUNNER)
    device.expect("setup.stage")
    step_to(device, "Arcade")
    device.expect("setup.rounds")
    step_to(device, "1 round")
    device.expect("setup.cards")
    step_to(device, "companion")
    step_to(device, "shared")
    device.expect("setup.player_B")
    device.press("BACK", "OK")
    step_to(device, "a person")
    assert begun(device) == setup(PUSHER, RUNNER, "Arcade", 1, "companion", ("shared", "person"))


def test_both_may_choose_the_same_fighter(device):
    step_to(device, PUSHER)
    step_to(device, PUSHER)
    device.press(*["OK"] * 5)
    assert begun(device)[:2] == bytes((1, 1))
    assert device.lines()[0].split() == ["A", "DRAY", "0:0", "DRAY", "B"]


def test_the_device_cannot_hold_printed_cards(device):
    device.press("OK", "OK", "OK", "OK")
    step_to(device, "companion")
    device.expect("setup.player_A")
    device.press("DOWN", "DOWN")
    assert device.lines()[7].strip() == "only with dealt cards"
    device.press("OK")
    device.expect("setup.player_A")


def test_a_fighter_is_described_at_the_cursor(device):
    assert device.lines()[7] == "hits high with both fists"
