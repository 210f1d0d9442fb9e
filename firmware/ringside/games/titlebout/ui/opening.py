"""Opens a bout of Title Bout, new or resumed."""

from micropython import const

from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import events, layout
from ringside.games.titlebout.rules.control import why_aggressor
from ringside.games.titlebout.tables.boxer import NAME_SIZE
from ringside.games.titlebout.ui import words
from ringside.games.titlebout.ui.ticker import lines

_MOST = const(10)  # letters: both fit into a row, and the round between them
_BEFORE = ("DE", "LA", "DEL", "DI", "DA", "VAN", "VON", "DER", "EL", "AL", "MC", "ST.")
_BEHIND = ("JR", "JR.", "SR", "SR.", "II", "III", "IV")


def first_lines(bout):
    """The ticker's first lines: the round's, or where the bout was resumed."""
    view = bout.referee.view()
    if view[layout.USED]:
        return [words.RESUMED % (view[layout.ROUND], view[layout.USED])]
    if not view[layout.ROUND]:
        return []
    log = [pack_event(events.ROUND, view[layout.AGGRESSOR], view[layout.ROUND], why_aggressor(view))]
    for seat in (0, 1):
        if view[layout.fighter(seat) + layout.ROUND_POINTS]:
            log.append(pack_event(events.AGGRESSIVE, seat))
            log.append(pack_event(events.POINTS, seat, 1, events.FOR_AGG))
    return lines(log, bout.names)


def surnames(view):
    """The two boxers' surnames, as large as big letters show them."""
    whole = [_name(view, seat) for seat in (0, 1)]
    names = [_surname(name) for name in whole]
    if names[0] == names[1]:
        names = [_cut(whole[seat][0] + "." + names[seat]) for seat in (0, 1)]
    return tuple(names)


def _name(view, seat):
    name = ""
    for code in view[layout.card_of(seat) : layout.card_of(seat) + NAME_SIZE]:
        if code:
            name += chr(code)
    return name.upper()


def _surname(name):
    parts = name.split(" ")
    while len(parts) > 1 and parts[-1] in _BEHIND:
        parts.pop()
    surname = whole = parts.pop()
    while len(parts) > 1 and parts[-1] in _BEFORE:
        whole = parts.pop() + " " + whole
    return whole if len(whole) <= _MOST else _cut(surname)


def _cut(name):
    return name if len(name) <= _MOST else name[: _MOST - 1] + "."
