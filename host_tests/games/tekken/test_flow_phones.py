"""TEKKEN by phones, and by a phone and a pad: who reads what, and where it is answered."""

import pytest

from host_tests.games.tekken.device import ask_anew, asked, begin, beside, close, hand, on_to, play, table
from host_tests.games.tekken.table import SEATS
from ringside.games.tekken.rules import layout

pytestmark = pytest.mark.usefixtures("edition")

HAND = ("high_yellow", "mid_red", "low_blue")
READ = "1: High yellow: Strike 2; adds to Mid Strike 1."


def head(device, seat):
    return device.heard.pads[SEATS.index(seat)][0]


def labels(device, seat):
    return device.heard.pads[SEATS.index(seat)][1]


def note(device, seat):
    return device.heard.pads[SEATS.index(seat)][2]


def test_each_reads_the_own_cards_and_what_they_would_do_now():
    device = begin(held="AB", a_deck=HAND, b_deck=("low_red", "mid_yellow", "high_green"))
    assert head(device, "A") == "KESTREL: your card?" and head(device, "B") == "TALLOW: your guess?"
    assert labels(device, "A") == ("Card 1", "Card 2", "Card 3", "Prepare")
    assert labels(device, "B") == ("High", "Mid", "Low")
    assert note(device, "A").startswith(READ)
    assert "2: Mid red: Move x2, Push 1; adds to Mid Strike 1." in note(device, "A")
    assert note(device, "B").startswith("1: Low red; adds to High Push 1.")  # B does not attack now


def test_what_a_combo_and_an_extension_would_add_is_in_the_note():
    device = close(begin(held="A", a_deck=("high_yellow", "mid_green", "high_green", "low_red")))
    play(device, "high_yellow", "low")
    on_to(device, "tekken.attack")
    number = hand(device, "A").index("mid_green") + 1
    assert f"{number}: Mid green: Move x2, Strike 1 x2, Push 1;" in note(device, "A")


def test_a_special_card_has_its_name():
    device = begin(held="A", a_deck=(_special(), "mid_red"))
    assert "(Rivet)" in note(device, "A")


def _special():
    from host_tests.games.tekken.table import CARDS

    return next(word for word, number in CARDS.items() if number == 12)


def test_an_attack_by_phones():
    device = begin(held="AB", a_deck=HAND)
    table(device).close()
    ask_anew(device)
    device.press("A2")
    assert head(device, "A") == "KESTREL is in" and note(device, "A") == "You play Mid red"
    assert head(device, "B") == "TALLOW: your guess?"
    device.press("B3")
    assert note(device, "B") == "You guess Low"
    device.wait(0.5)
    device.expect("tekken.reveal")
    assert head(device, "A") == head(device, "B") == "Look at the panel"
    assert note(device, "A").startswith("1: High yellow; adds to Mid")  # what is played is no longer in the hand
    assert "Mid red" not in note(device, "A")
    device.press("OK")
    device.expect("tekken.resolve")
    assert head(device, "A") == "Symbol? Move x2. to one of 5 free Spaces" and head(device, "B") == "KESTREL is asked"
    assert labels(device, "A") == ("Up", "Down", "OK", "Back") and labels(device, "B") == ()
    device.press("B3", "A2")
    assert beside(device)[1] == "\x10Push 1"
    device.press("A3")
    on_to(device, "tekken.resolve")
    assert device.app.referee.view()[layout.AT + 1] == table_place(3, 6)


def table_place(row, column):
    return row * layout.COLUMNS + column


def test_a_stance_change_that_the_hand_forbids_is_told_on_the_own_phone_alone():
    """Close by, with the Heat used, only a Stance Change is left; and these cards are not alike."""
    device = begin(held="AB", a_deck=HAND)
    table(device).close().lay("A", heat=layout.USED)
    ask_anew(device)
    assert note(device, "A").endswith("Button 4 is not possible now.")
    assert "Button 4" not in note(device, "B") and labels(device, "A")[3] == "Prepare"
    device.press("A4")
    assert asked(device) == ("attack", "AB")


def test_a_phone_and_a_pad():
    device = close(begin(held="B", a_deck=HAND))
    assert note(device, "A") == "" and note(device, "B") != ""
    device.press("A1")
    assert head(device, "A") == "KESTREL is in" and note(device, "A") == ""
    device.press("B3")
    device.wait(0.5)
    device.expect("tekken.reveal")


def test_a_pad_that_goes_round_shows_no_hand_on_the_phone_that_is_it():
    device = begin(held="A", players=("shared", "shared"), a_deck=HAND)
    for _ in range(2):
        device.expect("curtain")
        device.press("A1")
        device.expect("tekken.attack")
        assert note(device, "A") == ""
        device.press("A1")
    device.wait(0.5)
    device.expect("tekken.reveal")
    assert note(device, "A") == ""


def test_a_phone_that_comes_reads_its_hand_and_one_that_goes_nothing():
    device = begin(a_deck=HAND)
    assert note(device, "A") == ""
    device.heard.phones_held = 1
    device.wait(0.1)
    device.expect("tekken.attack")
    device.press("A1")
    assert note(device, "A") == "You play High yellow"
    device.heard.phones_held = 0
    device.wait(0.1)
    device.press("B3")
    device.wait(0.5)
    device.expect("tekken.reveal")
    assert note(device, "A") == ""
