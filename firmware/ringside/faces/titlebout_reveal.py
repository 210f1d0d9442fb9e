"""What Title Bout's managers chose in secret, side by side. Lent."""

from ringside.engine.packed import name_of, other_of, seat_of, value_of
from ringside.faces import titlebout_words as words
from ringside.faces.kit import bell
from ringside.faces.kit.canvas import CENTRE, COLUMNS, LEFT, RIGHT
from ringside.games.titlebout import sheet, told
from ringside.games.titlebout.strategy import uses_left


async def reveal(bout, events):
    """Show both choices, what is left of them, and what cannot occur; then what else they led to."""
    stage = bout.stage
    canvas = stage.canvas
    view = bout.referee.view()
    stage.show("titlebout.reveal")
    for seat in (0, 1):
        at = sheet.fighter(seat)
        align = RIGHT if seat else LEFT
        row = 3 * seat
        text = bout.names[seat]
        canvas.line(row, text, align)
        if name_of(events[0]) == told.STYLES:
            canvas.big(seat, row + 1, words.STYLES.split("|")[view[at + sheet.FIGHTS_AS]], align)
            continue
        chosen = other_of(events[0]) if seat else value_of(events[0])
        canvas.big(seat, row + 1, words.STRATEGIES.split("|")[chosen], align)
        if chosen:
            canvas.line(row, words.USES % (text, uses_left(view, seat, chosen)), align)
    for event in events:
        if name_of(event) == told.CANNOT_OCCUR:
            canvas.line(6, words.CANNOT % bout.names[seat_of(event)], CENTRE, inverse=True)
    canvas.text(COLUMNS - 2, 7, words.OK_GOES_ON)
    stage.bell.ring(bell.REVEAL)
    await stage.ok()
    # Behind the styles comes the first bell.
    for at, event in enumerate(events):
        if name_of(event) in (told.DREW, told.ROUND):
            await bout.tell(events[at:])
            break
