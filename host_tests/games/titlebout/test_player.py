"""The device as a manager in Title Bout: always legal, never over its limits, and no worse than No Strategy."""

import random

import pytest

from host_tests.games.titlebout.table import CARDS, Bout, made
from ringside.engine import rng
from ringside.engine.codec import about_of, seats_of
from ringside.games.titlebout import player as manager
from ringside.games.titlebout import rules as titlebout
from ringside.games.titlebout.rules import layout, strategy
from ringside.games.titlebout.tables import boxer


def play(bout, seats, lot):
    """Play a bout on with some seats managed by the device, the others by No Strategy."""
    while not bout.over:
        ask = titlebout.ask(bout.state)
        answers = [0, 0]
        for seat in (0, 1):
            if (seats & seats_of(ask)) >> seat & 1:
                legal = titlebout.legal(bout.state, seat)
                view = titlebout.view(bout.state, seat)
                answers[seat] = manager.choose(view, seat, about_of(ask), legal, lot, 0)
                assert answers[seat] in legal
        titlebout.apply(bout.state, bytes(answers))
        check_limits(bout)
    return bout.state[layout.WINNER]


def check_limits(bout):
    """Frequency of Strategy Use, and each boxer's own numbers."""
    for seat in (0, 1):
        at = layout.fighter(seat)
        used = bout.state[at + layout.USED_FI : at + layout.USED_FI + 4]
        card = bout.state[at + layout.BOXER :]
        assert sum(used) <= {10: 5, 12: 6, 15: 7}[(10, 12, 15)[bout.state[layout.ROUNDS]]]
        assert all(n <= card[boxer.FI + kind] for kind, n in enumerate(used))


def lot_of(seed):
    lot = bytearray(rng.SIZE)
    rng.seed(lot, 0, seed.to_bytes(rng.SEED, "little"))
    return lot


def test_it_plays_whole_bouts_within_its_limits():
    rng = random.Random(3)
    used = 0
    for seed in range(40):
        a, b = rng.sample(sorted(CARDS), 2)
        rounds = rng.choice(("10", "12", "15"))
        bout = Bout(a=a, b=b, seed=seed, strategy="on", cover_up="on", rounds=rounds, ring_position="on")
        play(bout, 0b11, lot_of(seed))
        used += sum(bout.state[layout.fighter(0) + layout.USED_FI : layout.fighter(0) + layout.USED_FI + 4])
    assert used > 80  # it does manage


def test_it_is_no_worse_than_no_strategy():
    """The same boxer in both corners, 300 bouts: an even manager wins half, with an error of 3 in 100."""
    rng = random.Random(5)
    won = 0.0
    for number in range(300):
        name = rng.choice(sorted(CARDS))
        bout = Bout(a=name, b=name, seed=rng.randrange(1 << 40), strategy="on", cover_up="on")
        winner = play(bout, 1 << number % 2, lot_of(number))
        won += 0.5 if winner == layout.DRAW else winner == number % 2
    assert won / 300 > 0.46


def test_the_same_view_and_lots_bring_the_same_choice():
    bout = Bout(strategy="on", seed=9)
    legal = titlebout.legal(bout.state, 0)
    assert {manager.choose(bout.raw, 0, layout.STRATEGIES, legal, lot_of(4), 0) for _ in range(5)} == {
        manager.choose(bout.raw, 0, layout.STRATEGIES, legal, lot_of(4), 0)
    }


def situation(**columns):
    """The choice of Jeffries' manager, early in the bout but for what is put on the scoresheets."""
    late = columns.pop("round", 1)
    ahead = columns.pop("ahead", (0, 0, 0))
    bout = Bout(strategy="on", rounds=15)
    bout.state[layout.ROUND] = late
    for scorer in range(3):
        bout.state[layout.TOTALS + 2 * scorer] = 20 + ahead[scorer]
        bout.state[layout.TOTALS + 2 * scorer + 1] = 20
    for name, value in columns.items():
        side, column = name.split("_", 1)
        bout.put(side, **{column: value})
    return {
        manager.choose(bout.raw, 0, layout.STRATEGIES, titlebout.legal(bout.state, 0), lot_of(seed), 0)
        for seed in range(30)
    }


@pytest.mark.parametrize(
    "what, choices",
    [
        ({"A_EFFECT": 2}, {strategy.OUTSIDE_DEFENSIVELY}),
        ({"B_EFFECT": 1}, {strategy.KNOCKOUT}),
        ({"B_TIRED": 9, "round": 10}, {strategy.KNOCKOUT}),
        ({"ahead": (-2, -2, -2), "round": 13}, {strategy.KNOCKOUT}),
        ({"ahead": (1, 1, -3), "round": 13}, {strategy.KNOCKOUT}),  # the points of all three decide
        ({"ahead": (-2, -2, -2), "round": 6}, {strategy.INSIDE}),
        ({"ahead": (3, 3, 3), "round": 12}, {strategy.OUTSIDE_DEFENSIVELY}),
        (
            {"ahead": (1, 1, 0), "round": 12},
            {strategy.NO_STRATEGY, strategy.OUTSIDE_OFFENSIVELY},
        ),  # not solid
        ({"ahead": (5, -1, -1), "round": 12}, {strategy.OUTSIDE_DEFENSIVELY}),
        ({}, {strategy.NO_STRATEGY, strategy.OUTSIDE_OFFENSIVELY}),
        ({"A_USED_FI": (3, 3)}, {strategy.NO_STRATEGY}),
    ],
)
def test_what_it_does_when(what, choices):
    assert situation(**what) == choices


@pytest.mark.parametrize("b, style", [("James Jeffries", 0), ("Jack Johnson", 1)])
def test_a_style_by_the_opponents_control_factor(b, style):
    """Jeffries' 10/11 is lower against a boxer; against Johnson's 12/12 his whole HP counts."""
    bout = Bout(a="Tobias Quarrel", b=b)
    assert manager.choose(bout.raw, 0, layout.STYLES, b"\x00\x01", lot_of(1), 0) == style


def covers_up(bout, seat):
    return manager.choose(bout.raw, seat, layout.CARD_TURN, b"\x00\x01", lot_of(1), 0)


def test_when_it_covers_up():
    bout = Bout(b=made("Jack Johnson"), strategy="on", cover_up="on")
    assert not covers_up(bout, 1)
    bout.put("B", ROUND_DOWNS=1)
    assert covers_up(bout, 1) and not covers_up(bout, 0)
    bout.put("B", ROUND_DOWNS=0)
    bout.put("A", ROUND_POINTS=15)  # 20 are looked up in the chart: from 16 on a punch and a count may bring them
    assert not covers_up(bout, 1)
    bout.put("A", ROUND_POINTS=16)
    assert covers_up(bout, 1)
    bout.state[layout.USED] = 35
    assert not covers_up(bout, 1)
