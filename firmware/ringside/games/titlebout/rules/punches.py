"""Scoring: a punch that lands, and the points that it brings."""

from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import events
from ringside.games.titlebout.rules.layout import (
    ACTION_CARD,
    BOXER,
    CHANCE,
    CONTROL_CARD,
    CUT_CARD,
    IN_CONTROL,
    KD_CARD,
    KILLER,
    POINTS,
    PUNCH,
    READING,
    RESULT,
    ROUND_POINTS,
    add,
    fighter,
)
from ringside.games.titlebout.tables import boxer
from ringside.games.titlebout.tables.deck import KNOCKDOWN, RIGHT


def step_over(state):
    """Go to the next step; during Killer Instinct, skip the Control Factor."""
    state[READING] = ACTION_CARD if state[KILLER] else CONTROL_CARD


def score(state, seat, points, why, log):
    """Points for a fighter, in this round and in all."""
    at = fighter(seat)
    state[at + ROUND_POINTS] = min(255, state[at + ROUND_POINTS] + points)
    add(state, at + POINTS, points)
    log.append(pack_event(events.POINTS, seat, points, why))


def lose(state, seat, points, why, log):
    """Take points off a fighter's round, but not below 0."""
    at = fighter(seat)
    points = min(points, state[at + ROUND_POINTS])
    state[at + ROUND_POINTS] -= points
    add(state, at + POINTS, -points)
    if points:
        log.append(pack_event(events.LOST_POINTS, seat, points, why))


def read_result(state, log):
    """The number opposite RESULT on the HITTING VALUE section of his card."""
    seat = state[IN_CONTROL]
    card = fighter(seat) + BOXER
    number = state[RESULT] & ~RIGHT
    punch = 0
    while number > state[card + boxer.HITTING + punch]:
        punch += 1
    state[PUNCH] = punch
    hand = 1 if state[RESULT] & RIGHT else 0
    log.append(pack_event(events.PUNCH, seat, number, punch & ~1 | hand))
    chance = state[CHANCE]
    if chance == KNOCKDOWN:
        state[READING] = KD_CARD
        return
    score_punch(state, log)
    if chance:
        co = state[card + boxer.CO]
        if chance <= co:
            log.append(pack_event(events.CUT_CHANCE, seat, chance, co))
            state[READING] = CUT_CARD
            return
        log.append(pack_event(events.NO_CUT_CHANCE, seat, chance, co))
    step_over(state)


def score_punch(state, log):
    """Three points or two, by the type of punch landed."""
    score(state, state[IN_CONTROL], 2 if state[PUNCH] & 1 else 3, events.FOR_PUNCH, log)
