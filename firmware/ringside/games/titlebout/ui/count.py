"""Title Bout's count over a boxer who is down. Lent."""

from micropython import const

from ringside.engine.codec import name_of, other_of, seat_of
from ringside.games.titlebout.rules import events, layout
from ringside.games.titlebout.ui import words
from ringside.kit import bell, lights
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, OK

_SECOND = const(100)  # frames
_TEN = const(10)


async def count(bout, event):
    """Count him up to where he is up, or out. OK hastens it, BACK ends it."""
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
        if await _press(stage, _SECOND) == BACK:
            break
    canvas.line(2, "")
    canvas.big(1, 4, words.OUT if out else words.UP_AT % last)
    if out:
        stage.bell.ring(bell.BELL)
        seconds = other_of(event)
        time = words.TIME % (seconds // 60, seconds % 60)
        canvas.line(6, words.OUT_IN % (bout.referee.view()[layout.ROUND], time), CENTRE)
    canvas.line(7, words.OK_GOES_ON, CENTRE)
    await stage.ok()


async def _press(stage, frames):
    while True:
        key = await stage.press(frames)
        if key in (OK, BACK) or key < 0:
            return key
