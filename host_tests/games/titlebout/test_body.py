"""Title Bout: endurance and cuts."""

import pytest

from host_tests.games.titlebout.table import (
    Bout,
    card,
    lands,
    made,
    misses,
    named,
    rn,
    rn_for,
    round_of,
    the,
)
from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.tables import charts

# Endurance


def test_points_against_him_and_his_own_missed_punches_use_it_up():
    """Johnson has scored 13 points and Jeffries has missed four punches: 17 from 110 leaves 93."""
    threes = [*lands("L-1", control=20), *lands("L-1"), *lands("L-1"), *lands("L-1")]  # 12 points
    bout = Bout(round_of(misses(4), threes), rounds=10, b=made("Jack Johnson", LANDED=45))
    bout.put("B", ROUND_POINTS=1)
    events = bout.turn(40)
    assert bout.view["last_round"]["B"]["points"] == 13
    assert bout.view["last_round"]["A"]["pm"] == 4
    assert bout.now("endurance", "A") == 93
    assert {event["left"] for event in named(events, "endurance") if event["seat"] == "A"} == {93}


def test_endurance_used_up_in_a_round_counts_from_the_next_on():
    """81 points and 14 misses make 95: Johnson's END is used up. HP and PL fall by 1 each round."""
    bout = Bout(*[round_of() for _ in range(7)], rounds=15, b=made("Jack Johnson", END=64))
    assert bout.now("endurance", "B") == 96
    bout.put("B", SPENT=94)
    assert bout.now("endurance", "B") == 2
    seen = []
    for _ in range(5):
        seen.append((bout.round, bout.now("hp", "B"), bout.now("pl", "B"), bout.now("endurance", "B")))
        bout.turn(40)
    # Jeffries gets one point a round for his AGG: used up in the 2nd round.
    assert seen == [(1, 6, 49, 2), (2, 6, 49, 1), (3, 5, 48, 0), (4, 4, 47, 0), (5, 3, 46, 0)]
    assert bout.state[layout.fighter(1) + layout.TIRED] == 2


def test_neither_hp_nor_pl_falls_below_1():
    bout = Bout(*[round_of() for _ in range(9)], a=made(DEF=-40), b=made("Jack Johnson", END=1, HP=3))
    for _ in range(8):
        bout.turn(40)
    assert (bout.now("hp", "B"), bout.now("pl", "B")) == (1, 1)
    assert bout.now("hp", "A") == 9


def test_reduced_hitting():
    """Tired in the 6th: one point less in the 7th, two in the 8th, three in the 9th and from there on."""
    for option, less in (("on", [0, 1, 2, 3, 3]), ("off", [0, 0, 0, 0, 0])):
        threes = [*lands("L-1", control=20), *lands("L-1")]
        bout = Bout(
            *[round_of(threes, then=[card()]) for _ in range(5)], reduced_hitting=option, b=made("Jack Johnson", END=1)
        )
        scored = []
        for _ in range(5):
            bout.turn(40)
            scored.append(bout.view["last_round"]["B"]["points"])
        assert scored == [6 - points for points in less]


def test_reduced_hitting_takes_no_more_than_there_is():
    bout = Bout(*[round_of() for _ in range(3)], reduced_hitting="on", b=made("Jack Johnson", END=1))
    bout.turn(120)
    assert bout.view["points"]["B"] == 0


# Cuts

CHART = charts.PRIMARY_CUT


def cut_rn(letter, ch):
    """An RN at which the PRIMARY CUT CHART shows a letter, or none, for a CH."""
    wanted = charts.CUT_LETTERS.index(letter) + 1 if letter else 0
    return rn_for(CHART[80 * (ch - 1) : 80 * ch], lambda cell: cell == wanted)


def test_a_cut_number_at_most_co_may_cut():
    """R-(Cut-3)-19: the punch is scored, and with a CO of 3 or more the chart consulted."""
    for number, name in ((5, "cut_chance"), (6, "no_cut_chance")):
        bout = Bout(lands(f"R-(Cut-{number})-19"))
        events = bout.turn(3)
        assert the(events, name) == {"seat": "A", "cut_number": number, "co": 5}
        assert the(events, "punch") == {"seat": "A", "result": 19, "hand": "right", "punch": "hook"}
        assert the(events, "points")["points"] == 3
        assert bout.view["reading"] == ("cut" if name == "cut_chance" else "control")


@pytest.mark.parametrize("ch", [1, 2, 3, 4, 5, 6])
def test_the_primary_cut_chart(ch):
    for number in range(1, 81):
        bout = Bout(lands("R-(Cut-1)-19"), rn(number), b=made("Jack Johnson", CH=ch))
        events = bout.turn(4)
        found = CHART[80 * (ch - 1) + number - 1]
        if not found or charts.CUT[3 * (found - 1) + 2]:  # no letter, or nothing that could reopen
            assert the(events, "no_cut") == {"seat": "B", "rn": number, "ch": ch}
            assert bout.view["cuts"] == {"A": [], "B": []}
            continue
        where = charts.CUTS[found - 1]
        letter = charts.CUT_LETTERS[found - 1]
        assert the(events, "cut") == {"seat": "B", "rn": number, "where": where, "letter": letter}
        points = charts.CUT[3 * (found - 1)]
        assert named(events, "points")[-1] == {"name": "points", "seat": "A", "points": points, "for": "cut"}
        assert bout.view["cuts"] == {"A": [], "B": [where]}


def test_a_one_point_cut_is_not_reopened_where_there_are_only_two_point_cuts():
    reopens_one = cut_rn("X", 5)
    two = cut_rn("D", 5)
    bout = Bout(lands("R-(Cut-1)-19"), rn(two), lands("R-(Cut-1)-19"), rn(reopens_one), b=made("Jack Johnson", CH=5))
    bout.turn(4)
    assert bout.view["cuts"]["B"] == ["left eyebrow"]
    assert the(bout.turn(4), "no_cut")["rn"] == reopens_one


def test_a_one_point_cut_is_reopened():
    first, again = cut_rn("A", 3), cut_rn("X", 3)
    bout = Bout(lands("R-(Cut-1)-19"), rn(first), lands("R-(Cut-1)-19"), rn(again), b=made("Jack Johnson", CH=3))
    bout.turn(4)
    events = bout.turn(4)
    assert the(events, "cut") == {"seat": "B", "rn": again, "where": "reopened", "letter": "X"}
    assert named(events, "points")[-1]["points"] == 1
    assert bout.view["cuts"]["B"] == ["cheek"]


def test_of_several_cuts_the_worst_is_reopened():
    """A gash before a two-point cut that is none: the TKO CHART FOR CUTS is looked up again."""
    eyebrow, gash, again = (cut_rn(letter, 4) for letter in "DFY")
    first = [one for number in (eyebrow, gash) for one in (*lands("R-(Cut-1)-19"), rn(number))]
    reopened = [*lands("R-(Cut-1)-19"), rn(again)]
    bout = Bout(round_of(first, then=[rn(80)]), round_of(reopened, then=[rn(80)]), b=made("Jack Johnson", CH=4, TKO=1))
    assert len(named(bout.turn(40), "cut_stoppage")) == 1
    assert bout.view["cuts"]["B"] == ["left eyebrow", "gash over the left eye"]
    assert len(named(bout.turn(40), "cut_stoppage")) == 1


def gashed(*picked):
    """A round in which Johnson gets a gash, and what is picked when it is over."""
    cut = [*lands("R-(Cut-1)-19"), rn(cut_rn("F", 4))]
    return Bout(round_of(cut, then=[rn(number) for number in picked]), b=made("Jack Johnson", CH=4))


def test_a_gash_may_stop_the_fight_at_the_end_of_the_round():
    limit = charts.TKO_FOR_CUTS[0]
    bout = gashed(limit)
    events = bout.turn(40)
    assert the(events, "cut_stoppage") == {"seat": "B", "rn": limit, "up_to": limit}
    assert bout.play_on() | {"scorecards": 0, "scoresheet": 0} == {
        "winner": "A",
        "boxer": "James Jeffries",
        "how": "tko_cuts",
        "round": 1,
        "time": "3:00",
        "scorecards": 0,
        "scoresheet": 0,
    }


def test_a_gash_that_is_not_stopped_is_not_looked_at_again():
    bout = gashed(charts.TKO_FOR_CUTS[0] + 1)
    assert named(bout.turn(40), "cut_stoppage")
    bout.state += b"".join(round_of())
    assert not named(bout.play_round(), "cut_stoppage")


def test_a_reopened_gash_is_looked_at_again_and_worse():
    bout = gashed(80)
    bout.turn(40)
    again = [*lands("R-(Cut-1)-19"), rn(cut_rn("Y", 4))]
    bout.state += b"".join(round_of(again, then=[rn(80)]))
    events = bout.turn(40)
    assert the(events, "cut_stoppage") == {"seat": "B", "rn": 80, "up_to": charts.TKO_FOR_CUTS[1]}


def test_other_cuts_stop_no_fight():
    cut = [*lands("R-(Cut-1)-19"), rn(cut_rn("A", 4))]
    assert not named(Bout(round_of(cut), b=made("Jack Johnson", CH=4)).turn(40), "cut_stoppage")
