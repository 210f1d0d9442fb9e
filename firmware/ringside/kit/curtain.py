"""The curtain: several people share pad A, and it says whose turn it is and hides until that person presses."""

from ringside.kit import words
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, pad_of


async def hand_over(stage, name):
    """Ask for the person whose turn it is; False where BACK was pressed instead of a button of pad A."""
    stage.show("curtain")
    draw_curtain(stage, name, words.HAND_OVER, words.HAND_OVER_KEYS)
    while True:
        key = await stage.press()
        if key == BACK:
            return False
        if pad_of(key) == 0:
            return True


def draw_curtain(stage, name, head, keys):
    """Nothing but a name, what it is about, and which keys do what."""
    canvas = stage.canvas
    canvas.line(0, head, inverse=True)
    canvas.big(0, 2, name)
    canvas.line(7, keys, CENTRE)
