"""Cuts: the PRIMARY CUT CHART, the CUT DESCRIPTION, the TKO CHART FOR CUTS."""

from ringside.engine.packed import pack_event
from ringside.games.titlebout import cards, finish, told
from ringside.games.titlebout.punches import score, step_over
from ringside.games.titlebout.sheet import (
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
from ringside.tables import titlebout_boxer as boxer
from ringside.tables.titlebout import CUT, PRIMARY_CUT, PRIMARY_CUT_CH, TKO_FOR_CUTS


def read_cut(state, events):
    """C. The RN and the CH of who has been hit."""
    seat = state[IN_CONTROL]
    hit = fighter(1 - seat)
    ch = state[hit + BOXER + boxer.CH]
    found = PRIMARY_CUT[80 * (max(1, min(ch, PRIMARY_CUT_CH)) - 1) + state[RN] - 1]
    cut = _described(state, hit, found - 1) if found else -1
    if cut < 0:
        events.append(pack_event(told.NO_CUT, 1 - seat, state[RN], ch))
    else:
        _bleed(state, hit, cut)
        events.append(pack_event(told.CUT, 1 - seat, state[RN], found - 1))
        score(state, seat, CUT[3 * (found - 1)], told.FOR_CUT, events)
    step_over(state)


def _described(state, hit, cut):
    """The cut that is opened; where one is to be reopened the worst he has of so many points, -1 for none."""
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


def see_stoppage(state, events):
    """At the end of the round: a gash was opened or reopened."""
    for seat in (0, 1):
        at = fighter(seat)
        if state[at + GASH_OPEN]:
            cards.pick(state)
            limit = TKO_FOR_CUTS[min(state[at + GASHES], len(TKO_FOR_CUTS)) - 1]
            events.append(pack_event(told.CUT_STOP, seat, state[RN], limit))
            if state[RN] <= limit:
                finish.end(state, 1 - seat, TKO_CUTS, events)
                return
