"""What breaks a bout of Knock Out off, at each kind of ask: pause, undo, a pulled plug, leaving."""

import pytest

from host_tests.games.knockout.device import (
    again,
    asked,
    begin,
    bet,
    box,
    challenge,
    on_to,
    pad_of,
    pass_all,
    take_pads,
    train,
    training_keys,
    view,
)

ASKS = ("knockout.challenge", "knockout.training", "knockout.bets", "knockout.round")


@pytest.fixture
def device(tmp_path):
    return begin(tmp_path, players=5)


def to_ask(device, ask):
    """On to an ask, with something answered before it."""
    if ask == ASKS[0]:
        challenge(device, "ZORRES", "BLACKNDECKER")
        train(device, A="4 4 5 3", B="2 1 5 5")
        pass_all(device)
        for a, b in ((4, 2), (5, 1), (4, 5)):
            box(device, A=a, B=b)
            device.press("OK")
        on_to(device, ask)
        return
    challenge(device, "ZORRES", "BLACKNDECKER")
    if ask != ASKS[1]:
        train(device, A="4 4 5 3", B="2 1 5 5")
    if ask == ASKS[2]:
        bet(device, "red 6000", "K.O.")
    if ask == ASKS[3]:
        pass_all(device)
    device.expect(ask)


def state(device):
    return device.app.referee.snapshot()


@pytest.mark.parametrize("ask", ASKS)
def test_the_pause_loses_nothing(device, ask):
    to_ask(device, ask)
    before = state(device)
    device.press("BACK")
    device.expect("pause")
    device.press("BACK")
    take_pads(device)
    device.expect(ask)
    assert state(device) == before


@pytest.mark.parametrize("ask", ASKS)
def test_the_plug_is_pulled(device, tmp_path, ask):
    to_ask(device, ask)
    before = state(device)
    if ask in (ASKS[1], ASKS[3]):  # whoever was in answers anew
        device.press(*(training_keys("A", "4 4 5 3") if ask == ASKS[1] else ["A1"]))
        assert asked(device) == "B"
    device = again(device, tmp_path)
    take_pads(device)
    device.expect(ask)
    assert state(device) == before and len(asked(device)) == (2 if ask in (ASKS[1], ASKS[3]) else 1)
    if ask == ASKS[1]:
        train(device, A="1 1 2 2", B="5 5 4 4")
        device.expect("knockout.bets")
    if ask == ASKS[3]:
        box(device, A=4, B=2)


@pytest.mark.parametrize("ask", ASKS)
def test_ok_and_back_held_leave(device, ask):
    to_ask(device, ask)
    before = state(device)
    if ask in (ASKS[1], ASKS[3]):
        device.press("A1")
    device.down("OK", "BACK")
    device.wait(1)
    device.up("OK", "BACK")
    device.wait(0.1)
    device.expect("menu")
    assert "Continue: Knock Out" in device.lines()[1]
    assert device.heard.pads_sealed == 0
    assert "Standing" not in device.text()
    device.press("OK")
    take_pads(device)
    device.expect(ask)
    assert state(device) == before


def undo(device):
    device.press("BACK")
    while not any(line.startswith("\x10Undo") for line in device.lines()):
        device.press("DOWN")
    device.press("OK")


def test_a_bet_is_undone_without_asking(device):
    to_ask(device, ASKS[1])
    train(device, A="4 4 5 3", B="2 1 5 5")
    before = state(device)
    bet(device, "red 6000", "K.O.")
    undo(device)
    device.expect("knockout.bets")
    assert state(device) == before and asked(device) == "A"


def test_a_challenge_is_undone_without_asking(device):
    before = state(device)
    challenge(device, "ZORRES", "BLACKNDECKER")
    undo(device)
    device.expect("knockout.challenge")
    assert state(device) == before


def test_a_round_is_undone_if_all_agree(device):
    to_ask(device, ASKS[3])
    before = state(device)
    box(device, A=4, B=2)
    device.press("OK")
    undo(device)
    device.expect("agree")
    device.press("A1", "B1")
    for name in ("YELLOW", "WHITE", "VIOLET"):
        device.expect("agree")
        assert device.big(2) == name
        device.press("A1")
    take_pads(device)
    device.expect("knockout.round")
    assert state(device) == before and asked(device) == "AB"


def test_what_one_is_in_with_is_taken_back(device):
    to_ask(device, ASKS[1])
    device.press(*training_keys(pad_of(device, "A"), "1 1 2 2"))
    assert asked(device) == "B"
    device.press("BACK", "DOWN", "OK")
    take_pads(device)
    assert asked(device) == "AB"


def test_a_bet_is_undone_with_what_the_device_bet_since(tmp_path):
    """Black is alone with four computers: they would bet again at once, and black's bet would stand."""
    device = begin(tmp_path, players=5, B="easy", C="easy", D="easy", E="easy")
    challenge(device, "ZORRES", "BLACKNDECKER")
    train(device, A="4 4 5 3")
    device.expect("knockout.bets")
    before = state(device)
    bet(device, "red 6000", "K.O.")
    on_to(device, "knockout.bets")
    assert view(device)[23] == 2  # BET_ROUND: the computers have all placed their first
    undo(device)
    device.expect("knockout.bets")
    assert state(device) == before


def test_ending_it_in_the_ring(device):
    to_ask(device, ASKS[3])
    device.press("BACK", "UP", "OK", "DOWN", "OK")
    device.expect("menu")
    assert "Continue" not in device.text()
