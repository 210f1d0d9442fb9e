"""Every text fits its place, with the longest names and the largest numbers."""

import pytest

from host_tests.flow import UNREADABLE, Device
from ringside.games import TABLE
from ringside.games.tko.options import SETUP
from ringside.games.tko.tables import BOXERS
from ringside.games.tko.ui import setup as tko_setup
from ringside.games.tko.ui import words as tko_words
from ringside.games.tko.ui.ring import surname
from ringside.kit import words
from ringside.kit.canvas import BIG_COLUMNS, COLUMNS

LONGEST = max((surname(boxer) for boxer in range(len(BOXERS))), key=len)

# Long texts that are broken into lines, or shown on a phone.
FREE = {
    "STUCK",
    "NO_PANEL",
    "NO_MEMORY",
    "AGREES",
    "JOURNAL_FULL",
    "OTHER_VERSION",
    "OTHER_RULES",
    "FAULT",
    "FAULT_HOW",
    "NO_EXACT",
}


def texts(table):
    """Every text of a table with its name, formats filled with the worst."""
    for name, value in vars(table).items():
        if name.startswith("_") or name in FREE or name.startswith("PAD_"):
            continue
        for text in _flat(value):
            while "%s" in text:
                text = text.replace("%s", "A" if "pad %s" in text or name == "PEEK_KEYS" else LONGEST, 1)
            yield name, text.replace("%d", "5")


def _flat(value):
    return [value] if isinstance(value, str) else [text for item in value for text in _flat(item)]


@pytest.mark.parametrize("table", [words, tko_words])
def test_no_text_is_wider_than_the_panel(table):
    wide = [(name, text, len(text)) for name, text in texts(table) if len(text) > COLUMNS]
    assert not wide


def test_what_stands_in_a_list_leaves_room_for_its_cursor():
    lines = [*sum(tko_words.CHOICES, ()), *tko_words.AFTERWARDS, *BOXERS]
    lines += [words.CONTINUE, words.TAKE_BACK, words.UNDO, words.SETTINGS, words.LEAVE, words.END, words.YES, words.NO]
    lines += [words.RESUME + title for _, _, title in TABLE]
    assert not [line for line in lines if len(line) > COLUMNS - 1]
    for option in range(len(SETUP)):
        head, lines = tko_setup.option_lines(option, bytes((3, 4, 0, 0, 0, 0)))
        assert len(head) <= COLUMNS and all(len(line) < COLUMNS for line in lines)


def test_big_letters_hold_every_action_and_every_name():
    for text in (*tko_words.ACTIONS, LONGEST, tko_words.CHAMPION, words.NAME):
        assert len(text) <= BIG_COLUMNS, text


def test_the_foot_leaves_room_for_ok():
    for text in (tko_words.ARROW_TO % LONGEST, tko_words.ARROW_NEUTRAL, tko_words.POWER):
        assert len(text) <= COLUMNS - 3, text


def test_who_scored_and_his_marker_share_a_row():
    assert len(LONGEST) + len(tko_words.NOW_AT % 5) < COLUMNS


def test_both_names_and_cards_share_the_top_row():
    assert len(LONGEST) < 10


def test_settings_have_a_text_for_every_value():
    from ringside.settings import VALUES

    assert [len(values) for values in VALUES] == [len(texts) for texts in words.SETTING_VALUES]
    for name, values in zip(words.SETTING_NAMES, words.SETTING_VALUES, strict=True):
        assert all(1 + len(name) + len(value) < COLUMNS for value in values)


def test_every_letter_of_every_text_has_a_glyph():
    device = Device()
    lettered = set(device.lines()[6])
    assert UNREADABLE not in lettered
    device.stop()
    for table in (words, tko_words):
        for _, text in texts(table):
            assert all(0 < ord(letter) < 127 for letter in text)


def test_the_letters_of_an_inverse_bar_keep_off_the_panels_edges():
    device = Device()
    device.press("OK")
    assert device.lines()[0].startswith("Choose a game")
    for x in (0, 126, 127):
        assert all(device.board.panel.lit(x, y) for y in range(8))
        assert not any(device.board.panel.lit(x, y) for y in range(8, 64))
    device.stop()
