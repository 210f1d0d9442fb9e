"""Every event of Title Bout has its line on the ticker, and no word of it is cut."""

import pytest

from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import events
from ringside.games.titlebout.tables import charts
from ringside.games.titlebout.tables.boxer import PUNCHES
from ringside.games.titlebout.tables.deck import PLACES
from ringside.games.titlebout.ui import words
from ringside.games.titlebout.ui.ticker import find, lines

NAMES = ("HARROWGATE", "FEATHERST.")
KINDS = ("BY_", "FOR_", "THROUGH_")  # what a value of an event may be, no event
EVENTS = {name: number for name, number in vars(events).items() if name.isupper() and not name.startswith(KINDS)}

# For the events whose second number is an index: as many as there are.
SECOND = {
    "PUNCH": 2 * len(PUNCHES),
    "CUT": len(charts.CUTS),
    "WARNING": len(charts.FOUL_KINDS),
    "FOUL": len(charts.FOUL_KINDS),
    "DISQUALIFIED": len(charts.FOUL_KINDS),
    "INJURY": len(charts.INJURIES) - 1,
    "RECOVERY": len(charts.EFFECTS),
    "LOST_POINTS": 3,
    "ROUND": 5,
}
FIRST = {"RING": len(PLACES), "CANNOT_OCCUR": len(charts.STRATEGIES)}


def samples(name):
    """Events of a name with the numbers that they may hold, as large as they come."""
    if name in ("KDR", "KOR"):
        return [(20, 8 * 11 + cell) for cell in (0, 4, 5)]
    if name == "BOUT":
        return [(how, 180) for how in range(1, 12)]
    if name == "CONDITION":
        return [(rn, rounds << 7 | 40) for rounds in (1, 2, 3) for rn in (7, 78)]
    if name == "CUT_STOP":
        return [(7, 40), (78, 40)]
    if name == "DREW":
        return [(80, 79)]
    if name == "SCORED":
        return [(10, 9)]
    if name == "CHECK":
        return [(5, j1 | j2 << 2 | r << 4) for j1 in range(3) for j2 in range(3) for r in range(3)]
    return [(first, second) for first in range(FIRST.get(name, 1)) for second in range(SECOND.get(name, 1))]


def told_in(event):
    """The lines of one event, each checked."""
    found = lines([event], NAMES)
    for line in found:
        assert 0 < len(line) <= 25 and line.isascii() and "{" not in line and "}" not in line
    return " ".join(line.strip() for line in found)


@pytest.mark.parametrize("name", sorted(set(EVENTS) - {"CARD"}))
def test_every_event_has_its_line(name):
    for seat in (0, 1):
        for value, other in samples(name):
            assert told_in(pack_event(EVENTS[name], seat, value, other)), name


def test_a_card_stands_on_the_scoreboard():
    """Its number does: it has no line, and is no reason for a fault either."""
    assert lines([pack_event(events.CARD, 0, 1, 12)], NAMES) == []
    assert words.CARD % 12 == "card 12"


@pytest.mark.parametrize("name", ["CUT", "FOUL", "INJURY", "CHECK", "BOUT", "RING", "ROUND"])
def test_different_events_read_differently(name):
    texts = {told_in(pack_event(EVENTS[name], 0, value, other)) for value, other in samples(name)}
    assert len(texts) == (len(set(charts.CUTS)) if name == "CUT" else len(samples(name)))


def test_there_is_no_line_without_an_event():
    numbers = {int(line.split(" ")[0]) for line in (words.COMMON + words.RARE).split("\n") if line}
    assert numbers <= set(EVENTS.values())
    assert not find(words.COMMON, 99) and not find(words.RARE, 0)


def test_points_stand_behind_what_they_are_for():
    event = pack_event(events.PUNCH, 0, 38, 4)
    points = pack_event(events.POINTS, 0, 3, events.FOR_PUNCH)
    assert lines([event, points], NAMES) == ["RESULT L-38: cross +3"]
    assert lines([event], NAMES) == ["RESULT L-38: cross, KD?"]


def test_points_for_the_other_one_get_a_line_of_their_own_on_his_side():
    count = pack_event(events.COUNT, 1, 30, 4)
    points = pack_event(events.POINTS, 0, 5, events.FOR_COUNT)
    assert lines([count, points], NAMES) == ["           RN 30: up at 4", "HARROWGATE +5"]


@pytest.mark.parametrize(
    "why, text",
    [(events.THROUGH_FATIGUE, "HARROWGATE fatigued: -2"), (events.THROUGH_CLINCHING, "HARROWGATE clinched more: -2")],
)
def test_points_that_are_lost_say_why(why, text):
    assert told_in(pack_event(events.LOST_POINTS, 0, 2, why)) == text
    assert told_in(pack_event(events.POINTS, 0, 1, events.FOR_MOVING)) == "HARROWGATE moved more: +1"


def test_a_text_is_broken_at_its_spaces_only():
    event = pack_event(events.CUT, 1, 44, 6)
    found = lines([event], NAMES)
    assert [line.strip() for line in found] == ["RN 44: cut, gash over the", "right eye"]
    assert all(len(line) == 25 for line in found)  # the right boxer's are on the right
