"""Setup: a game's options, asked one after the other."""

from ringside.kit import menu
from ringside.kit.keys import NOTHING


async def ask(stage, options, option_lines, option_hint):
    """The setup that the players chose, `bytes`; b"" if they went back.

    option_lines: a function from (option, setup) to its heading and a line for each choice.
    option_hint: a function from (option, setup, choice) to a hint, or None.
    """
    setup = bytearray([option[2] for option in options.SETUP])
    option = 0
    while option < len(options.SETUP):
        head, lines = option_lines(option, setup)
        start = setup[option]
        while not options.fits(setup, option, start):
            start = (start + 1) % len(lines)
        chosen = await menu.pick(
            stage,
            "setup." + options.SETUP[option][0],
            head,
            lines,
            start,
            hint=lambda choice, option=option: option_hint(option, setup, choice),
            is_open=lambda choice, option=option: options.fits(setup, option, choice),
        )
        if chosen != NOTHING:
            setup[option] = chosen
            option += 1
        elif option:
            option -= 1
        else:
            return b""
    return bytes(setup)
