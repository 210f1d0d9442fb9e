"""The golden play-outs come out as they are written down."""

import json

import pytest

from host_tests.games.tekken import golden
from host_tests.games.tekken.golden import files


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_golden(file):
    # Where this change was meant: `python -m host_tests.games.tekken.golden`, and read the difference.
    assert golden.played(file).splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_they_show_both_kinds_of_cards_and_what_is_rare():
    kinds = set()
    names = set()
    for file in files():
        records = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
        assert "result" in records[-1]
        kinds.add(next(record["view"]["cards"] for record in records if "view" in record))
        names |= {event["name"] for record in records for event in record.get("events", ())}
    assert kinds == {"dealt", "companion"}
    rare = {
        "stance_change",
        "dash",
        "heat",
        "heat_bonus",
        "rage",
        "combo",
        "connected",
        "extension",
        "wall",
        "sweep",
        "stun",
    }
    assert rare | {"special", "event", "reshuffle", "token"} <= names
