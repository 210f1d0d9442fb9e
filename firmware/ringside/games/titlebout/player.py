"""The computer player of Title Bout: a manager who follows the rulebook's advice.

It sees only what is open on the table. Before the bout a boxer/slugger
takes the style that the opponent's CF is lower against, the slugger where it is the same: his
HP is whole then. Before a round, the first of these that he may use:

he was hurt in the round before           Fighting Outside Defensively: avoids the opponent's power
the opponent was, or his END is used up   Knockout
he cannot win on points any more          Knockout: all out, in the last rounds
a solid lead, late                        Fighting Outside Defensively
behind on points                          Fighting Inside: points are needed quickly
else now and then                         Fighting Outside Offensively, or Inside, whichever is
                                          his, so that it lasts for the bout
else                                      No Strategy

In the middle of a round he declares the Cover-Up when his boxer has been down in it, or is about
to be stopped, and is the worse off of the two, since both cannot cover up at once: 20 points in
a round are looked up in the Condition and TKO Chart.
"""

from micropython import const

from ringside.engine import rng
from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.rules.strategy import (
    INSIDE,
    KNOCKOUT,
    NO_STRATEGY,
    OUTSIDE_DEFENSIVELY,
    OUTSIDE_OFFENSIVELY,
    uses_left,
)
from ringside.games.titlebout.tables import boxer

_LATE = const(3)  # rounds that are left, this one included
_LATE_LEAD = const(4)
_NEAR = const(16)  # points against him in this round
_EARLY = const(30)  # cards: fewer than this are not worth a use
_SOLID = const(3)  # points from all scorers: at least a round of each


def choose(view, seat, about, legal, random, level):
    """An answer of `legal`. random: the state of a generator (engine.rng). There is one level, 0."""
    if about == layout.STYLES:
        opponent = layout.card_of(1 - seat)
        return 0 if view[opponent + boxer.CF_B] < view[opponent + boxer.CF_S] else 1
    if about == layout.CARD_TURN:
        return _covers_up(view, seat) if len(legal) > 1 else legal[0]
    for strategy in _wishes(view, seat, random):
        if strategy in legal:
            return strategy
    return NO_STRATEGY


def _wishes(view, seat, random):
    """The strategies he would like, best first."""
    own = layout.fighter(seat)
    opponent = layout.fighter(1 - seat)
    left = layout.rounds(view) - view[layout.ROUND] + 1
    lead = _lead(view, seat)
    wishes = []
    if view[own + layout.EFFECT]:
        wishes.append(OUTSIDE_DEFENSIVELY)
    if view[opponent + layout.EFFECT] or view[opponent + layout.TIRED]:
        wishes.append(KNOCKOUT)
    if lead < 0:
        wishes.append(KNOCKOUT if left <= _LATE else INSIDE)
    elif lead >= _SOLID and left <= _LATE_LEAD:
        wishes.append(OUTSIDE_DEFENSIVELY)
    inside = uses_left(view, seat, INSIDE)
    outside = uses_left(view, seat, OUTSIDE_OFFENSIVELY)
    if rng.draw(random, 0, left) < max(inside, outside):
        wishes.append(INSIDE if inside > outside else OUTSIDE_OFFENSIVELY)
    return wishes


def _lead(view, seat):
    """His lead in points from all scorers so far; negative if behind."""
    lead = 0
    for at in range(layout.TOTALS, layout.TOTALS + 6, 2):
        lead += view[at + seat] - view[at + 1 - seat]
    return lead


def _covers_up(view, seat):
    """1 to cover up, 0 to go on with the next card."""
    own = layout.fighter(seat)
    opponent = layout.fighter(1 - seat)
    downs = view[own + layout.ROUND_DOWNS] - view[opponent + layout.ROUND_DOWNS]
    behind = view[opponent + layout.ROUND_POINTS] - view[own + layout.ROUND_POINTS]
    worse = downs > 0 or (downs == 0 and behind > 0)
    hurt = view[own + layout.ROUND_DOWNS] or view[opponent + layout.ROUND_POINTS] >= _NEAR
    return 1 if worse and hurt and view[layout.USED] < _EARLY else 0
