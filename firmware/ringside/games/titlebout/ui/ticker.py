"""Title Bout's ticker: events as lines of 25 letters, with the numbers that were compared."""

from ringside.engine.codec import name_of, other_of, seat_of, value_of
from ringside.games.titlebout.rules import events
from ringside.games.titlebout.ui import words
from ringside.kit.canvas import COLUMNS
from ringside.loader import Phase


def lines(log, names):
    """The lines of some events, the right boxer's to the right."""
    with Phase():
        return _lines(log, names)


def _lines(log, names):
    found = []
    text = ""
    side = 0
    for at, event in enumerate(log):
        name = name_of(event)
        value = value_of(event)
        other = other_of(event)
        if name == events.CARD:  # it is on the scoreboard
            continue
        # Points follow the line that they are for, except those without such a line.
        if name == events.POINTS and other != events.FOR_MOVING:
            if seat_of(event) != side:
                _put(found, text, side)
                side = seat_of(event)
                text = names[side]
            text += words.ADDED % value
            continue
        if name == events.LOST_POINTS and other == events.THROUGH_FOUL:
            text += words.TAKEN % value
            continue
        _put(found, text, side)
        side = seat_of(event) if name != events.SCORED else 0
        format = find(words.COMMON, name)
        word = ""
        if name == events.PUNCH:
            word = words.PUNCH % (words.HANDS[other & 1], value, words.PUNCHES[other >> 1])
            if at + 1 == len(log) or name_of(log[at + 1]) != events.POINTS:
                word += words.CHANCE
        elif not format:
            from ringside.games.titlebout.ui import rare_events

            format, word = rare_events.describe(event)
        text = format.format(names[side & 1], value, other, names[1 - (side & 1)], word)
    _put(found, text, side)
    return found


def find(table, name):
    """The text of an event in one of the tables of words, or nothing."""
    name = "\n%d " % name
    at = table.find(name)
    return table[at + len(name) : table.find("\n", at + 1)] if at >= 0 else ""


def _put(found, text, side):
    """Add a text, broken at its spaces into lines."""
    while text:
        at = len(text)
        if at > COLUMNS:
            at = text.rfind(" ", 0, COLUMNS + 1)
        line = text[:at]
        found.append(" " * (COLUMNS - at) + line if side == 1 else line)
        text = text[at + 1 :]
