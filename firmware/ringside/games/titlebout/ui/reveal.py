"""What Title Bout's managers chose in secret, side by side. Lent."""

from ringside.engine.codec import name_of, other_of, seat_of, value_of
from ringside.games.titlebout.rules import events, layout
from ringside.games.titlebout.rules.strategy import uses_left
from ringside.games.titlebout.ui import words
from ringside.kit import bell
from ringside.kit.canvas import CENTRE, COLUMNS, LEFT, RIGHT


async def reveal(bout, log):
    """Show both choices, what is left of them, and what cannot occur; then what else they led to."""
    stage = bout.stage
    canvas = stage.canvas
    view = bout.referee.view()
    stage.show("titlebout.reveal")
    for seat in (0, 1):
        at = layout.fighter(seat)
        align = RIGHT if seat else LEFT
        row = 3 * seat
        text = bout.names[seat]
        canvas.line(row, text, align)
        if name_of(log[0]) == events.STYLES:
            canvas.big(seat, row + 1, words.STYLES.split("|")[view[at + layout.FIGHTS_AS]], align)
            continue
        chosen = other_of(log[0]) if seat else value_of(log[0])
        canvas.big(seat, row + 1, words.STRATEGIES.split("|")[chosen], align)
        if chosen:
            canvas.line(row, words.USES % (text, uses_left(view, seat, chosen)), align)
    for event in log:
        if name_of(event) == events.CANNOT_OCCUR:
            canvas.line(6, words.CANNOT % bout.names[seat_of(event)], CENTRE, inverse=True)
    canvas.text(COLUMNS - 2, 7, words.OK_GOES_ON)
    stage.bell.ring(bell.REVEAL)
    await stage.ok()
    # Behind the styles comes the first bell.
    for at, event in enumerate(log):
        if name_of(event) in (events.DREW, events.ROUND):
            await bout.tell(log[at:])
            break
