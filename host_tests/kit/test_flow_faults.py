"""Bad input and faults: a clear message or nothing, never a crash, a wrong score, a lost match."""

import random

import pytest

from boards.desktop.parts import KEYS
from host_tests.flow import FRAME, Device, to_tko
from host_tests.games.tko.steps import bars, select
from host_tests.kit.steps import both_pads_at_once
from ringside.kit import lights
from tools.desktop import firmware


def test_a_bouncing_key_is_one_press(device):
    device.press("OK", "OK")
    device.expect("setup.A")
    for _ in range(4):
        device.down("DOWN")
        device.up("DOWN")
    device.wait(0.2)
    assert device.lines()[2].startswith("\x10Mello Mar")  # one step down, not four


def test_on_a_page_no_press_comes_too_soon():
    device = Device(change=firmware.pace_presses, seconds=0)
    for _ in range(2):  # from the title, before the firmware has begun, to TKO's setup
        device.down("OK")
        device.up("OK")
    for _ in range(3):
        device.down("DOWN")
        device.up("DOWN")
        device.down("UP")
        device.up("UP")
    device.down("DOWN")
    device.wait(1)
    device.expect("setup.A")
    assert device.lines()[2].startswith("\x10Mello Mar")  # each press counted: four down, three up


@pytest.mark.parametrize(
    "draw",
    [
        lambda canvas: canvas.line(0, "x" * 26),
        lambda canvas: canvas.text(20, 3, "sixsix"),
        lambda canvas: canvas.text(-1, 3, "x"),
        lambda canvas: canvas.big(0, 0, "x" * 13),
    ],
)
def test_a_text_that_leaves_the_panel_fails_the_test_that_shows_it(device, draw):
    draw(device.canvas)
    with pytest.raises(AssertionError, match="cut at the panel's edge"):
        device.wait(0.01)


def test_both_pads_at_once(device):
    both_pads_at_once(device)


def test_all_eight_pad_buttons_at_once_score_what_came_first(device):
    to_tko(device)
    device.down("A2", "A1", "A3", "A4", "B4", "B3", "B2", "B1")
    device.wait(0.5)
    device.expect("tko.reveal")
    assert device.big(1) == "HEAD BLOCK" and device.big(4) == "BODY BLOCK"


def test_presses_made_for_one_screen_do_not_reach_the_next(device):
    to_tko(device)
    device.press("A1", "B4")
    for _ in range(5):  # impatient players, while the reveal is on its way
        device.press("A3", "B3")
    device.wait(0.5)
    device.press("OK")
    device.expect("tko.choose")
    assert "IN" not in device.lines()[6]


def test_a_key_held_through_a_screen_change_is_pressed_once(device):
    device.down("OK")
    device.wait(3)
    device.expect("menu")


class LosingKeys:
    """A board's keys whose queue overflows once, as keypad's does: LOST, and what waited is gone."""

    LOST = 0x40

    def __init__(self, keys):
        self.keys = keys
        self.lost = False

    def put(self, key, pressed):
        self.keys.put(key, pressed)

    def next(self):
        if self.lost:
            self.lost = False
            while self.keys.next() != -1:
                pass
            return self.LOST
        return self.keys.next()


def test_lost_events_let_all_keys_go():
    device = Device(change=lambda board: setattr(board, "keys", LosingKeys(board.keys)))
    to_tko(device, pinch="hold")
    device.down("A1")
    device.wait(0.3)
    assert "HELD" in device.lines()[6]
    device.down("UP")
    device.board.keys.lost = True
    device.wait(0.3)
    device.expect("tko.hold")
    assert "HELD" not in device.lines()[6]
    device.up("A1")
    device.down("A1")  # what came before it is lost, what comes after counts
    device.wait(0.3)
    assert "HELD" in device.lines()[6]
    device.down("B4")
    device.wait(3)
    device.expect("tko.reveal")
    device.stop()


def test_a_flood_of_presses_drops_presses_and_no_grip(device):
    to_tko(device, pinch="hold")
    device.down("A1")
    device.wait(0.3)
    for _ in range(100):
        device.down("UP")
        device.up("UP")
    device.wait(0.3)
    device.expect("tko.hold")
    assert "HELD" in device.lines()[6]


def test_a_key_stuck_at_power_on_is_named_and_ignored():
    device = Device(change=lambda board: board.keys.put(KEYS.index("A2"), True))
    device.expect("note")
    assert "A2 is stuck" in device.text()
    device.press("OK")
    to_tko(device)
    assert "IN" not in device.lines()[6]
    device.press("A1", "B4")
    device.wait(0.5)
    assert device.big(1) == "UPPERCUT"
    device.press("OK")
    device.up("A2")
    device.wait(0.1)
    device.press("A2", "B4")
    device.wait(0.5)
    assert device.big(1) == "HEAD BLOCK"
    device.stop()


@pytest.mark.parametrize("frames, stuck", [(8, True), (12, False)])
def test_a_key_counts_as_stuck_in_the_first_tenth_of_a_second(frames, stuck):
    device = Device(seconds=0.01)
    device.wait(FRAME * (frames - 1))
    device.down("A2")
    device.wait(0.3)
    assert ("A2 is stuck" in device.text()) == stuck


def without(part):
    def change(board):
        setattr(board, part, None)

    return change


def test_without_a_panel_lights_and_keys_play_on():
    device = Device(change=without("display"))
    device.expect("title")  # the note about the panel waits for nobody who cannot see it
    to_tko(device)
    device.press("A1", "B4")
    device.wait(0.5)
    device.press("OK")
    assert bars(device) == [3, 2, 0, 0, 1, 1, 1, 1]
    device.stop()


@pytest.mark.parametrize("part", ["pixels", "bell", "pads"])
def test_without_a_part_play_goes_on(part):
    device = Device(change=without(part))
    to_tko(device)
    device.press("A1", "B4")
    device.wait(0.5)
    assert "Unblocked" in device.lines()[6]
    device.stop()


def test_without_memory_the_players_are_warned():
    device = Device(change=without("nvm"))
    device.expect("note")
    assert "This board cannot keep" in device.text()
    device.press("OK")
    to_tko(device)
    select(device, "A1", "B4")
    assert bars(device) == [3, 2, 0, 0, 1, 1, 1, 1]
    device.stop()


def test_with_one_light_a_bar_its_brightness_shows_the_points():
    def change(board):
        board.zones = bytes(byte for zone in range(16) for byte in (zone, 1))

    device = Device(change=change)
    to_tko(device)
    device.wait(1)
    sums = [sum(device.zone(zone)[0]) for zone in range(8)]
    assert sums[0] == sums[1] > sums[4] > sums[2] == 0
    device.stop()


def test_with_no_light_in_a_zone_the_others_shine():
    def change(board):
        board.zones = bytes(16) + board.zones[16:]

    device = Device(change=change)
    to_tko(device, play="intermediate")
    select(device, "A1", "B4")
    device.wait(1)
    assert device.lit(lights.ARROW) == 1
    device.stop()


def test_garbage_in_memory_is_nothing():
    for seed in range(20):

        def change(board, seed=seed):
            board.nvm[0:4096] = random.Random(seed).randbytes(4096)

        device = Device(change=change)
        device.expect("title")
        to_tko(device)
        select(device, "A1", "B4")
        device.stop()


@pytest.mark.parametrize(
    "name, value", [("RINGSIDE_BRIGHTNESS", "9"), ("RINGSIDE_SOUND", "loud"), ("RINGSIDE_BLANK", "")]
)
def test_a_wrong_setting_in_settings_toml_is_named(monkeypatch, name, value):
    monkeypatch.setenv(name, value)
    device = Device()
    device.expect("note")
    assert name in device.text().replace("\n", " ")
    device.press("OK")
    device.expect("title")
    device.stop()


def test_a_fault_is_shown_and_the_match_continues(device, monkeypatch, capsys):
    to_tko(device)
    select(device, "A1", "B4")
    from ringside.games.tko.ui import results

    def fail(ring, events):
        raise RuntimeError("a made fault")

    with monkeypatch.context() as patch:
        patch.setattr(results, "reveal", fail)
        device.press("A1", "B4")
        device.wait(1)
    device.expect("note")
    assert "a made fault" in device.text().replace("\n", " ")
    assert "RuntimeError: a made fault" in capsys.readouterr().err
    device.press("OK", "OK")
    device.expect("menu")
    device.press("OK")
    device.expect("tko.choose")
    assert bars(device) == [4, 2, 0, 0, 1, 1, 1, 1]


def test_a_match_that_cannot_be_resumed_blocks_nobody(tmp_path, monkeypatch, capsys):
    from ringside.games.tko import rules as tko

    device = Device(tmp_path)
    to_tko(device)
    select(device, "A1", "B4")
    device.stop()

    def fail(state, answers):
        raise RuntimeError("rules at odds")

    with monkeypatch.context() as patch:
        patch.setattr(tko, "apply", fail)
        device = Device(tmp_path)
        device.expect("note")
        assert "rules at odds" in device.text().replace("\n", " ")
        device.press("OK", "OK")
        device.expect("title")
        device.stop()
    assert "RuntimeError" in capsys.readouterr().err
    device = Device(tmp_path)  # it was not touched: with the rules mended it is there again
    assert "Continue: TKO" in device.lines()[1]
    device.stop()


def test_random_presses_never_cause_a_fault():
    for seed in range(6):
        luck = random.Random(seed)
        device = Device()
        for _ in range(400):
            key = luck.choice(KEYS)
            if luck.random() < 0.6:
                device.down(key)
            else:
                device.up(key)
            device.wait(luck.choice((0.0, 0.01, 0.05, 0.4)))
            assert device.screen != "note", device.text()
        device.stop()
