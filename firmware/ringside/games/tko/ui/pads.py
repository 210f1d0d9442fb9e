"""TKO on pads with their own screens; loaded only on a board that has them."""

from ringside.engine.codec import NONE
from ringside.games.tko.ui import words


def ask(ring, head, mask):
    """The pads of some seats, a bit mask, get a heading, with the boxer's name, and the four actions."""
    for seat in (0, 1):
        if mask & ring.seats.persons & 1 << seat:
            ring.stage.pad(ring.side(seat), head % ring.names[seat], words.ACTIONS)


def tell_in(ring, seat, action):
    """Show a pad's holder, and nobody else, his own answer; NONE shows nothing."""
    note = "" if action == NONE else words.PAD_IN % words.ACTIONS[action]
    ring.stage.pad(ring.side(seat), words.PAD_IS_IN % ring.names[seat], (), note)


def ask_to_place(ring, seat):
    """The owner of the Power Arrow places his point; the other one waits."""
    ring.stage.pad(ring.side(seat), words.PAD_PLACE % ring.names[seat], words.ACTIONS)
    ring.stage.pad(ring.side(1 - seat), words.PAD_WAIT % ring.names[seat])
