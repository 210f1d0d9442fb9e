"""The Boxing Action Cards: two decks of 40, one a round. One card, one reading."""

from micropython import const

from ringside.engine import rng
from ringside.engine.codec import pack_event
from ringside.games.titlebout.rules import events
from ringside.games.titlebout.rules.layout import CARD, ORDER, READING, RNG, ROUND, SIZE, STACK, USED, add, long
from ringside.games.titlebout.tables.deck import CARDS, DECK
from ringside.games.titlebout.tables.deck import SIZE as CARD_SIZE

HALF = const(40)


def lay(state):
    """Take the pack of 80 out of its box."""
    for i in range(CARDS):
        state[ORDER + i] = i


def shuffle(state):
    """Shuffle all of the cards together; the first 40 are for this round, the others for the next."""
    rng.shuffle(state, RNG, ORDER, CARDS)


def flip(state, log):
    """Flip the next card of the round's deck."""
    used = state[USED]
    first = ORDER if state[ROUND] & 1 else ORDER + HALF
    # All used in the middle of a step: reshuffle the deck, to draw on until the step is over.
    if used >= HALF and used % HALF == 0:
        rng.shuffle(state, RNG, first, HALF)
        log.append(pack_event(events.RESHUFFLE))
    state[USED] = used + 1
    if not _stacked(state):
        at = state[first + used % HALF] * CARD_SIZE
        state[CARD : CARD + CARD_SIZE] = DECK[at : at + CARD_SIZE]
    log.append(pack_event(events.CARD, 0, state[READING], used + 1))


def pick(state):
    """Pull any card out of the deck used for the round just concluded."""
    if _stacked(state):
        return
    first = ORDER if state[ROUND] & 1 else ORDER + HALF
    at = state[first + rng.draw(state, RNG, HALF)] * CARD_SIZE
    state[CARD : CARD + CARD_SIZE] = DECK[at : at + CARD_SIZE]


def _stacked(state):
    """Turn up the next stacked card; False if there are no more."""
    if len(state) == SIZE:
        return False
    at = SIZE + long(state, STACK)
    if at >= len(state):
        return False
    state[CARD : CARD + CARD_SIZE] = state[at : at + CARD_SIZE]
    add(state, STACK, CARD_SIZE)
    return True
