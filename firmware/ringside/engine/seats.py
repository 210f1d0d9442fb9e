"""Who holds each seat of a game, and the answers of the computers among them.

A seat is held in one of three ways:

pad         its person has a pad, or a phone that is one: pad A is 0, pad E is 4
shared      its people hand pad A on, and the curtain says whose turn it is
computer    a computer player answers, at a level from 0

Who holds which is a byte a seat: a pad's number, SHARED, or COMPUTER + level. A seat whose
pad is not there, such as pad C without a phone, is shared.
"""

from micropython import const

from ringside.engine import rng
from ringside.engine.codec import NONE
from ringside.engine.journal import crc16

SHARED = const(0x40)
COMPUTER = const(0x80)

_LEVEL = const(0x7F)


class Seats:
    """The seats of a game in play.

    names: what each seat is called on the panel, a tuple that the game's screens set.
    persons, computers: bit masks of seats. pads: bit mask of the pads that are there.
    """

    def __init__(self, holders):
        """holders: `bytes`, one a seat."""
        self.names = ()
        self.pads = 0b11
        self._holders = bytes(holders)
        self.persons = self.computers = 0
        for seat, holder in enumerate(self._holders):
            if holder & COMPUTER:
                self.computers |= 1 << seat
            else:
                self.persons |= 1 << seat

    def pad(self, seat):
        """The pad that a seat's person holds, or NONE for a shared seat and a computer."""
        holder = self._holders[seat]
        return holder if holder < SHARED and self.pads >> holder & 1 else NONE

    def pads_in_play(self):
        """The bit mask of the pads that the seats use: shared ones, pad A."""
        mask = 0
        for seat, holder in enumerate(self._holders):
            if self.persons >> seat & 1:
                mask |= 1 << holder if holder < SHARED else 1
        return mask

    def seat(self, pad):
        """The seat whose person holds a pad, or NONE."""
        for seat in range(len(self._holders)):
            if self.pad(seat) == pad != NONE:
                return seat
        return NONE

    def shared(self):
        """The bit mask of the shared seats."""
        mask = 0
        for seat in range(len(self._holders)):
            if self.persons >> seat & 1 and self.pad(seat) == NONE:
                mask |= 1 << seat
        return mask

    def level(self, seat):
        """The level of a computer's seat, from 0."""
        return self._holders[seat] & _LEVEL

    def answer_for_computers(self, referee, choose):
        """Let every computer that is asked answer; the events where that was the last answer, else None.

        choose: the game's computer player (see engine/__init__). Its random numbers follow from
        the seed, the seat, how many answers and undos came before, and the view: an ask that looks like
        the last one is not answered like it, and who undoes a reveal does not know the next answer.
        """
        events = None
        asked = referee.missing & self.computers
        for seat in range(len(self._holders)):
            if asked >> seat & 1:
                view = referee.view(seat)
                state = bytearray(rng.SIZE)
                before = referee.answered
                counts = bytes((before >> 8 & 0xFF, before & 0xFF, referee.undone & 0xFF))
                at = crc16(crc16(seat, referee.seed), counts + view)
                rng.seed(state, 0, bytes((at >> 8, at & 0xFF)) + referee.seed[: rng.SEED - 2])
                legal = referee.legal(seat)
                answer = (
                    legal[0] if len(legal) == 1 else choose(view, seat, referee.about, legal, state, self.level(seat))
                )
                events = referee.answer(seat, answer)
        return events
