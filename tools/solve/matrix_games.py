"""Exact solutions of many 4×4 matrix games at once.

A player of the rows (A) picks x, one of the columns (B) y; A gets x·M·y and wants much, B wants little. By Shapley
and Snow's theorem a game has optimal strategies that belong to a square part of its matrix. Each part gives one
candidate; what it guarantees against all four answers shows whether it is optimal, so nothing has to be trusted.
"""

from itertools import combinations

import numpy as np

_SETS = {n: list(combinations(range(4), n)) for n in (4, 3, 2, 1)}
_ALL = [(rows, columns) for sets in _SETS.values() for rows in sets for columns in sets]
_OFTEN = [((0, 2, 3), (1, 2, 3)), ((0, 2, 3), (0, 2, 3)), ((1, 3), (1, 3)), ((1, 3), (0, 2))]
PARTS = [_ALL[0], *_OFTEN, *(part for part in _ALL[1:] if part not in _OFTEN)]  # those that TKO has most often first
CLOSE = 1e-12  # a gap between the two guarantees that is rounding


def solve(games: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The values of games (n, 4, 4), and optimal strategies of A and of B, (n, 4) each."""
    n = len(games)
    gap = np.full(n, np.inf)
    values = np.zeros(n)
    of_a, of_b = np.zeros((n, 4)), np.zeros((n, 4))
    for rows, columns in PARTS:
        open_ = np.flatnonzero(gap > CLOSE)
        if not len(open_):
            break
        part = games[open_][:, rows][:, :, columns]
        x, y = _candidates(part)
        usable = np.isfinite(x).all(axis=1) & np.isfinite(y).all(axis=1)
        usable &= (x.min(axis=1) > -1e-9) & (y.min(axis=1) > -1e-9)
        open_ = open_[usable]
        full_x, full_y = np.zeros((len(open_), 4)), np.zeros((len(open_), 4))
        full_x[:, rows], full_y[:, columns] = x[usable].clip(0), y[usable].clip(0)
        full_x /= full_x.sum(axis=1, keepdims=True)
        full_y /= full_y.sum(axis=1, keepdims=True)
        low = (full_x[:, :, None] * games[open_]).sum(axis=1).min(axis=1)
        high = (games[open_] * full_y[:, None, :]).sum(axis=2).max(axis=1)
        better = high - low < gap[open_]
        open_ = open_[better]
        gap[open_] = (high - low)[better]
        values[open_] = ((high + low) / 2)[better]
        of_a[open_], of_b[open_] = full_x[better], full_y[better]
    if n and gap.max() > 1e-9:
        raise ArithmeticError(f"a matrix game was solved to {gap.max():.1e} only")
    return values, of_a, of_b


def _candidates(part: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """x and y that make the other side's actions of a part (n, k, k) equally good; not finite where there are none."""
    n, k, _ = part.shape
    if k == 1:
        return np.ones((n, 1)), np.ones((n, 1))
    bordered = np.zeros((n, k + 1, k + 1))
    bordered[:, :k, :k] = part - part.mean(axis=(1, 2), keepdims=True)
    bordered[:, k, :k], bordered[:, :k, k] = 1, -1
    usable = np.abs(np.linalg.det(bordered)) > 1e-15
    inverse = np.full_like(bordered, np.nan)
    inverse[usable] = np.linalg.inv(bordered[usable])
    return -inverse[:, k, :k], inverse[:, :k, k]
