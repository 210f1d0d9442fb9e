"""Matches of TEKKEN on the device, answered at random: at pads, in turn, with printed cards, by phones."""

import random

import pytest

from host_tests.games.tekken.device import ask_anew, begin, play_on, table
from ringside.engine import rng
from ringside.games.tekken.rules import layout

pytestmark = pytest.mark.usefixtures("edition")


def short(**given):
    """A match of one round, in which both have 3 HP left."""
    device = begin(rounds=1, **given)
    table(device).lay("A", hp=3).lay("B", hp=3).close()
    if device.screen == "tekken.attack":  # else pad A goes round
        ask_anew(device)
    return device


PERSONS, SHARED, MIXED = ("person", "person"), ("shared", "shared"), ("shared", "person")


@pytest.mark.parametrize(
    ("cards", "players"),
    [("dealt", PERSONS), ("dealt", SHARED), ("dealt", MIXED), ("companion", PERSONS), ("companion", SHARED)],
)
def test_a_match_is_played_to_its_end(cards, players):
    device = short(cards=cards, players=players)
    play_on(device, random.Random(3))
    device.expect("tekken.match")


@pytest.mark.parametrize("held", ["A", "AB"])
def test_a_match_with_phones(held):
    device = short(held=held)
    play_on(device, random.Random(3))
    device.expect("tekken.match")


def test_a_match_against_the_device(monkeypatch):
    """Its answers come from the computer player, which this test replaces by one that takes any."""
    from ringside.games.tekken.ui.match import Match

    def choose(self, view, seat, about, legal, random, level):
        assert len(view) == layout.VIEW_SIZE and view[layout.OWN_SEAT] == seat == 0 and level == 1
        return legal[rng.draw(random, 0, len(legal))]

    monkeypatch.setattr(Match, "choose", choose)
    device = begin(rounds=1, players=("middle", "person"))
    device.expect("tekken.attack")
    assert device.lines()[6].startswith("A:in") and device.lines()[7].startswith("B:A1 High A2 Mid A3 Low")
    table(device).lay("A", hp=3).lay("B", hp=3)
    play_on(device, random.Random(2))
    device.expect("tekken.match")


def test_two_computers_play_without_a_person(monkeypatch):
    from ringside.games.tekken.ui.match import Match

    def choose(self, view, seat, about, legal, random, level):
        return legal[rng.draw(random, 0, len(legal))]

    monkeypatch.setattr(Match, "choose", choose)
    device = begin(rounds=1, players=("easy", "best"))
    table(device).lay("A", hp=3).lay("B", hp=3)
    play_on(device, random.Random(2))
    device.expect("tekken.match")
