"""How random bouts end: a check on the whole of 4. The Boxing Bout."""

import random

import pytest

from host_tests.games.knockout.table import Table
from ringside.engine.codec import NONE
from ringside.games.knockout.rules import bout, layout, training

BOUTS = 5000
CARDS = (1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5)


def random_bouts(chance, size, rank):
    """The shares of bouts that end by K.O. and that the Challenger wins: cards drawn at random out of all twelve."""
    table = Table(3, "variable").lay(f"A.{size}", rank).lay(f"B.{size}", rank)
    table.challenge(f"A.{size}", f"B.{size}")
    before = bytes(table.state)
    by_ko = red_wins = 0
    for _ in range(BOUTS):
        state = bytearray(before)
        fours = [chance.sample(CARDS, 4) for _ in "AB"]
        training.play(state, bytes(training.code_of(bytes(map(four.count, range(1, 6)))) for four in fours), [])
        bout.ring_bell(state)
        while bout.winner(state) == NONE:
            bout.play(state, bytes(four.pop() for four in fours), [])
        won = bout.winner(state)
        by_ko += bout.is_knocked_out(state, layout.BLUE if won == layout.RED else layout.RED)
        red_wins += won == layout.RED
    return by_ko / BOUTS, red_wins / BOUTS


@pytest.mark.parametrize(
    ("size", "rank", "by_ko"),
    [("small", "amateur", 0.44), ("large", "professional", 0.24), ("large", "champion", 0.12)],
    ids=["4 spaces", "5 spaces", "6 spaces"],
)
def test_rates_of_random_bouts(size, rank, by_ko):
    """The Challenger loses ties, and so wins 43 to 44 in a hundred at any distance."""
    got, red_wins = random_bouts(random.Random(f"{size} {rank}"), size, rank)
    rounding, errors = 0.005, 3.3  # standard errors of a share, at most 0.5 / sqrt(n)
    assert abs(got - by_ko) < rounding + errors * (by_ko * (1 - by_ko) / BOUTS) ** 0.5
    assert 0.43 - errors * 0.5 / BOUTS**0.5 < red_wins < 0.44 + errors * 0.5 / BOUTS**0.5
