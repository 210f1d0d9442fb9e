"""Before playing an Attack Card: Stance Change, Dash, Heat."""

import pytest

from host_tests.games.tekken.table import Table

pytestmark = pytest.mark.usefixtures("edition")

SAME_COLOUR = ["high_red", "mid_red", "low_red", "high_yellow", "mid_green", "low_blue", "mid_blue"]
SAME_AREA = ["low_red", "low_blue", "low_green", "high_yellow", "mid_green", "low_yellow"]
MIXED = ["high_red", "mid_red", "low_blue", "high_yellow"]


def prepare(table):
    """The Offensive player decides to do something first; what he may do."""
    table.attack("prepare", "high")
    assert table.asked() == ("prepare", "A") and table.names() == ["prepares"]
    return table.legal("A")


# Stance Change


@pytest.mark.parametrize("deck", [SAME_COLOUR, SAME_AREA])
def test_three_of_a_colour_or_of_an_area_are_shown_discarded_and_replaced(deck):
    table = Table(deck).close()
    assert "stance_change" in prepare(table)
    table.answer(A="stance_change")
    assert [event["card"] for event in table.happened("hand_shown")] == deck[:3]
    assert sorted(table.of("A")["discards"]) == sorted(deck[:3])
    assert table.hand("A") == deck[3:6]
    assert table.happened("refill") == [{"name": "refill", "seat": "A", "cards": 3}]
    assert table.asked() == ("attack", "AB") and table.offensive == "A"


def test_no_stance_change_with_a_mixed_hand():
    assert "stance_change" not in prepare(Table(MIXED).close())


def test_the_guess_given_before_a_preparation_is_dropped_unseen():
    one, other = (Table(SAME_COLOUR, b_deck=MIXED).close() for _ in range(2))
    first, second = one.answer(A="prepare", B="high"), other.answer(A="prepare", B="low")
    assert first == second and one.state == other.state


def test_who_decides_to_do_nothing_is_not_asked_again_before_this_card():
    table = Table(MIXED).close()
    prepare(table)
    table.answer(A="play")
    assert table.names() == ["plays"] and "prepare" not in table.legal("A")
    table.attack("high_red", "mid")
    assert "prepare" in table.legal("A")


def test_a_stance_change_is_possible_once_before_a_card():
    table = Table(SAME_COLOUR[:3] + ["high_blue", "mid_blue", "low_blue"]).close().lay("A", heat=2)
    prepare(table)
    table.answer(A="stance_change")
    assert table.hand("A") == ["high_blue", "mid_blue", "low_blue"]
    assert "prepare" not in table.legal("A")


# Dash


def test_a_dash_shortens_the_distance_to_one_space():
    table = Table(MIXED).stand((3, 2), (3, 7))
    assert "dash" in prepare(table)
    table.answer(A="dash")
    while table.asked()[0] == "dash":
        table.answer(A="east")
    assert table.view()["distance"] == 1 and table.of("A")["space"] == [3, 5]
    assert table.asked() == ("attack", "AB")


@pytest.mark.parametrize("b", [(3, 5), (3, 6), (2, 6)])
def test_no_dash_from_one_space_away_or_closer(b):
    assert "dash" not in prepare(Table(MIXED).stand((3, 4), b))


def test_in_a_straight_line_nothing_is_asked_on_the_way():
    table = Table(MIXED).stand((3, 3), (3, 7))
    prepare(table)
    table.answer(A="dash")
    assert [event["space"] for event in table.happened("step")] == [[3, 4], [3, 5]]
    assert table.happened("dash") == [{"name": "dash", "seat": "A", "distance": 3}]
    assert table.asked() == ("attack", "AB")


def test_where_two_ways_are_equally_short_the_player_chooses():
    table = Table(MIXED).stand((3, 3), (1, 6))
    prepare(table)
    table.answer(A="dash")
    assert table.asked() == ("dash", "A") and table.legal("A") == ["east", "north_east"]
    table.answer(A="north_east")
    while table.asked()[0] == "dash":
        table.answer(A=table.legal("A")[0])
    assert table.view()["distance"] == 1


def test_special_spaces_on_the_way_have_their_effect():
    """Rooftop has glass at row 3, column 5."""
    table = Table(MIXED, stage="Rooftop").stand((3, 3), (3, 8))
    prepare(table)
    table.answer(A="dash")
    assert table.happened("special") == [{"name": "special", "seat": "A", "is": "glass", "space": [3, 5]}]
    assert table.hp() == (14, 15) and table.of("A")["space"] == [3, 6]


def test_who_dies_on_the_way_loses_the_round():
    table = Table(MIXED, stage="Rooftop").stand((3, 3), (3, 8)).lay("A", hp=1)
    prepare(table)
    table.answer(A="dash")
    assert table.happened("round") == [{"name": "round", "winner": "B", "rounds": 1, "hp": 15}]


def test_all_three_can_be_done_before_one_card():
    table = Table(SAME_COLOUR).stand((3, 3), (3, 7))
    for what in ("heat", "stance_change", "dash"):
        assert what in prepare(table)
        table.answer(A=what)
    assert "prepare" not in table.legal("A")
    assert table.of("A")["heat"] == "active"
