"""Scoring: a punch that lands, and the points that it brings."""

from ringside.engine.packed import pack_event
from ringside.games.titlebout import told
from ringside.games.titlebout.sheet import (
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
from ringside.tables import titlebout_boxer as boxer
from ringside.tables.titlebout_deck import KNOCKDOWN, RIGHT


def step_over(state):
    """On to the next step: while Killer Instinct lasts without reference to the Control Factor."""
    state[READING] = ACTION_CARD if state[KILLER] else CONTROL_CARD


def score(state, seat, points, why, events):
    """Points for a fighter, in this round and in all."""
    at = fighter(seat)
    state[at + ROUND_POINTS] = min(255, state[at + ROUND_POINTS] + points)
    add(state, at + POINTS, points)
    events.append(pack_event(told.POINTS, seat, points, why))


def lose(state, seat, points, why, events):
    """Points off a fighter's round, as far as he has any."""
    at = fighter(seat)
    points = min(points, state[at + ROUND_POINTS])
    state[at + ROUND_POINTS] -= points
    add(state, at + POINTS, -points)
    if points:
        events.append(pack_event(told.LOST_POINTS, seat, points, why))


def read_result(state, events):
    """The number opposite RESULT on the HITTING VALUE section of his card."""
    seat = state[IN_CONTROL]
    card = fighter(seat) + BOXER
    number = state[RESULT] & ~RIGHT
    punch = 0
    while number > state[card + boxer.HITTING + punch]:
        punch += 1
    state[PUNCH] = punch
    hand = 1 if state[RESULT] & RIGHT else 0
    events.append(pack_event(told.PUNCH, seat, number, punch & ~1 | hand))
    chance = state[CHANCE]
    if chance == KNOCKDOWN:
        state[READING] = KD_CARD
        return
    score_punch(state, events)
    if chance:
        co = state[card + boxer.CO]
        if chance <= co:
            events.append(pack_event(told.CUT_CHANCE, seat, chance, co))
            state[READING] = CUT_CARD
            return
        events.append(pack_event(told.NO_CUT_CHANCE, seat, chance, co))
    step_over(state)


def score_punch(state, events):
    """Three points or two, by the type of punch landed."""
    score(state, state[IN_CONTROL], 2 if state[PUNCH] & 1 else 3, told.FOR_PUNCH, events)
