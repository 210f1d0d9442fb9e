"""The two bet boards on the panel, whole: each sum with the token on it and who follows.

The red board is on the left, the blue one on the right, the sums between them. A token is shown as
its owner's first letters and the side that is up; behind it who follows, or nobody yet.
"""

from micropython import const

from ringside.engine.codec import NONE
from ringside.games.knockout.rules import bets, layout
from ringside.games.knockout.ui import words
from ringside.games.knockout.ui.names import surname

_TOP = const(2)  # the row of the lowest sum
_SUMS = const(10)
_BLUE = const(15)  # the column where the blue board begins


def draw(match, view):
    """Rows 1 to 5."""
    canvas = match.stage.canvas
    red, blue = surname(view[layout.ON_BOARD]), surname(view[layout.ON_BOARD + 1])
    canvas.line(1, red)
    canvas.text(25 - len(blue), 1, blue)
    for space in range(layout.SPACES):
        row = _TOP + (space & 3)
        if space < 4:
            canvas.line(row, "")
            canvas.text(_SUMS, row, words.PRINTED % (layout.UNIT * bets.sum_of(bets.PLAIN, space)), inverse=True)
        canvas.text(1 + _column(space), row, _token(match, view, space))


def point(canvas, space):
    """Let the cursor be on a space, or on none."""
    for at in range(layout.SPACES):
        canvas.text(_column(at), _TOP + (at & 3), "\x10" if at == space else " ")


def _column(space):
    return _BLUE if space & 4 else 0


def _token(match, view, space):
    if view[layout.BETS + space] == NONE:
        return words.NO_BET
    follower = view[layout.FOLLOWS + space]
    return words.TOKEN % (
        _letters(match, bets.bettor_on(view, space)),
        words.SHOWS[bets.kind_on(view, space)],
        "" if follower == NONE else words.FOLLOWER % _letters(match, follower),
    )


def _letters(match, seat):
    return match.seats.names[seat][:3]
