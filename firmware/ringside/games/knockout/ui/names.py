"""How Knock Out's players, boxers and sums are called on the panel."""

from ringside.games.knockout.rules import layout
from ringside.games.knockout.tables import BOXERS, COLOURS
from ringside.games.knockout.ui import words


def players(count):
    """The colours of so many seats, as names."""
    return tuple([colour.upper() for colour in COLOURS[:count]])


def surname(boxer):
    """How a boxer is called in the ring, at most 12 letters."""
    return BOXERS[boxer].split(" ")[-1].upper()


def class_of(view, boxer):
    """His title, or else his class, in words."""
    title = layout.title_of(view, boxer)
    return words.TITLES[title] if title else words.CLASSES[layout.class_of(view, boxer)]


def letter_of(view, boxer):
    """His title or class as one letter."""
    title = layout.title_of(view, boxer)
    return words.LETTERS[title + 2 if title else layout.class_of(view, boxer)]


def schmelings(units):
    """A sum in figures, 1,234,500."""
    n = layout.UNIT * units
    text = "%d" % abs(n)
    at = len(text) - 3
    while at > 0:
        text = text[:at] + "," + text[at:]
        at -= 3
    return "-" + text if n < 0 else text


def signed(units):
    """A sum with its sign."""
    return schmelings(units) if units < 0 else "+" + schmelings(units)


def spread(left, right, width=25):
    """Two texts at both ends of a line."""
    return left + " " * (width - len(left) - len(right)) + right
