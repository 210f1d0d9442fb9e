"""The optimal strategy of a 4×4 matrix game, in whole numbers.

By Shapley and Snow's theorem some square part of the matrix gives it: its rows' weights make the part's columns
equally good. Each part is tried, and the weights that guarantee most against all four columns are taken; so an error
of rounding costs no more than itself. The whole matrix comes first, as it is most often the part. Its four blocks of
equal values, where nothing scores, make it two systems of two equations. Products stay below 2**30.
"""

from micropython import const

_WEIGHTS = const(4096)  # the sum of a strategy's weights
_NARROW = const(511)  # entries of the whole matrix are brought below it
_PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
_TRIPLES = ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))


def strategy(matrix):
    """The weights of the four rows. matrix: 16 values, at most 4095; the same where nothing scores (see tko.rules)."""
    best, most = _whole(matrix)
    if best is not None and most is None:
        return best
    if best is None:
        most = -1
    for weights in _candidates(matrix):
        weights = _normal(weights)
        if weights is not None:
            least = _guaranteed(matrix, weights)
            if least > most:
                best, most = weights, least
    return best


def _whole(matrix):
    """(weights, what they guarantee) of the whole matrix, None for what is certainly the most; (None, None) if none."""
    none = matrix[0]
    spread = max(max(matrix) - none, none - min(matrix))
    part = spread // _NARROW + 1
    p = [(matrix[at] - none) // part for at in (3, 4, 9, 14)]
    q = [(none - matrix[at]) // part for at in (12, 1, 6, 11)]
    du, db = (matrix[2] - none) // part, (matrix[8] - none) // part
    rows = _normal(_full(p, q, du, db))
    if rows is None:
        return None, None
    least = _guaranteed(matrix, rows)
    columns = _normal(_full(q, p, -db, -du))
    if columns is not None:
        most = max([sum([matrix[4 * row + i] * columns[i] for i in range(4)]) for row in range(4)])
        if most - least <= 2 * part * _WEIGHTS // 4:
            return rows, None
    return rows, least


def _full(p, q, du, db):
    """The weights that make all columns equally good, if they are of one sign; `p` and so on as in `repeated`."""
    pu, ph, pb, pk = p
    qu, qh, qb, qk = q
    u, b = qk + pb, qh + pu
    punches, blocks = qh * qk - pu * pb, ph * pk - qu * qb
    need_u, need_b = -punches - db * b, -punches - du * u
    return u * blocks, pk * need_u + qu * need_b, b * blocks, ph * need_b + qb * need_u


def _candidates(matrix):
    """The weights that smaller parts of the matrix give."""
    for row in range(4):
        yield [int(i == row) for i in range(4)]
    for i, j in _PAIRS:
        for c, d in _PAIRS:
            weights = [0] * 4
            weights[i] = matrix[4 * j + d] - matrix[4 * j + c]
            weights[j] = matrix[4 * i + c] - matrix[4 * i + d]
            yield weights
    for rows in _TRIPLES:
        for c, d, e in _TRIPLES:
            across = [matrix[4 * row + c] - matrix[4 * row + e] for row in rows]
            down = [matrix[4 * row + d] - matrix[4 * row + e] for row in rows]
            weights = [0] * 4
            for i in range(3):
                j, k = (i + 1) % 3, (i + 2) % 3
                weights[rows[i]] = across[j] * down[k] - across[k] * down[j]
            yield weights


def _normal(weights):
    """These weights with the sum _WEIGHTS; None if they are not of one sign."""
    if max(weights) <= 0:
        weights = [-weight for weight in weights]
    if min(weights) < 0 or not max(weights):
        return None
    while max(weights) >= 1 << 17:
        weights = [weight >> 1 for weight in weights]
    total = sum(weights)
    weights = [weight * _WEIGHTS // total for weight in weights]
    weights[weights.index(max(weights))] += _WEIGHTS - sum(weights)
    return weights


def _guaranteed(matrix, weights):
    """What weights give against the best answer, times _WEIGHTS."""
    u, h, b, k = weights
    return min([u * matrix[i] + h * matrix[4 + i] + b * matrix[8 + i] + k * matrix[12 + i] for i in range(4)])
