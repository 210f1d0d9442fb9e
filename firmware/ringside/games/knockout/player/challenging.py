"""1. The Challenge: which boxer challenges whom."""

from ringside.engine import rng
from ringside.games.knockout.player import odds, stakes
from ringside.games.knockout.rules import bout
from ringside.games.knockout.rules.challenge import boxers_of
from ringside.games.knockout.rules.layout import MONEY, PLAYERS, number, owner


def best(view, seat, legal, random):
    """The challenge that brings most on average, and the others least: whoever leads counts double."""
    leader = _leader(view, seat)
    return _most(view, seat, legal, random, lambda other: 2 if other == leader else 1)


def middle(view, seat, legal, random):
    """The challenge that brings most on average."""
    return _most(view, seat, legal, random, lambda other: 0)


def _most(view, seat, legal, random, harm):
    spread = odds.spread()
    rounds = bout.ROUNDS * [odds.round_of(spread, spread)]
    known = {}
    most = None
    for answer in legal:
        red, blue = boxers_of(answer, seat)
        starts = bout.distance_of(view, red), bout.distance_of(view, blue)
        if starts not in known:
            known[starts] = odds.ends(starts, (0, 0), rounds)
        other = owner(blue)
        worth = stakes.expected(known[starts], stakes.of_boxing(view, seat, red, blue)) * view[PLAYERS]
        if harm(other):
            worth -= harm(other) * stakes.expected(known[starts], stakes.of_boxing(view, other, red, blue))
        worth += rng.draw(random, 0, odds.CERTAIN)  # whom, where it makes no difference
        if most is None or worth > most:
            most = worth
            chosen = answer
    return chosen


def _leader(view, seat):
    """Whoever of the others has most money."""
    leader = None
    for other in range(view[PLAYERS]):
        if other != seat and (leader is None or number(view, MONEY + 2 * other) > number(view, MONEY + 2 * leader)):
            leader = other
    return leader
