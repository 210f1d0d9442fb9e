"""TKO under the rulebook's headings: setup, playing, earning points, winning. Basic play, and what both plays share."""

import itertools

import pytest

from host_tests.games.tko.oracle import ACTIONS, ADVANTAGE, earns
from host_tests.games.tko.table import Table, setup, starts
from ringside.engine import codec
from ringside.games.tko import rules as tko
from ringside.games.tko.options import BOXER_B, SETUP, fits
from ringside.games.tko.tables import BOXERS, HOUSE

PLAYS = ("basic", "intermediate")
PAIRS = list(itertools.product(ACTIONS, ACTIONS))
BOTH_EARN = [("uppercut", "body_blow"), ("body_blow", "uppercut")]

# Setup


def test_there_are_the_eight_boxers_of_the_game():
    """More may be added."""
    assert len(BOXERS) == len(set(BOXERS)) >= 8
    assert set(ADVANTAGE) <= set(BOXERS)


@pytest.mark.parametrize("boxer", ADVANTAGE)
def test_starting_point_advantage(boxer):
    other = next(name for name in ADVANTAGE if name != boxer)
    assert Table(boxer, other).bars("A") == ADVANTAGE[boxer]
    assert Table(other, boxer).bars("B") == ADVANTAGE[boxer]
    assert not HOUSE[BOXERS.index(boxer)]


def test_the_two_that_nobody_has_printed_are_marked_and_alike():
    """Every known boxer totals 4 with no bar above 2; so do the two house boxers."""
    house = [boxer for boxer in BOXERS if boxer not in ADVANTAGE]
    assert "Will Bleed" in house
    assert [boxer for boxer, mark in zip(BOXERS, HOUSE, strict=True) if mark] == house
    for boxer in BOXERS[:8]:
        assert sum(starts(boxer)) == 4
        assert max(starts(boxer)) <= 2


def test_a_match_begins_with_nothing_won_and_a_neutral_arrow():
    for play in PLAYS:
        table = Table(play=play)
        assert (table.cards, table.arrow, table.belt) == ((0, 0), None, None)
        assert table.asked() == ("selection", "AB")


def test_the_unused_boxers_are_set_aside_so_both_differ():
    for a, b in itertools.product(range(8), range(8)):
        chosen = bytes((a, b, 0, 0, 0, 0))
        assert fits(chosen, BOXER_B, b) == (a != b)
        if a == b:
            with pytest.raises(ValueError, match="two boxers"):
                tko.new(chosen, b"")
        else:
            assert Table(BOXERS[a], BOXERS[b]).bars("B") == starts(BOXERS[b])


def test_a_setup_that_is_none_is_refused_in_words():
    for option in range(len(SETUP)):
        wrong = bytearray(setup())
        wrong[option] = len(SETUP[option][1])
        with pytest.raises(ValueError, match="TKO's " + SETUP[option][0]):
            tko.new(bytes(wrong), b"")
    for size in (0, 5, 7):
        with pytest.raises(ValueError, match="options"):
            tko.new(bytes(size), b"")


# Playing the Game


def test_selections_are_simultaneous_and_secret():
    for play in PLAYS:
        ask = tko.ask(Table(play=play).state)
        assert codec.seats_of(ask) == 0b11
        assert codec.is_secret(ask)


@pytest.mark.parametrize("play", PLAYS)
@pytest.mark.parametrize("a, b", PAIRS)
def test_the_reveal_shows_both_actions_and_cannot_be_undone_alone(play, a, b):
    table = Table(play=play)
    table.reveal(a, b)
    first = table.events[0]
    assert codec.name_of(first) == tko.REVEAL
    assert codec.reveals(first)
    assert (codec.value_of(first), codec.other_of(first)) == (ACTIONS.index(a), ACTIONS.index(b))


# Earning Points


def raised(bars, bar):
    return tuple(points + (name == bar) for name, points in zip(ACTIONS, bars, strict=True))


def test_the_rulebooks_own_examples():
    table = Table("Pablo Bruz", "Mello Mar")
    table.reveal("uppercut", "body_block")
    assert table.bars("A")[0] == 3  # from "2" to "3"
    table = Table("Pablo Bruz", "Mello Mar")
    table.reveal("uppercut", "head_block")
    assert table.bars("B")[1] == 2  # from "1" to "2"


# Rows A's action, columns B's: who scores.
OUTCOMES = {
    "uppercut": {"uppercut": "", "head_block": "B", "body_blow": "AB", "body_block": "A"},
    "head_block": {"uppercut": "A", "head_block": "", "body_blow": "B", "body_block": ""},
    "body_blow": {"uppercut": "AB", "head_block": "A", "body_blow": "", "body_block": "B"},
    "body_block": {"uppercut": "B", "head_block": "", "body_blow": "A", "body_block": ""},
}


@pytest.mark.parametrize("a, b", PAIRS)
@pytest.mark.parametrize("play", PLAYS)
def test_all_sixteen_outcomes(play, a, b):
    """Written out by hand; the sentences say the same."""
    who = OUTCOMES[a][b]
    assert earns(a, b) == ("A" in who)
    assert earns(b, a) == ("B" in who)
    table = Table(play=play)
    before = table.bars("A"), table.bars("B")
    table.reveal(a, b)
    assert table.bars("A") == (raised(before[0], a) if "A" in who else before[0])
    assert table.bars("B") == (raised(before[1], b) if "B" in who else before[1])
    points = [event for event in table.events if codec.name_of(event) == tko.POINT]
    assert {"AB"[codec.seat_of(event)] for event in points} == set(who)
    assert table.asked() == ("selection", "AB")


# Winning the Round


@pytest.mark.parametrize("play", PLAYS)
@pytest.mark.parametrize("a, b", PAIRS)
@pytest.mark.parametrize("at_four", ["A", "B", "AB"])
def test_every_outcome_with_markers_at_4(play, a, b, at_four):
    """He who alone reaches 5 wins at once, also where the other scores; who does not score wins nothing."""
    table = Table(play=play)
    fours, low = (4, 4, 4, 4), (1, 1, 1, 1)
    table.lay(fours if "A" in at_four else low, fours if "B" in at_four else low)
    reach = ("A" if earns(a, b) and "A" in at_four else "") + ("B" if earns(b, a) and "B" in at_four else "")
    table.reveal(a, b)
    if len(reach) == 1:
        assert table.cards == ((1, 0) if reach == "A" else (0, 1))
        assert (table.bars("A"), table.bars("B")) == (ADVANTAGE["Pablo Bruz"], ADVANTAGE["Mello Mar"])
        assert table.arrow is None
    else:
        assert table.cards == (0, 0)
        assert table.until_one_alone == (reach == "AB")
        scored = raised(fours if "A" in at_four else low, a) if earns(a, b) else None
        assert scored in (None, table.bars("A"))


@pytest.mark.parametrize("play", PLAYS)
@pytest.mark.parametrize("first", BOTH_EARN)
@pytest.mark.parametrize("a, b", PAIRS)
def test_after_both_reach_5_the_next_to_earn_alone_wins(play, first, a, b):
    table = Table(play=play).lay((4, 2, 4, 0), (4, 1, 4, 1))
    names = table.reveal(*first)
    assert tko.BOTH_AT_FIVE in names
    assert tko.ROUND not in names
    assert max(table.bars("A")) == max(table.bars("B")) == 5
    table.reveal("head_block", "body_block")  # possibly tying for several selections
    table.reveal(*BOTH_EARN[0])
    assert table.cards == (0, 0)
    table.reveal(a, b)
    one_alone = earns(a, b) != earns(b, a)
    assert table.cards == ((int(earns(a, b)), int(earns(b, a))) if one_alone else (0, 0))
    assert table.until_one_alone == (not one_alone)
    assert table.asked() == ("selection", "AB")
    assert max(table.bars("A") + table.bars("B")) <= 5


def test_reaching_5_on_another_bar_changes_nothing_while_both_are_there():
    """It is the point that wins, not the marker: one at 0 wins as well."""
    table = Table().lay((5, 0, 4, 0), (0, 0, 5, 0), until_one_alone=True)
    table.reveal("body_block", "body_blow")
    assert table.cards == (1, 0)


@pytest.mark.parametrize("play", PLAYS)
def test_a_new_round_begins_at_the_lowest_numbers_with_a_neutral_arrow(play):
    table = Table("Barry Punch", "Oran Crusher", play=play).lay((4, 4, 4, 4), (3, 3, 3, 3), arrow=None)
    table.reveal("uppercut", "body_block")
    assert table.cards == (1, 0)
    assert (table.bars("A"), table.bars("B")) == (ADVANTAGE["Barry Punch"], ADVANTAGE["Oran Crusher"])
    assert (table.arrow, table.until_one_alone) == (None, False)
    assert table.asked() == ("selection", "AB")


# Winning the Game


@pytest.mark.parametrize("order", ["AA", "BB", "ABA", "ABB", "BAA", "BAB"])
@pytest.mark.parametrize("play", PLAYS)
def test_the_second_round_card_is_the_belt(play, order):
    table = Table(play=play)
    for i, winner in enumerate(order):
        assert table.belt is None
        table.lay((4, 4, 4, 4), (4, 4, 4, 4), cards=table.cards)
        names = table.reveal(*(("uppercut", "body_block") if winner == "A" else ("body_block", "uppercut")))
        assert tko.ROUND in names
        assert (tko.MATCH in names) == (i == len(order) - 1)
    assert table.belt == order[-1]
    assert table.cards == (order.count("A"), order.count("B"))
    assert table.asked() is None
    # The winning markers stay where all can see them.
    assert 5 in table.bars(order[-1])


def test_basic_play_has_no_arrow_and_no_reward():
    table = Table("Mello Mar", "Pablo Bruz")
    for _ in range(3):
        names = table.reveal("uppercut", "body_block")
        assert table.arrow is None
        assert not {tko.ARROW, tko.EARNED} & set(names)
        assert table.asked() == ("selection", "AB")
    assert table.bars("A") == (4, 1, 1, 1)
