"""Settings from settings.toml: any text, number or nonsense gives one note and the default."""

import os

import pytest

from ringside import settings
from ringside.settings import Settings
from ringside.settings_toml import NAMES, read_toml

PANELS = ("SSD1306", "SH1106")


def given(monkeypatch, value):
    """Let settings.toml hold one value for every name; an exception is what os.getenv raises."""

    def getenv(name):
        if isinstance(value, Exception):
            raise value
        return value

    monkeypatch.setattr(os, "getenv", getenv)


@pytest.mark.parametrize(
    ("value", "taken"),
    [(None, 48), (48, 48), (16, 16), (0, 0), ("16", 16), ("0", 0), (" 16 ", 16)],
)
def test_a_number_counts_as_such_and_as_text(monkeypatch, value, taken):
    notes: list[str] = []
    given(monkeypatch, value)
    assert (read_toml("RINGSIDE_PIXELS", (48, 16, 0), 48, notes), notes) == (taken, [])


@pytest.mark.parametrize(("value", "taken"), [(None, "SSD1306"), ("SH1106", "SH1106"), ("sh1106", "SH1106")])
def test_a_word_counts_in_any_case(monkeypatch, value, taken):
    notes: list[str] = []
    given(monkeypatch, value)
    assert (read_toml("RINGSIDE_PANEL", PANELS, "SSD1306", notes), notes) == (taken, [])


@pytest.mark.parametrize(
    "value",
    [
        *(20, -1, 2**29, True, 16.5, "", " ", "48 16", "sixteen", "\u201c16\u201d", "'16'", '"16"', "16 # few", "0x10"),
        *(ValueError("Invalid value"), OSError(2), ValueError()),
    ],
)
def test_nonsense_gives_one_note_with_the_name_and_the_default(monkeypatch, value):
    given(monkeypatch, value)
    notes: list[str] = []
    assert read_toml("RINGSIDE_PIXELS", (48, 16, 0), 48, notes) == 48
    assert notes == ["settings.toml: RINGSIDE_PIXELS must be one of 48, 16, 0. 48 is used."]
    notes = []
    assert read_toml("RINGSIDE_PANEL", PANELS, "SSD1306", notes) == "SSD1306"
    assert notes == ['settings.toml: RINGSIDE_PANEL must be one of "SSD1306", "SH1106". SSD1306 is used.']


def test_every_setting_of_a_bad_file_has_its_note_and_its_default(monkeypatch):
    given(monkeypatch, ValueError("Invalid value"))
    notes: list[str] = []
    loaded = Settings(None, notes)
    assert [loaded.value(setting) for setting in range(5)] == [3, 0, 1, 2, 5]
    assert [note.split()[1] for note in notes] == list(NAMES)


def test_a_slot_with_a_wrong_check_is_passed_over():
    memory = bytearray(b"\xff" * settings.SIZE)
    saved = Settings(memory, [])
    saved.change(settings.SOUND, 2)
    saved.save()
    saved.change(settings.SOUND, 0)
    saved.save()
    assert Settings(memory, []).index[settings.SOUND] == 0
    for byte in (6, 7):  # the second slot's check
        memory[8 + byte] ^= 1
        assert Settings(memory, []).index[settings.SOUND] == 2
        memory[8 + byte] ^= 1
    memory[8 + 7] ^= 1
    memory[6] ^= 1
    assert Settings(memory, []).index[settings.SOUND] == 1  # the default


def test_a_game_that_begins_does_not_drop_a_change():
    memory = bytearray(b"\xff" * settings.SIZE)
    changed = Settings(memory, [])
    changed.change(settings.SOUND, 2)
    changed.make_room()
    for _ in range(200):
        changed.frame()
    assert Settings(memory, []).index[settings.SOUND] == 2


def test_frames_without_a_change_write_nothing():
    memory = bytearray(b"\xff" * settings.SIZE)
    plain = Settings(memory, [])
    for _ in range(1000):
        plain.frame()
    plain.save()
    assert memory == b"\xff" * settings.SIZE


def changed_often(memory, times):
    """The settings after so many changes, each of which was kept."""
    kept = Settings(memory, [])
    for change in range(times):
        kept.change(settings.BRIGHTNESS, change % 5)
        kept.save()
    return kept


def test_the_stretch_holds_32_changes_and_the_last_one_counts():
    memory = bytearray(b"\xff" * settings.SIZE)
    changed_often(memory, 32)
    assert Settings(memory, []).index[settings.BRIGHTNESS] == 31 % 5


@pytest.mark.parametrize("times, is_full", [(31, False), (32, True)])
def test_the_stretch_is_written_anew_only_where_it_is_full(times, is_full):
    """It costs an erase."""
    memory = bytearray(b"\xff" * settings.SIZE)
    kept = changed_often(memory, times)
    before = bytes(memory)
    kept.make_room()
    assert (bytes(memory) != before) == is_full
    assert Settings(memory, []).index[settings.BRIGHTNESS] == (times - 1) % 5
