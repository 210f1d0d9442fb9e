"""Between two rounds of Title Bout: what is looked up after the bell. Lent."""

from micropython import const

from ringside.engine.packed import name_of
from ringside.faces import titlebout_words as words
from ringside.faces.kit.canvas import CENTRE, COLUMNS
from ringside.faces.titlebout_ticker import lines
from ringside.games.titlebout import told

_LINES = const(6)
_CARDS = ("ringside.faces.titlebout_cards",)


async def rest(bout, number, events, goes_on):
    """The events of a round's end, page by page. goes_on: whether the scorecards are to be lent next."""
    stage = bout.stage
    # The scorers' points stand on the scorecards; what decided a round may be told twice.
    events = [event for at, event in enumerate(events) if name_of(event) != told.SCORED and event not in events[:at]]
    found = lines(events, bout.names)
    for first in range(0, len(found), _LINES):
        stage.show("titlebout.bell")
        stage.canvas.line(0, words.BELL % number, CENTRE, inverse=True)
        for row, line in enumerate(found[first : first + _LINES]):
            stage.canvas.line(1 + row, line)
        stage.canvas.text(COLUMNS - 2, 7, words.OK_GOES_ON)
        await stage.ok()
    return (_CARDS, "show", bout, number, True) if goes_on else None
