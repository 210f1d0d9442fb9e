"""Combo Board Anatomy: the cards played in this String, their Extensions, the Combos.

What an attack has to resolve lies together in layout.PENDING: the Symbols of the card's area, of a Connected
Extension, of the Combos that it completes and, in the fourth Attack Slot, of Heat.
"""

from micropython import const

from ringside.engine.codec import NONE, pack_event
from ringside.games.tekken.rules import cards, events
from ringside.games.tekken.rules.layout import (
    ALL_SLOTS,
    AREA,
    BLOCKED,
    COLOUR,
    FIGHTER,
    OFFENSIVE,
    PENDING,
    SLOT,
    SLOT_CARDS,
    SLOTS,
)
from ringside.games.tekken.tables import cards as tables

COMBOS = const(2)  # a fighter

_ON_CARD = const(3)
_COMBO_SIZE = const(6)
_HEAT_SYMBOL = const(5)  # in a fighter's bytes
_CODES = const(0x20)  # what is below is a code


def add_symbol(state, symbol):
    """One more Symbol to resolve; 0 is none."""
    if symbol:
        state[PENDING + symbol - 1] += 1


def add_symbols(state, symbols, at):
    """Three more from a table, some of which may be 0."""
    for i in range(at, at + _ON_CARD):
        add_symbol(state, symbols[i])


def previous(state):
    """The Attack Slot of the card played before in this String; NONE where there is none, or it was defended.

    A Stun card is not a played card.
    """
    for slot in range(state[SLOT] - 1, -1, -1):
        lies = state[SLOTS + slot]
        if lies < _CODES:
            return slot
        if lies < BLOCKED << 1:
            return NONE
    return NONE


def add_face(state, log):
    """The Symbols of the card in the Attack Slot, of the Combos that it completes, and of Heat."""
    seat = state[OFFENSIVE]
    add_symbols(state, tables.AREAS, _ON_CARD * (state[SLOTS + state[SLOT]] & AREA))
    for which in met(state):
        add_symbols(state, tables.COMBOS, _combo_at(state, which) + _ON_CARD)
        log.append(pack_event(events.COMBO, seat, which))
    if state[SLOT] == ALL_SLOTS - 1:
        symbol = tables.FIGHTERS[tables.FIGHTER_SIZE * state[FIGHTER + seat] + _HEAT_SYMBOL]
        add_symbol(state, symbol)
        log.append(pack_event(events.HEAT_BONUS, seat, symbol))


def connect(state, log):
    """The Extension of the card before, if it names the area of this one."""
    before = previous(state)
    if before == NONE:
        return
    seat = state[OFFENSIVE]
    both = cards.extension(state, seat, state[SLOT_CARDS + before], state[SLOTS + state[SLOT]] & AREA)
    if both:
        add_symbol(state, both & 0xF)
        add_symbol(state, both >> 4)
        log.append(pack_event(events.CONNECTED, seat, both))


def met(state):
    """Which of the Offensive player's Combos the last cards of the String complete, as a `bytes` of 0 and 1."""
    found = bytearray()
    for which in range(COMBOS):
        if progress(state, which) == length(state, which):
            found.append(which)
    return bytes(found)


def length(state, which):
    """How many colours a Combo of the Offensive player has."""
    return _ON_CARD - (tables.COMBOS[_combo_at(state, which)] == NONE)


def progress(state, which):
    """How many colours of a Combo the last cards of the String show, from its first on."""
    played = bytearray()
    for slot in range(ALL_SLOTS):
        lies = state[SLOTS + slot]
        if lies < _CODES:
            played.append(lies >> COLOUR)
        elif lies < BLOCKED << 1:
            played = bytearray()  # a card that was defended interrupts it
    wanted = length(state, which)
    first = _combo_at(state, which) + _ON_CARD - wanted
    for n in range(min(wanted, len(played)), 0, -1):
        if bytes(played[len(played) - n :]) == tables.COMBOS[first : first + n]:
            return n
    return 0


def colour(state, which, at):
    """The colour, the first one at 0, of a Combo of the Offensive player."""
    return tables.COMBOS[_combo_at(state, which) + _ON_CARD - length(state, which) + at]


def _combo_at(state, which):
    return _COMBO_SIZE * (COMBOS * state[FIGHTER + state[OFFENSIVE]] + which)
