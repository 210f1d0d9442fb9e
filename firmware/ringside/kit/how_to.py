"""How to play: a game's pages of rules on the panel.

Loaded for as long as they are read.
"""

from ringside.kit import menu, words
from ringside.kit.canvas import CENTRE, COLUMNS
from ringside.kit.keys import BACK, DOWN, OK, UP


async def show(stage, pages):
    """Turn the pages until the last one is left by OK, or any by BACK.

    pages: texts, each a line as the heading and then what is broken into at most six lines.
    """
    canvas = stage.canvas
    stage.show("how_to")
    at = 0
    while at < len(pages):
        texts = pages[at].split("\n")
        lines = []
        for text in texts[1:]:
            lines += menu.wrap(text, COLUMNS)
        number = "%d/%d" % (at + 1, len(pages))
        canvas.line(0, texts[0], inverse=True)
        canvas.text(COLUMNS - len(number), 0, number, inverse=True)
        for row in range(6):
            canvas.line(1 + row, lines[row] if row < len(lines) else "")
        canvas.line(7, words.HOW_TO_KEYS, CENTRE)
        key = await stage.press()
        if key in (OK, DOWN):
            at += 1
            if key == DOWN and at == len(pages):
                at -= 1
        elif key == UP and at:
            at -= 1
        elif key == BACK:
            return
