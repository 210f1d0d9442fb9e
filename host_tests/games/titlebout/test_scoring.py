"""Title Bout: winning rounds and fights, on all four systems."""

import pytest

from host_tests.games.titlebout.table import Bout, card, lands, made, named, round_of, the
from ringside.games.titlebout.rules import layout, scoring
from ringside.games.titlebout.rules.strategy import INSIDE, NO_STRATEGY
from ringside.games.titlebout.tables import charts
from ringside.games.titlebout.venues import STATES

# What a round is worth to its winner and loser when it is won by little, and when it is even.
LEAST = {"one": (1, 0), "five": (5, 4), "ten": (10, 9), "rounds": (1, 0), "new_york": (1, 0)}
EVEN = {"one": (0, 0), "five": (5, 5), "ten": (10, 10), "rounds": (0, 0), "new_york": (0, 0)}
SYSTEMS = list(LEAST)


def level(**ratings):
    """Johnson with Jeffries' AGG: no point for either before a punch."""
    return made("Jack Johnson", AGG=9, **ratings)


def after(a, b, *then, downs=(0, 0), **options):
    """A bout at the end of a round in which they scored a and b; then come the picked cards."""
    bout = Bout(round_of(then=list(then)), b=level(), **options)
    bout.put("A", ROUND_POINTS=a, ROUND_DOWNS=downs[0])
    bout.put("B", ROUND_POINTS=b, ROUND_DOWNS=downs[1])
    return bout, bout.turn(40)


def scored(events):
    return [(event["A"], event["B"]) for event in named(events, "scored")]


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_example_of_a_check(system):
    """J1:H, J2:L, R:E. Johnson beats Jeffries by 4 points."""
    bout, events = after(3, 7, card(j1="H", j2="L", r="E"), scoring=system)
    winner, loser = LEAST[system]
    assert the(events, "check") == {"high": "B", "margin": 4, "J1": "H", "J2": "L", "R": "E"}
    assert scored(events) == [(loser, winner), (winner, loser), EVEN[system]]
    assert bout.view["scorecards"] == {
        "J1": {"A": loser, "B": winner},
        "J2": {"A": winner, "B": loser},
        "R": dict(zip("AB", EVEN[system], strict=True)),
    }


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("margin", range(0, 19))
def test_every_margin(system, margin):
    bout, events = after(margin, 0, card(j1="L", j2="E", r="L"), scoring=system)
    close = 3 if system in ("rounds", "new_york") else 1
    winner, loser = LEAST[system]
    if margin < close:
        assert scored(events) == [EVEN[system]] * 3
        # New York keeps the One-Point System as well, which checks a margin of 1.
        assert bool(named(events, "check")) == (system == "new_york" and margin > 0)
    elif margin <= 5:
        assert scored(events) == [(loser, winner), EVEN[system], (loser, winner)]
    else:
        assert not named(events, "check")
        assert len(set(scored(events))) == 1
        a, b = scored(events)[0]
        assert (a, b) == (winner, loser) if margin < 16 else a > b


def test_bigger_margins_win_by_more_on_five_and_ten():
    for system, expected in (("five", [(5, 4), (5, 3), (5, 2)]), ("ten", [(10, 9), (10, 8), (10, 7)])):
        rows = []
        first = 4 * charts.SCORING_FIRST[scoring.FIVE if system == "five" else scoring.TEN]
        for at in range(first, first + 4 * 5, 4):
            if charts.SCORING[at + 1] == 2:
                rows.append((charts.SCORING[at + 2], charts.SCORING[at + 3]))
        assert rows == expected


# Important Note on Winning Rounds


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("a, b", [(0, 0), (3, 3), (4, 3), (5, 0), (0, 1), (0, 5)])
def test_who_scored_the_knockdown_wins_a_close_round(system, a, b):
    """If the margin is between 0-5 and a knockdown has been scored by one of the fighters: no check."""
    _, events = after(a, b, downs=(0, 1), scoring=system)
    assert scored(events) == [LEAST[system]] * 3
    assert not named(events, "check")
    assert named(events, "knockdown_wins")[0] == {"name": "knockdown_wins", "seat": "A", "margin": abs(a - b)}


def test_with_a_knockdown_each_there_is_a_check():
    _, events = after(4, 0, card(j1="L", j2="L", r="L"), downs=(1, 1))
    assert scored(events) == [(4, 5)] * 3
    assert not named(events, "knockdown_wins")


def test_by_six_the_high_scorer_wins_though_he_was_down():
    _, events = after(6, 0, downs=(1, 0))
    assert scored(events) == [(5, 4)] * 3


def test_a_knockdown_counts_once_in_a_rounds_score():
    """Its points are in the margin; nothing is added for it again."""
    _, events = after(8, 0, downs=(0, 1), scoring="ten")
    assert scored(events) == [(10, 9)] * 3


# Championship or Home Town Bout


@pytest.mark.parametrize("margin", range(0, 7))
@pytest.mark.parametrize("system", ["one", "five", "ten", "rounds"])
def test_the_champion_wins_his_close_rounds(margin, system):
    _, events = after(margin, 0, card(j1="L", j2="L", r="L"), home="A", scoring=system)
    lowest = 3 if system == "rounds" else 1
    if lowest <= margin <= 5:
        assert the(events, "home_wins") == {"seat": "A", "margin": margin}
    if margin >= lowest:
        assert scored(events) == [LEAST[system]] * 3
    else:
        assert scored(events) == [EVEN[system]] * 3


def test_the_champion_must_be_ahead():
    _, events = after(0, 4, card(), home="A")
    assert scored(events) == [(4, 5)] * 3
    assert named(events, "check")


def test_a_knockdown_against_the_champion_undoes_it():
    _, events = after(4, 0, home="A", downs=(1, 0))
    assert scored(events) == [(4, 5)] * 3
    _, events = after(4, 0, card(j1="L", j2="L", r="L"), home="A", downs=(1, 1))
    assert scored(events) == [(4, 5)] * 3


def test_home_may_be_b():
    _, events = after(0, 4, home="B")
    assert scored(events) == [(4, 5)] * 3
    assert not named(events, "check")


# Advanced Scoring: Ring Movement and Clinching


@pytest.mark.parametrize("moves, clinches, points", [(2, 1, 6), (1, 2, 4), (2, 2, 5), (0, 0, 5)])
def test_movement_and_clinching(moves, clinches, points):
    for option, expected in (("on", points), ("off", 5)):
        bout = Bout(round_of([*lands("L-1", control=20)]), b=level(), movement=option)
        bout.turn(40)
        # Only what he himself does counts: play the last round's columns over again.
        bout.put("B", ROUND_POINTS=5, MOVES=moves, CLINCHES=clinches)
        bout.state[layout.USED] = 39
        bout.state += card(cf=20, rn=66)
        bout.put("A", MOVES=1, CLINCHES=1)
        bout.turn()
        assert bout.view["last_round"]["B"]["points"] == expected


# Winning the Fight


def decision(system, *cards):
    """The result of a last round after which the scorers have these totals of A and B."""
    bout = Bout(round_of(), b=level(), rounds=10, scoring=system)
    bout.state[layout.ROUND] = 10
    for i, (a, b) in enumerate(cards):
        bout.state[layout.TOTALS + 2 * i : layout.TOTALS + 2 * i + 2] = bytes((a, b))
    bout.turn(40)
    assert bout.over
    return bout


@pytest.mark.parametrize(
    "cards, winner, how",
    [
        ([(50, 40), (50, 40), (50, 40)], "A", "unanimous_decision"),
        ([(40, 43), (40, 43), (42, 40)], "B", "split_decision"),
        ([(40, 41), (40, 41), (40, 40)], "B", "majority_decision"),
        # The most points from all three, and two scorers have the other one ahead, or none of them two.
        ([(40, 41), (40, 41), (50, 40)], "A", "points_decision"),
        ([(43, 40), (40, 41), (40, 40)], "A", "points_decision"),
        ([(40, 40), (40, 40), (40, 41)], "B", "points_decision"),
        ([(41, 40), (40, 41), (40, 40)], None, "draw"),
        ([(42, 40), (40, 41), (40, 41)], None, "draw"),
        ([(40, 40), (40, 40), (40, 40)], None, "draw"),
    ],
)
def test_the_points_from_all_scorers_decide(cards, winner, how):
    result = decision("five", *cards).play_on()
    assert (result["winner"], result["how"], result["round"]) == (winner, how, 10)
    for scorer, (a, b) in zip(("J1", "J2", "R"), cards, strict=True):
        assert result["scorecards"][scorer] == {"A": a + 5, "B": b + 5}


@pytest.mark.parametrize(
    "rounds, one_point, winner, how",
    [
        ([(5, 5)] * 3, [(9, 8)] * 3, "A", "one_point_decision"),
        ([(5, 5)] * 3, [(8, 8)] * 3, None, "draw"),
        # A draw on rounds is as many rounds from all three; and so is the One-Point System's most.
        ([(7, 5), (5, 6), (5, 6)], [(12, 9), (8, 9), (8, 9)], "A", "one_point_decision"),
        ([(7, 5), (5, 6), (5, 6)], [(8, 9), (9, 9), (9, 8)], None, "draw"),
        # Rounds that are not even are not asked again.
        ([(7, 5), (5, 6), (5, 5)], [(8, 9)] * 3, "A", "points_decision"),
        ([(6, 5), (6, 5), (5, 5)], [(8, 9)] * 3, "A", "majority_decision"),
    ],
)
def test_new_york_falls_back_on_the_one_point_system(rounds, one_point, winner, how):
    bout = Bout(round_of(), b=level(), rounds=10, scoring="new_york")
    bout.state[layout.ROUND] = 10
    for i in range(3):
        bout.state[layout.TOTALS + 2 * i : layout.TOTALS + 2 * i + 2] = bytes(rounds[i])
        bout.state[layout.ONE_POINT + 2 * i : layout.ONE_POINT + 2 * i + 2] = bytes(one_point[i])
    bout.turn(40)
    result = bout.play_on()
    assert (result["winner"], result["how"]) == (winner, how)


def test_new_jersey_does_not():
    assert decision("rounds", (5, 5), (5, 5), (5, 5)).play_on()["how"] == "draw"


def happened(events):
    """The scorers' events, from the first that decides the round."""
    names = ("check", "home_wins", "knockdown_wins", "scored", "by_system", "one_point")
    return [event["name"] for event in events if event["name"] in names]


def test_new_york_says_which_score_a_card_is_for():
    """A margin of 1 is even on rounds, and checked on the One-Point System."""
    _, events = after(1, 0, card(j1="H", j2="L", r="E"), scoring="new_york")
    assert happened(events) == ["scored"] * 3 + ["by_system", "check", "one_point"]
    assert the(events, "by_system") == {"system": "one"}
    assert the(events, "one_point") == {"J1": "A", "J2": "B", "R": "even"}


def test_what_decides_both_scores_is_reported_once():
    _, events = after(4, 0, card(j1="L", j2="L", r="L"), scoring="new_york")
    assert happened(events) == ["check"] + ["scored"] * 3 + ["one_point"]
    assert the(events, "one_point") == {"J1": "B", "J2": "B", "R": "B"}
    _, events = after(4, 0, scoring="new_york", home="A")
    assert happened(events) == ["home_wins"] + ["scored"] * 3 + ["one_point"]
    _, events = after(2, 0, scoring="new_york", home="A")
    assert happened(events) == ["scored"] * 3 + ["by_system", "home_wins", "one_point"]
    _, events = after(2, 0, scoring="new_york", downs=(0, 1))
    assert happened(events) == ["knockdown_wins"] + ["scored"] * 3 + ["one_point"]


def test_fighting_inside_says_that_it_goes_by_the_five_point_system():
    bout, events = after(1, 0, card(j1="H", j2="H", r="H"), scoring="rounds")
    assert happened(events) == ["scored"] * 3
    bout = Bout(round_of(then=[card(j1="H", j2="H", r="H")]), b=level(), scoring="rounds", strategy="on")
    bout.answer(a=INSIDE, b=NO_STRATEGY)
    bout.put("A", ROUND_POINTS=1)
    events = bout.turn(40)
    assert happened(events) == ["scored"] * 3 + ["by_system", "check"]
    assert the(events, "by_system") == {"system": "five"}


def test_new_york_keeps_both_scores():
    bout, _ = after(1, 0, card(), scoring="new_york")
    assert bout.view["scorecards"]["J1"] == {"A": 0, "B": 0}
    assert bytes(bout.state[layout.ONE_POINT : layout.ONE_POINT + 6]) == bytes((1, 0) * 3)


@pytest.mark.parametrize("rounds", [10, 12, 15])
def test_a_fight_has_as_many_rounds_as_it_is_made_for(rounds):
    result = Bout(*[round_of() for _ in range(rounds)], b=level(), rounds=rounds).play_on()
    assert (result["round"], result["how"], result["winner"], result["time"]) == (rounds, "draw", None, "3:00")
    assert len(result["scoresheet"]) == rounds


def test_the_systems_of_the_states():
    states = dict(STATES)
    assert states["California"] == scoring.ONE
    assert states["Massachusetts"] == states["Ohio"] == states["Texas"] == scoring.TEN
    assert states["New Jersey"] == scoring.ROUNDS
    assert states["New York"] == states["overseas"] == scoring.NEW_YORK
    assert states["other states"] == scoring.FIVE


# The scoresheet


def test_the_scoresheet_has_every_column():
    bout = Bout(round_of(lands("L-1"), lands("L-1")))
    bout.turn(40)
    assert bout.view["last_round"]["A"] == {
        "points": 7,
        "pm": 0,
        "cf": 10,
        "hp": 9,
        "pl": 43,
        "agg": 1,
        "kdr1": 1,
        "strategy": "none",
        "conditions": [],
        "scorers": [5, 5, 5],
    }


def test_a_rounds_points_stop_at_what_a_byte_holds():
    bout = Bout(lands("L-38"), lands("L-38"))
    bout.put("A", ROUND_POINTS=253)
    bout.turn(6)
    assert bout.view["round_points"]["A"] == 255
