"""Exact play: the optimal mixed strategy of a position, from the values of those that may follow it."""

from ringside.engine import rng
from ringside.games.tko.player import matrix, repeated
from ringside.games.tko.rules import BARS, INTERMEDIATE, NEUTRAL, OUTCOMES, PLAY_ON, POWER_ARROW, REWARD
from ringside.games.tko.solution import EVEN, SCALE, Values


def choose(view, seat, about, legal, random):
    """An answer of `legal`. ValueError, with words for the panel, where the table cannot be read."""
    values = Values()
    try:
        position = Position(values, view, seat)
        if about == REWARD:
            return position.best_bar()
        weights = position.strategy()
    finally:
        values.close()
    number = _draw(random, sum(weights))
    for action in range(4):
        number -= weights[action]
        if number < 0:
            return action
    return 0


def _draw(random, n):
    """A number from 0 to n - 1, for any n up to 2**17."""
    if n <= 1 << 16:
        return rng.draw(random, 0, n)
    while True:
        number = rng.draw(random, 0, 2) << 16 | rng.draw(random, 0, 1 << 16)
        if number < n:
            return number


class Position:
    """A position of a round as one seat sees it.

    own, other: the markers of both sides. arrow: 0 at this seat, 1 at the other, NEUTRAL. sudden: both
    reached 5 together.
    """

    def __init__(self, values, view, seat):
        self.values = values
        self.own = view[BARS + 4 * seat : BARS + 4 * seat + 4]
        self.other = view[BARS + 4 - 4 * seat : BARS + 8 - 4 * seat]
        self.power = view[INTERMEDIATE]
        self.arrow = view[POWER_ARROW]
        if self.arrow != NEUTRAL and seat:
            self.arrow = 1 - self.arrow
        self.sudden = view[PLAY_ON]

    def strategy(self):
        """The weights of the four actions; their sum is at most 2**17."""
        if self.sudden or 5 in self.own or 5 in self.other:
            return b"\x01\x01\x01\x01"  # each action beats one, and loses against one
        if self.arrow == NEUTRAL:
            return repeated.strategy(self.matrix(), self._after(self.own, self.other, NEUTRAL))
        return matrix.strategy(self.matrix())

    def matrix(self):
        """The chance of winning after each pair of actions, 16 values: the rows are this seat's."""
        none = self._after(self.own, self.other, NEUTRAL)
        rewards = None if self.arrow == NEUTRAL else self._after_reward(self.arrow)
        found = [none] * 16
        for pair in range(16):
            earned = OUTCOMES[pair]
            if not earned:
                continue
            alone = earned - 1  # 0, 1; 2 is both
            if rewards is not None and alone == self.arrow:
                found[pair] = rewards
                continue
            own = _raised(self.own, pair >> 2) if earned & 1 else self.own
            other = _raised(self.other, pair & 3) if earned & 2 else self.other
            turned = alone if self.power and self.arrow == NEUTRAL else NEUTRAL
            found[pair] = self._after(own, other, turned)
        return found

    def best_bar(self):
        """The bar on which a rewarded point helps most."""
        best = 0
        most = -1
        for bar in range(4):
            value = self._after(_raised(self.own, bar), self.other, 0)
            if value > most:
                best, most = bar, value
        return best

    def _after_reward(self, owner):
        """The value when the arrow's owner has put a point where it helps him most."""
        found = None
        for bar in range(4):
            if owner == 0:
                value = self._after(_raised(self.own, bar), self.other, 0)
            else:
                value = self._after(self.own, _raised(self.other, bar), 1)
            if found is None or (value > found if owner == 0 else value < found):
                found = value
        return found

    def _after(self, own, other, arrow):
        """The value of a position that may follow."""
        if 5 in own:
            return EVEN if 5 in other else SCALE
        if 5 in other:
            return 0
        if arrow == NEUTRAL:
            return self.values.neutral(self.power, own, other)
        return self.values.arrow(own, other) if arrow == 0 else SCALE - self.values.arrow(other, own)


def _raised(bars, bar):
    return bars[:bar] + bytes((bars[bar] + 1,)) + bars[bar + 1 :]
