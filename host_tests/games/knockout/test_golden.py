"""The golden play-outs come out as they are written down."""

import json

import pytest

from host_tests.games.knockout import golden
from host_tests.games.knockout.golden import files


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_golden(file):
    # Where this change was meant: `python -m host_tests.games.knockout.golden`, and read the difference.
    assert golden.played(file).splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_there_is_one_of_each_kind_of_setup_and_they_show_what_is_rare():
    """A K.O., a tie, a left hook and a debt in a season; in two, titles, a comeback and a World Champion too."""
    kinds = set()
    for file in files():
        records = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
        views = [record["view"] for record in records if "view" in record]
        events = [event for record in records for event in record.get("events", ())]
        kinds.add((views[-1]["starts"], views[-1]["seasons"]))
        assert len(views) == views[-1]["seasons"]
        names = {event["name"] for event in events}
        assert {"retired", "left_hook", "iou", "ious_due", "draw", "cannot_challenge", "bonus_share"} <= names
        assert {event["how"] for event in events if event["name"] == "victory"} == {"on_points", "on_a_tie", "by_ko"}
        if views[-1]["seasons"] == 2:
            assert {"crowned", "returns", "title_kept", "title_lost"} <= names
            assert any(event["name"] == "title" and event["title"] == "world_champion" for event in events)
        assert "result" in records[-1]
    assert kinds == {(starts, seasons) for starts in ("fixed", "variable") for seasons in (1, 2)}
