"""A match of TEKKEN at the table, by keys: the panel, the lights, and what the state becomes."""

import pytest

from host_tests.games.tekken.device import (
    ask_anew,
    asked,
    begin,
    beside,
    close,
    hand,
    hp,
    offensive,
    on_to,
    play,
    table,
)
from host_tests.games.tekken.table import PUNCHER, PUSHER
from ringside.games.tekken.rules import layout
from ringside.kit import lights

pytestmark = pytest.mark.usefixtures("edition")

COMBO = ("high_yellow", "high_green", "mid_green", "low_red")


def hue(device, zone):
    """What a zone's colour is called, at whatever brightness."""
    red, green, blue = device.zone(zone)[0]
    return "white" if red == green == blue else "yellow" if red > green > blue else "green" if green > red else "red"


def test_a_string_from_the_first_card_to_a_right_guess():
    device = close(begin(a_deck=COMBO))
    assert device.lines()[0] == "A KESTREL  0:0   TALLOW B"
    assert device.lines()[6].startswith("A:card 1-3 4 prepare")
    assert device.lines()[7].startswith("B:1 High 2 Mid 3 Low")
    assert beside(device) == ["A15    H", "B15    H", ".. .. ..", "YG   0/2", "GYY  0/3"]
    play(device, "high_yellow", "low")
    device.expect("tekken.reveal")
    assert device.big(1) == "HIGH YELLOW"
    assert device.lines()[3].strip() == "B guesses Low: wrong"
    assert device.lines()[4:6] == ["A strikes: 2 damage", "B has 13 HP left"]
    device.press("OK")
    assert beside(device)[1:4] == ["B13    H", "HY .. ..", "YG   1/2"]
    play(device, "high_green", "mid")
    assert device.lines()[4] == "Combo One-two: S1"
    on_to(device, "tekken.attack")
    assert hp(device) == (15, 10) and beside(device)[2:4] == ["HY HG ..", "YG   2/2"]
    play(device, "mid_green", "mid")
    device.expect("tekken.reveal")
    assert device.lines()[3].strip() == "B guesses Mid: blocked"
    assert "B has a Punishment token" in device.lines()
    on_to(device, "tekken.attack")
    assert offensive(device) == "B" and asked(device) == ("punishment", "B")
    assert device.lines()[6].startswith("A:no guess, Punishment")
    assert device.lines()[7].startswith("B:face up 1-3 4 prepare")
    assert beside(device)[2] == "P! .. .."
    play(device, hand(device, "B")[1], None)
    device.expect("tekken.reveal")
    assert device.lines()[3].strip() == "Punishment: no guess"


def test_who_is_in_is_seen_and_only_that():
    device = begin()
    device.press("B2")
    assert device.lines()[7].startswith("B:in") and device.lines()[6].startswith("A:card")
    assert [hue(device, lights.PAD + pad) for pad in (0, 1)] == ["white", "green"]
    device.press("B1", "B4", "A4")  # in is in
    device.wait(0.5)
    device.expect("tekken.prepare")


def test_hp_are_lights():
    device = begin()
    table(device).lay("A", hp=7)
    ask_anew(device)
    assert [device.lit(lights.BARS + bar) for bar in range(8)] == [5, 2, 0, 0, 5, 5, 5, 0]
    assert device.lit(lights.ARROW) and not device.lit(lights.ARROW + 1)


def test_the_card_light_has_the_colour_of_the_last_card():
    device = close(begin(a_deck=COMBO))
    assert not device.lit(lights.CARD)
    for card, colour in (("high_yellow", "yellow"), ("high_green", "green")):
        play(device, card, "low")
        on_to(device, "tekken.attack")
        assert hue(device, lights.CARD) == colour


def test_fighters_and_spaces_are_seen_on_the_stage():
    device = begin()
    before = device.board.panel.picture()
    table(device).lay("B", down=1)
    ask_anew(device)
    lying = device.board.panel.picture()
    table(device).lay("B", down=0).stand((3, 3), (1, 8))
    ask_anew(device)
    assert len({before, lying, device.board.panel.picture()}) == 3


def test_a_heal_space_that_is_used_loses_its_sign():
    device = begin()
    before = device.board.panel.picture()
    table(device).state[layout.USED_SPACES] = 0xFF
    ask_anew(device)
    assert device.board.panel.picture() != before


# The end


def test_a_round_and_the_next_one():
    device = close(begin(a_deck=COMBO, b=PUSHER))
    table(device).lay("B", hp=2)
    ask_anew(device)
    play(device, "high_yellow", "low")
    on_to(device, "tekken.round")
    assert device.big(1) == "KESTREL"
    assert [device.lines()[row].strip() for row in (3, 4, 6)] == ["wins round 1", "15 HP left", "Rounds 1:0"]
    device.press("OK")
    device.expect("tekken.events")
    assert device.lines()[1:3] == ["Round 2: DRAY begins", "String 1: B attacks"]
    device.press("OK")
    device.expect("tekken.attack")
    assert device.lines()[0] == "A KESTREL   1:0    DRAY B"


def test_a_match_its_guesses_and_a_rematch():
    device = close(begin(a_deck=COMBO, a=PUNCHER, b=PUNCHER, rounds=1))
    table(device).lay("B", hp=2).state[layout.GUESSES : layout.GUESSES + 4] = bytes((9, 29, 4, 9))
    ask_anew(device)
    play(device, "high_yellow", "low")
    on_to(device, "tekken.match")
    assert device.big(2) == "KESTREL A" and device.lines()[5].strip() == "wins the match 1:0"
    device.wait(1)  # it has blinked
    assert device.lit(lights.BELT) and not device.lit(lights.BELT + 1)
    device.press("OK")
    device.expect("tekken.rates")
    assert device.lines()[2].split() == ["4", "of", "9", "44", "%"]
    assert device.lines()[4].split() == ["9", "of", "30", "30", "%"]
    assert device.lines()[6] == "Chance: one in three 33 %"
    device.press("OK")
    device.expect("tekken.rounds")
    assert device.lines()[1].split() == ["1", "KESTREL", "A", "15", "HP", "left"]
    device.press("OK")
    device.expect("tekken.afterwards")
    device.press("OK")
    device.wait(0.5)
    device.expect("tekken.attack")
    assert hp(device) == (15, 15)
