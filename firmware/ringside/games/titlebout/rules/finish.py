"""Winning the Fight, and the KO TIME CHART."""

from micropython import const

from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import events
from ringside.games.titlebout.rules.layout import HOW, OVER, PHASE, TIME, USED, WINNER
from ringside.games.titlebout.tables.charts import KO_TIME

ROUND_TIME = const(180)


def time(state):
    """Seconds into the round, by the number of cards which have been used in it."""
    return KO_TIME[min(state[USED], len(KO_TIME)) - 1]


def stop(state, winner, how, log):
    """The fight is over in the middle of a round."""
    _end(state, winner, how, time(state), log)


def end(state, winner, how, log):
    """The fight ends at the bell or before the next: by decision, or in the corner."""
    _end(state, winner, how, ROUND_TIME, log)


def _end(state, winner, how, seconds, log):
    state[PHASE] = OVER
    state[WINNER] = winner
    state[HOW] = how
    state[TIME] = seconds
    log.append(pack_event(events.BOUT, winner & 0xF, how, seconds))
