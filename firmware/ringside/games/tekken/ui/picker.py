"""An open question: the person asked moves and chooses, by the table keys or on the own pad, beside the stage.

A pad's buttons 1 to 4 are UP, DOWN, OK and BACK; where there are no more lines than buttons, the lines.
"""

from micropython import const

from ringside.engine.codec import NONE
from ringside.games.tekken.rules import layout
from ringside.games.tekken.ui import hands, table, words
from ringside.games.tekken.ui.names import spread
from ringside.kit import lights
from ringside.kit.bell import REFUSED
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, DOWN, NOTHING, OK, UP, pad_of

_ROWS = const(5)
_LEGEND = const(7)


async def pick(match, screen, head, lines, details, at=0, is_open=None, spots=None, direct=False):
    """The Offensive player picks one of `lines`, of at most seven letters: its index, or NOTHING for BACK.

    details: a function from an index to a line below. is_open: one to whether it can be picked, or None.
    spots: a function from an index to the spaces marked on the stage and the one at the cursor, or None.
    direct: whether the pad's buttons are the lines.
    """
    view = match.referee.view()
    seat = view[layout.OFFENSIVE]
    shown = ""
    while True:
        if not shown:
            _begin(match, screen, head, view, seat, len(lines) if direct else 0)
        top = min(max(at - _ROWS // 2, 0), max(len(lines) - _ROWS, 0))
        canvas = match.stage.canvas
        for row in range(_ROWS):
            text = lines[top + row] if top + row < len(lines) else ""
            canvas.text(table.LEFT, 1 + row, spread(("\x10" if top + row == at else " ") + text, "", 8))
        below = details(at)
        canvas.line(6, below)
        if spots is not None:
            match.hexes().show(canvas, view, *spots(at))
        shown = words.PAD_LINE % (head, lines[at], below)
        pressed = await _key(match, seat, shown, lines if direct else ())
        if pressed == UP:
            at = (at - 1) % len(lines)
        elif pressed == DOWN:
            at = (at + 1) % len(lines)
        elif pressed == BACK:
            return NOTHING
        elif pressed == NOTHING:
            shown = ""
        else:
            if pressed < len(lines):
                at = pressed
            if is_open is None or is_open(at):
                return at
            match.stage.bell.ring(REFUSED)


def _begin(match, screen, head, view, seat, lines):
    """The stage, whose question it is, and which keys do what."""
    table.begin(match, screen, view)
    hands.show(match, words.PAD_WAIT % match.seats.names[seat])
    canvas = match.stage.canvas
    both = words.BOTH_HP % (view[layout.HP], view[layout.HP + 1])
    canvas.line(0, spread(words.ASKS % ("AB"[seat], head), both), inverse=True)
    pad = match.seats.pad(seat)
    if pad == NONE:
        text = words.KEYS
    elif lines:
        text = words.KEYS_AND_LINES % ("AB"[pad], "AB"[pad], lines)
    else:
        text = words.KEYS_AND_PAD % (("AB"[pad],) * 4)
    canvas.line(_LEGEND, text, CENTRE)
    if pad < 2:
        match.stage.lights.fill(lights.PAD + pad, lights.WHITE)


async def _key(match, seat, line, direct):
    """UP, DOWN, OK or BACK, or the index of a line; NOTHING if a phone came or went."""
    stage = match.stage
    seats = match.seats
    pad = seats.pad(seat)
    if pad != NONE:
        note = hands.note(match, seat) if hands.may_show(match, seat) else ""
        stage.pad(pad, line, tuple(direct) or words.PAD_KEYS, note)
    while True:
        pressed = await stage.press(watch_pads=True)
        if pressed == NOTHING:
            seats.pads = stage.pads_there()
            return NOTHING
        if pressed >= OK:
            return pressed
        if pad_of(pressed) == pad:
            if not direct:
                return (UP, DOWN, OK, BACK)[pressed & 3]
            if pressed & 3 < len(direct):
                return pressed & 3
