"""The moments of a bout of Title Bout that are more than lines of its ticker. Lent."""

from micropython import const

from ringside.engine.codec import name_of
from ringside.games.titlebout.rules import events, layout
from ringside.games.titlebout.ui import words
from ringside.games.titlebout.ui.ticker import lines
from ringside.kit import bell
from ringside.loader import give_back, lent

_COUNT = ("ringside.games.titlebout.ui.count",)
_CORNER = ("ringside.games.titlebout.ui.corner",)
_COVER = "ringside.games.titlebout.cover_up_player"
_LINES = const(4)


async def tell(bout, log):
    """Tell what an answer led to: the count, the ticker, the next round; what is to be lent next, or None."""
    stage = bout.stage
    view = bout.referee.view()
    end = begin = len(log)
    sound = b""
    for at, event in enumerate(log):
        name = name_of(event)
        if name == events.DOWN:
            sound = bell.POWER
        elif name == events.ROUND_OVER:
            end = at + 1
            sound = bell.ROUND
        elif name == events.ROUND:
            begin = at
        elif name in (events.COUNT, events.KNOCKOUT):
            await lent(_COUNT, "count", bout, event)
    if sound:
        stage.bell.ring(sound)
    over = end < len(log) or view[layout.PHASE] == layout.OVER
    if over:
        give_back(_COVER)
    fresh = lines(log[: min(end, begin)], bout.names)
    while fresh:
        bout.fresh = min(_LINES, len(fresh))
        bout.ticker = (bout.ticker + fresh[:_LINES])[-_LINES:]
        fresh = fresh[_LINES:]
        if fresh or over:
            bout.draw(view, over)
            await bout.wait(words.OK)
    if end < len(log):
        bout.ticker = []
    if begin < len(log):
        fresh = lines(log[begin:], bout.names)
        bout.ticker = (bout.ticker + fresh)[-_LINES:]
        bout.fresh = len(fresh)
    if end == len(log):
        return None
    goes_on = begin < len(log)
    return _CORNER, "rest", bout, view[layout.ROUND] - goes_on, log[end:begin], goes_on
