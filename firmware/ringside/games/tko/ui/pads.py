"""TKO on pads that have a screen of their own; loaded only where a board has such."""

from ringside.games.tko.ui import words


class Pads:
    """What the two pads show of a match."""

    def __init__(self, ring, referee):
        self.ring = ring
        self.referee = referee

    def select(self, head):
        """Each pad that is asked gets a heading, with its boxer's name, and the four actions."""
        for pad in (0, 1):
            seat = self.ring.side(pad)
            if self.referee.missing >> seat & 1:
                self.ring.stage.pad(pad, head % self.ring.names[seat], words.ACTIONS)
            else:
                self.ring.stage.pad(pad, words.PAD_IS_IN % self.ring.names[seat])

    def note(self, pad, action):
        """Tell a pad's holder, and nobody else, what he is in with."""
        name = self.ring.names[self.ring.side(pad)]
        self.ring.stage.pad(pad, words.PAD_IS_IN % name, (), words.PAD_IN % words.ACTIONS[action])

    def place(self, seat):
        """The owner of the Power Arrow places his point; the other one waits."""
        name = self.ring.names[seat]
        self.ring.stage.pad(self.ring.side(seat), words.PAD_PLACE % name, words.ACTIONS)
        self.ring.stage.pad(self.ring.side(1 - seat), words.PAD_WAIT % name)
