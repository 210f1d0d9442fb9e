"""The pause: take back, undo, settings, leave; and the settings themselves. Lent by the stage."""

from ringside import settings
from ringside.kit import menu, words
from ringside.kit.canvas import CENTRE, COLUMNS
from ringside.kit.keys import BACK, DOWN, NOTHING, OK, UP
from ringside.kit.stage import ENDED, KEPT


async def pause(stage, referee, persons):
    """Let the players choose; None to ask anew what is asked now, KEPT or ENDED."""
    while True:
        lines = [words.GO_ON]
        if referee.missing != referee.asked:
            lines.append(words.TAKE_BACK)
        if referee.undo_needs() is not None:
            lines.append(words.UNDO)
        lines += [words.SETTINGS, words.LEAVE, words.GIVE_UP]
        chosen = await menu.pick(stage, "pause", words.PAUSE, lines)
        line = lines[chosen] if chosen != NOTHING else words.GO_ON
        if line == words.GO_ON:
            return None
        if line == words.TAKE_BACK:
            referee.retract()
            return None
        if line == words.UNDO and await menu.undo(stage, referee, persons):
            return None
        if line == words.SETTINGS:
            await turn_settings(stage)
        if line == words.LEAVE:
            return KEPT
        if line == words.GIVE_UP and await menu.sure(stage, "give_up", words.SURE):
            return ENDED


async def turn_settings(stage):
    """The settings: each takes effect at once, and is kept however the screen is left."""
    kept = stage.settings
    at = 0
    stage.show("settings")
    canvas = stage.canvas
    while True:
        canvas.line(0, words.SETTINGS, inverse=True)
        for i, name in enumerate(words.SETTING_NAMES):
            value = words.SETTING_VALUES[i][kept.index[i]]
            canvas.line(1 + i, ("\x10" if i == at else " ") + name)
            canvas.text(COLUMNS - len(value), 1 + i, value)
        canvas.line(7, words.SETTING_KEYS, CENTRE)
        key = await stage.press()
        if key == UP:
            at = (at - 1) % len(words.SETTING_NAMES)
        elif key == DOWN:
            at = (at + 1) % len(words.SETTING_NAMES)
        elif key == OK:
            kept.change(at, (kept.index[at] + 1) % len(settings.VALUES[at]))
            stage.apply_settings()
            if at == settings.SOUND:
                stage.bell.ring(b"\xb0\x10")
        elif key == BACK:
            return
