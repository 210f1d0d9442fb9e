"""The ticker's lines for Title Bout's less common events."""

from ringside.engine.codec import name_of, other_of, seat_of, value_of
from ringside.games.titlebout.rules import events
from ringside.games.titlebout.tables import charts
from ringside.games.titlebout.ui import words
from ringside.games.titlebout.ui.ticker import find


def describe(event):
    """The format of an event, and its word."""
    name = name_of(event)
    value = value_of(event)
    other = other_of(event)
    format = find(words.RARE, name)
    if name in (events.KDR, events.KOR):
        cell = "K45"[{0: 0, 4: 1, 5: 2}[other & 7]]
        word = words.NO_KNOCKOUT % cell if name == events.KOR and cell != "K" else cell
        return format.replace("{2}", str(other >> 3)), word
    if name == events.DOWN and value > 1:
        return words.AGAIN, ""
    if name == events.CONDITION:
        stopped = value <= other & 0x7F
        word = (words.ROUNDS[(other >> 7) - 1], compared(stopped), other & 0x7F, words.ON_STOPPED.split("|")[stopped])
        return words.CONDITION % word, ""
    if name == events.CUT_STOP:
        stopped = value <= other
        return format.replace("{5}", compared(stopped)), words.ON_STOPPED.split("|")[stopped]
    if name == events.RING:
        return words.TRAPPED if value else "{4}", words.PLACES[value]
    if name == events.SCORED:
        return format, words.SCORERS[seat_of(event)]
    if name == events.CHECK:
        return format, " ".join([words.LETTERS[other >> 2 * scorer & 3] for scorer in range(3)])
    if name == events.ONE_POINT:
        return format, " ".join([words.ONE_POINT[other >> 2 * scorer & 3] for scorer in range(3)])
    if name == events.BOUT:
        return "{4}" if seat_of(event) > 1 else words.WINS, words.HOW.split("|")[value]
    return format, _word(name, value, other)


def compared(at_most):
    """The sign between two numbers."""
    return "\x1b" if at_most else ">"


def _word(name, value, other):
    if name == events.ROUND:
        return words.BECAUSE.split("|")[other]
    if name == events.CANNOT_OCCUR:
        return words.STRATEGIES.split("|")[value]
    if name == events.SYSTEM:
        return words.SYSTEMS.split("|")[value]
    if name == events.LOST_POINTS:
        return words.LOSSES.split("|")[other]
    if name == events.KNOCKOUT:
        return words.TIME % (other // 60, other % 60)
    if name == events.RECOVERY:
        return charts.EFFECTS[other] if other else words.RECOVERS
    if name == events.CUT:
        return charts.CUTS[other]
    if name in (events.WARNING, events.FOUL, events.DISQUALIFIED):
        return charts.FOUL_KINDS[other]
    if name == events.INJURY:
        return charts.INJURIES[other]
    return ""
