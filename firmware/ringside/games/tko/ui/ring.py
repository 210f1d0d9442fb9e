"""TKO's ring: how the table looks on the panel and in lights.

Sides are 0 left and 1 right; the boxer whose player holds pad A is on the left.
"""

from ringside.games.tko import options, rules
from ringside.games.tko.tables import BOXERS, STARTS
from ringside.games.tko.ui import words
from ringside.kit import lights
from ringside.kit.canvas import CENTRE, COLUMNS

_EARNED = "\x01"  # a segment of a bar: earned, of the starting advantage, empty
_ADVANTAGE = "\x03"
_EMPTY = "\x02"
_CARD = "\x0a"
_NO_CARD = "\x0b"
_ARROWS = ("\x04\x05", "\x06\x07", "\x08\x09")  # left, right, neutral


def surname(boxer):
    """How a boxer is called in the ring."""
    return BOXERS[boxer].split(" ")[-1].upper()


class Ring:
    """Draws TKO's table for one match.

    seats: who plays, with the boxers' surnames as names.
    """

    def __init__(self, stage, setup, seats):
        self.stage = stage
        self.seats = seats
        self.names = seats.names
        self._swap = setup[options.PADS]  # 1 if seat B is on the left, at pad A

    def side(self, seat):
        """The side, and the pad, of a seat; and the seat of a pad."""
        return seat ^ self._swap

    def draw(self, view):
        """Both boxers, their bars, the arrow and the round cards: rows 0 to 5, and the lights."""
        canvas = self.stage.canvas
        left, right = self.side(0), self.side(1)  # the seats on the left and on the right
        canvas.line(0, self.names[left])
        name = self.names[right]
        canvas.text(COLUMNS - len(name), 0, name)
        canvas.text(10, 0, _CARD if view[rules.ROUNDS + left] else _NO_CARD)
        canvas.text(14, 0, _CARD if view[rules.ROUNDS + right] else _NO_CARD)
        number = view[rules.ROUNDS] + view[rules.ROUNDS + 1] + 1
        canvas.line(1, words.SUDDEN if view[rules.PLAY_ON] else words.ROUND % min(number, 3), CENTRE)
        if view[rules.INTERMEDIATE]:
            arrow = view[rules.POWER_ARROW]
            where = 2 if arrow == rules.NEUTRAL else self.side(arrow)
            canvas.text((0, COLUMNS - 2, 18)[where], 1, _ARROWS[where])
        for bar in range(4):
            canvas.line(2 + bar, "")
            canvas.text(7, 2 + bar, words.NUMBERED[bar])
            for seat in (0, 1):
                self._draw_bar(view, seat, bar)
        self.light(view)

    def _draw_bar(self, view, seat, bar):
        """Five segments, growing from the panel's edge towards its middle."""
        points = view[rules.BARS + 4 * seat + bar]
        start = STARTS[4 * view[rules.BOXER + seat] + bar]
        for i in range(5):
            sign = _EMPTY if i >= points else _ADVANTAGE if i < start else _EARNED
            self.stage.canvas.text(i if self.side(seat) == 0 else COLUMNS - 1 - i, 2 + bar, sign)

    def light(self, view):
        """The whole table in lights."""
        shine = self.stage.lights
        for seat in (0, 1):
            side = self.side(seat)
            for bar in range(4):
                shine.bar(lights.BARS + 4 * side + bar, view[rules.BARS + 4 * seat + bar], lights.SIDES[side])
            shine.fill(lights.CARD + side, lights.GOLD if view[rules.ROUNDS + seat] else lights.OFF)
            shine.fill(lights.BELT + side, lights.GOLD if view[rules.WINNER] == seat else lights.OFF)
            shine.fill(lights.ARROW + side, lights.GOLD if self._has_arrow(view, seat) else lights.OFF)

    def _has_arrow(self, view, seat):
        return view[rules.INTERMEDIATE] and view[rules.POWER_ARROW] == seat

    def status(self, done, entered, middle, keys):
        """Who is in: rows 6 and 7, and the pads' lights. done: bit mask of seats."""
        canvas = self.stage.canvas
        canvas.line(6, middle, CENTRE)
        canvas.line(7, keys, CENTRE)
        for seat in (0, 1):
            side = self.side(seat)
            text = entered if done >> seat & 1 else words.WAITING
            canvas.text(0 if side == 0 else COLUMNS - len(text), 6, text)
            self.stage.lights.fill(lights.PAD + side, lights.GREEN if done >> seat & 1 else lights.WHITE)

    def pads_off(self):
        """No pad is asked."""
        for pad in (0, 1):
            self.stage.lights.fill(lights.PAD + pad, lights.OFF)

    def point(self, seat, bar, value):
        """A marker moved: let its bar blink."""
        side = self.side(seat)
        self.stage.lights.bar(lights.BARS + 4 * side + bar, value, lights.SIDES[side])
        self.stage.lights.blink(lights.BARS + 4 * side + bar, value, lights.SIDES[side])
