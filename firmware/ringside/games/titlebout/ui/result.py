"""The end of a bout of Title Bout: the winner, the scorecards, the scoresheet, and what then. Lent."""

from ringside.engine.codec import DRAW
from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.rules.scoring import ROUNDS
from ringside.games.titlebout.ui import words
from ringside.kit import bell, lights
from ringside.kit.canvas import CENTRE
from ringside.kit.stage import AGAIN, ENDED
from ringside.loader import lent

_CARDS = ("ringside.games.titlebout.ui.cards",)
_BEGIN = ("ringside.games.titlebout.ui.begin",)
_SHEET = ("ringside.games.titlebout.ui.scoresheet",)


async def show(bout):
    """Who won, how and when; then a rematch (AGAIN), the games (ENDED), or an undo after all (None)."""
    stage = bout.stage
    canvas = stage.canvas
    view = bout.referee.view()
    winner = view[layout.WINNER]
    seconds = view[layout.TIME]
    stage.show("titlebout.result")
    stage.lights.clear()
    how = view[layout.HOW]
    if winner == DRAW:
        canvas.big(0, 2, words.DRAW)
    else:
        canvas.big(0, 0, bout.names[winner])
        canvas.line(2, words.WINS_BY, CENTRE)
        canvas.big(1, 3, words.HOW_BIG[how])
        stage.lights.blink(lights.BELT + winner, 5, lights.GOLD)
    on_rounds = how == layout.ON_POINTS and view[layout.SCORING] >= ROUNDS
    canvas.line(5, words.ON_ROUNDS if on_rounds else words.HOW_MORE[how], CENTRE)
    if how < layout.UNANIMOUS:
        canvas.line(6, words.OVER_IN % (view[layout.ROUND], words.TIME % (seconds // 60, seconds % 60)), CENTRE)
    else:
        at = layout.ONE_POINT if how == layout.ON_ONE_POINT else layout.TOTALS
        canvas.line(6, words.ALL_SCORERS % (_points(view, at), _points(view, at + 1)), CENTRE)
    canvas.line(7, words.OK_ON, CENTRE)
    stage.bell.ring(bell.MATCH)
    await stage.ok(paced=False)
    scored = view[layout.ROUND] - (how < layout.UNANIMOUS)
    if scored:
        await lent(_CARDS, "show", bout, scored, False)
    while True:
        chosen = await stage.pick("titlebout.afterwards", words.HOW.split("|")[how], words.AFTERWARDS)
        if chosen == 0:
            return AGAIN
        if chosen == 1:
            return ENDED
        if chosen == 2:
            await lent(_SHEET, "show", bout)
        elif chosen == 3 and await stage.undo(bout.referee, bout.persons):
            await lent(_BEGIN, "take_up", bout)
            return None


def _points(view, at):
    """A fighter's points from J1, J2 and R together."""
    return view[at] + view[at + 2] + view[at + 4]
