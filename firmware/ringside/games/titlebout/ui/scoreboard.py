"""Title Bout's scoreboard, and the lights that go with it."""

from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.rules.endurance import left
from ringside.games.titlebout.ui import words
from ringside.kit import lights


def draw(stage, names, view, over):
    """Rows 0 to 2, and the lights. over: whether the round that ended is shown, not the one to come."""
    shine = stage.lights
    number = view[layout.ROUND]
    ahead = over and view[layout.PHASE] != layout.OVER  # the view is in the next round
    number -= ahead
    control = view[layout.IN_CONTROL]
    scores = []
    bodies = []
    for seat in (0, 1):
        at = layout.fighter(seat)
        points = view[at + layout.ROUND_POINTS]
        total = layout.long(view, at + layout.POINTS)
        if ahead:
            total -= points
            points = view[layout.LINES + (2 * number - 2 + seat) * layout.LINE_SIZE]
        end = left(view, seat)
        downs = view[at + layout.DOWNS]
        plan = view[at + layout.STRATEGY]
        scores.append(words.POINTS[seat].format(points, total))
        bodies.append(
            words.BODY[seat].format(end, words.DOWNS % downs if downs else "", words.SHORT[2 * plan : 2 * plan + 2])
        )
        for bar in range(4):
            shine.bar(lights.BARS + 4 * seat + bar, max(0, min(5, points - 5 * bar)), lights.SIDES[seat])
        shine.fill(lights.ARROW + seat, lights.GOLD if control == seat else lights.OFF)
        whole = layout.long(view, at + layout.END)
        shine.fill(
            lights.PAD + seat, lights.GREEN if 2 * end > whole else lights.GOLD if 5 * end > whole else lights.RED
        )
    canvas = stage.canvas
    canvas.line(0, words.NAMES % (names[0], number, names[1]))
    canvas.line(1, words.POINTS_ROW % (scores[0], "" if ahead else words.CARD % view[layout.USED], scores[1]))
    canvas.line(2, words.BODIES % (bodies[0], words.ARROWS[control], bodies[1]))
    if view[layout.READING] in (layout.KOR_CARD, layout.COUNT_CARD):
        shine.blink(lights.PAD + 1 - control, 5, lights.RED)  # he is down
