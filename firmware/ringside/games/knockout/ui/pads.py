"""Who has which pad while two fight.

The Challenger and the Defender answer in secret: on a phone of their own, else on pad A or B, which
they take in hand. Where somebody else's phone is that pad, they come one after the other at pad A,
behind the curtain.
"""

from ringside.engine.codec import NONE
from ringside.engine.seats import SHARED, Seats
from ringside.games.knockout.rules import layout
from ringside.games.knockout.ui import words
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, OK


class RingSeats(Seats):
    """The seats of a match while two fight; setting `pads` gives the pads out anew.

    fighters: the seats of the Challenger and the Defender.
    """

    def __init__(self, match):
        view = match.referee.view()
        self.fighters = (view[layout.CHALLENGER], view[layout.DEFENDER])
        self._stage = match.stage
        self._table = match.seats
        self._own = match.referee.game.holders(match.referee.setup)
        super().__init__(self._own)
        self.names = match.seats.names
        self.pads = match.stage.pads_there()

    @property
    def pads(self):
        """The bit mask of the pads that are there."""
        return self._pads

    @pads.setter
    def pads(self, pads):
        """Give out pads A and B to the two who fight and have no phone of their own."""
        self._pads = self._table.pads = pads
        phones = self._stage.phones()
        holders = bytearray(self._own)
        free = 0b11  # of pads A and B
        for seat, pad in enumerate(self._own):
            if pad < SHARED:
                if phones >> pad & 1:
                    free &= ~(1 << pad)
                else:
                    holders[seat] = SHARED
        for own in (True, False):  # whose own pad it is comes first
            for seat in self.fighters:
                for pad in (0, 1):
                    if holders[seat] == SHARED and free >> pad & 1 and (not own or self._own[seat] == pad):
                        holders[seat] = pad
                        free &= ~(1 << pad)
        self._holders = bytes(holders)

    def in_hand(self):
        """Who takes pads A and B in hand: two bytes, a seat or NONE."""
        taken = bytearray((NONE, NONE))
        for seat in self.fighters:
            pad = self.pad(seat)
            if pad < 2 and (self._own[seat] != pad or not self._stage.phones() >> pad & 1):
                taken[pad] = seat
        return bytes(taken)


async def hand_out(match, ring_seats):
    """Say who takes which pad, unless they have them in hand from the ask before; False for a pause."""
    while True:
        ring_seats.pads = match.stage.pads_there()
        taken = ring_seats.in_hand()
        if taken in (match.in_hand, b"\xff\xff"):
            return True
        _draw(match, ring_seats, taken)
        key = await match.stage.press(watch_pads=True)
        if key == BACK:
            await match.stage.break_off(match.referee, match.seats)
            return False
        if key == OK:
            match.in_hand = taken


def _draw(match, ring_seats, taken):
    canvas = match.stage.canvas
    match.stage.show("knockout.pads")
    canvas.line(0, words.PADS_HEAD, CENTRE, inverse=True)
    for which, seat in enumerate(ring_seats.fighters):
        row = 1 + 3 * which
        canvas.big(which, row, ring_seats.names[seat])
        if ring_seats.computers >> seat & 1:
            text = words.DEVICE
        elif seat in taken:
            text = words.ON_PAD % "AB"[ring_seats.pad(seat)]
        else:
            text = words.ON_TURN if ring_seats.pad(seat) == NONE else words.ON_PHONE
        canvas.line(row + 2, text, CENTRE)
    canvas.line(7, words.OK_CONTINUES, CENTRE)
