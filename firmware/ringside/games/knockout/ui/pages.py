"""Lines that everybody reads: page by page until OK."""

from micropython import const

from ringside.games.knockout.ui import hands
from ringside.kit.canvas import CENTRE

_LINES = const(6)


async def show(match, screen, head, lines, step=1):
    """Show lines, at most six a page and `step` of them together; OK or the time goes on."""
    canvas = match.stage.canvas
    most = _LINES // step * step
    for first in range(0, max(len(lines), 1), most):
        match.stage.show(screen)
        hands.show(match, head)
        canvas.line(0, head, CENTRE, inverse=True)
        for row, line in enumerate(lines[first : first + most]):
            canvas.line(1 + row, line)
        await go_on(match)


async def go_on(match):
    """Wait until OK or BACK, or for as long as results stay."""
    match.stage.canvas.text(23, 7, "OK")
    await match.stage.ok()
