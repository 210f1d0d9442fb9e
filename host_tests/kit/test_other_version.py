"""A match that another version of Ringside began: a note says so, and it is kept until a new one begins."""

import pytest

from host_tests.flow import Device, to_tko
from host_tests.games.tko.steps import select
from ringside.engine.journal import Journal
from ringside.engine.replay import Reader
from ringside.settings import SIZE as SETTINGS

TEXT = "The unfinished match is from another version of Ringside and cannot be continued."
PART = "The end of this match is from another version of Ringside. It continues from before that."


@pytest.fixture
def begun(tmp_path):
    """Begin a match, in the memory of a device that is off, with some rounds played; its folder."""

    def begin(game, setup, closed=False):
        device = Device(tmp_path)
        device.stop()
        journal = Journal(device.board.nvm, SETTINGS)
        journal.begin(game, setup, b"sixsix")
        journal.append(b"\x00\x03")
        journal.append(b"\x02")
        journal.undo()
        if closed:
            journal.close()
        return tmp_path

    return begin


def note(device):
    return " ".join(device.lines()[1:7]).strip()


@pytest.mark.parametrize(
    "game, setup",
    [
        (1, bytes((0, 1, 0, 0, 0))),  # TKO before it had a computer player
        (1, bytes((0, 1, 0, 0, 0, 99))),
        (3, bytes(7)),
        (99, bytes(5)),
    ],
)
def test_a_match_of_another_version_is_reported_and_kept(begun, game, setup):
    state = begun(game, setup)
    for leave in (["OK"], ["OK", "BACK"]):  # after it, and by leaving every screen
        device = Device(state)
        before = bytes(device.board.nvm)
        device.expect("note")
        assert note(device) == TEXT
        device.down(*leave)
        device.wait(2)
        device.up(*leave)
        device.wait(0.5)
        device.expect("title")
        device.press("OK")
        assert "Continue" not in device.text()
        assert bytes(device.board.nvm) == before
        device.stop()


def test_a_new_match_takes_its_place(begun):
    state = begun(1, bytes(5))
    device = Device(state)
    device.press("OK")
    to_tko(device)
    select(device, "A1", "B4")
    device.stop()
    device = Device(state)
    device.expect("menu")
    assert "Continue: TKO" in device.lines()[1]
    device.stop()


@pytest.mark.parametrize("game", [1, 99])
def test_a_closed_match_of_another_version_is_not_reported(begun, game):
    device = Device(begun(game, bytes(5), closed=True))
    device.expect("title")
    device.stop()


def test_answers_of_another_version_are_reported_once(tmp_path):
    """A match resumes before the first answer that the rules do not allow, and says so; played on, it resumes whole."""
    device = Device(tmp_path)
    device.press("OK")
    to_tko(device)
    select(device, "A1", "B4")
    ring = device.lines()
    device.stop()
    journal = Journal(device.board.nvm, SETTINGS)
    Reader(journal).next(2)
    journal.append(b"\x00\x09")
    journal.append(b"\x01\x01")
    device = Device(tmp_path)
    device.expect("note")
    assert note(device) == PART
    device.press("OK")
    device.expect("menu")
    device.press("OK")
    device.wait(0.5)
    assert device.lines() == ring
    select(device, "A1", "B4")
    device.stop()
    device = Device(tmp_path)
    device.expect("menu")
    device.stop()
