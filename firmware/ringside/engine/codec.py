"""Packs an ask or an event into a small int, so that neither makes garbage.

An ask: bits 0-4 the seats that must answer, bit 5 set when the answers are secret
until all are in, bits 8 and up what it is about (a number of the game's own).

An event: bits 0-7 its name (a number of the game's own), bits 8-11 a seat, bits 12-19
and 20-28 two values. Names from REVEALS on say that something was revealed, scored or
dealt: undo steps back over those only if everybody agrees. Every event is public.

A ranking, the result of a game: `bytes`, the seats from first to last, each plus TIED where
it shares the place of the seat before it.
"""

from micropython import const

MOST_SEATS = const(5)
MOST_ANSWERS = const(0xF0)  # an answer is a byte below this; the rest are the journal's marks
NONE = const(0xFF)  # no answer yet; no seat
TIED = const(0x80)  # of a seat in a ranking
REVEALS = const(0x80)

_SEATS = const(0x1F)
_SECRET = const(0x20)


def pack_ask(about, seats, secret):
    """An ask of `seats` (a bit mask), `about` a number from 0 to 255."""
    return about << 8 | (_SECRET if secret else 0) | seats


def seats_of(ask):
    """The bit mask of the seats that must answer; 0 when the game is over."""
    return ask & _SEATS


def is_secret(ask):
    """Whether the answers stay unseen until all of them are in."""
    return bool(ask & _SECRET)


def about_of(ask):
    """What is asked: a number of the game's own."""
    return ask >> 8


def pack_event(name, seat=0, value=0, other=0):
    """An event: name and value 0 to 255, seat 0 to 15, other 0 to 511."""
    return other << 20 | value << 12 | seat << 8 | name


def name_of(event):
    """The event's name, a number of the game's own."""
    return event & 0xFF


def seat_of(event):
    """The seat that the event concerns."""
    return event >> 8 & 0xF


def value_of(event):
    """The event's first value, 0 to 255."""
    return event >> 12 & 0xFF


def other_of(event):
    """The event's second value, 0 to 511."""
    return event >> 20


def reveals(event):
    """Whether the event says that something was revealed, scored or dealt."""
    return event & 0xFF >= REVEALS


def ranking_of_two(winner):
    """The ranking of a game of two: `winner` is a seat, or anything else for a draw."""
    return bytes((1, 0)) if winner == 1 else bytes((0, 1 if winner == 0 else TIED | 1))


def winner_of(ranking):
    """The seat that is first alone, or NONE."""
    return NONE if len(ranking) > 1 and ranking[1] & TIED else ranking[0]


def count_seats(mask):
    """How many seats a bit mask holds."""
    n = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n
