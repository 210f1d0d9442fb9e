"""Between two rounds of Title Bout: what is looked up after the bell. Lent."""

from micropython import const

from ringside.engine.codec import name_of
from ringside.games.titlebout.rules import events
from ringside.games.titlebout.ui import words
from ringside.games.titlebout.ui.ticker import lines
from ringside.kit.canvas import CENTRE, COLUMNS

_LINES = const(6)
_CARDS = ("ringside.games.titlebout.ui.cards",)


async def rest(bout, number, log, goes_on):
    """The events of a round's end, page by page. goes_on: whether the scorecards are to be lent next."""
    stage = bout.stage
    # The scorers' points stand on the scorecards; what decided a round may be told twice.
    log = [event for at, event in enumerate(log) if name_of(event) != events.SCORED and event not in log[:at]]
    found = lines(log, bout.names)
    for first in range(0, len(found), _LINES):
        stage.show("titlebout.bell")
        stage.canvas.line(0, words.BELL % number, CENTRE, inverse=True)
        for row, line in enumerate(found[first : first + _LINES]):
            stage.canvas.line(1 + row, line)
        stage.canvas.text(COLUMNS - 2, 7, words.OK_GOES_ON)
        await stage.ok()
    return (_CARDS, "show", bout, number, True) if goes_on else None
