"""Setup: a game's options, asked one after the other."""

from ringside import games
from ringside.kit import menu
from ringside.kit.keys import NOTHING
from ringside.loader import give_back, lend


async def ask_setup(stage, number):
    """The setup of a game that the players chose, `bytes`; None when they went back out of it."""
    game = games.load(number)
    name = "ringside.games." + games.name(number) + ".ui"
    face = lend(name + ".setup")
    # A game that needs more than its options one by one asks by itself.
    ask = getattr(face, "ask", None)
    setup = await (ask(stage, game) if ask else _ask(stage, game, face))
    give_back(name)
    return setup


async def _ask(stage, game, face):
    setup = bytearray([option[2] for option in game.SETUP])
    option = 0
    while option < len(game.SETUP):
        head, lines = face.option_lines(option, setup)
        start = setup[option]
        while not game.fits(setup, option, start):
            start = (start + 1) % len(lines)
        chosen = await menu.pick(
            stage,
            "setup." + game.SETUP[option][0],
            head,
            lines,
            start,
            hint=lambda choice, option=option: face.option_hint(option, setup, choice),
            open_to=lambda choice, option=option: game.fits(setup, option, choice),
        )
        if chosen != NOTHING:
            setup[option] = chosen
            option += 1
        elif option:
            option -= 1
        else:
            return None
    return bytes(setup)
