"""The golden play-outs come out as they are written down."""

import json

import pytest

from host_tests.games.tko import golden
from host_tests.games.tko.golden import FOLDER, files


def test_there_are_golden_playouts():
    assert len(files()) >= 2


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_golden(file):
    # Where this change was meant: `python -m host_tests.games.tko.golden`, and read the difference.
    assert golden.played(file).splitlines() == file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("play", ["basic", "intermediate"])
def test_the_golden_matches_show_what_is_rare(play):
    """Three rounds, both at 5 together, and in intermediate play a round won by a reward."""
    lines = (FOLDER / f"playout_tko_{play}.txt").read_text(encoding="utf-8").splitlines()[1:]
    records = [json.loads(line) for line in lines]
    names = [[event["name"] for event in line["events"]] for line in records if "events" in line]
    assert sum("round" in happened for happened in names) == 3
    assert any("both_at_five" in happened for happened in names)
    if play == "intermediate":
        # A reward's events begin with its point, a selection's with the reveal.
        assert any(happened[0] == "point" and "round" in happened for happened in names)
    assert "result" in records[-1]
