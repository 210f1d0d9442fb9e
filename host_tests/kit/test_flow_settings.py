"""Settings: turned on the device, in force at once, kept over a pulled plug."""

import os

import pytest

from host_tests.flow import Device, to_tko
from host_tests.games.tko.steps import bars
from host_tests.kit.steps import settings, turn, upside_down_turns_the_picture, value
from ringside.kit import lights
from ringside.kit.words import SETTING_NAMES
from tools.desktop import settings as stand_in


def test_brightness_changes_panel_and_lights(device):
    settings(device)
    seen = []
    for _ in range(5):
        seen.append((value(device, "Brightness"), device.board.panel.contrast, device.board.pixels.brightness))
        turn(device, "Brightness")
    assert sorted(seen) == sorted(seen, key=lambda entry: entry[1]) == sorted(seen, key=lambda entry: entry[2])
    assert [entry[0] for entry in sorted(seen)] == ["1", "2", "3", "4", "5"]


def test_upside_down_turns_the_picture(device):
    upside_down_turns_the_picture(device)


def test_sound_off_is_silent(device):
    settings(device)
    turn(device, "Sound", 2)
    assert value(device, "Sound") == "off"
    device.press("BACK")
    device.wait(1)
    del device.heard.tones[:]
    device.press("DOWN", "OK") if "TKO" not in device.lines()[1] else None
    device.expect("menu")
    to_tko(device)
    device.press("A1", "B4")
    device.wait(1)
    assert device.heard.tones == []


def test_results_stay_until_ok(device):
    settings(device)
    turn(device, "Results stay", 2)
    assert device.lines()[4].endswith("until OK")
    device.press("BACK")
    to_tko(device)
    device.press("A1", "B4")
    device.wait(60)
    device.expect("tko.reveal")


def test_the_panel_dims_and_goes_dark_and_the_waking_key_does_nothing_else(device):
    to_tko(device)
    device.wait(1)
    bright = device.board.panel.contrast
    device.wait(150)
    assert device.board.panel.on and device.board.panel.contrast < bright
    assert 0 < max(device.zone(lights.BARS)[0]) < 40
    device.wait(150)
    assert not device.board.panel.on
    assert not any(device.board.pixels.sent)
    device.press("A1")
    assert device.board.panel.on and device.board.panel.contrast == bright
    assert "IN" not in device.lines()[6]
    assert bars(device) == [2, 2, 0, 0, 1, 1, 1, 1]
    device.press("A1")
    assert "IN" in device.lines()[6]


def test_what_was_turned_outlives_a_pulled_plug(tmp_path):
    device = Device(tmp_path)
    settings(device)
    turn(device, "Brightness", 2)
    turn(device, "Screen off after", 1)
    shown = [value(device, line) for line in SETTING_NAMES]
    device.press("BACK")
    device.stop()
    device = Device(tmp_path)
    settings(device)
    assert [value(device, line) for line in SETTING_NAMES] == shown
    device.stop()


def held(device, *keys):
    """Both held for a second: any screen is left."""
    device.down(*keys)
    device.wait(1)
    device.up(*keys)
    device.wait(0.05)


def kept(tmp_path):
    """What each line says after a restart."""
    device = Device(tmp_path)
    device.wait(0.2)
    settings(device)
    return {line: value(device, line) for line in SETTING_NAMES}


# At the start: brightness 3, the picture upright, sound soft, results normal, dark after 5 minutes.


def test_changes_are_kept_when_the_settings_are_left_by_holding_ok_and_back(tmp_path):
    device = Device(tmp_path)
    settings(device)
    turn(device, "Brightness", 2)
    held(device, "BACK", "OK")
    device.expect("title")
    device.stop()
    assert kept(tmp_path)["Brightness"] == "5"


@pytest.mark.parametrize("leave", [("BACK",), ("OK", "BACK")])
def test_changes_from_a_matchs_pause_are_kept(tmp_path, leave):
    device = Device(tmp_path)
    to_tko(device)
    device.press("BACK", "UP", "UP", "UP", "OK")
    device.expect("settings")
    turn(device, "Brightness")
    device.press("BACK") if leave == ("BACK",) else held(device, "BACK", "OK")
    device.expect("pause" if leave == ("BACK",) else "menu")
    device.stop()
    assert kept(tmp_path)["Brightness"] == "4"


@pytest.mark.parametrize(("frames", "brightness"), [(210, "4"), (100, "3")])
def test_a_change_that_stood_for_two_seconds_outlives_a_pulled_plug(tmp_path, frames, brightness):
    device = Device(tmp_path)
    settings(device)
    device.down("OK")  # brightness: the first line
    device.wait(0.02)
    assert value(device, "Brightness") == "4"
    device.up("OK")
    device.wait(frames * 0.01 - 0.02)
    device.stop()
    assert kept(tmp_path)["Brightness"] == brightness


def test_the_two_seconds_begin_anew_with_each_change(tmp_path):
    device = Device(tmp_path)
    settings(device)
    blank = b"\xff" * 256
    for _ in range(4):
        device.press("OK")
        device.wait(1.5)
    assert device.board.nvm[:256] == blank
    device.wait(0.6)
    assert device.board.nvm[:8] != blank[:8]
    device.wait(10)
    assert device.board.nvm[8:256] == blank[8:], "once"
    device.stop()
    assert kept(tmp_path)["Brightness"] == "2"


def test_every_wrong_value_of_settings_toml_has_a_note_and_the_game_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "getenv", os.getenv)
    (tmp_path / "settings.toml").write_text("RINGSIDE_SOUND = loud\nRINGSIDE_PACE = \nRINGSIDE_BLANK = 7\n")
    stand_in.install(tmp_path / "settings.toml")
    device = Device()
    for name in ("SOUND", "PACE", "BLANK"):
        device.expect("note")
        assert f"RINGSIDE_{name}" in device.text()
        device.press("OK")
    device.expect("title")
    settings(device)
    assert [line.split("  ")[-1].strip() for line in device.lines()[3:6]] == ["soft", "4 s", "5 min"]
    device.stop()


def test_a_hundred_changes_never_erase_a_match(tmp_path):
    device = Device(tmp_path)
    to_tko(device)
    erases = device.board.nvm.erases
    device.press("BACK")
    for _ in range(100):
        while not any(line.startswith("\x10Settings") for line in device.lines()):
            device.press("DOWN")
        device.press("OK", "OK", "BACK")
        device.expect("pause")
    assert device.board.nvm.erases == erases
    device.stop()


def test_a_bar_that_is_cut_short_in_its_blinking_stays_lit(device):
    shine = device.app.stage.lights
    for frames in range(1, 60):
        shine.blink(lights.BARS, 3, lights.RED)
        device.wait(frames * 0.01)
        shine.blink(lights.CARD, 5, lights.GOLD)
        device.wait(0.02)
        assert device.lit(lights.BARS) == 3, frames
