"""Events that need more than lines in the ticker: a knockdown and the count, the bell, what is looked up after it."""

from micropython import const

from ringside.engine.codec import name_of, other_of, seat_of
from ringside.games.titlebout.rules import events, layout
from ringside.games.titlebout.ui import cards, words
from ringside.games.titlebout.ui.ticker import lines
from ringside.kit import bell, lights
from ringside.kit.canvas import CENTRE, COLUMNS
from ringside.kit.keys import BACK, OK

_TICKER = const(4)  # lines
_PAGE = const(6)  # lines
_SECOND = const(100)  # frames
_TEN = const(10)


async def tell(bout, log):
    """Show an answer's events up to the bell: counts and ticker lines."""
    end = min(first_of(log, events.ROUND_OVER) + 1, len(log))
    ended = end < len(log) or bout.referee.view()[layout.PHASE] == layout.OVER
    sound = bell.ROUND if first_of(log, events.ROUND_OVER) < len(log) else b""
    for event in log:
        if name_of(event) == events.DOWN and not sound:
            sound = bell.POWER
        elif name_of(event) in (events.COUNT, events.KNOCKOUT):
            await _count(bout, event)
    if sound:
        bout.stage.bell.ring(sound)
    added = lines(log[: min(end, first_of(log, events.ROUND))], bout.names)
    while added:
        cards.add(bout, added[:_TICKER])
        added = added[_TICKER:]
        if added or ended:
            cards.draw(bout, bout.referee.view(), ended)
            await cards.wait(bout, words.OK)


def first_of(log, name):
    """The index of the first event of a name; the number of events if there is none."""
    for at, event in enumerate(log):
        if name_of(event) == name:
            return at
    return len(log)


async def look_up(bout, number, log):
    """The lookups after a round's bell, page by page."""
    stage = bout.stage
    # The scorers' points are on the scorecards; what decided a round may appear twice.
    log = [event for at, event in enumerate(log) if name_of(event) != events.SCORED and event not in log[:at]]
    found = lines(log, bout.names)
    for first in range(0, len(found), _PAGE):
        stage.show("titlebout.bell")
        stage.canvas.line(0, words.BELL % number, CENTRE, inverse=True)
        for row, line in enumerate(found[first : first + _PAGE]):
            stage.canvas.line(1 + row, line)
        stage.canvas.text(COLUMNS - 2, 7, words.OK_CONTINUES)
        await stage.ok()


async def _count(bout, event):
    """Count until he is up or out. OK speeds it up, BACK skips it."""
    stage = bout.stage
    canvas = stage.canvas
    out = name_of(event) == events.KNOCKOUT
    last = _TEN if out else other_of(event)
    stage.show("titlebout.count")
    canvas.big(0, 0, bout.names[seat_of(event)])
    canvas.line(2, words.IS_DOWN, CENTRE)
    canvas.line(7, words.OK_FASTER, CENTRE)
    stage.lights.fill(lights.PAD + seat_of(event), lights.RED)
    for number in range(1, last + 1):
        canvas.big(1, 4, str(number))
        stage.bell.ring(bell.COUNT)
        if await _table_key(stage, _SECOND) == BACK:
            break
    canvas.line(2, "")
    canvas.big(1, 4, words.OUT if out else words.UP_AT % last)
    if out:
        stage.bell.ring(bell.BELL)
        seconds = other_of(event)
        time = words.TIME % (seconds // 60, seconds % 60)
        canvas.line(6, words.OUT_IN % (bout.referee.view()[layout.ROUND], time), CENTRE)
    canvas.line(7, words.OK_CONTINUES, CENTRE)
    await stage.ok()


async def _table_key(stage, frames):
    while True:
        key = await stage.press(frames)
        if key in (OK, BACK) or key < 0:
            return key
