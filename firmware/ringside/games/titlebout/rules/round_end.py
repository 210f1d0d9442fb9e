"""What is looked up when a round is over, and the scoresheet's line of the round."""

from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import (
    condition,
    cuts,
    endurance,
    events,
    knockdowns,
    scoring,
    strategy,
)
from ringside.games.titlebout.rules import rounds as next_round
from ringside.games.titlebout.rules.control import higher
from ringside.games.titlebout.rules.layout import (
    CF,
    CLINCHES,
    HP,
    KDR1,
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
    OVER,
    PHASE,
    PL,
    ROUND,
    ROUND_MISSED,
    ROUND_POINTS,
    ROUND_SCORES,
    STRATEGY,
    fighter,
    line,
    rounds,
)
from ringside.games.titlebout.rules.punches import lose, score
from ringside.games.titlebout.tables.boxer import AGG


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
        next_round.begin(state, log)


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
