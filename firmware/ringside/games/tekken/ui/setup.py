"""TEKKEN's setup on the panel."""

from micropython import const

from ringside.games.tekken import options
from ringside.games.tekken.tables import stages, texts
from ringside.games.tekken.tables.names import FIGHTERS, STAGES
from ringside.games.tekken.ui import words
from ringside.games.tekken.ui.names import spread
from ringside.kit import setup

_PLACES = const(77)
_SPACE = const(2)


async def ask(stage):
    """The setup that the players chose, or b"" where they went back."""
    return await setup.ask(stage, options, option_lines, option_hint)


def option_lines(option, chosen):
    """The heading of a setup option and a line for each of its choices."""
    if option < options.STAGE:
        plays = [text.split(":")[0] for text in texts.DESCRIPTIONS]
        lines = [spread(name, plays[fighter], 24) for fighter, name in enumerate(FIGHTERS)]
    elif option < options.PLAYERS:
        lines = (STAGES, words.ROUNDS, words.CARDS)[option - options.STAGE]
    else:
        lines = words.HOLDERS
    return words.HEADS[option], lines


def option_hint(option, chosen, choice):
    """A hint about a choice, or None."""
    if not options.fits(chosen, option, choice):
        return words.NO_COMPUTER
    if option < options.STAGE:
        return texts.DESCRIPTIONS[choice].split(": ")[1][:-1]
    if option == options.STAGE:
        places = stages.PLACES[_PLACES * choice : _PLACES * choice + _PLACES]
        spaces = len([place for place in places if place >= _SPACE])
        return words.SPACES % (spaces, len([place for place in places if place > _SPACE]))
    if option == options.CARDS:
        return words.CARD_HINTS[choice]
    return words.HOLDER_HINTS[choice] if option >= options.PLAYERS else None
