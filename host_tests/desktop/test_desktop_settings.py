"""settings.toml on the desktop: what os.getenv sees, and what is said of lines that are none."""

import os

import pytest

from tools.desktop import settings

GOOD = """
# a comment
NAME = "Ringside"
COUNT=12
NEGATIVE = -3
QUOTED = "a \\"b\\" # c"  # and a comment
"""


def test_flat_keys_with_strings_and_numbers_are_read():
    found, complaints = settings.read(GOOD)
    assert found == {"NAME": "Ringside", "COUNT": "12", "NEGATIVE": "-3", "QUOTED": 'a "b" # c'}
    assert complaints == []


@pytest.mark.parametrize(
    "line",
    [
        "NAME",
        "NAME =",
        "= 3",
        "NAME = yes",
        "NAME = true",
        "NAME = 1.5",
        "NAME = 'single'",
        'NAME = "open',
        'NAME = """x"""',
        "NAME = [1]",
        "a.b = 1",
        "NAME = 1 2",
        'NAME = "\\u0000"',
        "\x00",
    ],
)
def test_a_malformed_line_is_told_in_words_and_the_others_count(line):
    found, complaints = settings.read(f'FIRST = 1\n{line}\nLAST = "x"\n')
    assert found == {"FIRST": "1", "LAST": "x"}
    assert len(complaints) == 1 and complaints[0].startswith("line 2: ")


def test_a_section_ends_the_settings_and_the_first_of_two_counts():
    found, complaints = settings.read("A = 1\nA = 2\n[more]\nB = 3\n")
    assert found == {"A": "1"}
    assert len(complaints) == 2


def test_what_is_set_already_stays_and_what_we_set_follows_the_file(tmp_path, monkeypatch):
    path = tmp_path / "settings.toml"
    monkeypatch.setenv("RINGSIDE_TEST_THEIRS", "kept")
    monkeypatch.delenv("RINGSIDE_TEST_OURS", raising=False)
    said: list[str] = []
    path.write_text('RINGSIDE_TEST_THEIRS = "ours"\nRINGSIDE_TEST_OURS = 1\n')
    settings.load(path, said.append)
    assert os.environ["RINGSIDE_TEST_THEIRS"] == "kept" and os.environ["RINGSIDE_TEST_OURS"] == "1"
    path.write_text("RINGSIDE_TEST_OURS = 2\n")
    settings.load(path, said.append)
    assert os.environ["RINGSIDE_TEST_OURS"] == "2"
    path.write_text("")
    settings.load(path, said.append)
    assert "RINGSIDE_TEST_OURS" not in os.environ and os.environ["RINGSIDE_TEST_THEIRS"] == "kept"
    assert said == []


def test_a_missing_file_is_no_fault_and_an_unreadable_one_is_told(tmp_path):
    said: list[str] = []
    settings.load(tmp_path / "nothing.toml", said.append)
    assert said == []
    (tmp_path / "settings.toml").write_bytes(b"\xff\xfe\x00A = 1")
    settings.load(tmp_path / "settings.toml", said.append)
    assert len(said) == 1 and "cannot be read" in said[0]
