"""The ring on the panel and in lights: both pawns on their way to the K.O. space."""

from micropython import const

from ringside.games.knockout.rules import layout
from ringside.games.knockout.ui import words
from ringside.games.knockout.ui.names import spread, surname
from ringside.kit import lights

_MOVED = "\x01"
_FREE = "\x02"
_BAR = const(5)  # pixels


def draw(match, view):
    """Rows 0 to 4, and the lights: round, boxers, ways, and the fight cards so far."""
    canvas = match.stage.canvas
    head = spread(words.ROUND % view[layout.BOUT_ROUND], words.BOUT % view[layout.BOUT])
    canvas.line(0, head, inverse=True)
    for board in (layout.RED, layout.BLUE):
        boxer = view[layout.ON_BOARD + board]
        canvas.line(1 + 2 * board, words.CORNER % (words.BOARDS[board], surname(boxer)))
        way(canvas, 2 + 2 * board, view, board, view[layout.PAWN + board])
        for number in range(3):
            card = view[layout.PLAYED + 2 * number + board]
            canvas.text(19 + 2 * number, 2 + 2 * board, "%d" % card if card else words.NO_CARD)
    light(match, view, view[layout.PAWN : layout.PAWN + 2])


def way(canvas, row, view, board, moved):
    """A pawn's way, a sign a space: moved, still free, then the K.O. space."""
    start = view[layout.START + board]
    canvas.line(row, words.WAY % (_MOVED * moved + _FREE * (start - moved)))


def light(match, view, pawns):
    """The Challenger's way on the left bars, the Defender's on the right: lit as far as the pawn has moved."""
    shine = match.stage.lights
    shine.clear()
    for side in (0, 1):
        for bar in range(2):
            lit = max(0, min(_BAR, pawns[side] - _BAR * bar))
            shine.bar(lights.BARS + 4 * side + bar, lit, lights.SIDES[side])
        if pawns[side] < pawns[1 - side]:
            shine.fill(lights.CARD + side, lights.GOLD)
