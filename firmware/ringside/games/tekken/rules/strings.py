"""Turn Structure: The String; Attack Slots, Punishment tokens and Stun cards."""

from ringside.engine.codec import NONE, pack_event
from ringside.games.tekken.rules import cards, events
from ringside.games.tekken.rules.layout import (
    ABSENT,
    ACTIVE,
    ALL_SLOTS,
    ATTACK,
    DOWN,
    EMPTY,
    GUESS,
    HEAT,
    KINDS,
    NO_GUESS,
    OFFENSIVE,
    PENDING,
    PHASE,
    PREPARED,
    PRINTED_SLOTS,
    PUNISHMENT,
    SLOT,
    SLOT_CARDS,
    SLOTS,
    STRING,
    STRING_OVER,
    STUN_CARD,
    STUNS,
    TOKEN,
    USED,
)


def begin(state, seat, log):
    """A player is now the Offensive player: his Character gets up, his Stun cards lie in his Attack Slots."""
    state[OFFENSIVE] = seat
    state[STRING] += 1
    log.append(pack_event(events.STRING, seat, state[STRING]))
    if state[DOWN + seat]:
        state[DOWN + seat] = 0
        log.append(pack_event(events.GETS_UP, seat))
    for slot in range(PRINTED_SLOTS):
        state[SLOTS + slot] = STUN_CARD if state[STUNS + seat] >> slot & 1 else EMPTY
    state[SLOTS + PRINTED_SLOTS] = ABSENT
    for slot in range(ALL_SLOTS):
        state[SLOT_CARDS + slot] = NONE
    state[STUNS + seat] = 0
    next_attack(state, log)


def end_attack(state, log):
    """Refill cards in hand, and go on to the next attack."""
    cards.refill(state, state[OFFENSIVE], log)
    next_attack(state, log)


def next_attack(state, log):
    """Go to the first available Attack Slot; without one the String is over."""
    state[PREPARED] = 0
    state[GUESS] = NO_GUESS
    for kind in range(KINDS):
        state[PENDING + kind] = 0
    for slot in range(ALL_SLOTS):
        if state[SLOTS + slot] == EMPTY:
            state[SLOT] = slot
            await_card(state)
            return
    end(state, events.ALL_PLAYED, log)


def await_card(state):
    """The next card is asked for: as Punishment where his token lies in the slot, otherwise face-down."""
    state[PHASE] = PUNISHMENT if state[TOKEN + state[OFFENSIVE]] == state[SLOT] else ATTACK


def give_token(state, seat, log):
    """The Punishment token goes on a player's first available Attack Slot."""
    slot = 0
    while state[STUNS + seat] >> slot & 1:
        slot += 1
    state[TOKEN + seat] = slot
    log.append(pack_event(events.TOKEN, seat, slot))


def stun(state, seat, log):
    """A Stun card goes on a player's next available Attack Slot."""
    slot = 0
    while state[STUNS + seat] >> slot & 1:
        slot += 1
    state[STUNS + seat] |= 1 << slot
    log.append(pack_event(events.STUN, seat, slot))


def end(state, why, log):
    """The Offensive player's Attack Slots are cleared; his Heat is used up; his turn is over."""
    seat = state[OFFENSIVE]
    for slot in range(ALL_SLOTS):
        if state[SLOT_CARDS + slot] != NONE:
            cards.discard(state, seat, state[SLOT_CARDS + slot])
            state[SLOT_CARDS + slot] = NONE
        state[SLOTS + slot] = EMPTY if slot < PRINTED_SLOTS else ABSENT
    if state[HEAT + seat] == ACTIVE:
        state[HEAT + seat] = USED
    state[TOKEN + seat] = NONE
    for kind in range(KINDS):
        state[PENDING + kind] = 0
    log.append(pack_event(events.STRING_OVER, seat, why))
    state[PHASE] = STRING_OVER
    cards.refill(state, seat, log)
