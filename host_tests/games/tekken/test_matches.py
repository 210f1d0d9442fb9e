"""Random matches: cards are conserved, HP never below zero, nobody on a wall or on the other."""

import random
from collections import Counter

import pytest

from host_tests.games.tekken.matches import play, random_setup
from ringside.games.tekken.rules import events

ALL = {value for name, value in vars(events).items() if isinstance(value, int) and value} - {
    events.BY_DASH,
    events.BY_PUSH,
    events.BY_EVENT,
}


def play_many(matches, seed, rounds=3):
    chance = random.Random(seed)
    happened: Counter[int] = Counter()
    for i in range(matches):
        happened += play(chance, random_setup(chance, 1 + i % rounds, companion=i % 8 == 0))[0]
    return happened


def test_random_matches():
    happened = play_many(150, "matches", rounds=2)
    # Everything that can happen does, or the matches would be no test of it.
    assert not {name for name in ALL if happened[name] < 5}
    assert happened[events.MATCH] == 150


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_thousands_of_random_matches(seed):
    assert play_many(2500, seed)[events.MATCH] == 2500
