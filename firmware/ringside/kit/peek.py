"""The peek: a private hand on the panel, behind the curtain, while its owner holds a button of the pad.

Nothing of it goes out before the hand-over, nor a frame after the button is let go: not to the
panel, not to the lights, not to any pad's screen. Who has a phone reads the hand there instead.
"""

from ringside.kit import words
from ringside.kit.canvas import CENTRE
from ringside.kit.curtain import draw_curtain, hand_over
from ringside.kit.keys import BACK, OK, pad_of


async def peek(stage, name, pad, lines):
    """Show `lines`, at most six of 25 letters, to the one person called `name`, until OK or BACK."""
    if pad_of(await hand_over(stage, name, pad)) != pad:
        return
    letter = "ABCDE"[pad]
    while True:
        stage.show("peek")
        draw_curtain(stage, name, words.PEEK, words.PEEK_KEYS % (letter, letter))
        key = await stage.press()
        if key in (OK, BACK):
            return
        if pad_of(key) == pad:
            await _look(stage, pad, lines)


async def _look(stage, pad, lines):
    """Show the lines for as long as a button of the pad is down; meanwhile no phone shows the panel."""
    if stage.pads is not None:
        stage.pads.private(True)
    try:
        stage.canvas.clear()
        for row, line in enumerate(lines):
            stage.canvas.line(1 + row, line, CENTRE)
        while stage.keys.held >> 4 * pad & 0xF:
            await stage.press(1)
    finally:
        if stage.pads is not None:
            stage.pads.private(False)
