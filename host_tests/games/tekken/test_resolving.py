"""Resolving the Attack Card: Symbols in any order, and the round's end in the middle."""

import pytest

from host_tests.games.tekken.table import PUSHER, STUNNER, Table
from ringside.games.tekken.rules import layout

pytestmark = pytest.mark.usefixtures("edition")


def table(*deck, **given):
    """A plays these cards; side by side in the middle."""
    return Table(deck, **given).close()


# The areas


def test_high_is_strike_2():
    played = table("high_yellow")
    played.attack("high_yellow", "low")
    assert played.hp() == (15, 13)
    assert played.happened("strike")[0]["damage"] == 2


def test_mid_is_move_move_and_push():
    played = table("mid_yellow")
    played.attack("mid_yellow", "low")
    assert played.view()["symbols"] == ["move", "move", "push1"]
    assert played.hp() == (15, 15)


def test_low_is_move_and_strike_1():
    played = table("low_yellow")
    played.attack("low_yellow", "high")
    assert played.view()["symbols"] == ["move", "strike1"]
    played.answer(A="strike1")
    assert played.hp() == (15, 14)


# Each symbol


def test_each_move_symbol_moves_by_one_space():
    played = table("mid_yellow")
    played.attack("mid_yellow", "low", "move.west", "move.west")
    assert played.of("A")["space"] == [3, 2]
    # Not in Close Range: the Push can have no effect any more, and the attack is over.
    assert played.asked() == ("attack", "AB") and played.happened("unresolved")[0]["symbols"] == 1


def test_a_move_goes_not_onto_walls_or_the_other_miniature():
    played = Table(["low_yellow"]).stand((1, 1), (1, 2))
    played.attack("low_yellow", "high")
    assert played.legal("A") == ["done", "move.south_west", "move.south_east", "strike1"]


def test_strike_only_in_close_range():
    played = Table(["high_yellow"]).stand((3, 3), (3, 5))
    played.attack("high_yellow", "low")
    assert played.hp() == (15, 15) and played.happened("unresolved") == [
        {"name": "unresolved", "seat": "A", "symbols": 1}
    ]


def test_a_move_first_brings_into_close_range():
    played = Table(["low_yellow"]).stand((3, 3), (3, 5))
    played.attack("low_yellow", "high")
    assert "strike1" not in played.legal("A")
    played.answer(A="move.east")  # then only the Strike is left, and it is resolved
    assert played.hp() == (15, 14)


def test_push_moves_the_opponent_away_in_a_straight_line():
    played = table("mid_yellow")
    played.attack("mid_yellow", "low", "push1")
    assert played.of("B")["space"] == [3, 6] and played.of("A")["space"] == [3, 4]


def test_moves_can_turn_the_push():
    played = table("mid_yellow")
    played.attack("mid_yellow", "low", "move.north_east", "push1")
    # From the north-west of B, away to the south-east.
    assert played.of("A")["space"] == [2, 5] and played.of("B")["space"] == [4, 6]


@pytest.mark.parametrize(
    ("a", "b", "damage", "wall"),
    [((1, 4), (1, 3), 0, None), ((2, 7), (2, 8), 0, None), ((3, 8), (3, 9), 2, [3, 10]), ((2, 4), (1, 4), 1, [0, 5])],
)
def test_a_wall_on_the_way_hurts_instead(a, b, damage, wall):
    """1 damage for Regular Walls, 2 damage for Blasting Walls."""
    played = Table(["mid_yellow"]).stand(a, b)
    played.attack("mid_yellow", "low", "push1")
    assert played.hp() == (15, 15 - damage)
    assert [event["wall"] for event in played.happened("wall")] == ([wall] if wall else [])
    if wall:
        assert played.of("B")["space"] == list(b)


def test_a_push_of_two_stops_at_a_wall():
    """House: the wall hurts once."""
    played = Table(["mid_blue", "low_yellow"], a=PUSHER, b=PUSHER).stand((3, 7), (3, 8)).lay("A", rage=1)
    played.attack("mid_blue", "low", "rage", "push2")
    assert played.of("B")["space"] == [3, 9] and played.hp()[1] == 17 - 2


def test_sweep_costs_one_hp_more_for_each_strike_symbol():
    """Count Strike Symbols, not damage dealt."""
    played = table("high_red", "low_blue", "high_yellow").lay("B", down=1)
    played.attack("high_red", "low")
    assert played.hp() == (15, 15 - 3)
    assert played.happened("strike")[0] == {
        "name": "strike",
        "seat": "A",
        "damage": 3,
        "printed": 2,
        "knocked_down": 1,
        "power": 0,
    }


def test_sweep_knocks_down_until_the_fallen_ones_next_string():
    played = table("high_red", "low_blue", "high_yellow")
    played.attack("high_red", "low")
    played.attack("low_blue", "high")  # Connected: high_red adds a Sweep to a Low card
    assert "sweep" in played.legal("A")
    played.answer(A="sweep")
    assert played.of("B")["knocked_down"] and played.of("B")["space"] == [3, 5]
    played.answer(A="strike1")
    assert played.hp() == (15, 15 - 2 - 2)
    played.done()
    played.attack("high_yellow", "high")  # blocked
    assert {"name": "gets_up", "seat": "B"} in played.events and not played.of("B")["knocked_down"]


def test_the_knocked_down_can_be_pushed_as_usual_and_a_wall_costs_no_more():
    played = Table(["mid_yellow"]).stand((3, 8), (3, 9)).lay("B", down=1)
    played.attack("mid_yellow", "low", "push1")
    assert played.hp() == (15, 13)


def test_stun_takes_the_next_available_slot_of_the_next_string():
    played = table("high_blue", "mid_red", "high_yellow", b_deck=["low_yellow", "high_green", "low_red"])
    played.attack("high_blue", "low")
    played.attack("mid_red", "low", "stun", "done")  # Connected: high_blue adds a Stun to a Mid card
    assert played.of("B")["stuns"] == [0]
    played.attack("high_yellow", "high")
    # The Punishment token goes on the first available slot, and the Stun card is no played card.
    assert played.of("B")["token"] == 1
    assert played.view()["slots"] == ["stun", None, None, "absent"]
    assert played.asked() == ("punishment", "B")
    played.answer(B="low_yellow")
    played.answer(B="strike1")
    played.done()
    played.attack("high_green", "low")  # connected over nothing but cards
    # One Attack Card less: after two cards the String is over, and the Stun card returned.
    assert played.offensive == "A" and played.of("B")["stuns"] == []


def test_there_are_two_stun_cards_at_most():
    """House: a slot is left."""
    played = table("high_blue", "mid_red").lay("B", stuns=0b011)
    played.attack("high_blue", "low")
    played.attack("mid_red", "low")
    assert "stun" not in played.legal("A")


# Any order; what can be passed


def test_the_symbols_are_resolved_in_any_order():
    one, other = table("low_yellow"), table("low_yellow")
    one.attack("low_yellow", "high", "strike1", "move.west")
    assert one.hp() == (15, 14) and one.of("A")["space"] == [3, 3]
    other.attack("low_yellow", "high", "move.west")  # out of Close Range: no Strike
    assert other.hp() == (15, 15)


def test_done_leaves_symbols_unresolved():
    played = table("mid_yellow")
    played.attack("mid_yellow", "low", "done")
    assert played.happened("unresolved") == [{"name": "unresolved", "seat": "A", "symbols": 3}]
    assert played.of("B")["space"] == [3, 5]


# The round's end


def test_a_round_ends_in_the_middle_of_a_string_and_of_a_card():
    played = table("low_yellow", a=STUNNER).lay("B", hp=1)
    played.attack("low_yellow", "high", "strike1")
    assert played.happened("round") == [{"name": "round", "winner": "A", "rounds": 1, "hp": 17}]
    assert "refill" not in played.names()[: played.names().index("round")]
    assert played.view()["round"] == 2 and played.view()["string"] == 1
    assert played.view()["slots"] == [None, None, None, "absent"] and played.view()["symbols"] == []


def test_hp_never_falls_below_zero():
    played = table("high_yellow").lay("B", hp=1)
    played.attack("high_yellow", "low")
    assert played.happened("damage") == [{"name": "damage", "seat": "B", "lost": 1, "hp": 0}]


def test_who_kills_himself_on_glass_loses():
    played = Table(["low_yellow"], stage="Rooftop").stand((3, 4), (3, 6)).lay("A", hp=1)
    played.attack("low_yellow", "high", "move.east")
    assert played.happened("round")[0]["winner"] == "B" and not played.happened("strike")
    assert played.state[layout.WON + 1] == 1
