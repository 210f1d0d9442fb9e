"""The curtain: several people share a pad, and it says whose turn it is and hides until that person presses."""

from ringside.kit import words
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, NOTHING, pad_of


async def hand_over(stage, name, pad=0):
    """Ask for the person whose turn it is.

    A key of the pad; BACK; or NOTHING if a phone came or went: check again who holds what.
    """
    stage.show("curtain")
    draw_curtain(stage, name, words.HAND_OVER % "ABCDE"[pad], words.HAND_OVER_KEYS % "ABCDE"[pad])
    while True:
        key = await stage.press(watch_pads=True)
        if key in (BACK, NOTHING) or pad_of(key) == pad:
            return key


def draw_curtain(stage, name, head, keys):
    """Nothing but a name, what it is about, and which keys do what."""
    canvas = stage.canvas
    canvas.line(0, head, inverse=True)
    canvas.big(0, 2, name)
    canvas.line(7, keys, CENTRE)
