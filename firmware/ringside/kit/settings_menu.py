"""The settings on the panel: each change takes effect at once, and is kept however the screen is left."""

from ringside import settings
from ringside.kit import words
from ringside.kit.bell import SAMPLE
from ringside.kit.canvas import CENTRE, COLUMNS
from ringside.kit.keys import BACK, DOWN, OK, UP


async def show(stage):
    """OK changes the setting at the cursor, BACK leaves."""
    current = stage.settings
    at = 0
    stage.show("settings")
    canvas = stage.canvas
    while True:
        canvas.line(0, words.SETTINGS, inverse=True)
        for i, name in enumerate(words.SETTING_NAMES):
            value = words.SETTING_VALUES[i][current.index[i]]
            canvas.line(1 + i, ("\x10" if i == at else " ") + name)
            canvas.text(COLUMNS - len(value), 1 + i, value)
        canvas.line(7, words.SETTING_KEYS, CENTRE)
        key = await stage.press()
        if key == UP:
            at = (at - 1) % len(words.SETTING_NAMES)
        elif key == DOWN:
            at = (at + 1) % len(words.SETTING_NAMES)
        elif key == OK:
            current.change(at, (current.index[at] + 1) % len(settings.VALUES[at]))
            stage.apply_settings()
            if at == settings.SOUND:
                stage.bell.ring(SAMPLE)
        elif key == BACK:
            return
