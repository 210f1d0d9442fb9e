"""The value of a position where a selection that scores nothing is made again, in closed form but for a bisection.

Such a selection is worth v, the position's own value. So v is a value of the position if the matrix game has the value
v when its six entries without a point are v; these fixed points are an interval, often of one point, and the one
nearest one half is wanted, as an endless round counts that. Above one half it is the highest v at which A can still
force more than v. With R the matrix less v, A can if some x ≥ 0 makes all four columns of x·R positive:

    head block   -q[1] x[0] + p[2] x[2] > 0          p[i]: what A wins by a point on bar i alone, less v
    body block    p[0] x[0] - q[3] x[2] > 0          q[i]: v less what is left after B's point on bar i
    uppercut      p[1] x[1] - q[0] x[3] + d[1] x[2] > 0      d[0]: both score, A's uppercut; d[1]: A's body blow
    body blow    -q[2] x[1] + p[3] x[3] + d[0] x[0] > 0

The first two hold the punches x[0] and x[2] alone. With these fixed, blocks x[1], x[3] that fulfil the other two exist
unless (Farkas) some mix of the uppercut and body blow columns is not positive in both blocks and in the punches. All
conditions are linear in the share s of body blows among the punches.
"""

import numpy as np

from tools.solve.positions import EVEN

_STEPS = 52  # bisections: a float has no more bits


def value(games: np.ndarray) -> np.ndarray:
    """The values of positions, of their matrices (n, 4, 4), whose entries without a point are not read."""
    for_a = _forced(games)
    for_b = _forced(1 - games.transpose(0, 2, 1))
    return EVEN + for_a - for_b


def _forced(games: np.ndarray) -> np.ndarray:
    """How far above one half the row player can force his chance, from 0 to 1/2."""
    found = np.zeros(len(games))
    ahead = np.flatnonzero(can_force(games, np.full(len(games), EVEN)))
    games = games[ahead]
    low, high = np.full(len(games), EVEN), np.ones(len(games))
    for _ in range(_STEPS):
        middle = (low + high) / 2
        can = can_force(games, middle)
        low, high = np.where(can, middle, low), np.where(can, high, middle)
    found[ahead] = low - EVEN
    return found


def can_force(games: np.ndarray, v: np.ndarray) -> np.ndarray:
    """Whether the row player can force more than v, for each game."""
    p = games[:, [0, 1, 2, 3], [3, 0, 1, 2]] - v[:, None]
    q = v[:, None] - games[:, [3, 0, 1, 2], [0, 1, 2, 3]]
    d = games[:, [0, 2], [2, 0]] - v[:, None]
    # The shares of the body blow column in a mix with the uppercut's that is not positive in either block.
    mixes = _Interval(len(v))
    mixes.keep(p[:, 1], -q[:, 2])
    mixes.keep(-q[:, 0], p[:, 3])
    # The shares of body blows among the punches.
    punches = _Interval(len(v))
    punches.keep_inside(q[:, 1], -p[:, 2])
    punches.keep_inside(-p[:, 0], q[:, 3])
    for mix in mixes.low, mixes.high:
        matters = mixes.low <= mixes.high
        punches.keep_inside(np.where(matters, -mix * d[:, 0], -1), np.where(matters, -(1 - mix) * d[:, 1], -1))
    return punches.low < punches.high


class _Interval:
    """Shares s from 0 to 1, for each game, that fulfil conditions."""

    def __init__(self, n: int):
        self.low, self.high = np.zeros(n), np.ones(n)

    def keep(self, at_0: np.ndarray, at_1: np.ndarray) -> None:
        """Keep the shares at which what runs straight from at_0 to at_1 is not positive."""
        with np.errstate(divide="ignore", invalid="ignore"):
            zero = at_0 / (at_0 - at_1)
        self.low = np.where((at_0 > 0) & (at_1 <= 0), np.maximum(self.low, zero), self.low)
        self.high = np.where((at_0 <= 0) & (at_1 > 0), np.minimum(self.high, zero), self.high)
        self.high = np.where((at_0 > 0) & (at_1 > 0), -1.0, self.high)

    def keep_inside(self, at_0: np.ndarray, at_1: np.ndarray) -> None:
        """Keep the shares at which it is negative, and where these end."""
        self.keep(at_0, at_1)
        self.high = np.where((at_0 >= 0) & (at_1 >= 0), -1.0, self.high)
