"""The computer player of TKO.

It weighs the four actions by what they bring in the rulebook's table of outcomes against an
opponent who does anything, and more where a bar is near 5, for itself or for the opponent; then
it picks one at random by those weights. A rewarded point goes to its own highest bar.
"""

from micropython import const

from ringside.engine import rng
from ringside.games.tko.rules import BARS, FIVE, OUTCOMES, REWARD

_LONG = const(16)  # the weight of an action that brings nothing
_SCORES = const(8)  # what a point adds to it, for each step of its bar
_A = const(1)  # of an outcome: A earns a point, B does
_B = const(2)


def choose(view, seat, about, legal, random, level):
    """An answer of `legal`. random: the state of a generator (engine.rng). There is one level, 0."""
    if about == REWARD:
        return _highest(view, seat)
    weights = [_weight(view, seat, action) for action in legal]
    number = rng.draw(random, 0, sum(weights))
    for i, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return legal[i]
    return legal[0]


def _highest(view, seat):
    first = BARS + 4 * seat
    best = 0
    for bar in range(4):
        if view[first + bar] > view[first + best]:
            best = bar
    return best


def _weight(view, seat, action):
    """What an action is worth: its own points, less those that it lets the opponent earn."""
    worth = _LONG
    for other in range(4):
        outcome = OUTCOMES[4 * action + other] if seat == 0 else OUTCOMES[4 * other + action]
        if outcome & (_B if seat else _A):
            worth += _SCORES * _step(view, seat, action)
        if outcome & (_A if seat else _B):
            worth -= _SCORES * _step(view, 1 - seat, other) // 2
    return max(worth, 1)


def _step(view, seat, bar):
    """1 for a bar at 0 to 2, then 2 and 3: near 5 a point weighs more."""
    return max(1, view[BARS + 4 * seat + bar] - FIVE + 4)
