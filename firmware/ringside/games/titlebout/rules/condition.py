"""CONDITION AND TKO CHART: too many points against a fighter in one round, two, or three."""

from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import cards, events, finish
from ringside.games.titlebout.rules.layout import (
    BOXER,
    NEXT_EFFECT,
    RN,
    ROUND_BEFORE,
    ROUND_POINTS,
    TKO_PUNISHMENT,
    TWO_BEFORE,
    fighter,
)
from ringside.games.titlebout.tables import boxer
from ringside.games.titlebout.tables.charts import CONDITION

_ROW = 12  # a row: rounds, points, two numbers for each of the five TKO ratings
_SHAKEN = 1  # an index of EFFECTS


def see_condition(state, log):
    """Look up the boxer who took more points in this round first."""
    a = state[fighter(0) + ROUND_POINTS]
    b = state[fighter(1) + ROUND_POINTS]
    first = 0 if b >= a else 1
    if not _see(state, first, log):
        _see(state, 1 - first, log)


def _see(state, seat, log):
    """Whether the fight is stopped. The TKO rating is that of the fighter scored against."""
    at = fighter(seat)
    opponent = fighter(1 - seat)
    points = 0
    for rounds, column in ((1, ROUND_POINTS), (2, ROUND_BEFORE), (3, TWO_BEFORE)):
        points += state[opponent + column]
        row = _row(rounds, points)
        if row < 0:
            continue
        limits = row + 2 * state[at + BOXER + boxer.TKO]
        cards.pick(state)
        log.append(pack_event(events.CONDITION, seat, state[RN], rounds << 7 | CONDITION[limits]))
        if state[RN] <= CONDITION[limits]:
            finish.end(state, 1 - seat, TKO_PUNISHMENT, log)
            return True
        if state[RN] <= CONDITION[limits + 1] and not state[at + NEXT_EFFECT]:
            state[at + NEXT_EFFECT] = _SHAKEN
            log.append(pack_event(events.SHAKEN, seat))
    return False


def _row(rounds, points):
    """The last row for so many rounds whose points were reached; -1 if none was."""
    found = -1
    for row in range(0, len(CONDITION), _ROW):
        if CONDITION[row] == rounds and points >= CONDITION[row + 1]:
            found = row
    return found
