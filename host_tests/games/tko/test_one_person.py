"""TKO for one: the device is B, and its pick cannot be seen before the reveal."""

import pytest

from host_tests.flow import Device, to_tko
from ringside.games.tko.ui.words import ACTIONS
from ringside.kit import lights

PADS = [("A left", "A"), ("B left", "B")]


@pytest.fixture
def seed(monkeypatch):
    """Sets the seed of the matches to come."""

    def set_to(number):
        monkeypatch.setattr("ringside.app.os.urandom", lambda size: bytes((number,)) * size)

    return set_to


def select(device, pad, action, pinch):
    """One selection of the only person, up to the reveal."""
    device.down(f"{pad}{action}")
    device.wait(0.1 if pinch == "lock" else 2.3)
    device.up(f"{pad}{action}")
    device.wait(0.5)


@pytest.mark.parametrize("pads, pad", PADS)
@pytest.mark.parametrize("pinch", ["lock", "hold"])
@pytest.mark.parametrize("play", ["basic", "intermediate"])
def test_a_whole_match_against_the_device(play, pinch, pads, pad, seed):
    seed(5)
    device = Device()
    to_tko(device, play=play, pinch=pinch, pads=pads, players="human-like")
    screens = set()
    for number in range(400):
        screens.add(device.screen)
        if device.screen in ("tko.choose", "tko.hold"):
            select(device, pad, 1 + number % 4, pinch)
            device.expect("tko.reveal")
        elif device.screen == "tko.reward":  # the person's: the device places its own by itself
            assert f"pad {pad}" in device.lines()[7]
            device.press(f"{pad}1")
        elif device.screen == "tko.match":
            break
        else:
            device.press("OK")
    device.expect("tko.match")
    assert "tko.round" in screens and ("tko.placed" in screens) == (play == "intermediate")


@pytest.mark.parametrize("pads, pad", PADS)
def test_light_phone_and_consent_are_those_of_the_persons_pad(pads, pad, seed):
    """Seat A holds pad B where B stands on the left: nothing goes to pad A then."""
    seed(5)
    other = "BA"["AB".index(pad)]
    number = "AB".index(pad)
    device = Device()
    to_tko(device, pads=pads, players="human-like")
    white, green = device.zone(lights.PAD + number), device.zone(lights.PAD + 1 - number)
    assert white != green  # the device is in
    assert device.heard.pads[number][0].startswith("BRUZ") and device.heard.pads[number][1] == ACTIONS
    assert device.heard.pads[1 - number][1] == ()
    device.press(f"{other}1")
    device.expect("tko.choose")
    assert device.zone(lights.PAD + number) == white
    device.down(f"{pad}1")
    device.wait(0.1)
    assert device.zone(lights.PAD + number) == green
    assert "UPPERCUT" in device.heard.pads[number][2] and device.heard.pads[1 - number][2] == ""
    device.up(f"{pad}1")
    device.wait(0.5)
    device.expect("tko.reveal")
    device.press("OK", "BACK", "DOWN", "OK")
    device.expect("agree")
    device.press(f"{other}1")
    device.expect("agree")
    device.press(f"{pad}1")
    device.expect("tko.choose")


@pytest.mark.parametrize("pads, pad", PADS)
def test_a_hold_is_the_persons_pad_and_no_other(pads, pad, seed):
    seed(5)
    other = "BA"["AB".index(pad)]
    device = Device()
    to_tko(device, pinch="hold", pads=pads, players="human-like")
    device.down(f"{other}1")
    device.wait(3)
    device.expect("tko.hold")
    device.down(f"{pad}1")
    device.wait(2.5)
    device.expect("tko.reveal")


@pytest.mark.parametrize("pinch", ["lock", "hold"])
def test_nothing_depends_on_the_devices_pick_until_the_reveal(pinch, seed, capfd):
    """Eight seeds and more, until it has picked every action: the same bytes at the same times."""
    seen: dict[str, list] = {}
    for number in range(60):
        seed(number)
        device = Device()
        capfd.readouterr()
        to_tko(device, pinch=pinch, players="human-like")
        device.wait(1)
        start = device.clock.time()
        device.press("B1")
        device.down("A2")
        device.wait(0.25 if pinch == "lock" else 2.0)
        device.expect("tko.choose" if pinch == "lock" else "tko.hold")
        log = [(round(entry[0] - start, 6), *entry[1:]) for entry in device.heard.log]
        traces = log, device.heard.pads[1], len(device.board.nvm.rstrip(b"\xff")), capfd.readouterr()
        device.wait(1)
        device.expect("tko.reveal")
        seen.setdefault(device.big(4), []).append(traces)
        device.stop()
        if number >= 7 and len(seen) == 4:
            break
    assert set(seen) == set(ACTIONS)
    first = next(iter(seen.values()))[0]
    assert len(first[0]) > 20
    for pick, all_traces in seen.items():
        for traces in all_traces:
            assert traces == first, f"a pick of {pick} differs"


def test_a_pick_is_the_same_after_a_pause_and_after_a_plug(tmp_path, seed):
    """No second guess: neither the pause nor a pulled plug lets the device pick anew."""
    seed(9)
    device = Device(tmp_path)
    to_tko(device, players="human-like")
    assert device.heard.pads_in_play == 0b01  # no phone is invited for pad B
    device.press("BACK", "BACK")
    device.expect("tko.choose")
    device.stop()
    device = Device(tmp_path)
    device.press("OK")
    device.press("A1")
    device.wait(0.5)
    resumed = device.big(4)
    device.stop()
    device = Device()
    to_tko(device, players="human-like")
    device.press("A1")
    device.wait(0.5)
    assert device.big(4) == resumed
