"""Cuts: the PRIMARY CUT CHART, the CUT DESCRIPTION, the TKO CHART FOR CUTS."""

from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import cards, events, finish
from ringside.games.titlebout.rules.layout import (
    BOXER,
    CUT_MARK,
    CUTS,
    GASH_OPEN,
    GASHES,
    IN_CONTROL,
    MARKS,
    RN,
    TKO_CUTS,
    add,
    fighter,
    long,
)
from ringside.games.titlebout.rules.punches import score, step_over
from ringside.games.titlebout.tables import boxer
from ringside.games.titlebout.tables.charts import CUT, PRIMARY_CUT, PRIMARY_CUT_CH, TKO_FOR_CUTS


def read_cut(state, log):
    """C. The RN and the CH of the boxer who was hit."""
    seat = state[IN_CONTROL]
    hit = fighter(1 - seat)
    ch = state[hit + BOXER + boxer.CH]
    found = PRIMARY_CUT[80 * (max(1, min(ch, PRIMARY_CUT_CH)) - 1) + state[RN] - 1]
    cut = _described(state, hit, found - 1) if found else -1
    if cut < 0:
        log.append(pack_event(events.NO_CUT, 1 - seat, state[RN], ch))
    else:
        _bleed(state, hit, cut)
        log.append(pack_event(events.CUT, 1 - seat, state[RN], found - 1))
        score(state, seat, CUT[3 * (found - 1)], events.FOR_CUT, log)
    step_over(state)


def _described(state, hit, cut):
    """The cut that is opened; to reopen one, his worst cut of so many points, or -1 if he has none."""
    points = CUT[3 * cut + 2]
    if not points:
        return cut
    had = long(state, hit + CUTS)
    for other in range(len(CUT) // 3 - 1, -1, -1):
        if had >> other & 1 and CUT[3 * other] == points:
            return other
    return -1


def _bleed(state, hit, cut):
    if not long(state, hit + CUTS) >> cut & 1:
        add(state, hit + CUTS, 1 << cut)
    if CUT[3 * cut + 1]:
        state[hit + GASHES] += 1
        state[hit + GASH_OPEN] = 1
    state[hit + MARKS] |= CUT_MARK


def see_stoppage(state, log):
    """At the end of the round: a gash was opened or reopened."""
    for seat in (0, 1):
        at = fighter(seat)
        if state[at + GASH_OPEN]:
            cards.pick(state)
            limit = TKO_FOR_CUTS[min(state[at + GASHES], len(TKO_FOR_CUTS)) - 1]
            log.append(pack_event(events.CUT_STOP, seat, state[RN], limit))
            if state[RN] <= limit:
                finish.end(state, 1 - seat, TKO_CUTS, log)
                return
