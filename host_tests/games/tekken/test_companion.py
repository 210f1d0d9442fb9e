"""Companion mode: the players hold the printed cards, and type in what lies on the table."""

import pytest

from host_tests.games.tekken.table import Table, setup
from ringside.engine.referee import Referee
from ringside.games.tekken import options, rules
from ringside.games.tekken.rules import layout

pytestmark = pytest.mark.usefixtures("edition")


def table(**given):
    return Table(cards="companion", **given).close()


def test_the_device_deals_no_cards():
    played = table()
    assert played.hand("A") == played.hand("B") == []
    assert played.of("A")["deck"] == 0 and played.view()["cards"] == "companion"


def test_the_card_is_typed_in_after_the_guess():
    played = table()
    assert played.asked() == ("attack", "AB") and played.legal("A") == ["prepare", "card"]
    played.attack("card", "low")
    assert played.events == [] and played.asked() == ("shown", "A") and len(played.legal("A")) == 12
    played.answer(A="high_yellow")
    assert played.events[0] == {"name": "shown", "seat": "A", "face": "high_yellow", "slot": 0, "guess": "low"}
    assert played.hp() == (15, 13) and played.asked() == ("attack", "AB")


def test_a_right_guess_gives_initiative_and_token():
    played = table()
    played.attack("card", "mid")
    played.answer(A="mid_red")
    assert played.offensive == "B" and played.asked() == ("punishment", "B")
    played.answer(B="card")
    played.answer(B="high_blue")
    assert played.hp() == (13, 15)


def test_the_extension_of_the_card_before_is_typed_in():
    played = table()
    played.attack("card", "low", "high_yellow")
    played.attack("card", "low")
    assert len(played.legal("A")) == 24
    played.answer(A="mid_red.connected")
    assert played.asked() == ("extension", "A")
    assert played.legal("A") == ["move", "strike1", "strike2", "strike3", "push1", "push2", "sweep", "stun"]
    played.answer(A="sweep")
    assert played.legal("A")[0] == "none"
    played.answer(A="strike1")  # two at most
    assert played.asked() == ("resolve", "A")
    assert played.view()["symbols"] == ["move", "move", "strike1", "push1", "sweep"]


def test_an_extension_of_one_symbol():
    played = table()
    played.attack("card", "low", "high_yellow")
    played.attack("card", "low", "mid_red.connected", "stun", "none")
    assert played.view()["symbols"] == ["move", "move", "push1", "stun"]


def test_a_blocked_card_is_typed_in_without_its_extension():
    played = table()
    played.attack("card", "low", "high_yellow")
    played.attack("card", "mid", "mid_red.connected")
    assert played.offensive == "B" and played.asked() == ("punishment", "B")


def test_combos_and_hp_are_the_devices():
    played = table()
    played.attack("card", "low", "high_yellow")
    played.attack("card", "low", "high_green")
    assert {"name": "combo", "seat": "A", "combo": 1} in played.events
    assert played.hp() == (15, 15 - 2 - 2 - 1)


def test_the_players_see_to_a_stance_change_and_to_events():
    played = table()
    played.attack("prepare", "low")
    assert played.legal("A") == ["play", "stance_change", "heat", "event"]
    played.answer(A="stance_change")
    assert played.names() == ["stance_change"] and played.asked() == ("attack", "AB")
    played.attack("prepare", "low", "event")
    assert played.happened("event") and played.view()["events_left"] == 10


def test_a_computer_player_cannot_hold_printed_cards():
    with pytest.raises(ValueError, match="cannot hold printed cards"):
        rules.new(setup(cards="companion", players=("person", "best")), bytes(6))
    assert not options.fits(setup(cards="companion"), options.PLAYERS + 1, options.EASY)
    assert options.fits(setup(), options.PLAYERS + 1, options.EASY)


def test_what_was_typed_wrong_is_taken_back_without_consent():
    referee = Referee(rules, setup(cards="companion"), bytes(6))
    offensive = 0 if referee.view()[layout.OFFENSIVE] == 0 else 1
    referee.answer(offensive, 17)
    referee.answer(1 - offensive, 20)
    before = referee.snapshot()
    assert referee.about == layout.SHOWN
    referee.answer(offensive, 1)  # a Mid card, but yellow: it was green
    assert referee.about == layout.RESOLVE
    assert referee.undo_needs() == 0 and referee.undo()
    assert referee.snapshot() == before
    referee.answer(offensive, 5)
    assert referee.view()[layout.SLOTS] == 5
    # Even a whole attack, up to the guess.
    referee.answer(offensive, 0)
    while referee.undo_needs() == 0:
        referee.undo()
    assert referee.snapshot() == before
