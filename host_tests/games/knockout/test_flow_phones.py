"""Knock Out by phones, and by phones and pads at one table: who sees what, and where it is answered."""

import random

import pytest

from host_tests.games.knockout.device import (
    ask_anew,
    asked,
    begin,
    box,
    challenge,
    on_to,
    pad_of,
    pass_all,
    phones,
    play_on,
    step_to,
    train,
    training_keys,
    view,
)
from host_tests.games.knockout.words import SEATS
from ringside.games.knockout.rules import layout


def head(device, seat):
    return device.heard.pads[SEATS.index(seat)][0]


def labels(device, seat):
    return device.heard.pads[SEATS.index(seat)][1]


def note(device, seat):
    return device.heard.pads[SEATS.index(seat)][2]


@pytest.fixture
def all_phones(tmp_path):
    return begin(tmp_path, held="ABCDE", players=5)


def test_each_reads_the_own_fight_cards_on_the_own_phone(all_phones):
    device = all_phones
    for seat in SEATS:
        assert note(device, seat) == "Your fight cards: 1 1 2 2 2 3 3 3 4 4 5 5"
    assert "ZORRES" in head(device, "A") and labels(device, "A") == ("Up", "Down", "OK", "Back")
    assert head(device, "C") == "YELLOW: BLACK is asked" and labels(device, "C") == ()


def test_a_bout_by_phones(all_phones):
    device = all_phones
    ask_anew(device, "E")
    device.press("C3", "A1")
    device.expect("knockout.challenge")
    challenge(device, "BRAWN", "HAYMAKER", keys=("E1", "E2", "E3"))
    device.expect("knockout.training")  # no pad is handed to anybody
    assert pad_of(device, "E") == "E" and pad_of(device, "C") == "C"
    device.press("E2")
    assert head(device, "E") == "VIOLET: how many of value 2?"
    assert note(device, "E").startswith("So far: 1. Your fight cards: 1 1 2 2 2")
    assert note(device, "C").startswith("Your fight cards")
    device.press("E2", "E2", "E2", *training_keys("C", "5 5 4 3"))
    device.wait(0.5)
    device.expect("knockout.bets")
    assert asked(device) == "E" and head(device, "E") == "VIOLET: Red 4,000: place a bet"
    device.press("E3", "E3")  # the lowest sum, a simple victory
    assert asked(device) == "C" and view(device)[layout.BETS] == 4
    device.press("C2", "C3", "C3")
    assert asked(device) == "A"
    while device.screen == "knockout.bets":
        seat = asked(device)
        for _ in range(12):
            if "Pass" in device.lines()[6]:
                break
            device.press(seat + "1")
        device.press(seat + "3")
    device.press("OK")
    device.expect("knockout.round")
    assert note(device, "E") == "In training, buttons 1 to 4: 1 2 3 4. In your pile: 1 2 2 3 3 4 5 5"
    assert labels(device, "E") == ("Card 1", "Card 2", "Card 3", "Card 4")
    device.press("E4")
    assert head(device, "E") == "VIOLET is in" and note(device, "E") == "You play the 4"
    device.press("C1")
    device.wait(0.5)
    device.expect("knockout.reveal")
    assert device.big(1) == "4  :  3"
    assert note(device, "E") == "In training, buttons 1 to 4: 1 2 3 -. In your pile: 1 2 2 3 3 4 5 5"


def test_a_phone_and_a_pad_at_one_table(tmp_path):
    """Yellow has a phone; white, who has none, takes pad A in hand."""
    device = begin(tmp_path, held="C", players=5)
    ask_anew(device, "D")
    device.press("OK")
    step_to(device, "HAYMAKER")
    device.press("OK")
    device.expect("knockout.pads")
    assert (device.big(1), device.lines()[3].strip()) == ("WHITE", "takes pad A")
    assert (device.big(4), device.lines()[6].strip()) == ("YELLOW", "has a phone")
    device.press("OK")
    train(device, D="1 1 2 2", C="5 5 4 4")
    pass_all(device)
    box(device, D=2, C=4)
    assert device.big(1) == "2  :  4"


def test_who_has_a_phone_as_pad_a_lends_it_to_nobody_while_pad_b_is_free(tmp_path):
    device = begin(tmp_path, held="A", players=5)
    ask_anew(device, "D")
    device.press("OK")
    step_to(device, "BLACKNDECKER")
    device.press("OK")
    device.expect("knockout.pads")
    assert device.lines()[6].strip() == "takes pad B"  # green's own
    assert device.lines()[3].strip() == "on pad A, in turn"
    device.press("OK", *training_keys("B", "1 1 2 2"))
    device.expect("curtain")
    assert device.big(2) == "WHITE"
    device.press("A1")
    assert head(device, "A") == "WHITE: how many of value 1?" and note(device, "A") == ""
    device.press(*training_keys("A", "5 5 4 4"))
    device.wait(0.5)
    device.expect("knockout.bets")


def test_a_phone_that_comes_takes_its_fighter_off_the_pad(tmp_path):
    """White has pad A in hand; then white's phone comes. And it goes again."""
    device = begin(tmp_path, players=5)
    ask_anew(device, "D")
    device.press("OK")
    step_to(device, "BLACKNDECKER")
    device.press("OK", "OK")
    device.expect("knockout.training")
    assert pad_of(device, "D") == "A"
    device.press("A2", "A2")
    assert "how many 3s" in device.lines()[5]
    device.heard.phones_held = phones("D")
    device.wait(0.1)
    assert pad_of(device, "D") == "D" and "how many 1s" in device.lines()[5]
    assert note(device, "D").startswith("Your fight cards: 1 1 2")
    assert note(device, "A") == ""
    device.press(*training_keys("A", "5 5 4 4"))
    assert asked(device) == "BD"
    device.heard.phones_held = 0
    device.wait(0.1)
    assert pad_of(device, "D") == "A"
    device.press(*training_keys("A", "5 5 4 4"))
    assert asked(device) == "B"


def test_no_phone_shows_what_another_seat_holds(tmp_path):
    """Pads A and B are phones, so white and yellow fight at black's phone, in turn; it shows nothing of theirs."""
    device = begin(tmp_path, held="AB", players=5)
    ask_anew(device, "D")
    device.press("OK")
    step_to(device, "HAYMAKER")
    device.press("OK")
    device.expect("curtain")
    assert device.big(2) == "YELLOW"
    device.press("A1")
    assert pad_of(device, "C") == "A" and pad_of(device, "D") is None
    assert note(device, "A") == ""
    device.press(*training_keys("A", "1 2 3 4"))
    device.expect("curtain")
    assert device.big(2) == "WHITE" and note(device, "A") == ""
    device.press("A1", *training_keys("A", "1 2 3 4"))
    device.wait(0.5)
    device.expect("knockout.bets")
    assert note(device, "A") == "" and note(device, "B").startswith("Your fight cards")


def test_who_says_shared_takes_the_pads_in_hand(tmp_path):
    device = begin(tmp_path, players=3, A="shared", B="shared", C="shared")
    challenge(device, "ZORRES", "HAYMAKER")
    assert pad_of(device, "A") == "A" and pad_of(device, "C") == "B"
    assert device.heard.pads_in_play == 0b11


@pytest.mark.parametrize("held", ["ABCDE", "CE", "AB", "A", "D"])
def test_a_season_with_phones(tmp_path, held):
    device = begin(tmp_path, held=held, players=5)
    play_on(device, random.Random(8))
    device.expect("knockout.final")


def test_a_season_by_one_person_on_a_phone(tmp_path):
    device = begin(tmp_path, held="A", players=3, A="easy", C="middle")
    play_on(device, random.Random(8))
    on_to(device, "knockout.afterwards")
