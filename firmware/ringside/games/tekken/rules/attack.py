"""Playing an Attack Card; the Defender's Punish Attempt; and what is typed of a printed card.

An answer of ATTACK is, for the Offensive player, a card of his hand or PREPARE_FIRST, and for the Defender
GUESS_HIGH + area; of PUNISHMENT, the same for the Offensive player alone. In companion mode his card is PLAYED.
An answer of SHOWN is a card's code, plus CONNECTED where the card before adds Symbols to it; one of EXTENSION
is such a Symbol, for the second one also NO_MORE.
"""

from micropython import const

from ringside.engine.codec import NONE, pack_event
from ringside.games.tekken.rules import before, cards, combos, events, strings
from ringside.games.tekken.rules.layout import (
    ACTIVE,
    AREA,
    BLOCKED,
    COLOUR,
    COMPANION,
    EXTENDED,
    EXTENSION,
    GUESS,
    GUESSES,
    HAND,
    HANDS,
    HEAT,
    HIGH,
    KINDS,
    LOW,
    MID,
    MOVE,
    NO_GUESS,
    OFFENSIVE,
    PHASE,
    PREPARE,
    PREPARED,
    PUNISHMENT,
    RESOLVE,
    RIGHT_GUESSES,
    SHOWN,
    SLOT,
    SLOT_CARDS,
    SLOTS,
    TOKEN,
)

PREPARE_FIRST = const(16)
PLAYED = const(17)  # in companion mode: a printed card
GUESS_HIGH = const(20)
CONNECTED = const(16)
NO_MORE = const(0)

_COLOURS = const(4)


def choices(state, seat):
    """The answers to a card's ask, of the Offensive player or of the Defender."""
    if seat != state[OFFENSIVE]:
        return bytes((GUESS_HIGH + HIGH, GUESS_HIGH + MID, GUESS_HIGH + LOW))
    at = HANDS + HAND * seat
    found = bytearray((PLAYED,)) if state[COMPANION] else bytearray(sorted(state[at : at + HAND]))
    if before.is_possible(state, seat):
        found.append(PREPARE_FIRST)
    return bytes(sorted(found))


def play(state, answers, log):
    """A hidden card and a declared area, or a card played face-up as Punishment."""
    seat = state[OFFENSIVE]
    answer = answers[seat]
    if answer == PREPARE_FIRST:
        # Nothing was revealed: not even the Defender knows what he would have met.
        state[PHASE] = PREPARE
        log.append(pack_event(events.PREPARES, seat))
        return
    if state[PHASE] == PUNISHMENT:
        state[GUESS] = NO_GUESS
        state[TOKEN + seat] = NONE
    else:
        state[GUESS] = answers[1 - seat] - GUESS_HIGH
    if state[COMPANION]:
        state[PHASE] = SHOWN
        return
    for at in range(HANDS + HAND * seat, HANDS + HAND * seat + HAND):
        if state[at] == answer:
            state[at] = NONE
    state[SLOT_CARDS + state[SLOT]] = answer
    _reveal(state, cards.code(state, seat, answer), answer, log)
    if state[PHASE] == RESOLVE:
        combos.connect(state, log)


def shown_choices(state, seat):
    """Every area and colour, as answers; once more as CONNECTED where there is a card before."""
    found = bytearray()
    for connected in (0, CONNECTED) if combos.previous(state) != NONE else (0,):
        for colour in range(_COLOURS):
            for area in range(LOW + 1):
                found.append(area | colour << COLOUR | connected)
    return bytes(found)


def play_shown(state, answers, log):
    """The printed card is turned up and typed in."""
    answer = answers[state[OFFENSIVE]]
    _reveal(state, answer & CONNECTED - 1, NONE, log)
    if state[PHASE] == RESOLVE and answer & CONNECTED:
        state[PHASE] = EXTENSION


def extension_choices(state, seat):
    """The Symbols that an Extension can add, as answers: one, then a second or NO_MORE."""
    return bytes(range(NO_MORE if state[PREPARED] & EXTENDED else MOVE, KINDS + 1))


def play_extension(state, answers, log):
    """A Symbol of the Extension of the card before."""
    answer = answers[state[OFFENSIVE]]
    if answer != NO_MORE:
        combos.add_symbol(state, answer)
        log.append(pack_event(events.EXTENSION, state[OFFENSIVE], answer))
    if state[PREPARED] & EXTENDED:
        state[PHASE] = RESOLVE
    state[PREPARED] |= EXTENDED


def _reveal(state, code, card, log):
    """Reveal the Attack Card, and check if the Defender guessed correctly."""
    seat = state[OFFENSIVE]
    slot = state[SLOT]
    guess = state[GUESS]
    state[SLOTS + slot] = code
    name = events.SHOWN if state[COMPANION] else events.REVEAL
    log.append(pack_event(name, seat, card, code | guess << 4 | slot << 6))
    if guess != NO_GUESS and state[GUESSES + 1 - seat] < 0xFF:
        state[GUESSES + 1 - seat] += 1
        state[RIGHT_GUESSES + 1 - seat] += guess == code & AREA
    if guess == code & AREA:
        _block(state, seat, slot, log)
    else:
        state[PHASE] = RESOLVE
        combos.add_face(state, log)


def _block(state, seat, slot, log):
    """Successful Punish Attempt: the String ends, the Defender gets the Punishment token; not in a String with Heat."""
    heat = state[HEAT + seat] == ACTIVE
    log.append(pack_event(events.BLOCKED, 1 - seat, 1 if heat else 0))
    if heat:
        state[SLOTS + slot] |= BLOCKED
        strings.end_attack(state, log)
    else:
        strings.give_token(state, 1 - seat, log)
        strings.end(state, events.DEFENDED, log)
