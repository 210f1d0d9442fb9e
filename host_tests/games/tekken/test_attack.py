"""The Attack Steps: playing a card, the Punish Attempt, Punishment, Heat's exception, the end of a String."""

import pytest

from host_tests.games.tekken.table import Table
from ringside.games.tekken.rules import layout

pytestmark = pytest.mark.usefixtures("edition")

A_DECK = ["high_yellow", "mid_green", "low_blue", "high_green", "low_yellow", "mid_red", "high_blue", "low_red"]
B_DECK = ["low_yellow", "high_red", "mid_blue", "high_yellow", "low_green", "mid_yellow", "low_blue"]


def table(**given):
    return Table(A_DECK, B_DECK, **given).close()


def test_the_hand_is_the_three_cards_on_top():
    assert table().hand("A") == ["high_yellow", "mid_green", "low_blue"]
    assert table().hand("B") == ["low_yellow", "high_red", "mid_blue"]


def test_a_hidden_card_and_a_declared_area_are_given_at_the_same_time_in_secret():
    played = table()
    assert played.asked() == ("attack", "AB")
    assert played.legal("A")[:3] == ["high_yellow", "mid_green", "low_blue"]
    assert played.legal("B") == ["high", "mid", "low"]


def test_unsuccessful_punish_attempt_the_attack_is_not_blocked():
    played = table()
    played.attack("high_yellow", "low")
    assert played.events[0] == {
        "name": "reveal",
        "seat": "A",
        "card": "high_yellow",
        "face": "high_yellow",
        "slot": 0,
        "guess": "low",
    }
    assert played.hp() == (15, 13)  # High: Strike 2
    assert played.offensive == "A" and played.asked() == ("attack", "AB")
    assert played.view()["slots"] == [
        {"card": "high_yellow", "face": "high_yellow", "blocked": False},
        None,
        None,
        "absent",
    ]


def test_refill_cards_in_hand_after_each_card():
    played = table()
    played.attack("high_yellow", "low")
    assert played.hand("A") == ["high_green", "mid_green", "low_blue"]
    assert {"name": "refill", "seat": "A", "cards": 1} in played.events


def test_successful_punish_attempt_ends_the_string_and_switches_the_roles():
    played = table()
    played.attack("high_yellow", "low")
    played.attack("high_green", "high")
    assert played.hp() == (15, 13)
    # The Defender gains the Punishment token and places it on his first available Attack Slot.
    assert played.names() == ["reveal", "blocked", "token", "string_over", "refill", "string"]
    assert played.happened("string_over") == [{"name": "string_over", "seat": "A", "why": "defended"}]
    # The Offensive player discards all the cards from his Attack Slots.
    assert played.of("A")["discards"] == ["high_yellow", "high_green"]
    assert played.view()["slots"] == [None, None, None, "absent"]
    assert played.hand("A") == ["low_yellow", "mid_green", "low_blue"]
    assert played.offensive == "B" and played.of("B")["token"] == 0


def test_the_card_on_the_punishment_token_is_played_face_up_and_cannot_be_blocked():
    played = table()
    played.attack("high_yellow", "high")
    assert played.asked() == ("punishment", "B")
    played.answer(B="high_red")
    assert played.events[0]["guess"] is None and played.hp() == (13, 15)
    assert played.of("B")["token"] is None
    # The second card of the String is hidden again.
    assert played.asked() == ("attack", "AB")
    assert (played.of("A")["guesses"], played.of("B")["guesses"]) == (0, 1)


def test_after_three_cards_the_roles_switch_without_a_token():
    played = table()
    played.attack("high_yellow", "low")
    played.attack("high_green", "low")
    played.attack("low_blue", "high", "strike1", "done")
    assert played.happened("string_over") == [{"name": "string_over", "seat": "A", "why": "all_played"}]
    assert played.offensive == "B" and played.of("B")["token"] is None
    assert played.asked() == ("attack", "AB") and played.view()["string"] == 2


def test_guesses_are_counted():
    played = table()
    played.attack("high_yellow", "low")
    played.attack("high_green", "high")
    played.answer(B="low_yellow")
    assert (played.of("B")["guesses"], played.of("B")["right_guesses"]) == (2, 1)


def test_the_discard_pile_is_shuffled_when_the_deck_is_used_up():
    played = table()
    while not played.happened("reshuffle"):
        before = played.view()["fighters"]
        if played.asked()[0] == "resolve":
            played.done()
        else:
            played.guess_right()
        played.lay("A", hp=15).lay("B", hp=15)
    seat = played.happened("reshuffle")[0]["seat"]
    assert before[seat]["deck"] <= 2 and played.happened("event")  # the Events lay under the deck
    assert played.of(seat)["deck"] > 5 and len(played.hand(seat)) == 3


def test_each_card_is_in_one_place():
    played = table()
    for card, guess in (("high_yellow", "low"), ("high_green", "low")):
        played.attack(card, guess)
        state = played.state
        first = layout.DECKS
        deck = [card for card in state[first : first + layout.DECK] if card != 0xFF]
        hand = [card for card in state[layout.HANDS : layout.HANDS + 3]]
        slots = [card for card in state[layout.SLOT_CARDS : layout.SLOT_CARDS + 4] if card != 0xFF]
        assert sorted(deck + hand + slots) == list(range(18))


# Heat


def heated(**given):
    played = table(**given)
    played.attack("prepare", "low", "heat")
    return played


def test_heat_gives_one_attack_slot_more_in_this_string():
    played = heated()
    assert played.of("A")["heat"] == "active"
    assert played.view()["slots"] == [None, None, None, None]
    played.attack("high_yellow", "low")
    played.attack("high_green", "low")
    played.attack("low_blue", "high", "strike1", "done")
    assert played.offensive == "A" and played.asked() == ("attack", "AB") and played.view()["slot"] == 3
    played.lay("B", hp=15)
    played.attack("mid_red", "low", "done")
    # House: a card in the fourth Attack Slot has the Symbol of Heat more; the Puncher's is a Strike.
    assert {"name": "heat_bonus", "seat": "A", "symbol": "strike1"} in played.events
    assert played.offensive == "B" and played.of("A")["heat"] == "used"


def test_with_heat_a_right_guess_blocks_the_attack_but_keeps_the_initiative():
    played = heated()
    played.attack("high_yellow", "high")
    assert played.hp() == (15, 15)
    assert played.happened("blocked") == [{"name": "blocked", "seat": "B", "heat": True}]
    assert played.offensive == "A" and played.view()["slot"] == 1 and played.of("B")["token"] is None
    assert played.view()["slots"][0]["blocked"]


def test_a_card_blocked_in_the_last_slot_ends_a_string_with_heat():
    played = heated()
    played.attack("high_yellow", "high")
    played.attack("high_green", "high")
    played.attack("low_blue", "low")
    played.attack("low_yellow", "low")
    assert played.offensive == "B" and played.happened("string_over")[0]["why"] == "all_played"
    assert played.of("B")["token"] is None


def test_heat_is_there_once_a_round():
    played = heated()
    played.attack("high_yellow", "low")
    played.attack("prepare", "low") if "prepare" in played.legal("A") else None
    assert "heat" not in played.legal("A")
