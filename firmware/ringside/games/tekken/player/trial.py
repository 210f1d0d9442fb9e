"""What a card would do here and now: its Symbols are resolved on a copy of the table."""

from micropython import const

from ringside.engine.codec import NONE
from ringside.games.tekken.player import symbols
from ringside.games.tekken.rules import cards, combos, health, resolving, stage
from ringside.games.tekken.rules.layout import (
    AREA,
    DOWN,
    HAND,
    HANDS,
    HP,
    LOW,
    OFFENSIVE,
    OWN_HAND,
    POWER,
    PUBLIC,
    SIZE,
    SLOT,
    SLOT_CARDS,
    SLOTS,
    STUNS,
)

# What counts, in tenths of an HP.
_HP = const(10)
_DOWN = const(8)
_STUN = const(10)
_POWER = const(5)
_CLOSE = const(6)
_EXTENSION = const(2)  # for each area that the card would extend

_MOST = const(14)  # Symbols of an attack


def table(view, seat=NONE):
    """A state with what a view shows; with a seat, its hand too."""
    state = bytearray(SIZE)
    state[:PUBLIC] = view[:PUBLIC]
    if seat != NONE:
        state[HANDS + HAND * seat : HANDS + HAND * seat + HAND] = view[OWN_HAND : OWN_HAND + HAND]
    return state


def worth(state, code, card=NONE):
    """What a card with this code is worth to the Offensive player, resolved here; `state` is left as it is."""
    seat = state[OFFENSIVE]
    other = 1 - seat
    after = bytearray(state)
    slot = after[SLOT]
    after[SLOTS + slot] = code
    after[SLOT_CARDS + slot] = card
    log = []
    combos.add_face(after, log)
    combos.connect(after, log)
    for _ in range(_MOST):
        answer = symbols.choose(after, resolving.options(after))
        if answer == resolving.DONE:
            break
        resolving.resolve(after, answer, log)
        if health.is_over(after):
            break
    value = _HP * ((state[HP + other] - after[HP + other]) - (state[HP + seat] - after[HP + seat]))
    value += _DOWN * (after[DOWN + other] - state[DOWN + other] - after[DOWN + seat] + state[DOWN + seat])
    value += _STUN * (_bits(after[STUNS + other]) - _bits(state[STUNS + other]))
    value += _POWER * (after[POWER + seat] - state[POWER + seat])
    if stage.is_close(after):
        value += _CLOSE
    if card != NONE:
        for area in range(LOW + 1):
            if cards.extension(after, seat, card, area):
                value += _EXTENSION
    return value


def _bits(mask):
    n = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n


def unseen(view):
    """How many cards of each area the Offensive player may still hold or draw: three numbers."""
    seat = view[OFFENSIVE]
    played = view[SLOT_CARDS : SLOT_CARDS + 4]
    counts = [0] * (LOW + 1)
    for card in range(cards.EVENT):
        if card not in played and not cards.is_discarded(view, seat, card):
            counts[cards.code(view, seat, card) & AREA] += 1
    return counts


def wanted(state, which):
    """The colour that would complete a Combo of the Offensive player now, or -1."""
    last = combos.length(state, which) - 1
    return combos.colour(state, which, last) if combos.progress(state, which) == last else -1
