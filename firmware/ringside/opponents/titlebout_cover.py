"""When a manager of Title Bout without a person declares the Cover-Up in the middle of a round.

He does when his boxer has been down in this round, or is about to be stopped: 20 points in a
round are looked up in the Condition and TKO Chart.
"""

from micropython import const

from ringside.games.titlebout import sheet

_NEAR = const(16)  # points against him in this round
_EARLY = const(30)  # cards: for the last few it is not worth a use


def covers(view, seat):
    """1 to cover up, 0 to go on with the next card; where he may do both."""
    mine = sheet.fighter(seat)
    hurt = view[mine + sheet.ROUND_DOWNS] or view[sheet.fighter(1 - seat) + sheet.ROUND_POINTS] >= _NEAR
    return 1 if hurt and view[sheet.USED] < _EARLY else 0
