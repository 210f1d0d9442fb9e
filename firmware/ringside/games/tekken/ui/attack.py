"""Playing an Attack Card, and the Punish Attempt: both with one press, in secret; Punishment, face-up.

The buttons are the cards of the hand in its own order, so that a press says nothing to who does not know them, or
High, Mid and Low. A button that is nothing, as 4 where he has nothing to prepare, is as though it was not pressed.
"""

from micropython import const

from ringside.engine.codec import NONE
from ringside.games.tekken.rules import attack, layout
from ringside.games.tekken.ui import hands, table, words
from ringside.games.tekken.ui.names import face
from ringside.kit import lights, secret
from ringside.kit.canvas import COLUMNS
from ringside.kit.keys import DOWN

_FOURTH = const(3)  # a pad's button


async def ask(match):
    """The events from the reveal on, or () to ask again."""
    return await secret.ask(match.stage, match.referee, match.seats, _Attack(match), match.choose)


class _Attack(secret.Secret):
    """A card and a guess, one press each."""

    name = "tekken.attack"

    def __init__(self, match):
        self.match = match
        self.view = match.referee.view()
        self.asked = match.referee.asked
        self.may_prepare = not self.view[layout.PREPARED] & layout.WENT_BACK

    def answer(self, seat, code):
        button = code[0]
        if seat != self.view[layout.OFFENSIVE]:
            return attack.GUESS_HIGH + button if button < _FOURTH else NONE
        if button == _FOURTH:
            return attack.PREPARE_FIRST
        if self.view[layout.COMPANION]:
            return NONE if button else attack.PLAYED
        return self.match.referee.view(seat)[layout.OWN_HAND + button]

    def heeds(self, seat, button):
        return self.answer(seat, (button,)) in self.match.referee.legal(seat)

    def draw(self):
        table.begin(self.match, self.name, self.view)
        table.draw(self.match, self.view)

    def status(self, done):
        canvas = self.match.stage.canvas
        shine = self.match.stage.lights
        seats = self.match.seats
        for seat in (0, 1):
            pad = 0 if seat == self.turn else seats.pad(seat)
            is_in = done >> seat & 1 and self.asked >> seat & 1
            text = words.IN if is_in else self._question(seat)
            canvas.line(6 + seat, "AB"[seat] + text)
            if seats.persons >> seat & 1 and not self.view[layout.COMPANION]:
                see = words.SEE % words.ARROWS[seat]
                if 1 + len(text) + len(see) > COLUMNS:
                    see = words.ARROWS[seat]
                canvas.text(COLUMNS - len(see), 6 + seat, see)
            if pad < 2:
                colour = lights.OFF
                if self.asked >> seat & 1:
                    colour = lights.GREEN if is_in else lights.WHITE
                shine.fill(lights.PAD + pad, colour)

    def _question(self, seat):
        """What a seat is asked, at its own pad or at the other one."""
        view = self.view
        punishes = view[layout.PHASE] == layout.PUNISHMENT
        elsewhere = 1 if seat == 1 and self.match.seats.pad(seat) != 1 else 0
        if seat != view[layout.OFFENSIVE]:
            return words.NO_GUESS if punishes else words.GUESS[elsewhere]
        if view[layout.COMPANION]:
            texts = words.CARD_UP if punishes else words.CARD_DOWN
        else:
            texts = words.CARD_FACE_UP if punishes else words.CARD
        return texts[elsewhere] + (words.PREPARE[elsewhere] if self.may_prepare else "")

    async def aside(self, key):
        """A's own cards (UP), or B's (DOWN)."""
        seat = 1 if key == DOWN else 0
        if not self.match.seats.persons >> seat & 1 or self.view[layout.COMPANION]:
            return False
        await hands.peek(self.match, seat)
        return True

    def pad(self, pad, seat, what, value):
        stage = self.match.stage
        name = self.match.seats.names[seat]
        own = hands.may_show(self.match, seat)  # else the pad goes from hand to hand
        note = hands.note(self.match, seat) if own else ""
        offensive = seat == self.view[layout.OFFENSIVE]
        if what in (secret.IN, secret.DONE):
            if what == secret.IN and own:
                note = self._chosen(seat, value)
            stage.pad(pad, words.PAD_IS_IN % name, (), note)
        elif offensive:
            labels = words.PAD_COMPANION if self.view[layout.COMPANION] else words.PAD_CARDS
            if note and self.may_prepare and attack.PREPARE_FIRST not in self.match.referee.legal(seat):
                note += words.PAD_NO_PREPARE
            if self.may_prepare:
                labels += (words.PAD_PREPARE,)
            stage.pad(pad, words.PAD_ATTACK % name, labels, note)
        else:
            stage.pad(pad, words.PAD_GUESS % name, words.AREAS, note)

    def _chosen(self, seat, answer):
        if answer >= attack.GUESS_HIGH:
            return words.PAD_GUESSES % words.AREAS[answer - attack.GUESS_HIGH]
        if answer == attack.PREPARE_FIRST:
            return words.PAD_PREPARES
        if answer == attack.PLAYED:
            return words.PAD_PLAYED
        from ringside.games.tekken.rules import cards

        return words.PAD_PLAYS % face(cards.code(self.view, seat, answer))
