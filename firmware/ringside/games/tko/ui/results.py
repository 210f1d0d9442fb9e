"""TKO's results: the reveal, a reward placed, both at 5, a round, the belt. Each is shown until OK."""

from ringside.engine.codec import name_of, other_of, seat_of, value_of
from ringside.games.tko import rules
from ringside.games.tko.ui import words
from ringside.kit import bell, lights
from ringside.kit.canvas import CENTRE, COLUMNS, LEFT, RIGHT
from ringside.kit.pictures import BELT


async def reveal(ring, events):
    """Both actions, what they scored by which rule, and where the arrow went."""
    stage = ring.stage
    stage.show("tko.reveal")
    _draw_actions(ring, (value_of(events[0]), other_of(events[0])))
    foot = ""
    sound = bell.NOTHING
    scorers = 0
    for event in events:
        if name_of(event) == rules.POINT:
            seat, bar, value = seat_of(event), value_of(event), other_of(event)
            ring.point(seat, bar, value)
            # Behind the name of who scored: where his marker points now.
            text = words.NOW_AT % value
            row = 3 * ring.side(seat)
            stage.canvas.text(0 if row else COLUMNS - len(text), row, text)
            sound = bell.BOTH if scorers else bell.POINTS[ring.side(seat)]
            scorers += 1
        elif name_of(event) == rules.ARROW:
            arrow = value_of(event)
            foot = words.ARROW_NEUTRAL
            if arrow != rules.NEUTRAL:
                foot = words.ARROW_TO % ring.names[arrow]
        elif name_of(event) == rules.EARNED:
            foot = words.POWER
            sound = bell.POWER
    stage.canvas.line(7, foot)
    await _until_ok(ring, sound)


def _draw_actions(ring, actions):
    """What both did, and whether it scored by which rule: rows 0 to 6."""
    canvas = ring.stage.canvas
    for side in (0, 1):
        seat = ring.side(side)
        align = RIGHT if side else LEFT
        canvas.line(3 * side, ring.names[seat], align)
        canvas.big(side, 3 * side + 1, words.ACTIONS[actions[seat]], align)
    canvas.line(6, _reason(ring, actions), CENTRE, inverse=True)


def _reason(ring, actions):
    earned = rules.OUTCOMES[4 * actions[0] + actions[1]]
    if earned == 3:
        return words.BOTH_LAND
    if not earned:
        return words.SAME_ACTION if actions[0] == actions[1] else words.TWO_BLOCKS
    seat = earned - 1
    blocked = actions[seat] in (rules.HEAD_BLOCK, rules.BODY_BLOCK)
    return (words.BLOCKED if blocked else words.UNBLOCKED) % ring.names[seat]


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
    """Who won the round, and the cards that each boxer has."""
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
    ring.stage.canvas.text(COLUMNS - 2, 7, words.OK)
    ring.stage.bell.ring(sound)
    await ring.stage.ok(paced)
