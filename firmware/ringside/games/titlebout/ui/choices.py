"""Title Bout's secret choices: styles before the bout, strategies before a round; and their reveal.

A style is one press; a strategy is a code of two, by the legend that all see. A code that does not
exist, or whose strategy is used up, is not accepted.
"""

from micropython import const

from ringside.engine.codec import NONE, name_of, other_of, seat_of, value_of
from ringside.games.titlebout.rules import events, layout
from ringside.games.titlebout.rules.endurance import left as endurance_left
from ringside.games.titlebout.rules.strategy import uses_left
from ringside.games.titlebout.ui import words
from ringside.kit import bell, lights, secret
from ringside.kit.canvas import CENTRE, COLUMNS, LEFT, RIGHT

_SECOND_KEYS = const(3)  # of a code


async def play(bout):
    """Ask both managers and show what they chose; the first bell, which follows the styles, is for the ticker."""
    before = bout.referee.view()
    log = await secret.ask(bout.stage, bout.referee, bout.seats, _Choice(bout), bout.choose)
    if log:
        await _reveal(bout, log)
        for at, event in enumerate(log):
            if name_of(event) in (events.DREW, events.ROUND):
                bout.log = log[at:]
                break
    elif bout.referee.view() != before:  # an undo
        bout.take_up()


class _Choice(secret.Secret):
    """A style or a strategy."""

    name = "titlebout.choose"

    def __init__(self, bout):
        self.bout = bout
        self.styles = bout.referee.about == layout.STYLES
        self.asked = bout.referee.asked
        self.presses = 1 if self.styles else 2

    def answer(self, seat, code):
        if self.styles:
            return code[0]
        return _SECOND_KEYS * code[0] + code[1] if code[1] < _SECOND_KEYS else NONE

    def draw(self):
        """The score, the legend, and how often each boxer may still use each strategy."""
        bout = self.bout
        canvas = bout.stage.canvas
        view = bout.referee.view()
        canvas.line(0, bout.names[0])
        canvas.text(COLUMNS - len(bout.names[1]), 0, bout.names[1])
        if self.styles:
            canvas.line(2, words.STYLE_HEAD, CENTRE)
            for row, line in enumerate(words.STYLE_LINES):
                canvas.text(8, 4 + row, line)
            return
        text = words.ROUND % view[layout.ROUND]
        canvas.text((COLUMNS - len(text)) // 2, 0, text)
        for seat in (0, 1):
            at = layout.fighter(seat)
            downs = view[at + layout.DOWNS]
            text = words.STANDING[seat].format(
                endurance_left(view, seat),
                words.DOWNS % downs if downs else "",
                words.TOTAL % layout.long(view, at + layout.POINTS),
            )
            canvas.text(seat * (COLUMNS - len(text)), 1, text)
        for strategy, line in enumerate(words.CODES):
            canvas.text(3, 2 + strategy, line)
            for seat in (0, 1):
                if strategy:
                    left = uses_left(view, seat, strategy)
                    canvas.text(23 * seat, 2 + strategy, "%2d" % left if left > 0 else words.NO_MORE)

    def status(self, done):
        """Row 7, and the pads' lights."""
        stage = self.bout.stage
        stage.canvas.line(7, words.STYLE_KEYS if self.styles else words.CODE_KEYS, CENTRE)
        for seat in (0, 1):
            if self.asked >> seat & 1:
                text = words.IN if done >> seat & 1 else words.WAITING
                stage.canvas.text(seat * (COLUMNS - len(text)), 7, text)
                stage.lights.fill(lights.PAD + seat, lights.GREEN if done >> seat & 1 else lights.WHITE)

    def pad(self, pad, seat, what, value):
        stage = self.bout.stage
        name = self.bout.names[seat]
        if what in (secret.IN, secret.DONE):
            note = ""
            if what == secret.IN:
                note = words.PAD_IN % (words.STYLES if self.styles else words.STRATEGIES).split("|")[value]
            stage.pad(pad, words.PAD_IS_IN % name, (), note)
            return
        head = words.PAD_STYLE if self.styles else words.PAD_STRATEGY
        labels = tuple(words.STYLES.split("|")) if self.styles else ()
        note = "" if self.styles else words.PAD_CODES
        if what == secret.HALF:
            note = words.PAD_HALF % (value + 1)
        elif what == secret.AGAIN:
            note = words.PAD_AGAIN
        stage.pad(pad, head % name, labels, note)


async def _reveal(bout, log):
    """Both choices, what is left of them, and what cannot occur."""
    stage = bout.stage
    canvas = stage.canvas
    view = bout.referee.view()
    stage.show("titlebout.reveal")
    for seat in (0, 1):
        at = layout.fighter(seat)
        align = RIGHT if seat else LEFT
        row = 3 * seat
        text = bout.names[seat]
        canvas.line(row, text, align)
        if name_of(log[0]) == events.STYLES:
            canvas.big(seat, row + 1, words.STYLES.split("|")[view[at + layout.FIGHTS_AS]], align)
            continue
        chosen = other_of(log[0]) if seat else value_of(log[0])
        canvas.big(seat, row + 1, words.STRATEGIES.split("|")[chosen], align)
        if chosen:
            canvas.line(row, words.USES % (text, uses_left(view, seat, chosen)), align)
    for event in log:
        if name_of(event) == events.CANNOT_OCCUR:
            canvas.line(6, words.CANNOT % bout.names[seat_of(event)], CENTRE, inverse=True)
    canvas.text(COLUMNS - 2, 7, words.OK_CONTINUES)
    stage.bell.ring(bell.REVEAL)
    await stage.ok()
