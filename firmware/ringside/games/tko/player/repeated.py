"""The strategy where a selection that scores nothing is made again: basic play, and a neutral Power Arrow.

The weights of the punches, u and b, and of the blocks, h and k, must give more than v, a little less than the
position's value, against each of the opponent's actions. With p what this seat gains by a point on a bar alone, q what
it loses by the opponent's there, d what a point for both gains, all against v:

    against head block   p[b] b > q[h] u
    body block           p[u] u > q[k] b
    uppercut             p[h] h + d[b] b > q[u] k        d[b]: this seat's body blow against the uppercut
    body blow            p[k] k + d[u] u > q[b] h

Where nothing gives more than v, blocking for ever gives the half that a round without end counts. All is done in
half units of the table's: products stay below 2**30.
"""

from micropython import const

from ringside.games.tko.solution import EVEN

_PUNCHES = const(4096)  # the most that the punches' weights add up to,
_FEWEST = const(64)  # and the least
_PARTS = b"\x04\x01\x07"  # eighths of the way from the lowest share of body blows to the highest that are tried
_MOST = const(122880)  # that the blocks' do
_TURNS = const(40)
_FEW = const(5)


def strategy(matrix, own):
    """The weights of the four actions. matrix: 16 values in the table's units; own: the position's own."""
    less = 1
    while less < 8192:
        level = 2 * own - less
        weights = _above(matrix, level)
        if weights is None and level <= 2 * EVEN:
            weights = _blocks(matrix, level)
        if weights is not None:
            return weights
        less *= 2
    return (1, 1, 1, 1)  # not with a table that tools.solve made


def _above(matrix, level):
    """Weights that give more than `level` against every action, with as few blocks as it takes; or None."""
    # Of the matrix, rows this seat's: 4 * row + column.
    pu, ph, pb, pk = [max(0, 2 * matrix[at] - level) for at in (3, 4, 9, 14)]
    qu, qh, qb, qk = [max(0, level - 2 * matrix[at]) for at in (12, 1, 6, 11)]
    du, db = 2 * matrix[2] - level, 2 * matrix[8] - level
    low, high = _share(qh, pb), _share(pu, qk)
    if ph * pk <= qu * qb:  # the blocks alone do not hold
        if du <= 0 and db <= 0:
            return None
        if db < 0:
            high = min(high, _share(ph * du, -qb * db))
        elif du < 0:
            low = max(low, _share(-qu * du, pk * db))
    if not ph or not pk or low > high:
        return None
    punches = _PUNCHES
    while punches >= _FEWEST:  # fewer leave room for blocks that weigh far more
        for part in _PARTS:
            b = (low * (8 - part) + high * part) * punches // (8 * _PUNCHES)
            u = punches - b
            if pb * b > qh * u and pu * u > qk * b:
                blocks = _blocks_for(ph, pk, qu, qb, du * u, db * b)
                if blocks is not None:
                    return u, blocks[0], b, blocks[1]
        punches >>= 1
    return None


def _blocks_for(ph, pk, qu, qb, du, db):
    """The least weights (h, k) of the blocks: ph h > qu k - db, and pk k > qb h - du. None if they are too high."""
    # One block asks for more of the other, and so on, by ever smaller steps of a constant ratio: after a few, take
    # as many at once as are sure to be needed.
    spare = ph * pk - qu * qb
    many = min(ph * pk // spare, _MOST) if spare > 0 else 1
    h = k = 0
    for turn in range(_TURNS):
        need_h = qu * k - db
        need_k = qb * h - du
        if ph * h <= need_h:
            step = need_h // ph + 1 - h
            h += min(step, _MOST // many + 1) * many if turn > _FEW else step
        elif pk * k <= need_k:
            k = need_k // pk + 1
        else:
            return h, k
        if h + k > _MOST:
            return None
    return None


def _blocks(matrix, level):
    """Weights of the blocks alone that do not lose against a punch; or None."""
    ph, pk = 2 * matrix[4] - level, 2 * matrix[14] - level
    qu, qb = max(0, level - 2 * matrix[12]), max(0, level - 2 * matrix[6])
    if ph < 0 or pk < 0 or ph * pk < qu * qb:
        return None
    h = (_share(qu, ph) + _share(pk, qb)) // 2
    return 0, h, 0, _PUNCHES - h


def _share(part, rest):
    """part / (part + rest) in units of 1 / _PUNCHES; one half of nothing."""
    while part + rest >= 1 << 17:
        part >>= 1
        rest >>= 1
    return (part * _PUNCHES) // (part + rest) if part + rest else _PUNCHES // 2
