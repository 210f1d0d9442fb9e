"""The drive that `make bundle` makes runs: its own .mpy files, on MicroPython, over stand-ins for CircuitPython.

The same presses go to the desktop device. After each press the drive shows the desktop's picture, and it
sends the desktop's bytes to its lights, and sounds its tones, in the very same frames.
"""

import os
import random
import shutil

import pytest

from host_tests.boards import bundled
from host_tests.boards.bundled import FRAME_MS, PICO, Recorded
from host_tests.flow import read_lines, to_tko
from host_tests.games.knockout.device import play_on
from host_tests.games.tekken import device as tekken
from host_tests.paths import ROOT
from tools import boards


@pytest.fixture
def no_chance(monkeypatch):
    """The desktop draws what the drive draws."""
    monkeypatch.setattr(os, "urandom", lambda n: bytes((i + 1) & 0xFF for i in range(n)))


@pytest.fixture
def device(no_chance):
    """A desktop device whose steps are written down."""
    return Recorded(PICO)


def read(picture):
    """The text in a picture."""
    return "\n".join(read_lines(lambda x, y: picture[y * 16 + x // 8] >> (7 - x % 8) & 1))


def compare(device, drive, lights=48):
    """Let the drive go through the device's steps; everything that it lets out is what the device let out.

    lights: how many the board has; with other than the desktop's 48 they are not compared.
    """
    played = bundled.play(drive, device.done())
    assert not played.output
    assert len(played.looks) == len(device.looks)
    for shown, meant in zip(played.looks, device.looks, strict=True):
        assert read(shown[0]) == read(meant[0])
        assert shown[0] == meant[0]
        assert abs(shown[1] - meant[1]) <= 1, "the desktop's driver rounds contrast, CircuitPython cuts"
        assert shown[2] == meant[2] or lights != 48
    heard = [one for one in device.heard.log if one[1] in ("lights", "tone")]
    frames = [(round(one[0] * 1000) - FRAME_MS, *one[1:3]) for one in heard]
    let_out = [(ms, what, bytes.fromhex(v) if what == "lights" else v[0]) for ms, what, v in played.log]
    assert let_out.pop(0) == (0, "lights", bytes(3 * lights)), "they are dark before the first frame"
    if lights != 48:
        frames, let_out = ([one for one in kept if one[1] != "lights"] for kept in (frames, let_out))
    assert let_out == frames
    assert played.nvm == bytes(device.board.nvm)


def test_a_tko_match(device, drive):
    to_tko(device, play="intermediate")
    while device.screen != "tko.match":
        if device.screen == "tko.choose":
            device.press("A1", "B4")
            device.wait(0.5)
            device.look()
        device.press("A3" if device.screen == "tko.reward" else "OK")
    device.wait(2)
    device.look()
    assert device.big(0) == "TKO CHAMPION"
    assert len({picture for picture, _, _ in device.looks}) > 25
    compare(device, drive)


def test_a_round_of_title_bout(device, drive):
    device.press("OK", "DOWN", "DOWN", "OK")
    while device.screen != "titlebout.scorecard":
        device.press("OK")
    device.press("OK")
    assert "R 2" in device.lines()[0]
    assert len({picture for picture, _, _ in device.looks}) > 40
    compare(device, drive)


def test_a_bout_of_knock_out(device, drive):
    device.press("OK", "DOWN", "OK", "OK")
    play_on(device, random.Random(1), until=lambda device: device.screen == "knockout.changes")
    device.press("OK")
    device.expect("knockout.challenge")
    assert len({picture for picture, _, _ in device.looks}) > 40
    compare(device, drive)


def test_a_string_of_tekken_against_the_device(device, drive):
    device.press("OK", "DOWN", "DOWN", "DOWN", *["OK"] * 7, "DOWN", "DOWN", "DOWN", "OK")
    device.wait(0.5)
    assert device.app.referee.setup[5:] == b"\x00\x03"  # a person, and the device's middle level
    met = set()

    def until(device):
        met.add(device.screen)
        return len(met & {"tekken.move", "tekken.prepare", "tekken.reveal", "tekken.events"}) == 4

    tekken.play_on(device, random.Random(1), until)
    compare(device, drive)


def test_pause_how_to_play_settings_and_leaving_load_and_unload(device, drive):
    to_tko(device)
    device.press("A1", "BACK", "OK", "BACK", "DOWN", "DOWN", "OK", "OK", "BACK")
    device.expect("pause")
    device.press("DOWN", "DOWN", "DOWN", "OK", "OK", "BACK")
    device.down("OK", "BACK")
    device.wait(1.2)
    device.up("OK", "BACK")
    device.wait(0.3)
    device.look()
    device.expect("menu")
    device.press("UP", "OK", "OK", "OK", "BACK", "OK")
    compare(device, drive)


def test_the_macropad(no_chance, macropad_drive):
    device = Recorded("macropad")
    to_tko(device)
    device.press("A1", "B4")
    device.wait(0.5)
    device.look()
    device.press("OK")
    device.expect("tko.choose")
    compare(device, macropad_drive, lights=12)


@pytest.mark.parametrize(("name", "lights"), [(PICO, 48), ("macropad", 12)])
def test_a_panel_that_nobody_looks_at_goes_dark_and_wakes(request, no_chance, monkeypatch, name, lights):
    drive = request.getfixturevalue("drive" if name == PICO else "macropad_drive")
    plain = (drive / "settings.toml").read_text()
    assert "RINGSIDE_BLANK = 5" in plain
    (drive / "settings.toml").write_text(plain.replace("RINGSIDE_BLANK = 5", "RINGSIDE_BLANK = 1"))
    monkeypatch.setenv("RINGSIDE_BLANK", "1")
    device = Recorded(name)
    device.press("OK")
    device.wait(31)
    device.look()
    device.wait(30)
    device.look()
    assert not any(device.looks[-1][0])
    device.press("OK")
    assert any(device.looks[-1][0])
    try:
        compare(device, drive, lights)
    finally:
        (drive / "settings.toml").write_text(plain)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ('RINGSIDE_PANEL = "SSD1306"', "RINGSIDE_PANEL = SSD1306"),
        ('RINGSIDE_PANEL = "SSD1306"', "RINGSIDE_PANEL = \u201cSSD1306\u201d"),
        ("RINGSIDE_PIXELS = 48", "RINGSIDE_PIXELS ="),
        ("RINGSIDE_BRIGHTNESS = 3", 'RINGSIDE_BRIGHTNESS = "3'),
        ("RINGSIDE_PACE = 2", 'RINGSIDE_PACE = "fast"'),
    ],
)
def test_a_wrong_line_of_settings_toml_is_a_note(drive, line, wrong):
    settings = drive / "settings.toml"
    plain = settings.read_text()
    assert line in plain
    settings.write_text(plain.replace(line, wrong))
    try:
        played = bundled.play(drive, [[500, "look", ""], [510, "off", ""]])
    finally:
        settings.write_text(plain)
    assert line.split(" ")[0] in read(played.looks[0][0])


@pytest.mark.parametrize(
    ("line", "given", "note"),
    [
        ("RINGSIDE_PIXELS = 48", "RINGSIDE_PIXELS = 48", ""),
        ("RINGSIDE_PIXELS = 48", 'RINGSIDE_PIXELS = "48"', ""),
        ('RINGSIDE_PANEL = "SSD1306"', "RINGSIDE_PANEL = SSD1306", ""),
        ("RINGSIDE_PIXELS = 48", "RINGSIDE_PIXELS = 47", "RINGSIDE_PIXELS"),
        ('RINGSIDE_PANEL = "SSD1306"', "RINGSIDE_PANEL = 'SSD1306'", "RINGSIDE_PANEL"),
        ("RINGSIDE_PACE = 2", "RINGSIDE_PACE =", "RINGSIDE_PACE"),
    ],
)
def test_from_circuitpython_10_2_on_numbers_come_as_text(drive, tmp_path, line, given, note):
    folder = shutil.copytree(drive, tmp_path / "drive")
    (folder / "10.2").write_text("")
    settings = folder / "settings.toml"
    assert line in settings.read_text()
    settings.write_text(settings.read_text().replace(line, given))
    steps = [[500, "look", ""], [510, "off", ""]]
    seen = bundled.play(folder, steps).looks[0][0]
    if note:
        assert note in read(seen)
    else:
        assert seen == bundled.play(drive, steps).looks[0][0], "the title, and no note"


# The self-test


PINS = [pin for part in bundled.KEYS for pin in boards.pins(boards.find(PICO))[part]]


def self_test(drive, presses):
    """What `make selftest` shows of the drive's board, with [(seconds, pin)] pressed meanwhile."""
    (drive / "device.py").write_bytes((ROOT / "tools" / "selftest" / "device.py").read_bytes())
    steps = [
        [round(1000 * (at + held)), what, pin] for at, pin in presses for held, what in ((0, "low"), (0.1, "high"))
    ]
    return bundled.play(drive, [*sorted(steps), [120_000, "off", ""]], "device.py")


def test_the_self_test_finds_every_part(drive):
    played = self_test(drive, [(25 + i / 2, pin) for i, pin in enumerate(PINS)])
    assert played.output[-1] == "RESULT ok"
    assert "memory: 4096 bytes" in played.output
    lights = [bytes.fromhex(value) for _, what, value in played.log if what == "lights"]
    lit = {(i // 3, "grb"[i % 3]) for sent in lights for i, byte in enumerate(sent) if byte}
    assert lit == {(pixel, colour) for pixel in range(48) for colour in "grb"}
    tones = [value for _, what, value in played.log if what == "tone" and value[0]]
    assert [hz for hz, _ in tones] == [440, 880, 1760] * 2
    assert len({duty for _, duty in tones}) == 2, "soft and loud"


def test_the_self_test_names_a_key_without_a_wire(drive):
    played = self_test(drive, [(25 + i / 2, pin) for i, pin in enumerate(PINS) if i != 2])
    assert played.output[-1] == "RESULT never pressed: A3"


def test_a_key_pressed_at_the_very_start_does_not_end_the_self_test(drive):
    played = self_test(drive, [(0.3, PINS[8]), *[(25 + i / 2, pin) for i, pin in enumerate(PINS)]])
    assert played.output[-1] == "RESULT ok"
