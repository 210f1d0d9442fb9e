"""Title Bout's scorecards, round by round. Lent."""

from ringside import settings
from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.ui import words
from ringside.kit import lights
from ringside.kit.canvas import CENTRE, COLUMNS, RIGHT
from ringside.kit.keys import BACK, DOWN, OK, UP


async def show(bout, last, paced):
    """The scorecards up to a round, and in lights who leads on them; UP and DOWN turn to other rounds."""
    stage = bout.stage
    number = last
    _light(stage, bout.referee.view())
    stage.show("titlebout.scorecard")
    while True:
        _draw(bout, number)
        key = await stage.press(paced * 100 * (0, 7, 4, 2)[stage.settings.index[settings.PACE]])
        if key == UP:
            number = max(1, number - 1)
        elif key == DOWN:
            number = min(last, number + 1)
        elif key in (OK, BACK) or key < 0:
            return


def _light(stage, view):
    """The round card of whom the scorers together have ahead."""
    lead = 0
    for at in range(layout.TOTALS, layout.TOTALS + 6, 2):
        lead += view[at] - view[at + 1]
    stage.lights.fill(lights.CARD, lights.GOLD if lead > 0 else lights.OFF)
    stage.lights.fill(lights.CARD + 1, lights.GOLD if lead < 0 else lights.OFF)


def _draw(bout, number):
    """A round, of each boxer what the scorers gave him in it and in all, and what befell him."""
    canvas = bout.stage.canvas
    view = bout.referee.view()
    canvas.line(0, words.SCORECARD % (words.ROUND_NUMBER % number), inverse=True)
    for seat in (0, 1):
        given = bytearray(4)  # points, J1, J2, R
        total = [0, 0, 0, 0]
        for one in range(1, number + 1):
            line = _line(one, seat)
            given[0] = view[line + layout.LINE_POINTS]
            given[1:] = view[line + layout.LINE_J1 : line + layout.LINE_J1 + 3]
            for i in range(4):
                total[i] += given[i]
        canvas.line(1 + 2 * seat, words.SCORES % ((bout.names[seat],) + tuple(given)))
        canvas.line(2 + 2 * seat, words.SCORES % ((words.TOTALS,) + tuple(total)))
        marks = [
            word for bit, word in enumerate(words.MARKS) if view[_line(number, seat) + layout.LINE_MARKS] >> bit & 1
        ]
        text = ", ".join(marks)
        while len(text) > COLUMNS:
            text = text[: text.rfind(",")] + words.AND_MORE
        canvas.line(5 + seat, text, RIGHT * seat)
    canvas.line(7, words.CARD_KEYS, CENTRE)


def _line(number, seat):
    """Where a seat's line of a round begins."""
    return layout.LINES + (2 * number - 2 + seat) * layout.LINE_SIZE
