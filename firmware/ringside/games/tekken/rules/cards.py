"""Attack Card Anatomy; the deck, the hand and the discard pile of a player.

A card is a number in its owner's deck: the common cards, his special cards, his Event cards. In companion mode
the players hold the printed cards, and the device knows none.
"""

from micropython import const

from ringside.engine import rng
from ringside.engine.codec import NONE, pack_event
from ringside.games.tekken.rules import events
from ringside.games.tekken.rules.layout import (
    COMPANION,
    DECK,
    DECK_LEFT,
    DECKS,
    DISCARDS,
    FIGHTER,
    HAND,
    HANDS,
    RNG,
)
from ringside.games.tekken.tables import cards as tables

SPECIAL = const(12)  # the first special card
EVENT = const(16)  # the first Event card

_CARD_SIZE = const(4)
_SPECIALS = const(16)  # bytes a fighter


def _printed(state, seat, card, at):
    if card < SPECIAL:
        return tables.COMMON[_CARD_SIZE * card + at]
    return tables.SPECIAL[_SPECIALS * state[FIGHTER + seat] + _CARD_SIZE * (card - SPECIAL) + at]


def code(state, seat, card):
    """What is on an Attack Card's face: area | colour << layout.COLOUR."""
    return _printed(state, seat, card, 0)


def extension(state, seat, card, area):
    """The Symbols that a card adds to a next one of an area: first | second << 4, 0 for none."""
    return _printed(state, seat, card, 1 + area)


def is_discarded(state, seat, card):
    """Whether a card lies in its owner's discard pile."""
    return state[DISCARDS + 3 * seat + (card >> 3)] >> (card & 7) & 1


def discard(state, seat, card):
    """Lay a card on the discard pile."""
    state[DISCARDS + 3 * seat + (card >> 3)] |= 1 << (card & 7)


def shuffle(state, seat, stack=b""):
    """All cards of a player are his deck, in a new order; those of a stack come first."""
    _take_up(state, seat)
    for card in range(EVENT + tables.EVENT_CARDS):
        if card not in stack:
            _put(state, seat, card)
    rng.shuffle(state, RNG, DECKS + DECK * seat, state[DECK_LEFT + seat])
    for card in reversed(stack):
        _put(state, seat, card)


def deal(state, seat):
    """The first hand. An Event among these cards goes under the deck."""
    first = DECKS + DECK * seat
    for i in range(HAND):
        card = _take(state, seat)
        while card >= EVENT:
            n = state[DECK_LEFT + seat]
            state[first + 1 : first + 1 + n] = bytes(state[first : first + n])
            state[first] = card
            state[DECK_LEFT + seat] = n + 1
            card = _take(state, seat)
        state[HANDS + HAND * seat + i] = card


def refill(state, seat, log):
    """Refill cards in hand. An Event that is drawn is resolved, and another card drawn."""
    if state[COMPANION]:
        return
    drawn = 0
    for i in range(HANDS + HAND * seat, HANDS + HAND * seat + HAND):
        while state[i] == NONE:
            if not state[DECK_LEFT + seat]:
                _reshuffle(state, seat, log)
            card = _take(state, seat)
            if card >= EVENT:
                from ringside.games.tekken.rules import event_cards

                discard(state, seat, card)
                event_cards.draw(state, seat, log)
            else:
                state[i] = card
                drawn += 1
    if drawn:
        log.append(pack_event(events.REFILL, seat, drawn))


def _reshuffle(state, seat, log):
    """The discard pile becomes the deck."""
    for card in range(EVENT + tables.EVENT_CARDS):
        if is_discarded(state, seat, card):
            _put(state, seat, card)
    for at in range(DISCARDS + 3 * seat, DISCARDS + 3 * seat + 3):
        state[at] = 0
    rng.shuffle(state, RNG, DECKS + DECK * seat, state[DECK_LEFT + seat])
    log.append(pack_event(events.RESHUFFLE, seat))


def _take_up(state, seat):
    """No card lies anywhere."""
    state[DECK_LEFT + seat] = 0
    for at in range(DECKS + DECK * seat, DECKS + DECK * seat + DECK):
        state[at] = NONE
    for at in range(HANDS + HAND * seat, HANDS + HAND * seat + HAND):
        state[at] = NONE
    for at in range(DISCARDS + 3 * seat, DISCARDS + 3 * seat + 3):
        state[at] = 0


def _put(state, seat, card):
    """Lay a card on a player's deck."""
    state[DECKS + DECK * seat + state[DECK_LEFT + seat]] = card
    state[DECK_LEFT + seat] += 1


def _take(state, seat):
    """Take the next card of a player's deck."""
    state[DECK_LEFT + seat] -= 1
    at = DECKS + DECK * seat + state[DECK_LEFT + seat]
    card = state[at]
    state[at] = NONE
    return card
