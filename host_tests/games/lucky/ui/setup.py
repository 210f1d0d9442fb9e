"""Lucky's setup on the panel."""

from ringside.games.lucky import options
from ringside.kit import setup


async def ask(stage):
    """The setup that the players chose, or b"" where they went back."""
    return await setup.ask(stage, options, _lines, lambda option, chosen, choice: None)


def _lines(option, chosen):
    return options.SETUP[option][0], options.SETUP[option][1]
