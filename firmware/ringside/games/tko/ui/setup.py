"""TKO's setup on the panel; needed only there."""

from ringside.games.tko import rules
from ringside.games.tko.tables import BOXERS, HOUSE, STARTS
from ringside.games.tko.ui import words


def option_lines(option, setup):
    """The heading of a setup option and a line for each of its choices."""
    if option in (rules.BOXER_A, rules.BOXER_B):
        lines = []
        for boxer, name in enumerate(BOXERS):
            name += "*" if HOUSE[boxer] else ""
            starts = tuple(STARTS[4 * boxer : 4 * boxer + 4])
            lines.append(name + " " * (14 - len(name)) + "%d  %d  %d  %d" % starts)
        return words.OPTION_HEADS[option], lines
    if option == rules.PLAY:
        return words.OPTION_HEADS[option], words.PLAYS
    if option == rules.PINCH:
        return words.OPTION_HEADS[option], words.PINCHES
    return words.OPTION_HEADS[option], (BOXERS[setup[rules.BOXER_A]], BOXERS[setup[rules.BOXER_B]])


def option_hint(option, setup, choice):
    """What to know of a choice before taking it, or None."""
    if not rules.fits(setup, option, choice):
        return words.TAKEN
    if option in (rules.BOXER_A, rules.BOXER_B) and HOUSE[choice]:
        return words.HOUSE
    return None
