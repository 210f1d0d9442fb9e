"""F. The Boxing Season: 5. Awarding the Prizes."""

from ringside.engine.codec import pack_event
from ringside.games.knockout.rules import bout, events, money, titles
from ringside.games.knockout.rules.challenge import sum_of
from ringside.games.knockout.rules.layout import (
    AMATEUR,
    BLUE,
    BOXERS,
    BOXERS_IN_ALL,
    CHAMPION,
    CLASS,
    ON_BOARD,
    OUT,
    PRIZES,
    RED,
    STEAK,
    TROPHY,
    class_of,
    owner,
)


def award(state, won, log):
    """Prize money, titles and classes, trophy and steak. won: the board of the winner."""
    lost = BLUE if won == RED else RED
    winner, loser = state[ON_BOARD + won], state[ON_BOARD + lost]
    # a) Double his starting sum for the winner, once his starting sum for the loser.
    _pay_prize(state, winner, 2 * sum_of(state, winner), log)
    _pay_prize(state, loser, sum_of(state, loser), log)
    titles.award(state, winner, loser, log)
    # b) The winner moves up one class, the loser drops one; whoever was knocked out ends his career.
    if class_of(state, winner) != CHAMPION:
        _change_class(state, winner, 1, log)
    if bout.is_knocked_out(state, lost):
        state[BOXERS + loser] = OUT
        log.append(pack_event(events.RETIRED, owner(loser), loser))
    elif class_of(state, loser) != AMATEUR:
        _change_class(state, loser, -1, log)
    # c) The winner receives the trophy; d) the loser a steak.
    put_marks_back(state)
    state[BOXERS + winner] |= TROPHY
    log.append(pack_event(events.TROPHY, owner(winner), winner))
    if not state[BOXERS + loser] & OUT:
        state[BOXERS + loser] |= STEAK
        log.append(pack_event(events.STEAK, owner(loser), loser))


def _pay_prize(state, boxer, amount, log):
    money.pay_from_bank(state, owner(boxer), amount, PRIZES)
    log.append(pack_event(events.PRIZE, owner(boxer), boxer, amount))


def _change_class(state, boxer, by, log):
    state[BOXERS + boxer] += by
    log.append(pack_event(events.CLASS, owner(boxer), boxer, state[BOXERS + boxer] & CLASS))


def put_marks_back(state):
    """Take trophy and steak from the boxers who have them."""
    for boxer in range(BOXERS_IN_ALL):
        state[BOXERS + boxer] &= ~(TROPHY | STEAK)
