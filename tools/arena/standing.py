"""How often a player wins, where it ends up and with how much, with 95 % intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tools.arena.matches import Game

_Z = 1.959964  # standard errors on either side of 95 %


@dataclass
class Standing:
    """What a player did in all its seats: share of games won, mean place and fortune, and their intervals."""

    name: str
    seats: int
    share: float
    share_from: float
    share_to: float
    place: float
    place_error: float  # half of the interval
    fortune: float | None  # None in a game without
    fortune_error: float  # half of the interval


def standings(players: Sequence[str], games: Sequence[Game]) -> list[Standing]:
    """A standing for each name, by how each game ended for the players; a shared first place is a part of a win.

    A name with several seats counts each: its share is a seat's. Of its seats at most one wins, so
    that the interval is rather too wide than too narrow.
    """
    found = []
    for name in dict.fromkeys(players):
        seats = [seat for seat, player in enumerate(players) if player == name]
        wins = sum(_won(game.places[seat], game.places) for game in games for seat in seats)
        low, high = wilson(wins, len(games) * len(seats))
        share = wins / len(games) / len(seats)
        place, place_error = _mean([game.places for game in games], seats)
        fortune, fortune_error = _mean([game.fortunes for game in games], seats) if games[0].fortunes else (None, 0.0)
        found.append(Standing(name, len(seats), share, low, high, place, place_error, fortune, fortune_error))
    return found


def _mean(games: Sequence[Sequence[float]], seats: Sequence[int]) -> tuple[float, float]:
    """The mean of what these seats have in each game, and half of its interval."""
    means = [sum(game[seat] for seat in seats) / len(seats) for game in games]
    mean = sum(means) / len(means)
    return mean, _error(means, mean)


def _won(place: float, game: Sequence[float]) -> float:
    """1, or a part of it for those who share the first place."""
    first = min(game)
    return 1 / game.count(first) if place == first else 0.0


def wilson(wins: float, n: int) -> tuple[float, float]:
    """Wilson's interval of a share: it holds near 0 and 1, too."""
    share = wins / n
    middle = share + _Z * _Z / 2 / n
    half = _Z * math.sqrt(share * (1 - share) / n + _Z * _Z / 4 / n / n)
    whole = 1 + _Z * _Z / n
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def _error(values: Sequence[float], mean: float) -> float:
    """Half the interval of a mean; not a number where there is one value."""
    if len(values) < 2:
        return math.nan
    return _Z * math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
