"""TKO's setup on the panel."""

from ringside.games.tko import options
from ringside.games.tko.tables import BOXERS, HOUSE, STARTS
from ringside.games.tko.ui import words
from ringside.kit import setup


async def ask(stage):
    """The setup that the players chose, or b"" where they went back."""
    return await setup.ask(stage, options, option_lines, option_hint)


def option_lines(option, chosen):
    """The heading of a setup option and a line for each of its choices."""
    if option in (options.BOXER_A, options.BOXER_B):
        lines = []
        for boxer, name in enumerate(BOXERS):
            name += "*" if HOUSE[boxer] else ""
            starts = tuple(STARTS[4 * boxer : 4 * boxer + 4])
            lines.append(name + " " * (14 - len(name)) + "%d  %d  %d  %d" % starts)
        return words.OPTION_HEADS[option], lines
    if option == options.PADS:
        return words.OPTION_HEADS[option], (BOXERS[chosen[options.BOXER_A]], BOXERS[chosen[options.BOXER_B]])
    return words.OPTION_HEADS[option], words.CHOICES[option - options.PLAY]


def option_hint(option, chosen, choice):
    """A hint about a choice, or None."""
    if not options.fits(chosen, option, choice):
        return words.TAKEN
    if option in (options.BOXER_A, options.BOXER_B) and HOUSE[choice]:
        return words.HOUSE
    if option == options.PLAYERS and choice:
        return words.LEVELS[choice - 1]
    return None
