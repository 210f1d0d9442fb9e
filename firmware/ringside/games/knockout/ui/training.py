"""2. Training: in secret, which four fight cards.

A code of four presses, whatever the cards: how many of value 1, of 2, of 3, and of 4, where button 1
is none and button 4 is three; the rest are of value 5. The panel says which value each of the two
is at, which is how often they have pressed. A code that does not come to four cards of the own ones
is not accepted, and starts again. UP and DOWN show the own fight cards, behind the curtain.
"""

from ringside.engine.codec import NONE
from ringside.games.knockout.rules import training
from ringside.games.knockout.ui import fighters, hands, words
from ringside.kit import secret
from ringside.kit.canvas import CENTRE


async def ask(match):
    """The events, or () to ask again."""
    return await fighters.ask(match, _Training(match))


class _Training(fighters.Secret):
    """The choice of four cards."""

    name = "knockout.training"
    presses = 4
    question = words.HOW_MANY

    def answer(self, seat, code):
        fives = training.FOUR - sum(code)
        if fives < 0:
            return NONE
        return training.code_of(bytes(code) + bytes((fives,)))

    def draw(self):
        canvas = self.match.stage.canvas
        canvas.line(0, words.TRAINING_HEAD, CENTRE, inverse=True)
        canvas.line(1, words.TRAINING_HOW)
        canvas.line(2, words.TRAINING_CODE[0])
        canvas.line(3, words.TRAINING_CODE[1])
        canvas.line(4, words.TRAINING_REST)

    def asks(self, seat):
        return words.VALUE_ASKED % (len(self.codes[seat]) + 1)

    def pad(self, pad, seat, what, value):
        stage = self.match.stage
        name = self.seats.names[seat]
        own = hands.may_show(self.match, seat)  # else the pad goes from hand to hand
        if what in (secret.IN, secret.DONE):
            note = words.PAD_IN_TRAINING % hands.values(training.cards_of(value)) if what == secret.IN else ""
            stage.pad(pad, words.PAD_IS_IN % name, (), note if own else "")
            return
        self.seen(seat, what)
        code = self.codes[seat]
        labels = tuple([words.PAD_COUNT % count for count in range(4)])
        note = hands.note(self.match.referee.view(seat), seat) if own else ""
        if what == secret.AGAIN:
            note = words.PAD_AGAIN % note
        elif code and own:
            note = words.PAD_SO_FAR % (hands.values(code), note)
        stage.pad(pad, words.PAD_TRAIN % (name, len(code) + 1), labels, note)
