"""settings.toml on the desktop: os.getenv answers as on a board, before CircuitPython 10.2 and from it on."""

import os

import pytest

from ringside.settings import Settings
from ringside.settings_toml import read_toml
from tools.desktop import settings

GOOD = """
# a comment
NAME = "Ringside"
COUNT=12
NEGATIVE = -3 # and a comment
  QUOTED\t=  "a \\"b\\" # c"  # and a comment
ESCAPED = "\\u0153\\U00000153\\n\\x"
NUMBER = "16"
COUNT = 13
[more]
BEHIND = 3
"""
RAISES = object()


@pytest.fixture
def file(tmp_path):
    return tmp_path / "settings.toml"


@pytest.mark.parametrize("texts", [False, True])
def test_flat_keys_with_strings_and_numbers_are_read(file, texts):
    file.write_text(GOOD, encoding="utf-8")
    found = {name: settings.getenv(file, name, None, texts) for name in ("NAME", "QUOTED", "ESCAPED", "NUMBER")}
    assert found == {"NAME": "Ringside", "QUOTED": 'a "b" # c', "ESCAPED": "œœ\nx", "NUMBER": "16"}
    numbers = [settings.getenv(file, name, None, texts) for name in ("COUNT", "NEGATIVE")]
    assert numbers == (["12", "-3"] if texts else [12, -3])
    assert settings.getenv(file, "BEHIND", "default", texts) == "default"
    assert settings.getenv(file, "NAM", "default", texts) == "default"
    assert settings.getenv(file.parent / "none.toml", "NAME", "default", texts) == "default"


@pytest.mark.parametrize(
    ("value", "before", "after"),
    [
        ("SH1106", RAISES, "SH1106"),
        ("'SH1106'", RAISES, "'SH1106'"),
        ("“SH1106”", RAISES, "“SH1106”"),
        ('"SH1106', RAISES, None),
        ('SH1106"', RAISES, 'SH1106"'),
        ('"SH1106" x', RAISES, None),
        ("", RAISES, ""),
        ("# 16", RAISES, ""),
        ("true", RAISES, "true"),
        ("16.5", RAISES, "16.5"),
        ("1 2", RAISES, "1 2"),
        ('"\\u00"', RAISES, None),
        ("16\r", 16, "16"),
        ("0x10", 16, "0x10"),
    ],
)
def test_a_malformed_value_raises_before_10_2_and_is_text_from_it_on(file, value, before, after):
    file.write_text(f"FIRST = 1\nNAME = {value}\nLAST = 2\n", encoding="utf-8", newline="")
    if before is RAISES:
        with pytest.raises(ValueError):
            settings.getenv(file, "NAME")
    else:
        assert settings.getenv(file, "NAME") == before
    assert settings.getenv(file, "NAME", None, True) == after
    assert settings.getenv(file, "LAST") == 2


def test_bytes_that_are_no_utf_8_matter_only_in_the_value_that_is_asked_for(file):
    file.write_bytes(b'# \xff\nNAME = "\xff"\nCOUNT = 3\n')
    assert settings.getenv(file, "COUNT") == 3
    with pytest.raises(ValueError):
        settings.getenv(file, "NAME")


# The firmware on it


@pytest.fixture(params=[False, True], ids=["before 10.2", "from 10.2 on"])
def installed(request, file, monkeypatch):
    """Write a settings.toml that os.getenv reads, in either way."""
    monkeypatch.setattr(os, "getenv", os.getenv)  # and put back
    settings.install(file, request.param)

    def write(text, encoding="utf-8"):
        file.write_text(text, encoding=encoding)
        return request.param

    return write


@pytest.mark.parametrize("line", ["RINGSIDE_SOUND = 2", 'RINGSIDE_SOUND = "2"', "RINGSIDE_SOUND=2 # loud"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_a_number_counts_with_quotes_and_without_behind_a_byte_order_mark_too(installed, line, encoding):
    installed(f"{line}\n", encoding)
    notes: list[str] = []
    assert Settings(None, notes).value(2) == 2
    assert notes == []


@pytest.mark.parametrize("value", ["3", '"3"', "loud", "'2'", "“2”", "", "-1", '"zwei"', "2.0", "1e9", "9" * 30])
def test_a_wrong_value_gives_one_note_with_the_name_and_the_default(installed, value):
    installed(f"RINGSIDE_SOUND = {value}\n")
    notes: list[str] = []
    assert Settings(None, notes).value(2) == 1
    assert notes == ["settings.toml: RINGSIDE_SOUND must be one of 0, 1, 2. 1 is used."]


@pytest.mark.parametrize("value", ["'SH1106'", "“SH1106”", "SH 1106", "1106", ""])
def test_a_panel_without_its_quotes_gives_one_note_and_the_default(installed, value):
    installed(f"RINGSIDE_PANEL = {value}\n")
    notes: list[str] = []
    assert read_toml("RINGSIDE_PANEL", ("SSD1306", "SH1106"), "SSD1306", notes) == "SSD1306"
    assert notes == ['settings.toml: RINGSIDE_PANEL must be one of "SSD1306", "SH1106". SSD1306 is used.']


@pytest.mark.parametrize("value", ["SH1106", '"SH1106'])
def test_a_panel_without_quotes_is_taken_where_circuitpython_returns_it(installed, value):
    texts = installed(f"RINGSIDE_PANEL = {value}\n")
    notes: list[str] = []
    taken = read_toml("RINGSIDE_PANEL", ("SSD1306", "SH1106"), "SSD1306", notes)
    assert (taken, len(notes)) == (("SH1106" if value == "SH1106" else "SSD1306", 0) if texts else ("SSD1306", 1))


def test_the_environment_comes_first(installed, monkeypatch):
    installed("RINGSIDE_SOUND = 2\n")
    monkeypatch.setenv("RINGSIDE_SOUND", "0")
    assert Settings(None, []).value(2) == 0
