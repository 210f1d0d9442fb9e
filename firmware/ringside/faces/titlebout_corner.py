"""Between two rounds of Title Bout: what was looked up after the bell, and the scorecard. Lent."""

from micropython import const

from ringside import settings
from ringside.faces import titlebout_words as words
from ringside.faces.kit import lights
from ringside.faces.kit.canvas import CENTRE, COLUMNS
from ringside.faces.kit.keys import BACK, DOWN, OK, UP
from ringside.faces.titlebout_ticker import lines
from ringside.games.titlebout import sheet

_LINES = const(6)
_NAME = const(11)


async def rest(bout, events):
    """The minute's rest: events of the round's end, page by page, and the scorecard."""
    stage = bout.stage
    view = bout.referee.view()
    number = view[sheet.ROUND] - (view[sheet.PHASE] != sheet.OVER)
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
        key = await stage.press(200 * (0, 4, 2, 1)[stage.settings.index[settings.PACE]])
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
    canvas = bout.stage.canvas
    view = bout.referee.view()
    canvas.line(0, words.SCORECARD % number, inverse=True)
    canvas.text(COLUMNS - len(words.HEADS), 0, words.HEADS, inverse=True)
    for seat in (0, 1):
        name = bout.names[seat]
        line = _line(number, seat)
        canvas.line(1 + seat, name)
        canvas.line(3 + seat, words.TOTALS % name)
        for scorer in range(3):
            score = view[line + sheet.LINE_J1 + scorer]
            canvas.text(13 + 4 * scorer, 1 + seat, "%4d" % score)
            total = 0
            for one in range(1, number + 1):
                total += view[_line(one, seat) + sheet.LINE_J1 + scorer]
            canvas.text(13 + 4 * scorer, 3 + seat, "%4d" % total)
        marks = ""
        for bit, word in enumerate(words.MARKS):
            if view[line + sheet.LINE_MARKS] >> bit & 1:
                marks += " " + word
        canvas.line(5 + seat, "%2d" % view[line] + words.PTS + marks)
    canvas.line(7, words.CARD_KEYS, CENTRE)


def _line(number, seat):
    """Where a seat's line of a round begins."""
    return sheet.LINES + (2 * number - 2 + seat) * sheet.LINE_SIZE
