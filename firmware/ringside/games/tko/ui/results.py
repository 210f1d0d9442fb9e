"""TKO's results: a reward placed, both at 5, a round, the belt. Each is shown until OK."""

from ringside.engine.codec import other_of, seat_of, value_of
from ringside.games.tko import rules
from ringside.games.tko.ui import words
from ringside.kit import bell, lights
from ringside.kit.canvas import CENTRE
from ringside.kit.pictures import BELT


async def placed(ring, event):
    """A rewarded point has gone to its bar."""
    stage = ring.stage
    seat, bar, value = seat_of(event), value_of(event), other_of(event)
    stage.show("tko.placed")
    stage.canvas.line(0, words.REWARD, CENTRE)
    stage.canvas.big(0, 1, ring.names[seat])
    stage.canvas.big(1, 3, words.ACTIONS[bar])
    stage.canvas.line(6, words.MARKER % value, CENTRE, inverse=True)
    ring.point(seat, bar, value)
    await _until_ok(ring, bell.POINTS[ring.side(seat)])


async def both_at_five(ring):
    """Both earned a round-winning point at the same time."""
    ring.stage.show("tko.both_at_five")
    for row, text in enumerate(words.BOTH_AT_FIVE):
        ring.stage.canvas.line(1 + row, text, CENTRE)
    await _until_ok(ring, bell.BOTH)


async def round_won(ring, view, winner):
    """Who won the round that is over, and how the cards stand."""
    canvas = ring.stage.canvas
    ring.stage.show("tko.round")
    canvas.big(0, 1, ring.names[winner])
    canvas.line(4, words.WINS_ROUND % (view[rules.ROUNDS] + view[rules.ROUNDS + 1]), CENTRE)
    canvas.line(5, words.CARDS % (view[rules.ROUNDS + ring.side(0)], view[rules.ROUNDS + ring.side(1)]), CENTRE)
    ring.stage.lights.blink(lights.CARD + ring.side(winner), 5, lights.GOLD)
    await _until_ok(ring, bell.ROUND)


async def match_won(ring, referee):
    """The belt; then whether they want a rematch, or None after an undo."""
    stage = ring.stage
    canvas = stage.canvas
    view = referee.view()
    winner = view[rules.WINNER]
    stage.show("tko.match")
    canvas.big(0, 0, words.CHAMPION)
    canvas.picture(BELT, 8, 16)
    canvas.big(1, 5, ring.names[winner])
    canvas.line(7, words.FINAL % (view[rules.ROUNDS + winner], view[rules.ROUNDS + 1 - winner]))
    ring.light(view)
    stage.lights.blink(lights.BELT + ring.side(winner), 5, lights.GOLD)
    await _until_ok(ring, bell.MATCH, paced=False)
    chosen = await stage.pick("tko.afterwards", words.CHAMPION, words.AFTERWARDS)
    if chosen == 2:
        await stage.undo(referee, ring.seats)
    return None if chosen not in (0, 1) else chosen == 0


async def _until_ok(ring, sound, paced=True):
    ring.foot_ok()
    ring.stage.bell.ring(sound)
    await ring.stage.ok(paced)
