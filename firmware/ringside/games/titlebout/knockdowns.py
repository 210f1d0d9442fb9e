"""Knockdowns, Killer Instinct, knockouts, and the Knockdown Recovery Chart."""

from ringside.engine.packed import pack_event
from ringside.games.titlebout import cards, finish, told
from ringside.games.titlebout.punches import score, score_punch, step_over
from ringside.games.titlebout.sheet import (
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
from ringside.tables import titlebout_boxer as boxer
from ringside.tables.titlebout import COUNT, KNOCKDOWN, RECOVERY

K = 0  # a cell of the chart; the others are 4 and 5
FIVE = 5


def read_kd(state, events):
    """A. The KD number against the puncher's HP."""
    seat = state[IN_CONTROL]
    hp = state[fighter(seat) + HP]
    if state[KD] > hp:
        events.append(pack_event(told.NO_KD, seat, state[KD], hp))
        score_punch(state, events)
        step_over(state)
    else:
        events.append(pack_event(told.KD_CHANCE, seat, state[KD], hp))
        state[READING] = KDR_CARD


def _cell(rating, number):
    """KNOCKDOWN AND KNOCKOUT CHART: the row that counts for a rating, and its cell."""
    row = min(rating, len(KNOCKDOWN) // 20)
    return row, KNOCKDOWN[20 * (row - 1) + number - 1]


def read_kdr(state, events):
    """B. The KDR number and the KDR 1 of who has been hit; after a knockdown in this round, KDR 1 and KDR 2."""
    seat = state[IN_CONTROL]
    hit = fighter(1 - seat)
    rating = state[hit + KDR1]
    if state[hit + ROUND_DOWNS]:
        rating += state[hit + BOXER + boxer.KDR2]
    row, cell = _cell(rating, state[KDR])
    events.append(pack_event(told.KDR, 1 - seat, state[KDR], 8 * row + cell))
    # C. K, or points; a five-point punch brings Killer Instinct.
    if cell == K:
        state[hit + DOWNS] += 1
        state[hit + ROUND_DOWNS] += 1
        state[hit + MARKS] |= WAS_DOWN
        events.append(pack_event(told.DOWN, 1 - seat, state[hit + ROUND_DOWNS]))
        state[READING] = KOR_CARD
        return
    score(state, seat, cell, told.FOR_FIVE if cell == FIVE else told.FOR_FOUR, events)
    if cell == FIVE:
        _count_out_killer(state, seat, events)
    step_over(state)


def read_kor(state, events):
    """Knockouts. The KOR number and the KOR of who has been knocked down."""
    seat = state[IN_CONTROL]
    row, cell = _cell(state[card_of(1 - seat) + boxer.KOR], state[KOR])
    events.append(pack_event(told.KOR, 1 - seat, state[KOR], 8 * row + cell))
    if cell == K:
        events.append(pack_event(told.KNOCKOUT, 1 - seat, state[USED], finish.time(state)))
        finish.stop(state, seat, KNOCKOUT, events)
    else:
        state[READING] = COUNT_CARD


def read_count(state, events):
    """KNOCKDOWN COUNT: how long he was down, and the points; then Killer Instinct."""
    seat = state[IN_CONTROL]
    found = COUNT[state[RN] - 1]
    events.append(pack_event(told.COUNT, 1 - seat, state[RN], found & 0xF))
    score(state, seat, found >> 4, told.FOR_COUNT, events)
    _count_out_killer(state, seat, events)
    step_over(state)


def _count_out_killer(state, seat, events):
    """As many cards as his KI; what is left of an earlier Killer Instinct is added to it."""
    ki = state[card_of(seat) + boxer.KI]
    state[KILLER] = min(255, state[KILLER] + ki)
    events.append(pack_event(told.KILLER_INSTINCT, seat, ki, state[KILLER]))


def recover(state, events):
    """KNOCKDOWN RECOVERY CHART: do the effects of this round's knockdowns carry over into the next?"""
    for seat in (0, 1):
        at = fighter(seat)
        if state[at + ROUND_DOWNS]:
            cards.pick(state)
            times = min(3, state[at + ROUND_DOWNS])
            effect = RECOVERY[80 * (times - 1) + state[RN] - 1]
            state[at + NEXT_EFFECT] = max(state[at + NEXT_EFFECT], effect)
            events.append(pack_event(told.RECOVERY, seat, state[RN], effect))
