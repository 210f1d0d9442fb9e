"""Ring Position: who is trapped against the ropes or in a corner, and what that is worth."""

from micropython import const

from ringside.engine.packed import NONE, pack_event
from ringside.games.titlebout import told
from ringside.games.titlebout.sheet import IN_CONTROL, LOOK, PLACE, RING, RING_ON, TRAPPED, card_of
from ringside.tables.titlebout_boxer import ROPES
from ringside.tables.titlebout_deck import CHECK

CENTER = const(0)


def reset(state):
    """The extra colored pawn begins on ring center."""
    state[PLACE] = CENTER
    state[TRAPPED] = NONE
    state[LOOK] = 0


def advantage(state, seat):
    """What a fighter adds to his Control Factor while his opponent is trapped."""
    return state[card_of(1 - seat) + ROPES] if state[TRAPPED] == 1 - seat else 0


def look(state, events):
    """After a card with "Check" the next one shows the position, besides whatever else is read from it."""
    if not state[RING_ON]:
        return
    if state[LOOK]:
        seat = state[IN_CONTROL]
        state[PLACE] = state[RING] & ~CHECK
        state[TRAPPED] = NONE if state[PLACE] == CENTER else 1 - seat
        events.append(pack_event(told.RING, seat, state[PLACE]))
    state[LOOK] = 1 if state[RING] & CHECK else 0


def move_away(state, seat, events):
    """A trapped fighter's Ring Movement takes him off the ropes."""
    if state[TRAPPED] == seat:
        state[TRAPPED] = NONE
        state[PLACE] = CENTER
        events.append(pack_event(told.FREED, seat))
