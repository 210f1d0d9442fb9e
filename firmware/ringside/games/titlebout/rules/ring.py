"""Ring Position: who is trapped against the ropes or in a corner, and the bonus for it."""

from micropython import const

from ringside.engine.codec import NONE, pack_event
from ringside.games.titlebout.rules import events
from ringside.games.titlebout.rules.layout import IN_CONTROL, LOOK, PLACE, RING, RING_ON, TRAPPED, card_of
from ringside.games.titlebout.tables.boxer import ROPES
from ringside.games.titlebout.tables.deck import CHECK

CENTER = const(0)


def reset(state):
    """The extra colored pawn begins on ring center."""
    state[PLACE] = CENTER
    state[TRAPPED] = NONE
    state[LOOK] = 0


def advantage(state, seat):
    """What a fighter adds to his Control Factor while his opponent is trapped."""
    return state[card_of(1 - seat) + ROPES] if state[TRAPPED] == 1 - seat else 0


def look(state, log):
    """After a card with "Check" the next one shows the position, besides its other readings."""
    if not state[RING_ON]:
        return
    if state[LOOK]:
        seat = state[IN_CONTROL]
        state[PLACE] = state[RING] & ~CHECK
        state[TRAPPED] = NONE if state[PLACE] == CENTER else 1 - seat
        log.append(pack_event(events.RING, seat, state[PLACE]))
    state[LOOK] = 1 if state[RING] & CHECK else 0


def move_away(state, seat, log):
    """A trapped fighter's Ring Movement takes him off the ropes."""
    if state[TRAPPED] == seat:
        state[TRAPPED] = NONE
        state[PLACE] = CENTER
        log.append(pack_event(events.FREED, seat))
