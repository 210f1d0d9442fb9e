"""Ten thousand random matches against the model, move by move, with what always holds."""

import random

import pytest

from host_tests.games.tko import oracle
from host_tests.games.tko.oracle import ACTIONS
from host_tests.games.tko.table import setup, starts
from ringside.engine import codec
from ringside.engine.referee import Referee
from ringside.games.tko import rules as tko
from ringside.games.tko.tables import BOXERS

MATCHES = 10_000
WHO = "AB"


def same(referee, model):
    """The firmware's table and the model's show the same."""
    view = referee.view()
    for seat, who in enumerate(WHO):
        assert list(view[tko.BARS + 4 * seat :][:4]) == list(model["points"][who].values())
        assert view[tko.ROUNDS + seat] == model["cards"][who] <= 2
    assert max(view[tko.BARS : tko.BARS + 8]) <= 5
    assert ("A", "B", None)[view[tko.POWER_ARROW]] == model["arrow"]
    assert bool(view[tko.PLAY_ON]) == model["until one alone"]
    winner = referee.result()
    assert (None if winner is None else WHO[winner[0]]) == model["belt"]
    assert (referee.asked == 0) == (model["belt"] is not None)


def match(lots, play, boxers, habit):
    """One match; how often a point was allocated, and both reached 5 together."""
    referee = Referee(tko, setup(boxers[0], boxers[1], play), b"\x00" * 6)
    model = oracle.start({who: starts(boxer) for who, boxer in zip(WHO, boxers, strict=True)}, play != "basic")
    same(referee, model)
    rewards = together = results = 0
    while referee.asked:
        if referee.about == tko.SELECTION:
            chosen = lots.choices(range(4), habit, k=2)
            assert referee.answer(0, chosen[0]) is None
            events = referee.answer(1, chosen[1])
            oracle.play(model, *(ACTIONS[action] for action in chosen))
        else:
            seat = WHO.index(model["may allocate"])
            assert referee.asked == 1 << seat
            bar = lots.choice(referee.legal(seat))
            events = referee.answer(seat, bar)
            oracle.allocate(model, ACTIONS[bar])
            rewards += 1
        names = [codec.name_of(event) for event in events]
        together += names.count(tko.BOTH_AT_FIVE)
        results += names.count(tko.MATCH)
        assert results == (referee.result() is not None)
        same(referee, model)
    assert results == 1
    assert sum(model["cards"].values()) in (2, 3)
    return rewards, together


@pytest.mark.parametrize("play", ["basic", "intermediate"])
def test_random_matches_agree_with_the_model(play):
    lots = random.Random(play)
    rewards = together = 0
    for number in range(MATCHES // 2):
        # Not only even play: stubborn boxers reach 5 together, and momentum, far more often.
        habit = ((1, 1, 1, 1), (3, 1, 3, 1), (3, 2, 1, 1))[number % 3]
        found = match(lots, play, lots.sample(BOXERS, 2), habit)
        rewards += found[0]
        together += found[1]
    assert together > 100
    assert (rewards > 0) == (play == "intermediate")
