"""Endurance, and using it up; Reduced Hitting Effectiveness."""

from micropython import const

from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import events
from ringside.games.titlebout.rules.layout import (
    END,
    FATIGUED,
    MARKS,
    REDUCED_HITTING,
    ROUND,
    ROUND_MISSED,
    ROUND_POINTS,
    SPENT,
    TIRED,
    add,
    fighter,
    long,
)
from ringside.games.titlebout.rules.punches import lose

_MOST_REDUCED = const(3)  # points a round


def left(state, seat):
    """His remaining END."""
    at = fighter(seat)
    return max(0, long(state, at + END) - long(state, at + SPENT))


def fatigue(state, seat):
    """How many rounds he has fought since his END was used up, this one included."""
    tired = state[fighter(seat) + TIRED]
    return state[ROUND] - tired if tired else 0


def spend(state, log):
    """At the end of each round, subtract the opponent's points and his own missed punches; note when END reaches 0."""
    for seat in (0, 1):
        at = fighter(seat)
        add(state, at + SPENT, state[fighter(1 - seat) + ROUND_POINTS] + state[at + ROUND_MISSED])
        log.append(pack_event(events.ENDURANCE, seat, 0, left(state, seat)))
        if not state[at + TIRED] and not left(state, seat):
            state[at + TIRED] = state[ROUND]
            state[at + MARKS] |= FATIGUED
            log.append(pack_event(events.TIRED, seat))


def reduce_hitting(state, log):
    """One point less in his first fatigued round, two in the second, three in each after that."""
    if not state[REDUCED_HITTING]:
        return
    for seat in (0, 1):
        less = min(_MOST_REDUCED, fatigue(state, seat), state[fighter(seat) + ROUND_POINTS])
        if less:
            lose(state, seat, less, events.THROUGH_FATIGUE, log)
