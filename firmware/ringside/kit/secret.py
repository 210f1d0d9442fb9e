"""A secret ask: each person presses unseen, and nothing shows what until everybody is in.

Every answer takes the same number of presses: one, or a code of more. Those with a pad press at
the same time; those who share pad A come after them, one at a time behind the curtain. The
computers are in before anybody presses.
"""

from micropython import const

from ringside.engine.codec import NONE
from ringside.kit import bell
from ringside.kit.keys import BACK, DOWN, NOTHING, UP, pad_of
from ringside.kit.words import LOOK
from ringside.loader import Phase

# What a pad's screen shows of its seat.
ASKED = const(0)  # choose
HALF = const(1)  # a code has begun; only its holder sees with what
AGAIN = const(2)  # the code does not exist or is not legal; only its holder sees this
IN = const(3)  # answered; only its holder sees with what
DONE = const(4)  # had already answered before this screen

_SUSPENSE = const(30)  # frames between the last one in and the reveal


class Secret:
    """What a game shows while it asks in secret; a game derives its own.

    name: of the screen. presses: how many an answer takes. codes: what each seat has pressed so far,
    a `bytearray` of buttons 0 to 3; how many it holds is no secret. turn: the shared seat whose person
    has pad A, or NONE.
    """

    name = ""
    presses = 1
    codes = ()
    turn = NONE

    def draw(self):
        """The screen, all of it in public view."""

    def status(self, done):
        """Who is in. done: a bit mask of seats."""

    def answer(self, seat, code):
        """The answer of a seat's code, NONE if there is no such code; with one press, the button itself."""
        return code[0]

    def heeds(self, seat, button):
        """Whether a press counts; if not, nothing tells it from none at all, not even the bell."""
        return True

    async def aside(self, key):
        """What UP and DOWN show meanwhile; whether they showed anything, so that the screen comes again."""
        return False

    def pad(self, pad, seat, what, value):
        """Show ASKED and so on on a pad's own screen. value: the last button of HALF, the answer of IN."""


async def ask(stage, referee, seats, secret, choose):
    """Ask in secret: the events of the reveal, or () after a pause: ask again.

    choose: the game's computer player.
    """
    events = seats.answer_for_computers(referee, choose)
    secret.codes = [bytearray() for _ in seats.names]
    turn = NONE  # the shared seat whose person has pad A
    seats.pads = stage.pads_there()
    _show(stage, referee, seats, secret, turn)
    while events is None:
        missing = referee.missing & seats.persons
        if turn == NONE and not missing & ~seats.shared():
            turn = 0
            while not missing >> turn & 1:
                turn += 1
            key = await _hand_over(stage, seats.names[turn])
            if key == NOTHING:
                turn = NONE
                _follow_pads(stage, seats, secret)
            if key != BACK:
                _show(stage, referee, seats, secret, turn)
                continue
        else:
            secret.turn = turn
            secret.status(referee.asked & ~referee.missing)
            key = await _press(stage, referee, seats, secret)
        if key == BACK:
            await stage.break_off(referee, seats)
            return ()
        if key == NOTHING:
            moved = _follow_pads(stage, seats, secret)
            if turn != NONE and moved >> turn & 1:
                turn = NONE
                stage.pad(0, LOOK)
                if seats.seat(0) != NONE:
                    moved |= 1 << seats.seat(0)
            _prompt(referee, seats, secret, turn, moved)
            continue
        if key in (UP, DOWN) and await secret.aside(key):
            moved = _follow_pads(stage, seats, secret)
            if turn != NONE and moved >> turn & 1:
                turn = NONE
            _show(stage, referee, seats, secret, turn)
            continue
        pad = pad_of(key)
        seat = _seat(seats, secret, pad)
        if seat == NONE:
            continue
        stage.bell.ring(bell.PRESS)
        code = secret.codes[seat]
        code.append(key & 3)
        if len(code) < secret.presses:
            secret.pad(pad, seat, HALF, key & 3)
            continue
        answer = secret.answer(seat, code)
        secret.codes[seat] = bytearray()
        if answer not in referee.legal(seat):
            secret.pad(pad, seat, AGAIN, 0)
            continue
        events = referee.answer(seat, answer)
        stage.seal(pad)
        # A shared pad goes back to others: its screen must not say what its last user is in with.
        secret.pad(pad, seat, DONE if seat == turn else IN, answer)
        turn = NONE
    secret.status(0xFF)
    if seats.persons:
        await stage.pause(_SUSPENSE)
    stage.unseal()
    return events


def _seat(seats, secret, pad):
    """Whose presses a pad's are, or NONE."""
    return NONE if pad == NOTHING else secret.turn if pad == 0 and secret.turn != NONE else seats.seat(pad)


async def _press(stage, referee, seats, secret):
    """The next press that means something, as Stage.press: at any other, nothing whatever happens."""
    while True:
        key = await stage.press(watch_pads=True)
        if pad_of(key) == NOTHING:
            return key
        seat = _seat(seats, secret, pad_of(key))
        if seat != NONE and referee.missing >> seat & 1 and secret.heeds(seat, key & 3):
            return key


def _show(stage, referee, seats, secret, turn):
    stage.show(secret.name)
    secret.draw()
    _prompt(referee, seats, secret, turn, referee.asked)


def _prompt(referee, seats, secret, turn, mask):
    """The own screens of the pads of some seats, a bit mask, show what is asked; pad A that of `turn`."""
    for seat in range(len(secret.codes)):
        pad = 0 if seat == turn else seats.pad(seat)
        if pad == NONE or not mask & referee.asked & 1 << seat or pad == 0 and turn not in (NONE, seat):
            continue
        if not referee.missing >> seat & 1:
            secret.pad(pad, seat, DONE, 0)
        elif secret.codes[seat]:
            secret.pad(pad, seat, HALF, secret.codes[seat][-1])
        else:
            secret.pad(pad, seat, ASKED, 0)


async def _hand_over(stage, name):
    with Phase():
        from ringside.kit import curtain

        return await curtain.hand_over(stage, name)


def _follow_pads(stage, seats, secret):
    """A phone came, went, or took a pad over: the bit mask of the seats whose pad or holder changed.

    Their half-entered codes are dropped.
    """
    taken = stage.pads_taken()
    before = [seats.pad(seat) for seat in range(len(secret.codes))]
    seats.pads = stage.pads_there()
    moved = 0
    for seat in range(len(secret.codes)):
        pad = seats.pad(seat)
        if pad != before[seat] != NONE:
            stage.pad(before[seat], LOOK)  # whoever has that pad now reads nothing of this seat's
        if pad != before[seat] or taken >> (0 if pad == NONE else pad) & 1:
            secret.codes[seat] = bytearray()
            moved |= 1 << seat
    return moved
