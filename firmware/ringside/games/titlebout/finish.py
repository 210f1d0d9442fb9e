"""Winning the Fight, and the KO TIME CHART."""

from micropython import const

from ringside.engine.packed import pack_event
from ringside.games.titlebout import told
from ringside.games.titlebout.sheet import HOW, OVER, PHASE, TIME, USED, WINNER
from ringside.tables.titlebout import KO_TIME

ROUND_TIME = const(180)


def time(state):
    """Seconds into the round, by the number of cards which have been used in it."""
    return KO_TIME[min(state[USED], len(KO_TIME)) - 1]


def stop(state, winner, how, events):
    """The fight is over in the middle of a round."""
    _end(state, winner, how, time(state), events)


def end(state, winner, how, events):
    """The fight is over with the bell, or before the next: by the scorers, or on the stool."""
    _end(state, winner, how, ROUND_TIME, events)


def _end(state, winner, how, seconds, events):
    state[PHASE] = OVER
    state[WINNER] = winner
    state[HOW] = how
    state[TIME] = seconds
    events.append(pack_event(told.BOUT, winner & 0xF, how, seconds))
