"""TKO at the level of a beginner: he wants points, and does not ask what the opponent may do.

He punches twice as readily as he blocks, and the more readily the higher his bar stands. A rewarded point goes
on any bar.
"""

from ringside.engine import rng
from ringside.games.tko.rules import BARS, REWARD

_LIKES = b"\x02\x01\x02\x01"


def choose(view, seat, about, legal, random):
    """An answer of `legal`."""
    if about == REWARD:
        return legal[rng.draw(random, 0, len(legal))]
    weights = [_LIKES[action] * (1 + view[BARS + 4 * seat + action]) for action in legal]
    number = rng.draw(random, 0, sum(weights))
    for i, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return legal[i]
    return legal[0]
