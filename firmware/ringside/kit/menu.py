"""Lists to pick from, questions, and notes: the screens that every game shares. Lent by the stage."""

from micropython import const

from ringside.kit import words
from ringside.kit.bell import REFUSED
from ringside.kit.canvas import CENTRE, COLUMNS
from ringside.kit.keys import BACK, DOWN, NOTHING, OK, UP, pad_of

_LINES = const(6)  # between the heading and the foot


async def pick(stage, screen, head, lines, start=0, foot=words.MENU_KEYS, hint=None, open_to=None):
    """Let a person pick one of `lines`; its index, or NOTHING when BACK was pressed.

    hint: a function from an index to a text for the foot, or None.
    open_to: a function from an index to whether it can be picked, or None.
    """
    at = start
    stage.show(screen)
    while True:
        _draw(stage.canvas, head, lines, at, (hint and hint(at)) or foot)
        key = await stage.press()
        if key == UP:
            at = (at - 1) % len(lines)
        elif key == DOWN:
            at = (at + 1) % len(lines)
        elif key == BACK:
            return NOTHING
        elif key == OK:
            if open_to is None or open_to(at):
                return at
            stage.bell.ring(REFUSED)


def _draw(canvas, head, lines, at, foot):
    top = min(max(at - _LINES // 2, 0), max(len(lines) - _LINES, 0))
    canvas.line(0, head, inverse=True)
    for i in range(_LINES):
        index = top + i
        canvas.line(1 + i, " " + lines[index] if index < len(lines) else "")
    if top:
        canvas.text(0, 1, "\x14")
    if top + _LINES < len(lines):
        canvas.text(0, _LINES, "\x15")
    canvas.text(0, 1 + at - top, "\x10")
    canvas.line(7, foot, CENTRE)


async def sure(stage, screen, question):
    """Whether a person says yes, on a list that begins at no."""
    return await pick(stage, screen, question, (words.NO, words.YES)) == 1


async def tell(stage, notes):
    """Show sentences, one a screen, until OK; without a panel nobody could know to press it."""
    if stage.board.display is None:
        return
    for note in notes:
        stage.show("note")
        stage.canvas.line(0, words.NOTE, inverse=True)
        for row, text in enumerate(wrap(note, COLUMNS)):
            if row < _LINES:
                stage.canvas.line(1 + row, text)
        stage.canvas.line(7, words.OK_GOES_ON, CENTRE)
        await stage.ok(paced=False)


async def undo(stage, referee, persons):
    """Step back over the last ask, if those whom it concerns agree; whether it happened.

    persons: bit mask of the seats that a person holds; the device's own players agree to anything.
    """
    needed = referee.undo_needs()
    if needed is None:
        return False
    return (not needed & persons or await agree(stage, needed & persons)) and referee.undo(needed)


async def agree(stage, everyone):
    """Whether all of these pads, a bit mask, agree to an undo past a reveal."""
    agreed = 0
    stage.show("agree")
    for pad in (0, 1):
        if everyone >> pad & 1:
            stage.pad(pad, words.PAD_AGREE, words.PAD_AGREES)
    canvas = stage.canvas
    canvas.line(0, words.AGREE, inverse=True)
    canvas.line(2, words.AGREE_HOW, CENTRE)
    canvas.line(7, words.REFUSE, CENTRE)
    while agreed & everyone != everyone:
        for pad in (0, 1):
            if not everyone >> pad & 1:
                continue
            canvas.text(2 if pad == 0 else 14, 4, words.AGREED if agreed >> pad & 1 else "\x18 pad " + "AB"[pad])
        key = await stage.press()
        if key == BACK:
            return False
        if pad_of(key) != NOTHING:
            agreed |= 1 << pad_of(key)
    return True


def wrap(text, width):
    """Break a text at its spaces into lines of at most `width`."""
    lines = []
    line = ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = line + " " + word if line else word
    lines.append(line)
    return lines
