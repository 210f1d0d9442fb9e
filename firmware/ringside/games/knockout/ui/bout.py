"""4. The Boxing Bout, a round: in secret, which fight card.

One press: the buttons are the cards in training, the lowest first, so that a press says nothing to
who does not know them.
"""

from ringside.engine.codec import NONE
from ringside.games.knockout.rules import layout
from ringside.games.knockout.ui import fighters, hands, ring, words
from ringside.kit import secret


async def ask(match):
    """One round's cards: the events from the reveal on, or () to ask again."""
    return await fighters.ask(match, _Round(match))


class _Round(fighters.Secret):
    """A fight card, one press each."""

    name = "knockout.round"
    question = words.WHICH_CARD

    def answer(self, seat, code):
        cards = hands.slots(self.match.referee.view(seat), seat)
        return cards[code[0]] if code[0] < len(cards) else NONE

    def draw(self):
        ring.draw(self.match, self.match.referee.view())

    def asks(self, seat):
        return words.CARD_ASKED

    def pad(self, pad, seat, what, value):
        stage = self.match.stage
        name = self.seats.names[seat]
        own = hands.may_show(self.match, seat)  # else the pad goes from hand to hand
        if what in (secret.IN, secret.DONE):
            note = words.PAD_IN_ROUND % value if what == secret.IN and own else ""
            stage.pad(pad, words.PAD_IS_IN % name, (), note)
            return
        self.seen(seat, what)
        note = hands.note(self.match.referee.view(seat), seat) if own else ""
        if what == secret.AGAIN:
            note = words.PAD_NO_CARD % note
        head = words.PAD_ROUND % (name, self.match.referee.view()[layout.BOUT_ROUND])
        stage.pad(pad, head, words.PAD_CARDS, note)
