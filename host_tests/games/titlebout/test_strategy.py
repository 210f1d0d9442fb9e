"""Title Bout: the optional strategies."""

import itertools

import pytest

from host_tests.games.titlebout.table import Bout, card, lands, made, named, number_for, rn, round_of, the
from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.tables import charts

NONE, INSIDE, OUTSIDE_D, OUTSIDE_O, KNOCKOUT, COVER_UP = range(6)
PAIRS = list(itertools.product(range(5), range(5)))


def effect(mine, his):
    """CF, HP, PL, DEF, KDR 1 of a Strategy Card against another; None where it cannot occur."""
    at = 5 * (6 * mine + his)
    found = charts.STRATEGY[at : at + 5]
    return None if found[0] == charts.CANNOT_OCCUR else [change - charts.STRATEGY_ZERO for change in found]


def willing(**ratings):
    """Johnson, who may use every strategy often."""
    return made("Jack Johnson", **({"FI": 9, "FO": 9, "CU": 9, "KO": 9} | ratings))


def many(**ratings):
    """Jeffries, likewise."""
    return made(**({"FI": 9, "FO": 9, "CU": 9, "KO": 9} | ratings))


# How to Use Strategy


def test_without_the_option_nobody_is_asked():
    assert Bout().asked == ("card", "A", False)


def test_at_the_beginning_of_each_round_both_choose_in_secret():
    bout = Bout(round_of(), strategy="on")
    assert bout.asked == ("strategy", "AB", True)
    # Jeffries: FI: 3, FO: 3, CU: 0 and KO: 3. The Cover-Up is never chosen in secret.
    assert bout.legal("A") == [
        "none",
        "fighting_inside",
        "fighting_outside_defensively",
        "fighting_outside_offensively",
        "knockout",
    ]
    events = bout.answer(a=INSIDE, b=NONE)
    assert the(events, "strategies") == {"A": "fighting_inside", "B": "none"}
    assert bout.view["strategy"] == {"A": "fighting_inside", "B": "none"}
    bout.turn(40)
    assert bout.asked == ("strategy", "AB", True)
    assert bout.view["strategy"] == {"A": "none", "B": "none"}
    assert bout.view["last_round"]["A"]["strategy"] == "fighting_inside"


@pytest.mark.parametrize("a, b", PAIRS)
def test_the_effect_depends_on_the_opponents_strategy(a, b):
    bout = Bout(strategy="on", a=many(), b=willing(KDR1=4))
    events = bout.answer(a=a, b=b)
    cannot = {side for side, mine, his in (("A", a, b), ("B", b, a)) if effect(mine, his) is None}
    assert {event["seat"] for event in named(events, "cannot_occur")} == cannot
    if "A" in cannot:
        a = NONE
    if "B" in cannot:
        b = NONE
    mine, his = effect(a, b), effect(b, a)
    assert bout.now("cf", "A") == max(1, 10 + mine[0])
    assert bout.now("hp", "A") == max(1, 9 + mine[1])
    assert bout.now("pl", "A") == max(1, 43 + mine[2] + his[3])
    assert bout.now("kdr1", "A") == max(1, 1 + mine[4])
    assert bout.now("cf", "B") == max(1, 12 + his[0])
    assert bout.now("hp", "B") == max(1, 6 + his[1])
    assert bout.now("pl", "B") == max(1, 49 + his[2] + mine[3])
    assert bout.now("kdr1", "B") == max(1, 4 + his[4])


def test_an_effect_is_over_with_its_round():
    bout = Bout(round_of(), strategy="on", b=willing())
    bout.answer(a=KNOCKOUT, b=INSIDE)
    assert bout.view["hp"]["A"] != 9
    bout.turn(40)
    bout.answer()
    assert (bout.view["cf"], bout.view["hp"]["A"], bout.view["pl"]["A"]) == ({"A": 10, "B": 12}, 9, 43)


def test_what_cannot_occur_is_played_as_no_strategy_and_not_used_up():
    impossible = next((a, b) for a, b in PAIRS if effect(a, b) is None)
    bout = Bout(strategy="on", a=many(), b=willing())
    bout.answer(a=impossible[0], b=impossible[1])
    assert bout.now("strategy", "A") == "none"
    at = layout.fighter(0) + layout.USED_FI
    assert sum(bout.state[at : at + 4]) == 0


# Frequency of Strategy Use


@pytest.mark.parametrize("rounds, most", [(10, 5), (12, 6), (15, 7)])
def test_so_many_strategies_in_a_fight(rounds, most):
    bout = Bout(*[round_of() for _ in range(rounds)], strategy="on", rounds=rounds, a=many(), b=willing(KO=0))
    used = 0
    while not bout.over:
        if bout.about == "strategy":
            legal = bout.legal("A")
            assert ("knockout" in legal) == (used < most)
            choice = KNOCKOUT if "knockout" in legal else NONE
            used += choice == KNOCKOUT
            bout.answer(a=choice)
        else:
            bout.turn()
    assert used == most


# Strategy for the Individual Fighter


def test_each_fighter_has_his_own_limits_and_both_outsides_share_one():
    bout = Bout(*[round_of() for _ in range(5)], strategy="on", a=made(FI=1, FO=2, KO=0))
    chosen = [OUTSIDE_D, OUTSIDE_O, INSIDE]
    legal = []
    for choice in chosen:
        legal.append(bout.legal("A"))
        bout.answer(a=choice)
        bout.turn(40)
    assert legal == [
        ["none", "fighting_inside", "fighting_outside_defensively", "fighting_outside_offensively"],
        ["none", "fighting_inside", "fighting_outside_defensively", "fighting_outside_offensively"],
        ["none", "fighting_inside"],
    ]
    # He has nothing left, but his opponent has: both are asked all the same.
    assert bout.asked == ("strategy", "AB", True)
    assert bout.legal("A") == ["none"]


def test_nobody_is_asked_when_nobody_can_choose():
    nothing_left = {"FI": 0, "FO": 0, "KO": 0}
    bout = Bout(strategy="on", a=made(**nothing_left), b=made("Jack Johnson", **nothing_left))
    assert bout.about == "card"


# The Cover-Up


def covering(*stack, a=0, b=3, **options):
    bout = Bout(*stack, strategy="on", cover_up="on", a=made(CU=a), b=made("Jack Johnson", CU=b, KI=3), **options)
    bout.answer()
    return bout


def test_who_may_cover_up_is_asked_before_each_card():
    assert covering().asked == ("card", "B", False)
    assert covering().legal("B") == ["next_card", "cover_up"]
    assert covering(a=2).asked == ("card", "AB", False)
    assert covering(a=2, b=0).asked == ("card", "A", False)
    nobody = covering(b=0)
    assert nobody.asked == ("card", "A", False)
    assert nobody.legal("A") == ["next_card"]


def test_without_its_option_nobody_covers_up():
    bout = Bout(strategy="on", b=willing())
    bout.answer()
    assert bout.legal("A") == ["next_card"]


def test_cover_up_at_any_time_during_a_round():
    bout = covering(round_of())
    for _ in range(7):
        bout.answer()
    events = bout.answer(b=1)
    assert the(events, "cover_up") == {"seat": "B"}
    mine = effect(COVER_UP, NONE)
    assert bout.now("strategy", "B") == "cover_up"
    assert bout.now("pl", "A") == max(1, 43 + mine[3])
    assert bout.now("cf", "B") == 12 + mine[0]
    # He covers up already: the rest of the round is one ask a card.
    assert bout.asked == ("card", "A", False)
    while bout.round == 1:
        bout.answer()
    assert bout.view["last_round"]["B"]["strategy"] == "cover_up"
    bout.answer()
    assert bout.now("pl", "A") == 43


def test_the_cover_up_counts_against_its_limit():
    bout = covering(*[round_of() for _ in range(4)], b=2)
    for _ in range(2):
        bout.answer(b=1)
        while bout.about == "card":
            bout.answer()
        bout.answer()
    assert bout.asked == ("card", "A", False)


def test_no_cover_up_while_killer_instinct_is_used():
    five = [*lands("L-(KD)-38"), card(kd=1), card(kdr=number_for(1, "5"))]
    bout = Bout(five, [rn(66)] * 3, strategy="on", cover_up="on", a=made(KI=3), b=willing(KDR1=1))
    bout.answer()
    for _ in range(5):
        assert bout.legal("B") == ["next_card", "cover_up"]
        bout.answer()
    assert bout.view["killer_instinct"] == 3
    for _ in range(3):
        assert bout.asked == ("card", "A", False)
        bout.answer()
    assert bout.legal("B") == ["next_card", "cover_up"]


def test_both_cannot_cover_up_against_each_other():
    assert effect(COVER_UP, COVER_UP) is None
    bout = covering(a=2)
    used = [bout.now("strategy", seat) for seat in "AB"]
    events = bout.answer(a=1, b=1)
    # Neither occurs, whoever sits where; the round goes on as it was, and both may still declare it.
    assert [event["seat"] for event in events if event["name"] == "cannot_occur"] == ["A", "B"]
    assert not [event for event in events if event["name"] == "cover_up"]
    assert bout.view["strategy"] == {"A": "none", "B": "none"} and used == ["none", "none"]
    assert bout.legal("A") == bout.legal("B") == ["next_card", "cover_up"]


# FIGHTING INSIDE EFFECT CHART


@pytest.mark.parametrize("system", ["five", "rounds", "ten", "new_york"])
def test_fighting_inside_tires_the_loser_of_the_round(system):
    """On the Rounds System the result is figured out as if the Five-Point System were in use."""
    bout = Bout(round_of(then=[card()]), strategy="on", scoring=system, b=willing())
    bout.answer(a=INSIDE)
    bout.put("A", ROUND_POINTS=2)  # 5-4 by a check; even on rounds
    before = bout.now("endurance", "B")
    events = bout.turn(40)
    assert the(events, "fighting_inside_effect") == {"seat": "B", "endurance": charts.INSIDE_EFFECT[0], "won_by": 1}
    assert bout.now("endurance", "B") == before - 2 - charts.INSIDE_EFFECT[0]
    # The END that is reported is what remains after all that.
    left = {event["seat"]: event["left"] for event in named(events, "endurance")}
    assert left == {seat: bout.now("endurance", seat) for seat in "AB"}


@pytest.mark.parametrize("third", "LE")
def test_two_scorers_of_three_make_him_the_winner_of_the_round(third):
    bout = Bout(round_of(then=[card(j1="H", j2="H", r=third)]), strategy="on", b=willing())
    bout.answer(a=INSIDE)
    bout.put("A", ROUND_POINTS=2)
    assert the(bout.turn(40), "fighting_inside_effect")["won_by"] == 1


@pytest.mark.parametrize("scorers", ["HLL", "HEE", "HLE"])
def test_with_one_scorer_alone_he_has_not_won_the_round(scorers):
    bout = Bout(round_of(then=[card(**dict(zip(("j1", "j2", "r"), scorers, strict=True)))]), strategy="on", b=willing())
    bout.answer(a=INSIDE)
    bout.put("A", ROUND_POINTS=2)
    assert not named(bout.turn(40), "fighting_inside_effect")


def test_fighting_inside_and_losing_has_no_effect():
    bout = Bout(round_of(then=[card()]), strategy="on", b=willing())
    bout.answer(a=INSIDE)
    bout.put("B", ROUND_POINTS=5)
    assert not named(bout.turn(40), "fighting_inside_effect")


def test_by_more_points_it_tires_him_more():
    bout = Bout(round_of(), strategy="on", b=willing())
    bout.answer(a=INSIDE)
    bout.put("A", ROUND_POINTS=17)
    assert the(bout.turn(40), "fighting_inside_effect")["won_by"] == 2
