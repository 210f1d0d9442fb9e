"""Title Bout's secret choices: styles before the bout, strategies before a round. Lent.

A style is one press; a strategy is a code of two, as many for each, by the legend that all
see. Until both are in nothing shows what was pressed: a code that is none, or whose strategy
is used up, only leaves its manager not in.
"""

from micropython import const

from ringside.engine import rng
from ringside.engine.codec import NONE
from ringside.engine.journal import crc16
from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.rules.endurance import left as endurance_left
from ringside.games.titlebout.rules.strategy import uses_left
from ringside.games.titlebout.ui import words
from ringside.kit import bell, lights
from ringside.kit.canvas import CENTRE, COLUMNS
from ringside.kit.keys import BACK, NOTHING, pad_of
from ringside.loader import give_back, lend

_MANAGER = "ringside.games.titlebout.player"
_PADS = "ringside.games.titlebout.ui.pads"
_SUSPENSE = const(30)  # frames between the last one in and the reveal
_SECOND_KEYS = const(3)  # of a code


async def show(bout):
    """Ask both managers: the events that they lead to, a list; None to ask anew, or how the bout was left."""
    stage = bout.stage
    referee = bout.referee
    styles = referee.about == layout.STYLES
    asked = referee.asked
    first = bytearray(2)  # of each pad's code: its first button, from 1
    stage.show("titlebout.choose")
    _draw(bout, styles)
    pads = None if stage.pads is None else lend(_PADS).Pads(bout, styles)
    log = _answer_for_machines(bout)
    while log is None:
        _status(bout, styles, asked, referee.missing)
        key = await stage.press()
        if key == BACK:
            return await stage.break_off(referee, bout.persons)
        pad = pad_of(key)
        if pad == NOTHING or not (referee.missing & bout.persons) >> pad & 1:
            continue
        stage.bell.ring(bell.PRESS)
        if styles:
            answer = key & 3
        elif first[pad]:
            answer = _SECOND_KEYS * (first[pad] - 1) + (key & 3) if key & 3 < _SECOND_KEYS else NONE
            first[pad] = 0
        else:
            first[pad] = 1 + (key & 3)
            if pads is not None:
                pads.half(pad, key & 3)
            continue
        if answer in referee.legal(pad):
            log = referee.answer(pad, answer)
            if pads is not None:
                pads.note(pad, answer)
        elif pads is not None:
            pads.anew(pad)
    _status(bout, styles, asked, 0)
    if bout.persons:
        await stage.pause(_SUSPENSE)
    return log


def _answer_for_machines(bout):
    """The device's managers are in at once: they know no more than the table."""
    referee = bout.referee
    log = None
    machines = referee.missing & ~bout.persons
    for seat in (0, 1):
        if machines >> seat & 1:
            view = referee.view(seat)
            lot = bytearray(rng.SIZE)
            # The same lots whenever this is asked: an undo tempts nobody.
            at = crc16(crc16(view[layout.ROUND] << 1 | seat, referee.seed), view[: layout.LINES])
            rng.sow(lot, 0, bytes((at >> 8, at & 0xFF)) + referee.seed[:4])
            answer = lend(_MANAGER).choose(view, seat, referee.legal(seat), lot)
            log = referee.answer(seat, answer)
    give_back(_MANAGER)
    return log


def _draw(bout, styles):
    """How it stands, the legend, and how often each boxer may still use each strategy: all in public view."""
    canvas = bout.stage.canvas
    view = bout.referee.view()
    canvas.line(0, bout.names[0])
    canvas.text(COLUMNS - len(bout.names[1]), 0, bout.names[1])
    if styles:
        canvas.line(2, words.STYLE_HEAD, CENTRE)
        for row, line in enumerate(words.STYLE_LINES):
            canvas.text(8, 4 + row, line)
        return
    text = words.ROUND % view[layout.ROUND]
    canvas.text((COLUMNS - len(text)) // 2, 0, text)
    for seat in (0, 1):
        at = layout.fighter(seat)
        downs = view[at + layout.DOWNS]
        text = words.STANDING[seat].format(
            endurance_left(view, seat),
            words.DOWNS % downs if downs else "",
            words.TOTAL % layout.long(view, at + layout.POINTS),
        )
        canvas.text(seat * (COLUMNS - len(text)), 1, text)
    for strategy, line in enumerate(words.CODES):
        canvas.text(3, 2 + strategy, line)
        for seat in (0, 1):
            if strategy:
                left = uses_left(view, seat, strategy)
                canvas.text(23 * seat, 2 + strategy, "%2d" % left if left > 0 else words.NO_MORE)


def _status(bout, styles, asked, missing):
    """Who is in, and the keys: row 7; and the pads' lights."""
    canvas = bout.stage.canvas
    canvas.line(7, words.STYLE_KEYS if styles else words.CODE_KEYS, CENTRE)
    for seat in (0, 1):
        if not asked >> seat & 1:
            continue
        text = words.WAITING if missing >> seat & 1 else words.IN
        canvas.text(seat * (COLUMNS - len(text)), 7, text)
        bout.stage.lights.fill(lights.PAD + seat, lights.WHITE if missing >> seat & 1 else lights.GREEN)
