"""Winning the Fight before its last bell, and the KO TIME CHART."""

from ringside.engine.packed import pack_event
from ringside.games.titlebout import told
from ringside.games.titlebout.sheet import HOW, OVER, PHASE, TIME, USED, WINNER
from ringside.tables.titlebout import KO_TIME


def time(state):
    """Seconds into the round, by the number of cards which have been used in it."""
    return KO_TIME[min(state[USED], len(KO_TIME)) - 1]


def stop(state, winner, how, events):
    """The fight is over here and now."""
    state[PHASE] = OVER
    state[WINNER] = winner
    state[HOW] = how
    state[TIME] = time(state)
    events.append(pack_event(told.BOUT, winner, how, state[TIME]))
