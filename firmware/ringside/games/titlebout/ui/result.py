"""The end of a bout of Title Bout: the winner, the scorecards, the scoresheet, and what then."""

from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.rules.scoring import ROUNDS
from ringside.games.titlebout.ui import words
from ringside.kit import bell, lights
from ringside.kit.canvas import CENTRE
from ringside.loader import Phase


async def show(bout):
    """Who won, how and when; then whether they want a rematch, or None after an undo."""
    stage = bout.stage
    canvas = stage.canvas
    view = bout.referee.view()
    winner = view[layout.WINNER]
    seconds = view[layout.TIME]
    stage.show("titlebout.result")
    stage.lights.clear()
    how = view[layout.HOW]
    if winner == layout.DRAW:
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
        with Phase():
            from ringside.games.titlebout.ui import scoresheet

            await scoresheet.show_scorecards(bout, scored, False)
    while True:
        chosen = await stage.pick("titlebout.afterwards", words.HOW.split("|")[how], words.AFTERWARDS)
        if chosen in (0, 1):
            return chosen == 0
        if chosen == 2:
            with Phase():
                from ringside.games.titlebout.ui import scoresheet

                await scoresheet.show_scoresheet(bout)
        elif chosen == 3 and await stage.undo(bout.referee, bout.seats):
            bout.take_up()
            return None


def _points(view, at):
    """A fighter's points from J1, J2 and R together."""
    return view[at] + view[at + 2] + view[at + 4]
