"""Between two rounds of Title Bout: what was looked up after the bell, and the scorecard. Lent."""

from micropython import const

from ringside import settings
from ringside.engine.packed import name_of
from ringside.faces import titlebout_words as words
from ringside.faces.kit import lights
from ringside.faces.kit.canvas import CENTRE, COLUMNS, RIGHT
from ringside.faces.kit.keys import BACK, DOWN, OK, UP
from ringside.faces.titlebout_ticker import lines
from ringside.games.titlebout import sheet, told

_LINES = const(6)


async def rest(bout, events):
    """The minute's rest: events of the round's end, page by page, and the scorecard."""
    stage = bout.stage
    view = bout.referee.view()
    number = view[sheet.ROUND] - (view[sheet.PHASE] != sheet.OVER)
    # The scorers' points stand on the scorecard; what decided a round may be told twice.
    events = [event for at, event in enumerate(events) if name_of(event) != told.SCORED and event not in events[:at]]
    found = lines(events, bout.names)
    for first in range(0, len(found), _LINES):
        stage.show("titlebout.bell")
        stage.canvas.line(0, words.BELL % number, CENTRE, inverse=True)
        for row, line in enumerate(found[first : first + _LINES]):
            stage.canvas.line(1 + row, line)
        stage.canvas.text(COLUMNS - 2, 7, words.OK_GOES_ON)
        await stage.ok()
    if view[sheet.PHASE] != sheet.OVER:
        light_leader(stage, view)
        await show_cards(bout, number)


def light_leader(stage, view):
    """The round card of whom more scorers have ahead."""
    ahead = [0, 0]
    for scorer in range(3):
        a, b = view[sheet.TOTALS + 2 * scorer], view[sheet.TOTALS + 2 * scorer + 1]
        ahead[0] += a > b
        ahead[1] += b > a
    for seat in (0, 1):
        stage.lights.fill(lights.CARD + seat, lights.GOLD if ahead[seat] > ahead[1 - seat] else lights.OFF)


async def show_cards(bout, last):
    """The scorecards up to a round; UP and DOWN turn to others."""
    stage = bout.stage
    number = last
    stage.show("titlebout.scorecard")
    while True:
        _draw(bout, number)
        key = await stage.press(100 * (0, 7, 4, 2)[stage.settings.index[settings.PACE]])
        if key == UP:
            number = max(1, number - 1)
        elif key == DOWN:
            number = min(last, number + 1)
        elif key in (OK, BACK) or key < 0:
            return


async def final(bout, last):
    """The scorecards when the bout is over."""
    light_leader(bout.stage, bout.referee.view())
    await show_cards(bout, last)


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
            given[0] = view[line + sheet.LINE_POINTS]
            given[1:] = view[line + sheet.LINE_J1 : line + sheet.LINE_J1 + 3]
            for i in range(4):
                total[i] += given[i]
        canvas.line(1 + 2 * seat, words.SCORES % ((bout.names[seat],) + tuple(given)))
        canvas.line(2 + 2 * seat, words.SCORES % ((words.TOTALS,) + tuple(total)))
        marks = [
            word for bit, word in enumerate(words.MARKS) if view[_line(number, seat) + sheet.LINE_MARKS] >> bit & 1
        ]
        text = ", ".join(marks)
        while len(text) > COLUMNS:
            text = text[: text.rfind(",")] + words.AND_MORE
        canvas.line(5 + seat, text, RIGHT * seat)
    canvas.line(7, words.CARD_KEYS, CENTRE)


def _line(number, seat):
    """Where a seat's line of a round begins."""
    return sheet.LINES + (2 * number - 2 + seat) * sheet.LINE_SIZE
