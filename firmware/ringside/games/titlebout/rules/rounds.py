"""What a round begins with."""

from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import (
    cards,
    events,
    ring,
    strategy,
)
from ringside.games.titlebout.rules.control import find_aggressor, higher
from ringside.games.titlebout.rules.layout import (
    AGGRESSOR,
    CARD_TURN,
    CARRIED_OVER,
    CLINCHES,
    CONTROL_CARD,
    EFFECT,
    GASH_OPEN,
    IN_CONTROL,
    KILLER,
    MARKS,
    MOVES,
    NEXT_EFFECT,
    PHASE,
    READING,
    ROUND,
    ROUND_BEFORE,
    ROUND_DOWNS,
    ROUND_MISSED,
    ROUND_POINTS,
    STRATEGIES,
    TWO_BEFORE,
    USED,
    fighter,
)
from ringside.games.titlebout.rules.punches import score
from ringside.games.titlebout.rules.ratings import rate
from ringside.games.titlebout.tables.boxer import AGG


def begin(state, log):
    """The bell: the cards of the round, the aggressor, the strategies."""
    state[ROUND] += 1
    state[USED] = 0
    state[KILLER] = 0
    if state[ROUND] & 1:
        cards.shuffle(state)
    for seat in (0, 1):
        at = fighter(seat)
        state[at + TWO_BEFORE] = state[at + ROUND_BEFORE]
        state[at + ROUND_BEFORE] = state[at + ROUND_POINTS]
        state[at + EFFECT] = state[at + NEXT_EFFECT]
        state[at + MARKS] = CARRIED_OVER if state[at + EFFECT] else 0
        for column in (NEXT_EFFECT, ROUND_POINTS, ROUND_MISSED, ROUND_DOWNS, CLINCHES, MOVES, GASH_OPEN):
            state[at + column] = 0
    ring.reset(state)
    strategy.forget(state)
    rate(state)
    find_aggressor(state, log)
    seat = higher(state, AGG)
    if seat in (0, 1):
        log.append(pack_event(events.AGGRESSIVE, seat))
        score(state, seat, 1, events.FOR_AGG, log)
    state[IN_CONTROL] = state[AGGRESSOR]
    state[READING] = CONTROL_CARD
    state[PHASE] = STRATEGIES if strategy.can_choose(state) else CARD_TURN


def fight(state):
    """The strategies are known: on to the first card."""
    rate(state)
    state[PHASE] = CARD_TURN
