"""Front of house: title, menu and setup, until a match can begin. Lent between matches."""

from ringside import games
from ringside.kit import menu, pause, setup, title, words
from ringside.kit.keys import NOTHING


async def choose(stage, unfinished, opening):
    """What the players want: (number of a game, setup), or (0, None) to go on with a match.

    unfinished: the game of the match that can be gone on with, or None. opening: whether
    the title comes first.
    """
    stage.lights.clear()
    if opening and unfinished is None:
        await title.show_title(stage)
    while True:
        lines = [game[2] for game in games.TABLE] + [words.SETTINGS]
        if unfinished is not None:
            lines.insert(0, words.RESUME + unfinished.TITLE)
        chosen = await menu.pick(stage, "menu", words.MENU, lines)
        if chosen == NOTHING:
            await title.show_title(stage)
        elif chosen == len(lines) - 1:
            await pause.turn_settings(stage)
        elif unfinished is not None and chosen == 0:
            return 0, None
        elif unfinished is None or await menu.sure(stage, "end_it", words.END_IT):
            number = games.TABLE[chosen - (unfinished is not None)][0]
            wanted = await setup.ask_setup(stage, number)
            if wanted is not None:
                return number, wanted
