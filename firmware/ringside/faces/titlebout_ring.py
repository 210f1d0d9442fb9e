"""Title Bout's scoreboard, and the lights that go with it."""

from ringside.faces import titlebout_words as words
from ringside.faces.kit import lights
from ringside.games.titlebout import sheet
from ringside.games.titlebout.endurance import left


def draw(stage, names, view, over):
    """Rows 0 to 2, and the lights. over: whether the round that ended is shown, not the one to come."""
    shine = stage.lights
    number = view[sheet.ROUND]
    ahead = over and view[sheet.PHASE] != sheet.OVER  # the view is in the next round
    number -= ahead
    control = view[sheet.IN_CONTROL]
    scores = []
    bodies = []
    for seat in (0, 1):
        at = sheet.fighter(seat)
        points = view[at + sheet.ROUND_POINTS]
        total = sheet.long(view, at + sheet.POINTS)
        if ahead:
            total -= points
            points = view[sheet.LINES + (2 * number - 2 + seat) * sheet.LINE_SIZE]
        end = left(view, seat)
        downs = view[at + sheet.DOWNS]
        plan = view[at + sheet.STRATEGY]
        scores.append(words.POINTS[seat].format(points, total))
        bodies.append(
            words.BODY[seat].format(end, words.DOWNS % downs if downs else "", words.SHORT[2 * plan : 2 * plan + 2])
        )
        for bar in range(4):
            shine.bar(lights.BARS + 4 * seat + bar, max(0, min(5, points - 5 * bar)), lights.SIDES[seat])
        shine.fill(lights.ARROW + seat, lights.GOLD if control == seat else lights.OFF)
        whole = sheet.long(view, at + sheet.END)
        shine.fill(
            lights.PAD + seat, lights.GREEN if 2 * end > whole else lights.GOLD if 5 * end > whole else lights.RED
        )
    canvas = stage.canvas
    canvas.line(0, words.NAMES % (names[0], number, names[1]))
    canvas.line(1, words.POINTS_ROW % (scores[0], "" if ahead else words.CARD % view[sheet.USED], scores[1]))
    canvas.line(2, words.BODIES % (bodies[0], words.ARROWS[control], bodies[1]))
    if view[sheet.READING] in (sheet.KOR_CARD, sheet.COUNT_CARD):
        shine.blink(lights.PAD + 1 - control, 5, lights.RED)  # he is down
