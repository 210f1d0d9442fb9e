"""What the boxers of a bout are called in a text."""

from typing import NamedTuple

from ringside.games.titlebout.tables import boxer
from tools.tables.titlebout.boxers import name_in, surname

WHOSE = {"book": "from the rulebook", "found": "as printed", "derived": "partly ours", "house": "house values"}


class Names(NamedTuple):
    """The two of a bout, by seat: their whole names, and what is short for them."""

    whole: tuple[str, str]
    short: tuple[str, str]


def names_of(a: bytes, b: bytes) -> Names:
    """The names on two cards; surnames where those tell them apart."""
    whole = name_in(a), name_in(b)
    if whole[0] == whole[1]:  # two cards of one boxer, in two classes
        whole = with_class(a), with_class(b)
    short = surname(whole[0]), surname(whole[1])
    return Names(whole, short if short[0] != short[1] and name_in(a) != name_in(b) else whole)


def with_class(card: bytes) -> str:
    """James Jeffries (Heavy)."""
    return f"{name_in(card)} ({boxer.CLASSES[card[boxer.DIVISION]]})"


def whose(name: str) -> str:
    """Jeffries', Johnson's."""
    return name + ("'" if name.endswith("s") else "'s")


def described(card: bytes) -> str:
    """Name, rating, style, class and whose numbers these are: as at the top of the card."""
    style = boxer.STYLES[card[boxer.STYLE]]
    source = WHOSE[boxer.SOURCES[card[boxer.ORIGIN]]]
    return f"{name_in(card)}, {card[boxer.RATING]} ({style}), {boxer.CLASSES[card[boxer.DIVISION]]}, {source}"
