"""Knockdowns, Killer Instinct, knockouts, and the Knockdown Recovery Chart."""

from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import cards, events, finish
from ringside.games.titlebout.rules.layout import (
    BOXER,
    COUNT_CARD,
    DOWNS,
    HP,
    IN_CONTROL,
    KD,
    KDR,
    KDR1,
    KDR_CARD,
    KILLER,
    KNOCKOUT,
    KOR,
    KOR_CARD,
    MARKS,
    NEXT_EFFECT,
    READING,
    RN,
    ROUND_DOWNS,
    USED,
    WAS_DOWN,
    card_of,
    fighter,
)
from ringside.games.titlebout.rules.punches import score, score_punch, step_over
from ringside.games.titlebout.tables import boxer
from ringside.games.titlebout.tables.charts import COUNT, KNOCKDOWN, RECOVERY

K = 0  # a cell of the chart; the others are 4 and 5
FIVE = 5


def read_kd(state, log):
    """A. The KD number against the puncher's HP."""
    seat = state[IN_CONTROL]
    hp = state[fighter(seat) + HP]
    if state[KD] > hp:
        log.append(pack_event(events.NO_KD, seat, state[KD], hp))
        score_punch(state, log)
        step_over(state)
    else:
        log.append(pack_event(events.KD_CHANCE, seat, state[KD], hp))
        state[READING] = KDR_CARD


def _cell(rating, number):
    """KNOCKDOWN AND KNOCKOUT CHART: the row that counts for a rating, and its cell."""
    row = min(rating, len(KNOCKDOWN) // 20)
    return row, KNOCKDOWN[20 * (row - 1) + number - 1]


def read_kdr(state, log):
    """B. The KDR number and the KDR 1 of the boxer who was hit; after a knockdown in this round, KDR 1 and KDR 2."""
    seat = state[IN_CONTROL]
    hit = fighter(1 - seat)
    rating = state[hit + KDR1]
    if state[hit + ROUND_DOWNS]:
        rating += state[hit + BOXER + boxer.KDR2]
    row, cell = _cell(rating, state[KDR])
    log.append(pack_event(events.KDR, 1 - seat, state[KDR], 8 * row + cell))
    # C. K, or points; a five-point punch brings Killer Instinct.
    if cell == K:
        state[hit + DOWNS] += 1
        state[hit + ROUND_DOWNS] += 1
        state[hit + MARKS] |= WAS_DOWN
        log.append(pack_event(events.DOWN, 1 - seat, state[hit + ROUND_DOWNS]))
        state[READING] = KOR_CARD
        return
    score(state, seat, cell, events.FOR_FIVE if cell == FIVE else events.FOR_FOUR, log)
    if cell == FIVE:
        _count_out_killer(state, seat, log)
    step_over(state)


def read_kor(state, log):
    """Knockouts. The KOR number and the KOR of the boxer who is down."""
    seat = state[IN_CONTROL]
    row, cell = _cell(state[card_of(1 - seat) + boxer.KOR], state[KOR])
    log.append(pack_event(events.KOR, 1 - seat, state[KOR], 8 * row + cell))
    if cell == K:
        log.append(pack_event(events.KNOCKOUT, 1 - seat, state[USED], finish.time(state)))
        finish.stop(state, seat, KNOCKOUT, log)
    else:
        state[READING] = COUNT_CARD


def read_count(state, log):
    """KNOCKDOWN COUNT: how long he was down, and the points; then Killer Instinct."""
    seat = state[IN_CONTROL]
    found = COUNT[state[RN] - 1]
    log.append(pack_event(events.COUNT, 1 - seat, state[RN], found & 0xF))
    score(state, seat, found >> 4, events.FOR_COUNT, log)
    _count_out_killer(state, seat, log)
    step_over(state)


def _count_out_killer(state, seat, log):
    """As many cards as his KI, plus any left of an earlier Killer Instinct."""
    ki = state[card_of(seat) + boxer.KI]
    state[KILLER] = min(255, state[KILLER] + ki)
    log.append(pack_event(events.KILLER_INSTINCT, seat, ki, state[KILLER]))


def recover(state, log):
    """KNOCKDOWN RECOVERY CHART: do the effects of this round's knockdowns carry over into the next?"""
    for seat in (0, 1):
        at = fighter(seat)
        if state[at + ROUND_DOWNS]:
            cards.pick(state)
            times = min(3, state[at + ROUND_DOWNS])
            effect = RECOVERY[80 * (times - 1) + state[RN] - 1]
            state[at + NEXT_EFFECT] = max(state[at + NEXT_EFFECT], effect)
            log.append(pack_event(events.RECOVERY, seat, state[RN], effect))
