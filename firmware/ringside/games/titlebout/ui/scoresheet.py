"""Title Bout's scoresheet, a round a page, with all columns of the book's. Lent."""

from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.ui import words
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, DOWN, OK, UP


async def show(bout):
    """UP and DOWN turn to other rounds, OK and BACK leave."""
    stage = bout.stage
    last = bout.referee.view()[layout.ROUND]
    number = 1
    stage.show("titlebout.scoresheet")
    while True:
        _draw(bout, number, last)
        key = await stage.press()
        if key == UP:
            number = max(1, number - 1)
        elif key == DOWN:
            number = min(last, number + 1)
        elif key in (OK, BACK):
            return


def _draw(bout, number, last):
    canvas = bout.stage.canvas
    view = bout.referee.view()
    canvas.line(0, words.SHEET % (number, last), inverse=True)
    canvas.line(1, words.COLUMNS_ONE)
    canvas.line(4, words.COLUMNS_TWO)
    for seat in (0, 1):
        line = view[_line(number, seat) : _line(number, seat) + layout.LINE_SIZE]
        name = bout.names[seat][:3]
        canvas.line(
            2 + seat,
            words.ROW_ONE
            % (
                name,
                line[layout.LINE_POINTS],
                line[layout.LINE_MISSED],
                line[layout.LINE_CF],
                line[layout.LINE_HP],
                line[layout.LINE_PL],
                line[layout.LINE_AGG],
                line[layout.LINE_KDR1],
            ),
        )
        spent = 0
        for one in range(1, number + 1):
            spent += view[_line(one, seat)] + view[_line(one, 1 - seat) + layout.LINE_MISSED]
        marks = ""
        for bit in range(len(words.MARK_LETTERS)):
            if line[layout.LINE_MARKS] >> bit & 1:
                marks += words.MARK_LETTERS[bit]
        plan = line[layout.LINE_STRATEGY]
        # The round in which it was stopped was not scored.
        stopped = number == last and view[layout.HOW] < layout.UNANIMOUS
        scores = words.UNSCORED if stopped else line[layout.LINE_J1 :]
        canvas.line(
            5 + seat,
            words.ROW_TWO % (name, spent, words.SHORT[2 * plan : 2 * plan + 2], scores[0], scores[1], scores[2], marks),
        )
    canvas.line(7, words.SHEET_KEYS, CENTRE)


def _line(number, seat):
    """Where a seat's line of a round begins."""
    return layout.LINES + (2 * number - 2 + seat) * layout.LINE_SIZE
