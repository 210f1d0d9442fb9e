"""TKO at the level of a person: it leans on what the opponent has done, and so can be led astray.

It reads off the bars what the opponent has done in this round: his own points, and the points
that answer his actions. It weighs each of its four actions by the points of both in the
rulebook's table of outcomes, against what he may do next, where a point counts more on a bar
near 5; then it picks one at random by those weights. A rewarded point goes to its own highest bar.
"""

from micropython import const

from ringside.engine import rng
from ringside.games.tko.rules import (
    BARS,
    BODY_BLOCK,
    BODY_BLOW,
    BOXER,
    HEAD_BLOCK,
    OUTCOMES,
    REWARD,
    UPPERCUT,
)
from ringside.games.tko.tables import STARTS

_A = const(1)  # of an outcome: A earns a point, B does
_B = const(2)
_EVEN = const(8)  # the weight of an action that brings nothing
_SCALE = const(8)  # what a point for certain adds to it, on a bar that is far from 5
_STEPS = b"\x01\x01\x01\x02\x04\x04"  # what a point counts, by where the bar stands


def choose(view, seat, about, legal, random):
    """An answer of `legal`."""
    if about == REWARD:
        return _highest(view, seat)
    habits = _habits(view, seat)
    weights = [_weight(view, seat, action, habits) for action in legal]
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


def _habits(view, seat):
    """How likely each of the opponent's four actions is: 1, and more for each time that he seems to have done it."""
    opposing = _earned(view, 1 - seat)
    own = _earned(view, seat)
    return (
        1 + 2 * (opposing[UPPERCUT] + own[HEAD_BLOCK]),
        1 + 2 * opposing[HEAD_BLOCK] + own[BODY_BLOW],
        1 + 2 * (opposing[BODY_BLOW] + own[BODY_BLOCK]),
        1 + 2 * opposing[BODY_BLOCK] + own[UPPERCUT],
    )


def _earned(view, seat):
    """The points of this round on a seat's four bars: without the boxer's starting advantage."""
    first = BARS + 4 * seat
    start = 4 * view[BOXER + seat]
    return [view[first + bar] - STARTS[start + bar] for bar in range(4)]


def _weight(view, seat, action, habits):
    """What an action is worth: its own points, less those that it lets the opponent earn."""
    worth = 0
    for other in range(4):
        outcome = OUTCOMES[4 * action + other] if seat == 0 else OUTCOMES[4 * other + action]
        if outcome & (_B if seat else _A):
            worth += habits[other] * _STEPS[view[BARS + 4 * seat + action]]
        if outcome & (_A if seat else _B):
            worth -= habits[other] * _STEPS[view[BARS + 4 * (1 - seat) + other]]
    weight = max(_EVEN + _SCALE * worth // sum(habits), 1)
    return weight
