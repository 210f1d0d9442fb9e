"""Lucky's setup on the panel."""

from ringside.games.lucky import rules
from ringside.kit import setup


async def ask(stage):
    """The setup that the players chose, or b"" where they went back."""
    return await setup.ask(stage, rules, _lines, lambda option, chosen, choice: None)


def _lines(option, chosen):
    return rules.SETUP[option][0], rules.SETUP[option][1]
