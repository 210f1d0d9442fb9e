"""Resolving the Attack Card: Connected Extensions, Combos and Rage."""

import pytest

from host_tests.games.tekken.table import PUSHER, RUNNER, SWEEPER, Table

pytestmark = pytest.mark.usefixtures("edition")


def table(*deck, **given):
    """A plays these cards; side by side in the middle."""
    return Table(deck, **given).close()


# Extensions


def test_a_connected_extension_adds_its_symbols():
    played = table("high_yellow", "mid_red")
    played.attack("high_yellow", "low")
    played.attack("mid_red", "low")
    assert {"name": "connected", "seat": "A", "symbols": ["strike1"]} in played.events
    assert played.view()["symbols"] == ["move", "move", "strike1", "push1"]


def test_an_extension_of_another_area_does_not_connect():
    played = table("high_yellow", "low_red")
    played.attack("high_yellow", "low")
    played.attack("low_red", "high")
    assert not played.happened("connected")


def test_special_cards_have_three_extensions():
    """Ram: Push on a High card, Strike on a Mid card, nothing on a Low card."""
    for second, symbols in (("high_blue", ["push1"]), ("mid_red", ["strike1"]), ("low_red", None)):
        played = table("special1", second, a=PUSHER)
        played.attack("special1", "low", "done")
        played.attack(second, "low" if second != "low_red" else "high")
        assert [event["symbols"] for event in played.happened("connected")] == ([symbols] if symbols else [])


def test_a_blocked_card_connects_to_nothing():
    played = table("high_yellow", "mid_red")
    played.attack("prepare", "low", "heat")
    played.attack("high_yellow", "high")
    played.attack("mid_red", "low")
    assert not played.happened("connected")


# Combos


def test_a_combo_of_two_colours():
    """One-two: yellow, green."""
    played = table("high_yellow", "high_green")
    played.attack("high_yellow", "low")
    assert played.view()["combos"][0] == {"combo": "One-two", "shown": 1, "of": 2}
    played.attack("high_green", "low")
    assert {"name": "combo", "seat": "A", "combo": 1} in played.events
    assert played.hp() == (15, 15 - 2 - 2 - 1)


def test_a_combo_of_three_colours():
    """Hammer: green, yellow, yellow."""
    played = table("high_green", "high_yellow", "special1").lay("B", hp=15)
    played.attack("high_green", "low")
    played.attack("high_yellow", "low")
    assert played.view()["combos"][1] == {"combo": "Hammer", "shown": 2, "of": 3}
    played.attack("special1", "low")
    assert {"name": "combo", "seat": "A", "combo": 2} in played.events
    assert played.hp() == (15, 15 - 2 - 2 - 2 - 3)


def test_the_colours_must_be_the_last_ones_in_this_order():
    played = table("high_green", "high_yellow", "high_blue")
    played.attack("high_green", "low")
    played.attack("high_yellow", "low")
    assert not played.happened("combo")
    played.attack("high_blue", "low")
    assert not played.happened("combo")


def test_a_combo_does_not_run_on_from_an_earlier_string():
    played = table("high_green", "high_blue", "high_yellow", "mid_green")
    played.attack("high_green", "low")
    played.attack("high_blue", "low")
    played.attack("high_yellow", "low")
    played.guess_right()
    played.attack("mid_green", "low") if played.asked()[0] == "attack" else played.answer(A="mid_green")
    assert not played.happened("combo")


def test_a_blocked_card_interrupts_a_combo():
    played = table("high_yellow", "high_green", "mid_green")
    played.attack("prepare", "low", "heat")
    played.attack("high_yellow", "low")
    played.attack("high_green", "high")
    played.attack("mid_green", "low")
    assert not played.happened("combo")


# Rage


def test_rage_is_revealed_at_few_hp():
    """House: the Kicker's at 5 HP or fewer."""
    played = table("high_yellow", "high_blue").lay("B", hp=8)
    played.attack("high_yellow", "low")
    assert played.of("B")["rage"] == "face_down"
    played.attack("high_blue", "low")
    assert played.hp()[1] == 4 and {"name": "rage_revealed", "seat": "B"} in played.events
    assert played.of("B")["rage"] == "revealed"


def test_rage_is_used_once_a_round_when_revealed():
    played = table("high_yellow", "high_blue", "high_red")
    played.attack("high_yellow", "low")
    played.lay("A", rage=1)
    played.attack("high_blue", "low")
    assert played.legal("A") == ["done", "strike2", "rage"]
    played.answer(A="rage")  # the Puncher's: Strike 3
    assert played.hp() == (15, 15 - 2 - 2 - 3) and played.of("A")["rage"] == "used"
    played.attack("high_red", "low")
    assert played.hp()[1] == 15 - 9


def test_rage_may_be_kept():
    played = table("high_yellow").lay("A", rage=1)
    played.attack("high_yellow", "low", "strike2", "done")
    assert played.hp() == (15, 13) and played.of("A")["rage"] == "revealed"


def test_rage_from_afar_needs_a_move():
    for fighter, offered in ((RUNNER, True), (SWEEPER, False)):
        played = Table(["high_yellow"], a=fighter).stand((3, 3), (3, 5)).lay("A", rage=1)
        played.attack("high_yellow", "low")
        assert (played.asked() == ("resolve", "A")) == offered
