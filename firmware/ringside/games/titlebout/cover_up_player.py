"""When a manager of Title Bout without a person declares the Cover-Up in the middle of a round.

He does when his boxer has been down in this round, or is about to be stopped, and is the worse
off of the two, since both cannot cover up at once: 20 points in a round are looked up in the
Condition and TKO Chart.
"""

from micropython import const

from ringside.games.titlebout.rules import layout

_NEAR = const(16)  # points against him in this round
_EARLY = const(30)  # cards: for the last few it is not worth a use


def covers(view, seat):
    """1 to cover up, 0 to go on with the next card; where he may do both."""
    mine = layout.fighter(seat)
    his = layout.fighter(1 - seat)
    downs = view[mine + layout.ROUND_DOWNS] - view[his + layout.ROUND_DOWNS]
    behind = view[his + layout.ROUND_POINTS] - view[mine + layout.ROUND_POINTS]
    worse = downs > 0 or (downs == 0 and behind > 0)
    hurt = view[mine + layout.ROUND_DOWNS] or view[his + layout.ROUND_POINTS] >= _NEAR
    return 1 if worse and hurt and view[layout.USED] < _EARLY else 0
