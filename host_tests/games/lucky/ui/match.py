"""A match of Lucky: turns in the open, hands in private, guesses in secret."""

from ringside.engine.codec import NONE
from ringside.games.lucky import rules
from ringside.kit import secret
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, NOTHING, pad_of
from ringside.loader import Phase

NAMES = ("ALMA", "BERT", "CARLA", "DORA", "EGON")
PEEK = 3  # the button of a turn that shows one's own hand
LABELS = ("pass", "draw", "", "peek")


async def play(stage, referee, seats):
    """Play a match on to its end; no rematch. Raises Left and Ended."""
    seats.names = NAMES[: referee.setup[0]]
    choose = None
    if seats.computers:
        from ringside.games.lucky import player

        choose = player.choose
    while referee.asked:
        if referee.about == rules.GUESS:
            before = referee.answered
            await secret.ask(stage, referee, seats, _Guess(stage, referee, seats), choose)
            if referee.answered > before:  # and the pause did not come between
                await _reveal(stage, referee, seats)
        elif seats.answer_for_computers(referee, choose) is None:
            await _turn(stage, referee, seats)
    stage.show("lucky.end")
    stage.canvas.line(0, "first: " + seats.names[referee.result()[0] & 0xF])
    await stage.ok(paced=False)
    return False


async def _turn(stage, referee, seats):
    """One person passes, draws, or looks at the hand."""
    seat = referee.view()[rules.AT]
    seats.pads = stage.pads_there()
    pad = 0 if seats.pad(seat) == NONE else seats.pad(seat)
    stage.show("lucky.turn")
    show_hands(stage, referee, seats)
    stage.canvas.big(0, 1, seats.names[seat])
    stage.canvas.line(5, f"pad {'ABCDE'[pad]}: 1 pass 2 draw", CENTRE)
    stage.canvas.line(6, "4 peek", CENTRE)
    key = await stage.press(watch_pads=True)
    if key == BACK:
        await stage.break_off(referee, seats)
    elif key != NOTHING and pad_of(key) == pad:
        if key & 3 == PEEK:
            with Phase():
                from ringside.kit import peek

                await peek.peek(stage, seats.names[seat], pad, (hand(referee, seat),))
        elif key & 3 in referee.legal(seat):
            referee.answer(seat, key & 3)


def hand(referee, seat):
    """What a seat holds, in words; for its owner's eyes."""
    return f"hand: {referee.view(seat)[rules.HANDS]}"


def show_hands(stage, referee, seats):
    """Every person's hand goes to a phone of that person's own, as a note, and nowhere else."""
    phones = stage.phones()
    for seat in range(len(seats.names)):
        pad = seats.pad(seat)
        # Shared seats are played on pad A: its screen is then not its holder's alone.
        if pad != NONE and phones >> pad & 1 and not (pad == 0 and seats.shared()):
            stage.pad(pad, seats.names[seat], LABELS, hand(referee, seat))


class _Guess(secret.Secret):
    """Whose hand is best: one press, or with five seats a code of two."""

    name = "lucky.guess"

    def __init__(self, stage, referee, seats):
        self.stage = stage
        self.seats = seats
        self.presses = 1 if referee.setup[0] < 5 else 2

    def answer(self, seat, code):
        return code[0] if self.presses == 1 else 4 * code[0] + code[1]

    def draw(self):
        self.stage.canvas.line(0, "Whose hand is best?", inverse=True)

    def status(self, done):
        for seat, name in enumerate(self.seats.names):
            self.stage.canvas.line(1 + seat, name + (" is in" if done >> seat & 1 else " ..."))

    def pad(self, pad, seat, what, value):
        name = self.seats.names[seat]
        if what == secret.IN:
            self.stage.pad(pad, name + " is in", (), f"in with {self.seats.names[value]}")
        elif what == secret.DONE:
            self.stage.pad(pad, name + " is in")
        else:
            note = f"half: {value + 1}" if what == secret.HALF else "again" if what == secret.AGAIN else ""
            self.stage.pad(pad, name + ": guess", self.seats.names[:4], note)


async def _reveal(stage, referee, seats):
    stage.show("lucky.reveal")
    right = referee.view()[rules.RIGHT]
    stage.canvas.line(0, "Right:", inverse=True)
    for seat, name in enumerate(seats.names):
        if right >> seat & 1:
            stage.canvas.line(1 + seat, name)
    await stage.ok(paced=False)
