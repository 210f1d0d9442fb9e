"""The pause: take back, undo, what the game offers, how to play, settings, leave, end."""

from ringside.kit import menu, words
from ringside.kit.keys import NOTHING
from ringside.kit.stage import Ended, Left
from ringside.loader import Phase


async def pause(stage, referee, seats):
    """Let the players choose. Returns to ask the current ask again; raises Left or Ended."""
    while True:
        lines = [words.CONTINUE]
        if referee.asked & ~referee.missing & seats.persons:
            lines.append(words.TAKE_BACK)
        if referee.undo_needs() is not None:
            lines.append(words.UNDO)
        if stage.more is not None:
            lines.append(stage.more[0])
        lines += [words.HOW_TO_PLAY, words.SETTINGS, words.LEAVE, words.END]
        chosen = await menu.pick(stage, "pause", words.PAUSE, lines)
        line = lines[chosen] if chosen != NOTHING else words.CONTINUE
        if line == words.CONTINUE:
            return
        if line == words.TAKE_BACK:
            referee.retract()
            stage.unseal()
            return
        if line == words.UNDO and await stage.undo(referee, seats):
            stage.unseal()
            return
        if stage.more is not None and line == stage.more[0]:
            await stage.more[1]()
        if line == words.HOW_TO_PLAY:
            await stage.how_to_play()
        if line == words.SETTINGS:
            with Phase():
                from ringside.kit import settings_menu

                await settings_menu.show(stage)
        if line == words.LEAVE:
            raise Left
        if line == words.END and await menu.is_sure(stage, "give_up", words.SURE):
            raise Ended
