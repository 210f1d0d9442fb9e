"""The rules' tests play with tables of their own."""

import pytest

from host_tests.paths import HOST_TESTS
from ringside.games.tekken.tables import cards, stages
from tools.tables.tekken.sources import read_sources
from tools.tables.tekken.stages import read_stages

EDITION = HOST_TESTS / "games" / "tekken" / "edition"


@pytest.fixture(scope="session")
def edition_sources():
    """The sources in `edition`, and its stages."""
    return read_sources(EDITION), read_stages(EDITION)


@pytest.fixture
def edition(monkeypatch, edition_sources):
    """The tables compiled from the sources in `edition`, in place of the firmware's."""
    sources, known = edition_sources
    fighters = sources.fighters
    for name, value in {
        "AREAS": sources.areas,
        "COMMON": sources.common,
        "SPECIAL": b"".join(fighter.cards for fighter in fighters),
        "FIGHTERS": b"".join(fighter.numbers for fighter in fighters),
        "COMBOS": b"".join(fighter.combos for fighter in fighters),
        "EVENTS": sources.events,
        "AMOUNTS": sources.amounts,
        **{number.upper(): value for number, value in sources.numbers.items()},
    }.items():
        monkeypatch.setattr(cards, name, value)
    monkeypatch.setattr(stages, "PLACES", b"".join(stage.places for stage in known))
    monkeypatch.setattr(stages, "STARTS", b"".join(stage.starts for stage in known))
