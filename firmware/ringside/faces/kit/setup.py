"""Setup: a game's options, asked one after the other."""

from ringside.faces.kit import menu
from ringside.faces.kit.keys import NOTHING


async def ask_setup(stage, game, face):
    """The setup that the players chose, `bytes`; None when they went back out of it."""
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
