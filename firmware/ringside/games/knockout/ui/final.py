"""The end of a game: the master of all classes, the ranking, and what then."""

from ringside.engine.codec import NONE, TIED, winner_of
from ringside.games.knockout.rules import layout
from ringside.games.knockout.ui import hands, pages, words
from ringside.games.knockout.ui.names import schmelings
from ringside.kit import bell, lights
from ringside.kit.canvas import CENTRE


async def show(match):
    """Who won; then whether they want a rematch, or None after an undo."""
    stage = match.stage
    canvas = stage.canvas
    names = match.seats.names
    ranking = match.referee.result()
    stage.show("knockout.final")
    stage.lights.clear()
    hands.show(match, words.GAME_OVER)
    winner = winner_of(ranking)
    if winner == NONE:
        first = [names[ranking[0]]]
        for byte in ranking[1:]:
            if not byte & TIED:
                break
            first.append(names[byte & 7])
        canvas.line(0, words.GAME_OVER, CENTRE, inverse=True)
        for row, name in enumerate(first):
            canvas.line(1 + row, name, CENTRE)
        canvas.line(6, words.SHARE_FIRST, CENTRE)
    else:
        canvas.line(0, words.GAME_OVER, CENTRE, inverse=True)
        canvas.big(0, 2, names[winner])
        for row, text in enumerate(words.MASTER):
            canvas.line(5 + row, text, CENTRE)
    canvas.text(23, 7, words.OK)
    stage.lights.blink(lights.BELT, 5, lights.GOLD)
    stage.bell.ring(bell.MATCH)
    await stage.ok(paced=False)
    await pages.show(match, "knockout.ranking", words.RANKING, _ranking(match, ranking))
    while True:
        chosen = await stage.pick("knockout.afterwards", words.GAME_OVER, words.AFTERWARDS)
        if chosen in (0, 1):
            return chosen == 0
        if chosen == 2:
            await match.show_standing()
        elif chosen == 3 and await stage.undo(match.referee, match.seats):
            return None


def _ranking(match, ranking):
    """A line a player: place, name, fortune."""
    view = match.referee.view()
    lines = []
    place = 1
    for at, byte in enumerate(ranking):
        if not byte & TIED:
            place = at + 1
        seat = byte & 7
        fortune = schmelings(layout.number(view, layout.MONEY + 2 * seat))
        lines.append(words.RANK % (place, match.seats.names[seat], fortune))
    return lines
