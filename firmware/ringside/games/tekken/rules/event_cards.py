"""Refill cards in hand: resolve an Event, if drawn.

Who draws one of the Event cards in his deck turns up the next card of the event deck, which has its
effect at once; then he draws another card. All of it is [house]. An Event never takes the last HP,
and a special space has no effect on whom an Event puts there.
"""

from micropython import const

from ringside.engine import rng
from ringside.engine.codec import pack_event
from ringside.games.tekken.rules import events, health, stage
from ringside.games.tekken.rules.layout import (
    AT,
    DOWN,
    EVENTS,
    EVENTS_LEFT,
    HP,
    LAST_EVENT,
    RNG,
    STUNS,
    USED_SPACES,
)
from ringside.games.tekken.tables import cards as tables

# The kinds, in the order of events.csv.
SECOND_WIND = const(0)
UNDERDOG = const(1)
ADRENALINE = const(2)
BOTTLES = const(3)
BREAK = const(4)
SHAKE_OFF = const(5)
SUPPLIES = const(6)
WET_FLOOR = const(7)


def shuffle(state, stack=b""):
    """All cards in a new order; those of a stack come first."""
    left = bytearray(len(tables.AMOUNTS))  # of each kind
    for kind in tables.EVENTS:
        left[kind] += 1
    for kind in stack:
        left[kind] -= 1
    n = 0
    for kind in range(len(left)):
        for _ in range(left[kind]):
            state[EVENTS + n] = kind
            n += 1
    rng.shuffle(state, RNG, EVENTS, n)
    for kind in reversed(stack):
        state[EVENTS + n] = kind
        n += 1
    state[EVENTS_LEFT] = n


def draw(state, seat, log):
    """The next card of the event deck, drawn by a seat, is resolved."""
    if not state[EVENTS_LEFT]:
        shuffle(state)
        log.append(pack_event(events.NEW_EVENTS))
    state[EVENTS_LEFT] -= 1
    kind = state[EVENTS + state[EVENTS_LEFT]]
    state[LAST_EVENT] = kind
    log.append(pack_event(events.EVENT, seat, kind))
    amount = tables.AMOUNTS[kind]
    if kind == SECOND_WIND:
        health.heal(state, seat, amount, log)
    elif kind == UNDERDOG:
        if state[HP] != state[HP + 1]:
            health.heal(state, 0 if state[HP] < state[HP + 1] else 1, amount, log)
    elif kind == ADRENALINE:
        health.power_up(state, seat, amount, log)
    elif kind == BOTTLES:
        for one in (0, 1):
            lost = min(amount, state[HP + one] - 1)
            if lost:
                health.hurt(state, one, lost, log)
    elif kind == BREAK:
        for one in (0, 1):
            state[AT + one] = stage.start(state, one)
            log.append(pack_event(events.STEP, one, state[AT + one], events.BY_EVENT))
    elif kind == SHAKE_OFF:
        for one in (0, 1):
            state[STUNS + one] = 0
            if state[DOWN + one]:
                state[DOWN + one] = 0
                log.append(pack_event(events.GETS_UP, one))
    elif kind == SUPPLIES:
        state[USED_SPACES] = 0
    elif kind == WET_FLOOR:
        for one in (0, 1):
            health.knock_down(state, one, log)
