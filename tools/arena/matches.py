"""Plays games over all cores. From game to game every player moves on by one seat."""

import importlib
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple

from ringside.engine import rng
from ringside.engine.codec import TIED
from ringside.engine.referee import Referee
from ringside.engine.seats import COMPUTER, Seats
from tools.arena.entrants import RANDOM, describer_of, levels, rules_of
from tools.parallel import run_parallel
from tools.playout.sources import SEATS

PIECE = 10  # games handed to a core at a time
_BY_LOT = 0x7F  # a level that no game has
_SEAT = 7
_ENDLESS = 5_000  # answers after which a game is left: two players of TKO may block for ever


class Game(NamedTuple):
    """How a game ended, a value for each player."""

    places: list[float]  # from 1; where several share places, their mean
    fortunes: list[int]  # as tools.playout prints them; empty in a game without
    endless: bool = False  # it was left as a tie


def play_game(package: str, setup: bytes, players: Sequence[str], seed: int) -> Game:
    """How a game ended for each player, the first named in seat A."""
    game = rules_of(package)
    computer = importlib.import_module(f"ringside.games.{package}.player")
    known = levels(package)
    seats = Seats(bytes(COMPUTER | (_BY_LOT if name == RANDOM else known[name]) for name in players))

    def choose(view, seat, about, legal, random, level):
        if level == _BY_LOT:
            return legal[rng.draw(random, 0, len(legal))]
        return computer.choose(view, seat, about, legal, random, level)

    referee = Referee(game, setup, seed.to_bytes(rng.SEED, "little"))
    while referee.asked:
        if referee.answered > _ENDLESS:
            return Game([(1 + len(players)) / 2] * len(players), [], True)
        seats.answer_for_computers(referee, choose)
    ranking = referee.result()
    return Game(places(ranking), _fortunes(package, ranking, referee.view()))


def places(ranking: bytes) -> list[float]:
    """The place of each seat in a ranking (see engine.codec)."""
    found = [0.0] * len(ranking)
    at = 0
    while at < len(ranking):
        end = at + 1
        while end < len(ranking) and ranking[end] & TIED:
            end += 1
        for byte in ranking[at:end]:
            found[byte & _SEAT] = (at + 1 + end) / 2
        at = end
    return found


def _fortunes(package: str, ranking: bytes, view: bytes) -> list[int]:
    """The fortune of each seat, if tools.playout's result has them."""
    describer = describer_of(package)
    rows = describer.result(ranking, view).get("ranking", []) if describer else []
    found = {row["seat"]: row["fortune"] for row in rows if "fortune" in row}
    return [found[seat] for seat in SEATS[: len(found)]]


def play_some(package: str, setup: bytes, players: tuple[str, ...], first: int, n: int, seed: int) -> list[Game]:
    """How n games from a first one on ended for the players, in the order in which they are named."""
    found = []
    for number in range(first, first + n):
        shift = number % len(players)
        seated = players[len(players) - shift :] + players[: len(players) - shift]
        game = play_game(package, setup, seated, seed + number)
        found.append(Game(_turned(game.places, shift), _turned(game.fortunes, shift), game.endless))
    return found


def _turned(by_seat: list, shift: int) -> list:
    """The values of seats as those of the players, who moved on by so many seats."""
    return by_seat[shift:] + by_seat[:shift]


def play_all(
    package: str,
    setup: bytes,
    players: Sequence[str],
    n: int,
    seed: int = 0,
    jobs: int | None = None,
    shown: AbstractContextManager | None = None,
    done: Callable[[int], None] | None = None,
) -> list[Game]:
    """How n games ended, in order; `done` is called with a number of games after each piece, while `shown` is
    entered."""
    pieces = [(package, setup, tuple(players), at, min(PIECE, n - at), seed) for at in range(0, n, PIECE)]
    found: dict[int, list[Game]] = {}
    with run_parallel(play_some, pieces, jobs) as played, shown or nullcontext():
        for piece, some in played:
            found[piece[3]] = some
            if done:
                done(piece[4])
    return [game for at in sorted(found) for game in found[at]]
