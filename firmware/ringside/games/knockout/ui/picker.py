"""An open question: the person asked moves and chooses, by the table keys or on the own pad.

A pad's buttons 1 to 4 are UP, DOWN, OK and BACK.
"""

from micropython import const

from ringside.engine.codec import NONE
from ringside.games.knockout.ui import hands, words
from ringside.kit import lights
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, DOWN, NOTHING, OK, UP, pad_of

_FOOT = const(7)


def prepare(match, screen, seat):
    """A blank screen on which a seat is asked; the phones of the others say so."""
    stage = match.stage
    stage.show(screen)
    hands.show(match, words.PAD_WAIT % match.seats.names[seat])
    stage.lights.clear()
    pad = match.seats.pad(seat)
    if pad < 2:
        stage.lights.fill(lights.PAD + pad, lights.WHITE)


def foot(match, seat):
    """Row 7: which keys do what."""
    pad = match.seats.pad(seat)
    text = words.KEYS if pad == NONE else words.KEYS_AND_PAD % (("ABCDE"[pad],) * 4)
    match.stage.canvas.line(_FOOT, text, CENTRE)


async def key(match, seat, line):
    """UP, DOWN, OK or BACK; NOTHING if a phone came or went. line: what the cursor is at, for the own phone."""
    stage = match.stage
    seats = match.seats
    pad = seats.pad(seat)
    if pad != NONE:
        note = hands.note(match.referee.view(seat), seat) if hands.may_show(match, seat) else ""
        stage.pad(pad, line, words.PAD_KEYS, note)
    while True:
        pressed = await stage.press(watch_pads=True)
        if pressed == NOTHING:
            seats.pads = stage.pads_there()
            return NOTHING
        if pressed >= OK:
            return pressed
        if pad_of(pressed) == pad:
            return (UP, DOWN, OK, BACK)[pressed & 3]


async def pick(match, screen, seat, head, lines, details, at=0):
    """Pick one of `lines`: its index, or NOTHING for BACK.

    details: a function from an index to what stands below the list, a tuple of lines.
    """
    canvas = match.stage.canvas
    shown = ""
    while True:
        if not shown:
            prepare(match, screen, seat)
        below = details(at)
        rows = _FOOT - 1 - len(below)
        top = min(max(at - rows // 2, 0), max(len(lines) - rows, 0))
        canvas.line(0, head, inverse=True)
        for row in range(rows):
            canvas.line(1 + row, " " + lines[top + row] if top + row < len(lines) else "")
        if top:
            canvas.text(0, 1, "\x14")
        if top + rows < len(lines):
            canvas.text(0, rows, "\x15")
        canvas.text(0, 1 + at - top, "\x10")
        for row, text in enumerate(below):
            canvas.line(_FOOT - len(below) + row, text)
        foot(match, seat)
        shown = words.PAD_LINE % (head, lines[at], " ".join(below))
        pressed = await key(match, seat, shown)
        if pressed == UP:
            at = (at - 1) % len(lines)
        elif pressed == DOWN:
            at = (at + 1) % len(lines)
        elif pressed == OK:
            return at
        elif pressed == BACK:
            return NOTHING
        else:
            shown = ""
