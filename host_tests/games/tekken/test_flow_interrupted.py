"""What breaks a match of TEKKEN off, at each kind of ask: pause, undo, a pulled plug, leaving."""

import pytest

from host_tests.games.tekken.device import again, asked, begin, on_to, play, step_to

pytestmark = pytest.mark.usefixtures("edition")

ASKS = ("tekken.attack", "punishment", "tekken.prepare", "tekken.resolve", "tekken.shown", "tekken.extension")


@pytest.fixture
def to_ask(tmp_path, request):
    """A device at an ask, with something answered before it, and its memory."""
    companion = request.param in ("tekken.shown", "tekken.extension")
    cards = "companion" if companion else "dealt"
    device = begin(tmp_path, cards=cards, a_deck=() if companion else ("mid_yellow", "high_red", "low_red"))
    if companion:
        play(device, "card", "low")
        if request.param == "tekken.extension":
            device.press("A1", "A1")
            on_to(device, "tekken.attack")
            play(device, "card", "low")
            device.press("A1", "A1", "A2")
    elif request.param == "tekken.prepare":
        play(device, "prepare", "low")
    else:
        play(device, "mid_yellow", "mid" if request.param == "punishment" else "high")
        if request.param == "tekken.attack":
            on_to(device, "tekken.resolve")
            step_to(device, "Done")
    on_to(device, screen_of(request.param))
    return device, request.param, tmp_path


def screen_of(ask):
    return "tekken.attack" if ask == "punishment" else ask


def state(device):
    return device.app.referee.snapshot()


@pytest.mark.parametrize("to_ask", ASKS, indirect=True)
def test_the_pause_loses_nothing(to_ask):
    device, ask, _ = to_ask
    before, shown = state(device), device.board.panel.picture()
    device.press("BACK")
    device.expect("pause")
    device.press("BACK")
    device.expect(screen_of(ask))
    assert state(device) == before and device.board.panel.picture() == shown


@pytest.mark.parametrize("to_ask", ASKS, indirect=True)
def test_the_plug_is_pulled(to_ask):
    device, ask, memory = to_ask
    before, shown = state(device), device.board.panel.picture()
    if ask == "tekken.attack":  # whoever was in answers anew
        device.press("B2")
        assert asked(device) == ("attack", "A")
    device = again(device, memory)
    device.expect(screen_of(ask))
    assert state(device) == before and device.board.panel.picture() == shown


@pytest.mark.parametrize("to_ask", ASKS, indirect=True)
def test_ok_and_back_held_leave(to_ask):
    device, ask, _ = to_ask
    before = state(device)
    device.down("BACK", "OK")
    device.wait(1)
    device.up("BACK", "OK")
    device.wait(0.1)
    device.expect("menu")
    assert "Continue: TEKKEN" in device.lines()[1] and "Fighters" not in device.text()
    device.press("OK")
    device.expect(screen_of(ask))
    assert state(device) == before


def undo(device):
    device.press("BACK")
    step_to(device, "Undo")


def test_an_attack_is_undone_if_both_agree(tmp_path):
    device = begin(tmp_path, a_deck=("mid_yellow", "high_red", "low_red"))
    before = state(device)
    play(device, "mid_yellow", "mid")
    on_to(device, "tekken.attack")
    undo(device)
    device.expect("agree")
    device.press("A1", "B1")
    device.wait(0.3)
    device.expect("tekken.attack")
    assert state(device) == before


def test_a_symbol_is_undone_without_asking(tmp_path):
    device = begin(tmp_path, a_deck=("mid_yellow", "high_red", "low_red"))
    play(device, "mid_yellow", "high")
    on_to(device, "tekken.resolve")
    before = state(device)
    device.press("OK", "OK")
    device.expect("tekken.resolve")
    assert state(device) != before
    undo(device)
    device.wait(0.3)
    device.expect("tekken.resolve")
    assert state(device) == before


def test_a_card_and_a_guess_are_taken_back(tmp_path):
    device = begin(tmp_path)
    device.press("A1", "BACK")
    step_to(device, "Take back")
    assert asked(device) == ("attack", "AB") and device.heard.pads_sealed == 0


def test_the_last_attack_of_a_match_is_undone(tmp_path):
    from host_tests.games.tekken.device import ask_anew, table

    device = begin(tmp_path, cards="companion", rounds=1)
    table(device).close().lay("B", hp=1)
    ask_anew(device)
    play(device, "card", "low")
    device.press("A1", "A1")
    on_to(device, "tekken.afterwards")
    step_to(device, "Undo")
    device.wait(0.3)
    device.expect("tekken.shown")


def test_a_match_is_ended_for_good(tmp_path):
    device = begin(tmp_path)
    device.press("BACK", "UP", "OK", "DOWN", "OK")
    device.expect("menu")
    assert "Continue" not in device.text()
