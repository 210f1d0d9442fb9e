"""What Title Bout's ticker says of what happens now and then. Lent."""

from ringside.engine.packed import name_of, other_of, seat_of, value_of
from ringside.faces import titlebout_words as words
from ringside.faces.titlebout_ticker import find
from ringside.games.titlebout import told
from ringside.tables import titlebout as charts


def rare(event):
    """The format of an event, and its word."""
    name = name_of(event)
    value = value_of(event)
    other = other_of(event)
    format = find(words.RARE, name)
    if name in (told.KDR, told.KOR):
        cell = "K45"[{0: 0, 4: 1, 5: 2}[other & 7]]
        word = words.NO_KNOCKOUT % cell if name == told.KOR and cell != "K" else cell
        return format.replace("{2}", str(other >> 3)), word
    if name == told.DOWN and value > 1:
        return words.AGAIN, ""
    if name == told.CONDITION:
        stopped = value <= other & 0x7F
        word = (words.ROUNDS[(other >> 7) - 1], compared(stopped), other & 0x7F, words.ON_STOPPED.split("|")[stopped])
        return words.CONDITION % word, ""
    if name == told.CUT_STOP:
        stopped = value <= other
        return format.replace("{5}", compared(stopped)), words.ON_STOPPED.split("|")[stopped]
    if name == told.RING:
        return words.TRAPPED if value else "{4}", words.PLACES[value]
    if name == told.SCORED:
        return format, words.SCORERS[seat_of(event)]
    if name == told.CHECK:
        return format, " ".join([words.LETTERS[other >> 2 * scorer & 3] for scorer in range(3)])
    if name == told.ONE_POINT:
        return format, " ".join([words.ONE_POINT[other >> 2 * scorer & 3] for scorer in range(3)])
    if name == told.BOUT:
        return "{4}" if seat_of(event) > 1 else words.WINS, words.HOW.split("|")[value]
    return format, _word(name, value, other)


def compared(at_most):
    """The sign between two numbers."""
    return "\x1b" if at_most else ">"


def _word(name, value, other):
    if name == told.ROUND:
        return words.BECAUSE.split("|")[other]
    if name == told.CANNOT_OCCUR:
        return words.STRATEGIES.split("|")[value]
    if name == told.SYSTEM:
        return words.SYSTEMS.split("|")[value]
    if name == told.LOST_POINTS:
        return words.LOSSES.split("|")[other]
    if name == told.KNOCKOUT:
        return words.TIME % (other // 60, other % 60)
    if name == told.RECOVERY:
        return charts.EFFECTS[other] if other else words.RECOVERS
    if name == told.CUT:
        return charts.CUTS[other]
    if name in (told.WARNING, told.FOUL, told.DISQUALIFIED):
        return charts.FOUL_KINDS[other]
    if name == told.INJURY:
        return charts.INJURIES[other]
    return ""
