"""Before playing an Attack Card: Stance Change, Dash, Heat.

An answer of PREPARE is one of the numbers below; one of DASH is a direction.
"""

from micropython import const

from ringside.engine.codec import NONE, pack_event
from ringside.games.tekken.rules import cards, events, health, stage, strings
from ringside.games.tekken.rules.layout import (
    ABSENT,
    ACTIVE,
    ALL_SLOTS,
    AREA,
    AT,
    COLOUR,
    COMPANION,
    DASH,
    EMPTY,
    EVENT_PLAYED,
    HAND,
    HANDS,
    HEAT,
    OFFENSIVE,
    PHASE,
    PREPARED,
    READY,
    SLOTS,
    STANCE_CHANGED,
    WENT_BACK,
)

GO_BACK = const(0)
STANCE_CHANGE = const(1)
DASH_CLOSER = const(2)
USE_HEAT = const(3)
EVENT_DRAWN = const(4)  # in companion mode


def choices(state, seat):
    """What the Offensive player may do before his card, as answers: GO_BACK always."""
    found = bytearray((GO_BACK,))
    if not state[PREPARED] & STANCE_CHANGED and _are_alike(state, seat):
        found.append(STANCE_CHANGE)
    if stage.is_far(state):
        found.append(DASH_CLOSER)
    if state[HEAT + seat] == READY:
        found.append(USE_HEAT)
    if state[COMPANION] and not state[PREPARED] & EVENT_PLAYED:
        found.append(EVENT_DRAWN)
    return bytes(found)


def is_possible(state, seat):
    """Whether there is anything to do before the card, and he has not decided against it."""
    return not state[PREPARED] & WENT_BACK and len(choices(state, seat)) > 1


def _are_alike(state, seat):
    """Three Attack Cards of the same colour, or with the same Attack Area; in companion mode the players see to it."""
    if state[COMPANION]:
        return True
    colours = areas = 0
    for i in range(HAND):
        code = cards.code(state, seat, state[HANDS + HAND * seat + i])
        colours |= 1 << (code >> COLOUR)
        areas |= 1 << (code & AREA)
    return colours & colours - 1 == 0 or areas & areas - 1 == 0


def play(state, answers, log):
    """What the Offensive player chose; the next ask is his card's again, or the way of his Dash."""
    seat = state[OFFENSIVE]
    answer = answers[seat]
    strings.await_card(state)
    if answer == GO_BACK:
        state[PREPARED] |= WENT_BACK
        log.append(pack_event(events.PLAYS, seat))
    elif answer == STANCE_CHANGE:
        _change_stance(state, seat, log)
    elif answer == DASH_CLOSER:
        log.append(pack_event(events.DASH, seat, stage.distance(state)))
        state[PHASE] = DASH
    elif answer == USE_HEAT:
        state[HEAT + seat] = ACTIVE
        if state[SLOTS + ALL_SLOTS - 1] == ABSENT:
            state[SLOTS + ALL_SLOTS - 1] = EMPTY
        log.append(pack_event(events.HEAT, seat))
    else:
        from ringside.games.tekken.rules import event_cards

        state[PREPARED] |= EVENT_PLAYED
        event_cards.draw(state, seat, log)


def _change_stance(state, seat, log):
    """He reveals his hand, discards these cards and draws three new ones."""
    state[PREPARED] |= STANCE_CHANGED
    log.append(pack_event(events.STANCE_CHANGE, seat))
    if state[COMPANION]:
        return
    for i in range(HANDS + HAND * seat, HANDS + HAND * seat + HAND):
        log.append(pack_event(events.HAND_SHOWN, seat, state[i]))
        cards.discard(state, seat, state[i])
        state[i] = NONE
    cards.refill(state, seat, log)


def play_step(state, answers, log):
    """A step of a Dash, where several are equally short."""
    seat = state[OFFENSIVE]
    _step(state, seat, answers[seat], log)


def dash_on(state, log):
    """Take the next step of a Dash if there is no choice; False where the player must choose it."""
    seat = state[OFFENSIVE]
    if not stage.is_far(state):
        strings.await_card(state)
        return True
    ways = stage.ways(state, seat)
    if len(ways) > 1:
        return False
    _step(state, seat, ways[0], log)
    return True


def _step(state, seat, direction, log):
    health.enter(state, seat, stage.step(state[AT + seat], direction), events.BY_DASH, log)
