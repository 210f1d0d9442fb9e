"""How Title Bout's boxers are called in the ring. Lent when a bout is taken up."""

from ringside.games.titlebout import sheet
from ringside.tables.titlebout_boxer import NAME_SIZE

_MOST = 10  # letters: both fit into a row, and the round between them
_BEFORE = ("DE", "LA", "DEL", "DI", "DA", "VAN", "VON", "DER", "EL", "AL", "MC", "ST.")
_BEHIND = ("JR", "JR.", "SR", "SR.", "II", "III", "IV")


def surnames(view):
    """The two boxers' surnames, as large as big letters show them."""
    whole = [_name(view, seat) for seat in (0, 1)]
    names = [_surname(name) for name in whole]
    if names[0] == names[1]:
        names = [_cut(whole[seat][0] + "." + names[seat]) for seat in (0, 1)]
    return tuple(names)


def _name(view, seat):
    name = ""
    for code in view[sheet.card_of(seat) : sheet.card_of(seat) + NAME_SIZE]:
        if code:
            name += chr(code)
    return name.upper()


def _surname(name):
    words = name.split(" ")
    while len(words) > 1 and words[-1] in _BEHIND:
        words.pop()
    surname = words.pop()
    while len(words) > 1 and words[-1] in _BEFORE and len(surname) + len(words[-1]) < _MOST:
        surname = words.pop() + " " + surname
    return _cut(surname)


def _cut(name):
    return name if len(name) <= _MOST else name[: _MOST - 1] + "."
