"""Strategy: the six Strategy Cards, how often they may be used, and the FIGHTING INSIDE EFFECT CHART."""

from micropython import const

from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import events
from ringside.games.titlebout.rules.layout import (
    BOXER,
    CHOSEN,
    COVER_UP_ON,
    KILLER,
    SPENT,
    STRATEGY,
    STRATEGY_ON,
    USED_FI,
    add,
    fighter,
    rounds,
)
from ringside.games.titlebout.rules.ratings import effect_of, rate
from ringside.games.titlebout.rules.scoring import FIVE
from ringside.games.titlebout.tables import boxer
from ringside.games.titlebout.tables.charts import CANNOT_OCCUR, INSIDE_EFFECT
from ringside.games.titlebout.tables.charts import STRATEGY as CARDS

NO_STRATEGY = const(0)
INSIDE = const(1)
OUTSIDE_DEFENSIVELY = const(2)
OUTSIDE_OFFENSIVELY = const(3)
KNOCKOUT = const(4)
COVER_UP = const(5)

# Which of FI, FO, CU, KO a strategy counts against: both ways of Fighting Outside against one.
_COUNTS_AS = b"\xff\x00\x01\x01\x03\x02"

_KINDS = const(4)


def uses_left(state, seat, strategy):
    """How often he may still use a strategy: limited by his own number and the total for a fight.

    Frequency of Strategy Use: 5 in a 10 round fight, 6 in 12, 7 in 15.
    """
    at = fighter(seat)
    left = rounds(state) // 2
    for kind in range(_KINDS):
        left -= state[at + USED_FI + kind]
    kind = _COUNTS_AS[strategy]
    return min(left, state[at + BOXER + boxer.FI + kind] - state[at + USED_FI + kind])


def choices(state, seat):
    """The strategies he may choose in secret: all but the Cover-Up, which is declared."""
    found = [NO_STRATEGY]
    for strategy in range(INSIDE, COVER_UP):
        if uses_left(state, seat, strategy) > 0:
            found.append(strategy)
    return bytes(found)


def can_choose(state):
    """Whether there is anything to choose in this round."""
    return bool(state[STRATEGY_ON]) and (len(choices(state, 0)) > 1 or len(choices(state, 1)) > 1)


def _cannot(chosen, opposing):
    return CARDS[effect_of(chosen, opposing)] == CANNOT_OCCUR


def forget(state):
    """A new round: nothing is chosen."""
    for seat in (0, 1):
        at = fighter(seat)
        state[at + CHOSEN] = state[at + STRATEGY] = NO_STRATEGY


def reveal(state, answers, log):
    """Both reveal their cards. A strategy that cannot occur is not used up."""
    log.append(pack_event(events.STRATEGIES, 0, answers[0], answers[1]))
    for seat in (0, 1):
        state[fighter(seat) + CHOSEN] = answers[seat]
    _resolve(state, log)
    for seat in (0, 1):
        _use(state, seat, state[fighter(seat) + STRATEGY])


def _use(state, seat, strategy):
    if strategy != NO_STRATEGY:
        state[fighter(seat) + USED_FI + _COUNTS_AS[strategy]] += 1


def _resolve(state, log):
    """The strategies in effect: No Strategy if the opponent's card makes one impossible."""
    for seat in (0, 1):
        at = fighter(seat)
        chosen = state[at + CHOSEN]
        cannot = _cannot(chosen, state[fighter(1 - seat) + CHOSEN])
        if cannot:
            log.append(pack_event(events.CANNOT_OCCUR, seat, chosen))
        state[at + STRATEGY] = NO_STRATEGY if cannot else chosen


def may_cover_up(state, seat):
    """At any time during a round, except when Killer Instinct is being used."""
    return (
        bool(state[COVER_UP_ON])
        and not state[KILLER]
        and state[fighter(seat) + CHOSEN] != COVER_UP
        and uses_left(state, seat, COVER_UP) > 0
        and not _cannot(COVER_UP, state[fighter(1 - seat) + CHOSEN])
    )


def declare(state, a, b, log):
    """Whether A, and B, declares the Cover-Up before this card. If both do and one makes
    the other impossible, neither occurs: the round continues unchanged, and no use is counted."""
    a = a and may_cover_up(state, 0)
    b = b and may_cover_up(state, 1)
    if a and b and _cannot(COVER_UP, COVER_UP):
        for seat in (0, 1):
            log.append(pack_event(events.CANNOT_OCCUR, seat, COVER_UP))
        return
    if a:
        _cover_up(state, 0, log)
    if b:
        _cover_up(state, 1, log)


def _cover_up(state, seat, log):
    """He covers up for the rest of the round."""
    state[fighter(seat) + CHOSEN] = COVER_UP
    log.append(pack_event(events.COVER_UP, seat))
    _use(state, seat, COVER_UP)
    _resolve(state, log)
    rate(state)


def fighting_inside_effect(state, judged, log):
    """A fighter who fought inside and won the round by the Five-Point System tires his opponent."""
    for seat in (0, 1):
        if state[fighter(seat) + STRATEGY] == INSIDE:
            scores = judged.points(FIVE, True)
            won = [scores[2 * scorer + seat] - scores[2 * scorer + 1 - seat] for scorer in range(3)]
            won.sort()
            if won[1] > 0:
                end = INSIDE_EFFECT[min(won[1], len(INSIDE_EFFECT)) - 1]
                add(state, fighter(1 - seat) + SPENT, end)
                log.append(pack_event(events.INSIDE_EFFECT, 1 - seat, end, won[1]))
