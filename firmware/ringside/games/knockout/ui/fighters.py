"""What the two secret asks share: who is asked at which pad, who is in, and a look at the own cards."""

from ringside.engine.codec import NONE
from ringside.games.knockout.ui import hands, words
from ringside.games.knockout.ui.pads import RingSeats, hand_out
from ringside.kit import lights, secret
from ringside.kit.canvas import CENTRE, COLUMNS
from ringside.kit.keys import DOWN


async def ask(match, question):
    """Hand the pads out, then ask in secret: the events, or () to ask again. Computers alone need no screen."""
    log = match.seats.answer_for_computers(match.referee, match.choose)
    if log is not None:
        return log
    if not await hand_out(match, question.seats):
        return ()
    return await secret.ask(match.stage, match.referee, question.seats, question, match.choose)


class Secret(secret.Secret):
    """A secret ask of the Challenger, the Defender, or both.

    seats: who has which pad. question: what is asked, around what `asks` fills in. again: bit mask of
    the seats whose last code was refused.
    """

    question = ""

    def __init__(self, match):
        self.match = match
        self.seats = RingSeats(match)
        self.asked = match.referee.asked
        self.again = 0

    def asks(self, seat):
        """What a seat is asked right now, in a word."""
        return ""

    def seen(self, seat, what):
        """Note whether a seat's last code was refused."""
        if what == secret.AGAIN:
            self.again |= 1 << seat
        else:
            self.again &= ~(1 << seat)

    def status(self, done):
        """Rows 5 to 7: who is in, at which pad, and what the others are asked; the pads' lights."""
        canvas = self.match.stage.canvas
        shine = self.match.stage.lights
        shine.fill(lights.PAD, lights.OFF)
        shine.fill(lights.PAD + 1, lights.OFF)
        for which, seat in enumerate(self.seats.fighters):
            pad = 0 if seat == self.turn else self.seats.pad(seat)
            is_in = done >> seat & 1 or not self.asked >> seat & 1
            text = self.seats.names[seat]
            if pad != NONE:
                text = "ABCDE"[pad] + " " + text
            if is_in:
                text += words.IN
            else:
                text += (words.AGAIN if self.again >> seat & 1 else self.question) % self.asks(seat)
            canvas.line(5 + which, text)
            if self.seats.persons >> seat & 1:
                canvas.text(COLUMNS - 1, 5 + which, words.ARROWS[which])
            if pad < 2:
                shine.fill(lights.PAD + pad, lights.GREEN if is_in else lights.WHITE)
        canvas.line(7, words.PEEK_KEYS, CENTRE)

    async def aside(self, key):
        """The own fight cards of the Challenger (UP) or of the Defender (DOWN)."""
        seat = self.seats.fighters[1 if key == DOWN else 0]
        if not self.seats.persons >> seat & 1:
            return False
        pad = self.seats.pad(seat)
        await hands.peek(self.match, seat, 0 if pad == NONE else pad)
        return True
