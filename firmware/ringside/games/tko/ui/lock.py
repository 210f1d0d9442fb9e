"""A selection of TKO by Lock: a press is in, and the pad shows no more than that."""

from ringside.engine.codec import NONE
from ringside.games.tko.ui import words
from ringside.kit import secret


async def select(match):
    """The events of the reveal, or () to ask again."""
    return await secret.ask(match.stage, match.referee, match.seats, _Selection(match), match.choose)


class _Selection(secret.Secret):
    """A selection, one press each."""

    name = "tko.choose"

    def __init__(self, match):
        self.match = match

    def draw(self):
        self.match.ring.draw(self.match.referee.view())

    def status(self, done):
        self.match.ring.status(done, words.IN, words.CHOOSE, words.CHOOSE_KEYS)

    def pad(self, pad, seat, what, value):
        pads = self.match.pads
        if pads is None:
            return
        if what == secret.ASKED:
            pads.ask(self.match.ring, words.PAD_CHOOSE, 1 << seat)
        else:
            pads.tell_in(self.match.ring, seat, value if what == secret.IN else NONE)
