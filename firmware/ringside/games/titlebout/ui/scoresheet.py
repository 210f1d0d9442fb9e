"""Title Bout's scorecards and its scoresheet, each round by round."""

from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.ui import words
from ringside.kit import lights
from ringside.kit.canvas import CENTRE, COLUMNS, RIGHT
from ringside.kit.keys import BACK, DOWN, OK, UP


async def show_scorecards(bout, last, paced):
    """The scorecards of J1, J2 and the referee up to a round, and in lights who leads on them."""
    stage = bout.stage
    _light(stage, bout.referee.view())
    stage.show("titlebout.scorecard")
    await _browse(bout, last, last, stage.result_frames() if paced else 0, _draw_scorecard)


async def show_scoresheet(bout):
    """The scoresheet with all columns of the book's."""
    bout.stage.show("titlebout.scoresheet")
    last = bout.referee.view()[layout.ROUND]
    await _browse(bout, 1, last, 0, _draw_scoresheet)


async def _browse(bout, number, last, frames, draw):
    """UP and DOWN show other rounds; OK, BACK, or the time in frames, if given, end it."""
    while True:
        draw(bout, number, last)
        key = await bout.stage.press(frames)
        if key == UP:
            number = max(1, number - 1)
        elif key == DOWN:
            number = min(last, number + 1)
        elif key in (OK, BACK) or key < 0:
            return


def _line(number, seat):
    """Where a seat's line of a round begins."""
    return layout.LINES + (2 * number - 2 + seat) * layout.LINE_SIZE


# The scorecards


def _light(stage, view):
    """Light the round card of the boxer who leads on all scorecards together."""
    lead = 0
    for at in range(layout.TOTALS, layout.TOTALS + 6, 2):
        lead += view[at] - view[at + 1]
    stage.lights.fill(lights.CARD, lights.GOLD if lead > 0 else lights.OFF)
    stage.lights.fill(lights.CARD + 1, lights.GOLD if lead < 0 else lights.OFF)


def _draw_scorecard(bout, number, last):
    """A round: each boxer's points from the scorers, in it and in all, and his knockdowns, cuts and so on."""
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


# The scoresheet


def _draw_scoresheet(bout, number, last):
    canvas = bout.stage.canvas
    view = bout.referee.view()
    canvas.line(0, words.SHEET % (number, last), inverse=True)
    canvas.line(1, words.COLUMNS_ONE)
    canvas.line(4, words.COLUMNS_TWO)
    for seat in (0, 1):
        line = view[_line(number, seat) : _line(number, seat) + layout.LINE_SIZE]
        name = bout.names[seat][:3]
        ratings = tuple(line[layout.LINE_CF : layout.LINE_KDR1 + 1])
        canvas.line(2 + seat, words.ROW_ONE % ((name, line[layout.LINE_POINTS], line[layout.LINE_MISSED]) + ratings))
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
