"""From bell to bell: what a round begins with, and all lookups at its end."""

from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import (
    cards,
    condition,
    cuts,
    endurance,
    events,
    knockdowns,
    ring,
    scoring,
    strategy,
)
from ringside.games.titlebout.rules.control import find_aggressor, higher
from ringside.games.titlebout.rules.layout import (
    AGGRESSOR,
    CARD_TURN,
    CARRIED_OVER,
    CF,
    CLINCHES,
    CONTROL_CARD,
    EFFECT,
    GASH_OPEN,
    HP,
    IN_CONTROL,
    KDR1,
    KILLER,
    LINE_AGG,
    LINE_CF,
    LINE_HP,
    LINE_J1,
    LINE_KDR1,
    LINE_MARKS,
    LINE_MISSED,
    LINE_PL,
    LINE_POINTS,
    LINE_STRATEGY,
    MARKS,
    MOVEMENT_ON,
    MOVES,
    NEXT_EFFECT,
    OVER,
    PHASE,
    PL,
    READING,
    ROUND,
    ROUND_BEFORE,
    ROUND_DOWNS,
    ROUND_MISSED,
    ROUND_POINTS,
    ROUND_SCORES,
    STRATEGIES,
    STRATEGY,
    TWO_BEFORE,
    USED,
    fighter,
    line,
)
from ringside.games.titlebout.rules.punches import lose, score
from ringside.games.titlebout.rules.ratings import rate
from ringside.games.titlebout.rules.set_up import rounds
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


def end(state, log):
    """The round's cards are used up."""
    log.append(pack_event(events.ROUND_OVER, 0, state[ROUND]))
    endurance.reduce_hitting(state, log)
    _movement_and_clinching(state, log)
    cuts.see_stoppage(state, log)
    if state[PHASE] != OVER:
        condition.see_condition(state, log)
    if state[PHASE] == OVER:
        write(state)
        return
    judged = scoring.score_round(state, log)
    strategy.fighting_inside_effect(state, judged, log)
    endurance.spend(state, log)
    write(state)
    if state[ROUND] == rounds(state):
        scoring.decide(state, log)
    else:
        knockdowns.recover(state, log)
        begin(state, log)


def _movement_and_clinching(state, log):
    """Advanced Scoring Option: a point for moving more than clinching, minus a point for the opposite."""
    if not state[MOVEMENT_ON]:
        return
    for seat in (0, 1):
        at = fighter(seat)
        if state[at + MOVES] > state[at + CLINCHES]:
            score(state, seat, 1, events.FOR_MOVING, log)
        elif state[at + MOVES] < state[at + CLINCHES]:
            lose(state, seat, 1, events.THROUGH_CLINCHING, log)


def write(state):
    """A line of the scoresheet for each fighter."""
    aggressive = higher(state, AGG)
    for seat in (0, 1):
        at = fighter(seat)
        to = line(state, seat)
        for column, rating in (
            (LINE_POINTS, ROUND_POINTS),
            (LINE_MISSED, ROUND_MISSED),
            (LINE_CF, CF),
            (LINE_HP, HP),
            (LINE_PL, PL),
            (LINE_KDR1, KDR1),
            (LINE_STRATEGY, STRATEGY),
            (LINE_MARKS, MARKS),
        ):
            state[to + column] = state[at + rating]
        state[to + LINE_AGG] = 1 if aggressive == seat else 0
        for scorer in range(3):
            state[to + LINE_J1 + scorer] = 0 if state[PHASE] == OVER else state[ROUND_SCORES + 2 * scorer + seat]
