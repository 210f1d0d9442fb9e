"""The bouts of a tournament, stage by stage. A draw is boxed again, with a seed of its bout_seed."""

from typing import NamedTuple

from ringside.games.titlebout.rules import layout
from tools.bout import verdict
from tools.bout.matchup import Rules
from tools.bout.simulate import SEEDS, play
from tools.tournament.bracket import first_pairs

# A bout's seed is the tournament's, and in the last three digits its number and how often it was drawn.
STEP = 1000
PER_BOUT = 10
MOST = (SEEDS - 1) // STEP - 1


class Bout(NamedTuple):
    """A bout that was boxed; a and b are places in the seeding from 0 on, a the higher seed."""

    number: int
    again: int  # how often it was drawn before
    stage: int
    a: int
    b: int
    seed: int
    state: bytearray

    @property
    def label(self) -> str:
        """3, and 3.2 where it was boxed again."""
        return f"{self.number}.{self.again + 1}" if self.again else str(self.number)

    @property
    def drawn(self) -> bool:
        return verdict.winner(self.state) is None

    @property
    def winner(self) -> int:
        """Of a bout that was not drawn."""
        return self.b if verdict.winner(self.state) else self.a

    @property
    def loser(self) -> int:
        """Of a bout that was not drawn."""
        return self.a if verdict.winner(self.state) else self.b

    def points(self, place: int) -> int:
        return layout.long(self.state, self._at(place) + layout.POINTS)

    def downs(self, place: int) -> int:
        """How often this one was down."""
        return self.state[self._at(place) + layout.DOWNS]

    def _at(self, place: int) -> int:
        return layout.fighter(0 if place == self.a else 1)


def simulate(entrants: list[bytes], rules: Rules, seed: int) -> list[Bout]:
    """All bouts in their order; the last one is the final that was won."""
    bouts: list[Bout] = []
    pairs = first_pairs(len(entrants))
    stage = 0
    while True:
        winners = []
        for pair in pairs:
            winners.append(_simulate_until_won(entrants, rules, seed, min(pair), max(pair), stage, bouts))
        if len(winners) == 1:
            return bouts
        pairs = list(zip(winners[::2], winners[1::2], strict=True))
        stage += 1


def _simulate_until_won(entrants, rules: Rules, seed: int, a: int, b: int, stage: int, bouts: list[Bout]) -> int:
    """Repeat the bout until it has a winner; his place in the seeding."""
    number = bouts[-1].number + 1 if bouts else 1
    again = 0
    while True:
        bout_seed = seed * STEP + PER_BOUT * number + again
        state = play(rules.setup_for(entrants[a], entrants[b]), bout_seed)
        bouts.append(Bout(number, again, stage, a, b, bout_seed, state))
        if not bouts[-1].drawn:
            return bouts[-1].winner
        again += 1
