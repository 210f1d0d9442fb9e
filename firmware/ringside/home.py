"""Home: the title, the menu of games, and setup, until a match can be played."""

from ringside import games
from ringside.kit import menu, words
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import NOTHING
from ringside.kit.pictures import GLOVE
from ringside.loader import Phase


async def choose_game(stage, unfinished, opening):
    """What the players want: (number of a game, setup), or (0, b"") to continue the unfinished match.

    unfinished: the title of the game that was not finished, or "". opening: whether the title comes first.
    """
    stage.lights.clear()
    if opening and not unfinished:
        await show_title(stage)
    while True:
        lines = [game[2] for game in games.TABLE] + [words.HOW_TO_PLAY, words.SETTINGS]
        if unfinished:
            lines.insert(0, words.RESUME + unfinished)
        chosen = await menu.pick(stage, "menu", words.MENU, lines)
        if chosen == NOTHING:
            await show_title(stage)
        elif lines[chosen] == words.SETTINGS:
            with Phase():
                from ringside.kit import settings_menu

                await settings_menu.show(stage)
        elif lines[chosen] == words.HOW_TO_PLAY:
            await _pick_how_to_play(stage)
        elif unfinished and chosen == 0:
            return 0, b""
        elif not unfinished or await menu.is_sure(stage, "end_it", words.END_UNFINISHED):
            number = games.TABLE[chosen - bool(unfinished)][0]
            with Phase():
                setup = await games.load(number, "ui.setup").ask(stage)
            if setup:
                return number, setup


async def _pick_how_to_play(stage):
    """The rules of one game after the other, until BACK."""
    chosen = 0
    while chosen != NOTHING:
        titles = [game[2] for game in games.TABLE]
        chosen = await menu.pick(stage, "how_to.menu", words.HOW_TO_PLAY, titles, chosen)
        if chosen != NOTHING:
            await show_how_to_play(stage, games.TABLE[chosen][0])


async def show_how_to_play(stage, number):
    """The rules of a game, in pages."""
    with Phase():
        from ringside.kit import how_to

        await how_to.show(stage, games.load(number, "ui.how_to").PAGES)


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
