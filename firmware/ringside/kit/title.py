"""The title."""

from ringside.kit import words
from ringside.kit.canvas import CENTRE
from ringside.kit.pictures import GLOVE


async def show_title(stage):
    """Two gloves and the name, until OK."""
    stage.show("title")
    stage.lights.clear()
    canvas = stage.canvas
    canvas.big(0, 0, words.NAME)
    canvas.picture(GLOVE, 20, 18)
    canvas.picture(GLOVE, 68, 18, mirrored=True)
    canvas.line(6, words.MOTTO, CENTRE)
    canvas.line(7, words.START, CENTRE)
    await stage.ok(paced=False)
