"""Title Bout's ticker: what happened in lines of 25 letters, with the numbers that were compared."""

from ringside.engine.packed import name_of, other_of, seat_of, value_of
from ringside.faces import titlebout_words as words
from ringside.faces.kit.canvas import COLUMNS
from ringside.games.titlebout import told
from ringside.lend import give_back, lend

_RARE = "ringside.faces.titlebout_rare"


def lines(events, names):
    """The lines, the right boxer's to the right."""
    found = []
    text = ""
    side = 0
    rare = None
    for at, event in enumerate(events):
        name = name_of(event)
        value = value_of(event)
        other = other_of(event)
        if name == told.CARD:  # it stands on the scoreboard
            continue
        # Points go behind what they are for, but for those that nothing came before.
        if name == told.POINTS and other != told.FOR_MOVING:
            if seat_of(event) != side:
                _put(found, text, side)
                side = seat_of(event)
                text = names[side]
            text += words.ADDED % value
            continue
        if name == told.LOST_POINTS and other == told.THROUGH_FOUL:
            text += words.TAKEN % value
            continue
        _put(found, text, side)
        side = seat_of(event) if name != told.SCORED else 0
        format = find(words.COMMON, name)
        word = ""
        if name == told.PUNCH:
            word = words.PUNCH % (words.HANDS[other & 1], value, words.PUNCHES[other >> 1])
            if at + 1 == len(events) or name_of(events[at + 1]) != told.POINTS:
                word += words.CHANCE
        elif not format:
            if rare is None:
                rare = lend(_RARE).rare
            format, word = rare(event)
        text = format.format(names[side & 1], value, other, names[1 - (side & 1)], word)
    _put(found, text, side)
    if rare is not None:
        give_back(_RARE)
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
