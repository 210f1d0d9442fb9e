"""Title Bout's setup on the panel; needed only there."""

from ringside.games import titlebout


def option_lines(option, setup):
    """The heading of a setup option and a line for each of its choices."""
    key, choices, _ = titlebout.SETUP[option]
    return key, choices


def option_hint(option, setup, choice):
    """Nothing is to know of a choice."""
    return None
