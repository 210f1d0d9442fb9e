"""tools.bout: what is counted over many bouts, how far it can be trusted, and how managers choose."""

import math
import statistics

import pytest

from host_tests.games.titlebout.table import Bout, made
from ringside.games.titlebout import rules as titlebout
from ringside.games.titlebout.rules import layout, strategy
from ringside.games.titlebout.tables import boxer
from tools.bout import matchup, outcomes, verdict
from tools.bout.managers import Managers
from tools.bout.simulate import play

BOTH = ["James Jeffries", "Jack Johnson"]


# Managers


def test_a_boxer_slugger_fights_as_what_the_opponent_handles_worse():
    """Foreman's 9/11 against Moore, who will probably fight as a boxer; against equal CFs he keeps his HP."""
    for cf_b, cf_s, style in ((9, 11, titlebout.AS_BOXER), (11, 9, titlebout.AS_SLUGGER), (9, 9, titlebout.AS_SLUGGER)):
        bout = Bout(a="Cornelius Vane")
        his = layout.card_of(1)
        bout.state[his + boxer.CF_B], bout.state[his + boxer.CF_S] = cf_b, cf_s
        assert Managers(bytes(6)).answers(bout.state)[0] == style


def scored(bout, a, b):
    for scorer in range(3):
        bout.state[layout.TOTALS + 2 * scorer] = a
        bout.state[layout.TOTALS + 2 * scorer + 1] = b


@pytest.mark.parametrize(
    ("round_", "a", "b", "wanted"),
    [
        (15, 50, 56, strategy.KNOCKOUT),  # on points he cannot win any more
        (14, 56, 50, strategy.OUTSIDE_DEFENSIVELY),  # a solid lead late in the fight
        (4, 10, 12, strategy.INSIDE),  # points are needed
    ],
)
def test_strategies_are_those_that_the_rulebook_commends(round_, a, b, wanted):
    bout = Bout(strategy="on")
    scored(bout, a, b)
    bout.state[layout.ROUND] = round_
    assert Managers(bytes(6)).answers(bout.state)[0] == wanted


def test_one_managers_lots_are_not_the_others():
    """Of two alike, in the same situation, now and then only one chooses a strategy."""
    same = made("Jack Johnson")
    alike = bytearray(same)
    alike[: boxer.NAME_SIZE] = b"Joe Johnson".ljust(boxer.NAME_SIZE, b"\0")
    bout = Bout(a=same, b=bytes(alike), strategy="on")
    chosen = [Managers(seed.to_bytes(6, "little")).answers(bout.state) for seed in range(60)]
    assert len({tuple(both) for both in chosen}) == 4
    assert chosen == [Managers(seed.to_bytes(6, "little")).answers(bout.state) for seed in range(60)]


def test_who_was_down_covers_up():
    bout = Bout(strategy="on", cover_up="on")
    bout.answer()
    assert list(Managers(bytes(6)).answers(bout.state)) == [titlebout.NEXT_CARD] * 2
    bout.put("B", ROUND_DOWNS=1)
    assert list(Managers(bytes(6)).answers(bout.state)) == [titlebout.NEXT_CARD, titlebout.COVER_UP]
    bout.put("A", ROUND_DOWNS=1)  # Jeffries' card has no Cover-Up
    assert Managers(bytes(6)).answers(bout.state)[0] == titlebout.NEXT_CARD


# Many bouts


@pytest.mark.parametrize(
    ("n", "of", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval_against_published_ones(n, of, low, high):
    """Robert Newcombe's examples, Statistics in Medicine 17 (1998), 857-872."""
    found = outcomes.proportion(n, of)
    assert found.value == n / of
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    mirrored = outcomes.proportion(of - n, of)
    assert math.isclose(mirrored.low, 1 - found.high) and math.isclose(mirrored.high, 1 - found.low)


def test_the_interval_of_a_mean():
    values = [3, 5, 8, 8, 11, 2]
    found = outcomes.mean(len(values), sum(values), sum(value * value for value in values))
    assert math.isclose(found.value, statistics.mean(values))
    half = 1.959964 * statistics.stdev(values) / math.sqrt(len(values))
    assert math.isclose(found.high - found.value, half, rel_tol=1e-6)
    assert math.isclose(found.value - found.low, half, rel_tol=1e-6)
    assert math.isnan(outcomes.mean(1, 3, 9).low)


def test_the_interval_of_a_ratio():
    """Points on seconds: the mean of what is left of the points beside their share of the seconds."""
    points, seconds = [10, 40, 33, 60], [180, 900, 700, 1300]
    n, r = len(points), sum(points) / sum(seconds)
    found = outcomes.ratio(
        n,
        sum(points),
        sum(p * p for p in points),
        sum(seconds),
        sum(s * s for s in seconds),
        sum(p * s for p, s in zip(points, seconds, strict=True)),
    )
    rest = statistics.stdev(p - r * s for p, s in zip(points, seconds, strict=True))
    assert math.isclose(found.value, r)
    assert math.isclose(found.high - r, 1.959964 * rest / math.sqrt(n) / statistics.mean(seconds), rel_tol=1e-6)


def test_the_tally_is_what_the_bouts_came_to():
    setup = matchup.rules(["strategy=on", "cover_up=on"]).setup_for(*map(matchup.find, BOTH))
    states = [play(setup, seed) for seed in range(5, 17)]
    found = outcomes.Outcomes(outcomes.tally(setup, 5, 12))
    for seat in (0, 1):
        wins = sum(verdict.winner(state) == seat for state in states)
        assert found.share(seat, tuple(verdict.WAYS)).value == wins / 12
        downs = sum(state[layout.fighter(1 - seat) + layout.DOWNS] for state in states)
        assert found.a_bout(("downs", seat)).value == downs / 12
    for way in verdict.WAYS:
        assert found.shared((way,)).value == sum(state[layout.HOW] == way for state in states) / 12
    assert found.a_bout("rounds").value == statistics.mean(state[layout.ROUND] for state in states)
    points = sum(layout.long(state, layout.fighter(seat) + layout.POINTS) for state in states for seat in (0, 1))
    minutes = sum(3 * (state[layout.ROUND] - 1) + state[layout.TIME] / 60 for state in states)
    assert math.isclose(found.a_round(("points", None)).value, points / (minutes / 3))
