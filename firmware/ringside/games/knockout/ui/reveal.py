"""The reveal of a round: both fight cards, what they do, and how the bout ends."""

from ringside.engine.codec import name_of, other_of, seat_of, value_of
from ringside.games.knockout.rules import events, layout
from ringside.games.knockout.ui import hands, pages, ring, words
from ringside.games.knockout.ui.names import surname
from ringside.kit import bell, lights
from ringside.kit.canvas import CENTRE


async def show(match, before, log):
    """The cards and the pawns. before: the view when the round was asked."""
    canvas = match.stage.canvas
    red, blue = value_of(log[0]), other_of(log[0])
    boxers = before[layout.ON_BOARD : layout.ON_BOARD + 2]
    pawns = bytearray(before[layout.PAWN : layout.PAWN + 2])
    match.stage.show("knockout.reveal")
    hands.show(match, words.LOOK)
    canvas.line(0, surname(boxers[0]))
    canvas.text(25 - len(surname(boxers[1])), 0, surname(boxers[1]))
    canvas.big(0, 1, words.CARDS_BIG % (red, blue))
    reason = words.SAME
    moved = None
    sound = bell.NOTHING
    for event in log[1:]:
        if name_of(event) == events.LEFT_HOOK:
            sound = bell.POWER
        elif name_of(event) == events.MOVE:
            moved = 0 if seat_of(event) == before[layout.CHALLENGER] else 1
            pawns[moved] = other_of(event)
            reason = words.MOVES % (surname(boxers[moved]), value_of(event))
            if sound != bell.POWER:
                sound = bell.POINTS[1 - moved]
    canvas.line(3, reason, CENTRE, inverse=True)
    if sound == bell.POWER:
        canvas.line(4, words.LEFT_HOOK, CENTRE)
    elif moved is not None:
        canvas.line(4, words.DIFFERENCE % (max(red, blue), min(red, blue), abs(red - blue)), CENTRE)
    for board in (layout.RED, layout.BLUE):
        ring.way(canvas, 5 + board, before, board, pawns[board])
        canvas.text(19, 5 + board, words.BOARDS[board])
    ring.light(match, before, pawns)
    if moved is not None:
        shown = min(pawns[moved], 5)
        match.stage.lights.blink(lights.BARS + 4 * moved, shown, lights.SIDES[moved])
    match.stage.bell.ring(sound)
    await pages.go_on(match)
    for event in log:
        if name_of(event) == events.VICTORY:
            await _show_winner(match, before, event, pawns)


async def _show_winner(match, before, event, pawns):
    stage = match.stage
    canvas = stage.canvas
    seat, boxer, how = seat_of(event), value_of(event), other_of(event)
    side = 0 if seat == before[layout.CHALLENGER] else 1
    stage.show("knockout.victory")
    hands.show(match, words.LOOK)
    canvas.line(0, words.OWNER % match.seats.names[seat], CENTRE, inverse=True)
    canvas.big(0, 1, surname(boxer))
    canvas.line(3, words.WINS_BOUT, CENTRE)
    canvas.line(4, words.HOW[how], CENTRE)
    canvas.line(5, words.MOVED % (words.BOARDS[0], pawns[0], words.BOARDS[1], pawns[1]), CENTRE)
    stage.lights.blink(lights.BELT + side, 5, lights.GOLD)
    stage.bell.ring(bell.ROUND)
    await pages.go_on(match)
