"""Title Bout's scoreboard, and the lights that go with it."""

from ringside.faces import titlebout_words as words
from ringside.faces.kit import lights
from ringside.faces.kit.canvas import COLUMNS
from ringside.games.titlebout import sheet
from ringside.games.titlebout.endurance import left


def draw(stage, names, view, over):
    """Rows 0 to 2, and the lights. over: whether the round that ended is shown, not the one to come."""
    canvas = stage.canvas
    shine = stage.lights
    number = view[sheet.ROUND]
    ahead = over and view[sheet.PHASE] != sheet.OVER  # the view is in the next round
    number -= ahead
    for row in (0, 1, 2):
        canvas.line(row, "")
    control = view[sheet.IN_CONTROL]
    for seat in (0, 1):
        at = sheet.fighter(seat)
        points = (
            view[sheet.LINES + (2 * number - 2 + seat) * sheet.LINE_SIZE] if over else view[at + sheet.ROUND_POINTS]
        )
        total = sheet.long(view, at + sheet.POINTS) - ahead * view[at + sheet.ROUND_POINTS]
        end = left(view, seat)
        body = words.ENDURANCE % end
        if view[at + sheet.DOWNS]:
            body += words.DOWNS % view[at + sheet.DOWNS]
        plan = words.SHORT[view[at + sheet.STRATEGY]]
        if seat:
            score = words.POINTS_RIGHT % (total, points)
            body = plan + " " + body
        else:
            score = words.POINTS_LEFT % (points, total)
            body += " " + plan
        for row, text in enumerate((names[seat], score, body)):
            canvas.text(seat * (COLUMNS - len(text)), row, text)
        for bar in range(4):
            shine.bar(lights.BARS + 4 * seat + bar, max(0, min(5, points - 5 * bar)), lights.SIDES[seat])
        shine.fill(lights.ARROW + seat, lights.GOLD if control == seat else lights.OFF)
        whole = sheet.long(view, at + sheet.END)
        shine.fill(
            lights.PAD + seat, lights.GREEN if 2 * end > whole else lights.GOLD if 5 * end > whole else lights.RED
        )
    _middle(canvas, 0, words.ROUND % number)
    if not over or view[sheet.USED]:
        _middle(canvas, 1, words.CARD % view[sheet.USED])
    canvas.text(11 + control, 2, words.ARROWS[control])


def _middle(canvas, row, text):
    canvas.text((COLUMNS - len(text)) // 2, row, text)
