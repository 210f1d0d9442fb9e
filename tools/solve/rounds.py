"""The value of every position of a round of TKO, basic or with the Power Arrow: A's chance of winning the round.

A point brings a position nearer to the end, so positions are solved from the most points to the fewest. Where nothing
scores, the arrow turns to neutral; with a neutral arrow the position repeats (tools.solve.repeated). A rewarded point
goes on the bar that is best for its owner.
"""

from collections.abc import Callable

import numpy as np

from tools.solve import matrix_games, repeated
from tools.solve.positions import (
    EVEN,
    MOST,
    NONE,
    OUTCOMES,
    SIDES,
    TURNED,
    after,
    first_of_four,
    first_of_two,
    of_points,
)

AT_A, AT_B, NEUTRAL = 0, 1, 2  # the Power Arrow, as in the rules
ONLY_A, ONLY_B, BOTH = 1, 2, 3  # who earns a point, as in the rules' outcomes

_TRACE = 1e-8

Values = np.ndarray  # (arrow, A's side, B's side); of the basic game only NEUTRAL is set


def solve(power: bool, done: Callable[[int], None] = lambda n: None, scale: int | None = None) -> Values:
    """Every position's value; `done` is called with how many more are known.

    scale: round each value to a multiple of 1 / scale before those that lead to it are solved. Then each is the
    value of its position as whoever has only these values sees it.
    """
    values = np.zeros((3, SIDES, SIDES))
    for points in range(MOST, -1, -1):
        a, b = of_points(points)
        _solve_neutral(values, power, scale, *_only(first_of_four, a, b))
        if power:
            _solve_at_a(values, scale, *_only(first_of_two, a, b))
        done(len(a) * (3 if power else 1))
    return values


def _only(first: Callable, a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    here = first(a, b)
    return a[here], b[here]


def _solve_neutral(values: Values, power: bool, scale: int | None, a: np.ndarray, b: np.ndarray) -> None:
    found = _rounded(repeated.value(games(values, power, NEUTRAL, a, b)), scale)
    for one, other, value in ((a, b, found), (b, a, 1 - found)):
        values[NEUTRAL, one, other] = value
        values[NEUTRAL, TURNED[one], TURNED[other]] = value


def _solve_at_a(values: Values, scale: int | None, a: np.ndarray, b: np.ndarray) -> None:
    found = _rounded(matrix_games.solve(games(values, True, AT_A, a, b))[0], scale)
    for one, other in ((a, b), (TURNED[a], TURNED[b])):
        values[AT_A, one, other] = found
        values[AT_B, other, one] = 1 - found


def _rounded(values: np.ndarray, scale: int | None) -> np.ndarray:
    return values if scale is None else np.round(values * scale) / scale


def strategies(values: Values, power: bool, arrow: int, a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Best strategies of A and of B at positions, (n, 4) each.

    With a neutral arrow, a leader who only blocks keeps his value in each selection and yet never wins, so a
    selection without a point is worth a trace less than the value to him here.
    """
    matrices = games(values, power, arrow, a, b)
    if arrow == NEUTRAL:
        value = values[NEUTRAL, a, b]
        matrices[:, NONE] = (value + _TRACE * np.sign(EVEN - value))[:, None]
    return matrix_games.solve(matrices)[1:]


def games(values: Values, power: bool, arrow: int, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The matrix of each position, (n, 4, 4): rows A's action, columns B's, A's chance after both."""
    found = np.empty((len(a), 4, 4))
    found[:, NONE] = values[NEUTRAL, a, b][:, None]
    rewards = reward_values(values, arrow, a, b) if arrow != NEUTRAL else None
    for row, column in np.argwhere(~NONE):
        who = OUTCOMES[row, column]
        alone = AT_A if who == ONLY_A else AT_B
        if who != BOTH and rewards is not None and arrow == alone:
            found[:, row, column] = rewards.max(axis=0) if who == ONLY_A else rewards.min(axis=0)
            continue
        turned = alone if power and who != BOTH and arrow == NEUTRAL else NEUTRAL
        bars = row if who != ONLY_B else None, column if who != ONLY_A else None
        found[:, row, column] = after(values[turned], a, b, *bars)
    return found


def reward_values(values: Values, arrow: int, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """A's chance after the arrow's owner put his point on each of the bars, (4, n)."""
    bars = [(bar, None) if arrow == AT_A else (None, bar) for bar in range(4)]
    return np.stack([after(values[arrow], a, b, *pair) for pair in bars])
