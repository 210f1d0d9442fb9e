"""Playing the Game: the aggressor, and the basic procedure, step by step."""

from ringside.engine.codec import NONE, pack_event
from ringside.games.titlebout.rules import cards, events
from ringside.games.titlebout.rules.layout import (
    ACTION_CARD,
    AGGRESSOR,
    BOXER,
    CF,
    CF_NUMBER,
    CLINCHES,
    FOUL_CARD,
    IN_CONTROL,
    INJURY_CARD,
    KILLER,
    MISSED,
    MOVES,
    PL,
    READING,
    RESULT_CARD,
    RN,
    ROUND,
    ROUND_MISSED,
    WON_LAST,
    add,
    card_of,
    fighter,
)
from ringside.games.titlebout.rules.punches import step_over
from ringside.games.titlebout.rules.ring import advantage, move_away
from ringside.games.titlebout.tables import boxer

FOUL_RN = 79


def higher(state, rating):
    """The seat with the higher rating on his card, or NONE."""
    a = state[card_of(0) + rating]
    b = state[card_of(1) + rating]
    return 0 if a > b else 1 if b > a else NONE


def find_aggressor(state, log):
    """By three priorities: AGG, in every round; then the Boxer Rating; then a card for each."""
    because = why_aggressor(state)
    seat = NONE
    if because == events.BY_AGG:
        seat = higher(state, boxer.AGG)
    elif because == events.BY_LAST_ROUND:
        seat = state[WON_LAST]
    elif because == events.BY_RATING:
        seat = higher(state, boxer.RATING)
    elif because == events.BY_STAYING:
        seat = state[AGGRESSOR]
    while seat == NONE:
        cards.pick(state)
        a = state[RN]
        cards.pick(state)
        b = state[RN]
        log.append(pack_event(events.DREW, 0, a, b))
        seat = 0 if a > b else 1 if b > a else NONE
    state[AGGRESSOR] = seat
    log.append(pack_event(events.ROUND, seat, state[ROUND], because))


def why_aggressor(state):
    """The reason, one of those in `events`, that decides the next round's aggressor."""
    if higher(state, boxer.AGG) != NONE:
        return events.BY_AGG
    if state[ROUND] > 1:
        # The winner of the previous round, after a draw the last to have won one.
        return events.BY_LAST_ROUND if state[WON_LAST] != NONE else events.BY_STAYING
    return events.BY_RATING if higher(state, boxer.RATING) != NONE else events.BY_CARDS


def cf_of(state, seat):
    """His current Control Factor, with the bonus for a trapped opponent."""
    return state[fighter(seat) + CF] + advantage(state, seat)


def read_control(state, log):
    """Step One, and Step Three: is the fighter in control? If not, his opponent acts."""
    seat = state[IN_CONTROL]
    cf = cf_of(state, seat)
    number = state[CF_NUMBER]
    if number <= cf:
        log.append(pack_event(events.CONTROL, seat, number, cf))
    else:
        log.append(pack_event(events.LOST_CONTROL, seat, number, cf))
        state[IN_CONTROL] = 1 - seat
    state[READING] = ACTION_CARD


def read_action(state, log):
    """Step Two: the Random Number in the Action section of the boxer in control."""
    if state[KILLER]:
        state[KILLER] -= 1
    seat = state[IN_CONTROL]
    at = fighter(seat)
    rn = state[RN]
    if rn >= FOUL_RN:
        foul = rn == FOUL_RN
        log.append(pack_event(events.FOUL_CHANCE if foul else events.INJURY_CHANCE, seat, rn))
        state[READING] = FOUL_CARD if foul else INJURY_CARD
        return
    if rn <= state[at + PL]:
        log.append(pack_event(events.LANDED, seat, rn, state[at + PL]))
        state[READING] = RESULT_CARD
        return
    card = at + BOXER
    if rn <= state[card + boxer.MISSED]:
        miss(state, seat)
        log.append(pack_event(events.MISSED, seat, rn, state[card + boxer.MISSED]))
    elif rn <= state[card + boxer.CLINCHING]:
        state[at + CLINCHES] += 1
        log.append(pack_event(events.CLINCH, seat, rn, state[card + boxer.CLINCHING]))
    else:
        state[at + MOVES] += 1
        log.append(pack_event(events.MOVEMENT, seat, rn, state[card + boxer.MOVEMENT]))
        move_away(state, seat, log)
    step_over(state)


def miss(state, seat):
    """A punch missed, marked under PM."""
    at = fighter(seat)
    state[at + ROUND_MISSED] += 1
    add(state, at + MISSED, 1)
