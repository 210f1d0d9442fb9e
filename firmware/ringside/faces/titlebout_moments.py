"""The moments of a bout of Title Bout that are more than lines of its ticker. Lent."""

from micropython import const

from ringside.engine.packed import name_of
from ringside.faces import titlebout_words as words
from ringside.faces.kit import bell
from ringside.faces.titlebout_ticker import lines
from ringside.games.titlebout import sheet, told
from ringside.lend import give_back, lent

_COUNT = ("ringside.faces.titlebout_count",)
_CORNER = ("ringside.faces.titlebout_corner",)
_COVER = "ringside.opponents.titlebout_cover"
_LINES = const(4)


async def tell(bout, events):
    """Tell what an answer led to: the count, the ticker, the next round; what is to be lent next, or None."""
    stage = bout.stage
    view = bout.referee.view()
    end = begin = len(events)
    sound = b""
    for at, event in enumerate(events):
        name = name_of(event)
        if name == told.DOWN:
            sound = bell.POWER
        elif name == told.ROUND_OVER:
            end = at + 1
            sound = bell.ROUND
        elif name == told.ROUND:
            begin = at
        elif name in (told.COUNT, told.KNOCKOUT):
            await lent(_COUNT, "count", bout, event)
    if sound:
        stage.bell.ring(sound)
    over = end < len(events) or view[sheet.PHASE] == sheet.OVER
    if over:
        give_back(_COVER)
    fresh = lines(events[: min(end, begin)], bout.names)
    while fresh:
        bout.fresh = min(_LINES, len(fresh))
        bout.told = (bout.told + fresh[:_LINES])[-_LINES:]
        fresh = fresh[_LINES:]
        if fresh or over:
            bout.draw(view, over)
            await bout.wait(words.OK)
    if end < len(events):
        bout.told = []
    if begin < len(events):
        fresh = lines(events[begin:], bout.names)
        bout.told = (bout.told + fresh)[-_LINES:]
        bout.fresh = len(fresh)
    if end == len(events):
        return None
    goes_on = begin < len(events)
    return _CORNER, "rest", bout, view[sheet.ROUND] - goes_on, events[end:begin], goes_on
