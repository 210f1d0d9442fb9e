"""TKO's intermediate play: the Power Arrow's position, its ties, its reward."""

import itertools

import pytest

from host_tests.games.tko.oracle import ACTIONS, earns
from host_tests.games.tko.table import Table
from ringside.engine import codec
from ringside.games.tko import rules as tko

PAIRS = list(itertools.product(ACTIONS, ACTIONS))
OTHER = {"A": "B", "B": "A"}
LOW = (1, 1, 1, 1)
ALONE = {  # every selection on which this player alone earns a point
    who: [(a, b) for a, b in PAIRS if (earns(a, b), earns(b, a)) == ((True, False) if who == "A" else (False, True))]
    for who in "AB"
}


def laid(arrow, a=LOW, b=LOW, **more):
    return Table(play="intermediate").lay(a, b, arrow=arrow, **more)


def chosen(who, pair):
    return pair["AB".index(who)]


def raised(bars, bar):
    return tuple(points + (name == bar) for name, points in zip(ACTIONS, bars, strict=True))


def test_each_player_can_earn_alone_in_four_ways():
    assert {who: len(pairs) for who, pairs in ALONE.items()} == {"A": 4, "B": 4}


# Position


@pytest.mark.parametrize("who, pair", [(who, pair) for who in "AB" for pair in ALONE[who]])
def test_the_only_one_to_earn_points_the_arrow_at_himself(who, pair):
    table = laid(None)
    names = table.reveal(*pair)
    assert table.arrow == who
    assert tko.ARROW in names
    assert table.asked() == ("selection", "AB")  # it was not yet pointing at him: no reward
    assert table.bars(who) == raised(LOW, chosen(who, pair))


@pytest.mark.parametrize("who, pair", [(who, pair) for who in "AB" for pair in ALONE[who]])
def test_pointing_at_the_opponent_it_only_comes_back_to_neutral(who, pair):
    table = laid(OTHER[who])
    table.reveal(*pair)
    assert table.arrow is None
    assert table.asked() == ("selection", "AB")
    assert table.bars(who) == raised(LOW, chosen(who, pair))
    assert table.bars(OTHER[who]) == LOW


# Tie


@pytest.mark.parametrize("arrow", ["A", "B", None])
@pytest.mark.parametrize("pair", [pair for pair in PAIRS if pair not in ALONE["A"] + ALONE["B"]])
def test_both_or_neither_scoring_turns_it_to_neutral(arrow, pair):
    table = laid(arrow)
    names = table.reveal(*pair)
    assert table.arrow is None
    assert (tko.ARROW in names) == (arrow is not None)
    assert table.asked() == ("selection", "AB")
    for who in "AB":
        earned = earns(*pair) if who == "A" else earns(*pair[::-1])
        assert table.bars(who) == (raised(LOW, chosen(who, pair)) if earned else LOW)


# Reward


@pytest.mark.parametrize("who, pair", [(who, pair) for who in "AB" for pair in ALONE[who]])
@pytest.mark.parametrize("bar", ACTIONS)
def test_the_point_may_go_to_any_bar_also_the_one_it_was_earned_on(who, pair, bar):
    table = laid(who)
    table.reveal(*pair)
    assert table.asked() == ("reward", who)
    assert table.bars(who) == LOW, "the point waits to be allocated"
    assert not codec.is_secret(tko.ask(table.state))
    table.allocate(bar)
    assert table.bars(who) == raised(LOW, bar), "not an extra point"
    assert table.bars(OTHER[who]) == LOW
    assert table.arrow == who, "the momentum stays with him"
    assert table.asked() == ("selection", "AB")


@pytest.mark.parametrize("who", ["A", "B"])
def test_the_reward_comes_again_as_long_as_he_earns_alone(who):
    table = laid(who)
    for bar in ACTIONS:
        table.reveal(*ALONE[who][0])
        table.allocate(bar)
    assert table.bars(who) == (2, 2, 2, 2)


@pytest.mark.parametrize("who, pair", [(who, pair) for who in "AB" for pair in ALONE[who]])
def test_a_reward_on_a_bar_at_4_wins_the_round(who, pair):
    for bar in ACTIONS:
        bars = tuple(4 if name == bar else 1 for name in ACTIONS)
        table = laid(who, **{who.lower(): bars})
        table.reveal(*pair)
        assert table.cards == (0, 0)
        names = table.allocate(bar)
        assert tko.ROUND in names
        assert table.cards == ((1, 0) if who == "A" else (0, 1))
        assert table.arrow is None


@pytest.mark.parametrize("who", ["A", "B"])
def test_a_point_earned_on_a_bar_at_4_may_be_put_elsewhere_and_wins_nothing(who):
    pair = ALONE[who][0]
    earned = chosen(who, pair)
    other = next(bar for bar in ACTIONS if bar != earned)
    table = laid(who, **{who.lower(): tuple(4 if name == earned else 0 for name in ACTIONS)})
    table.reveal(*pair)
    table.allocate(other)
    assert table.cards == (0, 0)
    assert table.bars(who) == tuple(4 if name == earned else int(name == other) for name in ACTIONS)


@pytest.mark.parametrize("who", ["A", "B"])
def test_a_reward_can_win_the_belt(who):
    table = laid(who, (4, 4, 4, 4), (4, 4, 4, 4), cards=(1, 1))
    table.reveal(*ALONE[who][0])
    names = table.allocate("head_block")
    assert tko.MATCH in names
    assert table.belt == who
    assert table.asked() is None


@pytest.mark.parametrize("arrow", ["A", "B", None])
@pytest.mark.parametrize("who, pair", [(who, pair) for who in "AB" for pair in ALONE[who]])
def test_after_both_reached_5_the_point_itself_wins_and_no_bar_is_asked_for(arrow, who, pair):
    table = laid(arrow, (5, 0, 0, 0), (0, 0, 5, 0), until_one_alone=True)
    names = table.reveal(*pair)
    assert tko.EARNED not in names
    assert table.cards == ((1, 0) if who == "A" else (0, 1))
    assert (table.arrow, table.asked()) == (None, ("selection", "AB"))


@pytest.mark.parametrize("arrow", ["A", "B", None])
@pytest.mark.parametrize("pair", PAIRS)
def test_every_outcome_with_every_arrow_and_all_bars_at_4(arrow, pair):
    table = laid(arrow, (4, 4, 4, 4), (4, 4, 4, 4))
    table.reveal(*pair)
    a, b = earns(*pair), earns(*pair[::-1])
    alone = "A" if a and not b else "B" if b and not a else None
    if alone and alone == arrow:
        assert table.asked() == ("reward", alone)
        table.allocate("body_block")
    if alone:
        assert table.cards == ((1, 0) if alone == "A" else (0, 1))
    else:
        assert table.cards == (0, 0)
        assert table.until_one_alone == (a and b)
