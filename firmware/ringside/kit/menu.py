"""Lists to pick from, questions, and notes: the screens that every game shares."""

from micropython import const

from ringside.kit import words
from ringside.kit.bell import REFUSED
from ringside.kit.canvas import CENTRE, COLUMNS
from ringside.kit.keys import BACK, DOWN, NOTHING, OK, UP

_LINES = const(6)  # between the heading and the foot


async def pick(stage, screen, head, lines, start=0, foot=words.MENU_KEYS, hint=None, is_open=None):
    """Let a person pick one of `lines`; its index, or NOTHING when BACK was pressed.

    hint: a function from an index to a text for the foot, or None.
    is_open: a function from an index to whether it can be picked, or None.
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
            if is_open is None or is_open(at):
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


async def is_sure(stage, screen, question):
    """Whether a person says yes; the cursor begins at no. Yes counts when OK is released: with BACK, OK leaves."""
    if await pick(stage, screen, question, (words.NO, words.YES)) != 1:
        return False
    while stage.keys.held >> OK & 1:
        await stage.pause(1)
    return True


async def tell(stage, notes):
    """Show sentences, one a screen, until OK; does nothing without a panel, where nobody would know to press it."""
    if stage.board.display is None:
        return
    for note in notes:
        stage.show("note")
        stage.canvas.line(0, words.NOTE, inverse=True)
        for row, text in enumerate(wrap(note, COLUMNS)):
            if row < _LINES:
                stage.canvas.line(1 + row, text)
        stage.canvas.line(7, words.OK_CONTINUES, CENTRE)
        await stage.ok(paced=False)


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
