"""Fouls and injuries: Random Numbers 79 and 80."""

from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import events, finish
from ringside.games.titlebout.rules.control import miss
from ringside.games.titlebout.rules.layout import (
    BOXER,
    DISQUALIFICATION,
    FOULED,
    FOULS,
    IN_CONTROL,
    INJURED,
    INJURED_CF,
    KINDS,
    MARKS,
    RN,
    TKO_INJURY,
    WARNED,
    WARNINGS,
    fighter,
)
from ringside.games.titlebout.rules.punches import lose, step_over
from ringside.games.titlebout.rules.ratings import rate
from ringside.games.titlebout.tables import boxer
from ringside.games.titlebout.tables.charts import (
    FOUL,
    FOUL_POINTS,
    FOULED_AGAIN,
    FOULS_IN_ALL,
    INJURY,
    INJURY_BY_RN,
    NO_INJURY,
    WARNED_AGAIN,
)

# A cell of the FOUL CHART: the kind, and in the upper half what it is.
_NO_FOUL = 0
_WARNING = 1


def read_foul(state, log):
    """FOUL CHART, by the foul rating of the boxer in control. No foul counts as a missed punch."""
    seat = state[IN_CONTROL]
    at = fighter(seat)
    found = FOUL[80 * state[at + BOXER + boxer.FOULS] + state[RN] - 1]
    kind = found & 0xF
    before = state[at + KINDS + kind]
    if found >> 4 == _NO_FOUL:
        miss(state, seat)
        log.append(pack_event(events.NO_FOUL, seat, state[RN]))
    elif found >> 4 == _WARNING and before & 0xF < WARNED_AGAIN:
        state[at + WARNINGS] += 1
        state[at + KINDS + kind] = before + 1
        state[at + MARKS] |= WARNED
        log.append(pack_event(events.WARNING, seat, state[RN], kind))
    else:
        state[at + FOULS] += 1
        state[at + KINDS + kind] = before + 0x10
        state[at + MARKS] |= FOULED
        log.append(pack_event(events.FOUL, seat, state[RN], kind))
        if before >> 4 >= FOULED_AGAIN - 1 or state[at + FOULS] >= FOULS_IN_ALL:
            log.append(pack_event(events.DISQUALIFIED, seat, state[RN], kind))
            finish.stop(state, 1 - seat, DISQUALIFICATION, log)
            return
        lose(state, seat, FOUL_POINTS, events.THROUGH_FOUL, log)
    step_over(state)


def read_injury(state, log):
    """INJURY CHART, for the boxer in control. No injury counts as a missed punch."""
    seat = state[IN_CONTROL]
    at = fighter(seat)
    injury = INJURY_BY_RN[state[RN] - 1]
    if injury == NO_INJURY:
        miss(state, seat)
        log.append(pack_event(events.NO_INJURY, seat, state[RN]))
    else:
        state[at + MARKS] |= INJURED
        log.append(pack_event(events.INJURY, seat, state[RN], injury))
        if INJURY[4 * injury + 3]:
            finish.stop(state, 1 - seat, TKO_INJURY, log)
            return
        for i in range(3):  # CF, HP, PL
            state[at + INJURED_CF + i] = min(255, state[at + INJURED_CF + i] + INJURY[4 * injury + i])
        rate(state)
    step_over(state)
