"""TKO's setup on the panel; needed only there."""

from ringside.faces import tko_words as words
from ringside.games import tko
from ringside.tables.tko import BOXERS, HOUSE, STARTS


def option_lines(option, setup):
    """The heading of a setup option and a line for each of its choices."""
    if option in (tko.BOXER_A, tko.BOXER_B):
        lines = []
        for boxer, name in enumerate(BOXERS):
            name += "*" if HOUSE[boxer] else ""
            starts = tuple(STARTS[4 * boxer : 4 * boxer + 4])
            lines.append(name + " " * (14 - len(name)) + "%d  %d  %d  %d" % starts)
        return words.OPTION_HEADS[option], lines
    if option == tko.PLAY:
        return words.OPTION_HEADS[option], words.PLAYS
    if option == tko.PINCH:
        return words.OPTION_HEADS[option], words.PINCHES
    return words.OPTION_HEADS[option], (BOXERS[setup[tko.BOXER_A]], BOXERS[setup[tko.BOXER_B]])


def option_hint(option, setup, choice):
    """What to know of a choice before taking it, or None."""
    if not tko.fits(setup, option, choice):
        return words.TAKEN
    if option in (tko.BOXER_A, tko.BOXER_B) and HOUSE[choice]:
        return words.HOUSE
    return None
