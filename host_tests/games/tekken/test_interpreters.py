"""TEKKEN gives the same bytes on CPython and on MicroPython, within a board's heap, and the same as ever."""

import sys

from host_tests.interpreters import micropython, run
from host_tests.paths import FIRMWARE, HOST_TESTS

FOLDER = HOST_TESTS / "games" / "tekken"
SCRIPT = FOLDER / "core_playout.py"


def test_the_same_bytes_on_micropython():
    expected = run([sys.executable], SCRIPT, str(FIRMWARE))
    assert expected[-1] == "done" and len(expected) == 25
    assert run(micropython(), SCRIPT, str(FIRMWARE)) == expected


def test_the_same_bytes_as_written_down():
    # Where a change of rules or house values was meant: `python core_playout.py FIRMWARE > core_playout.txt`.
    assert run([sys.executable], SCRIPT, str(FIRMWARE)) == (FOLDER / "core_playout.txt").read_text().splitlines()


def test_the_computer_player_answers_the_same_on_micropython():
    script = FOLDER / "player_playout.py"
    expected = run([sys.executable], script, str(FIRMWARE))
    assert expected[-1] == "done" and len(expected) == 10
    assert run(micropython(), script, str(FIRMWARE)) == expected
