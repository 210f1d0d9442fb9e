"""The standing at any time: money, boxers, and everybody's ledger, page by page."""

from micropython import const

from ringside.games.knockout.rules import challenge, layout
from ringside.games.knockout.rules.money import CAPITAL
from ringside.games.knockout.ui import words
from ringside.games.knockout.ui.names import letter_of, schmelings, signed, spread, surname
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, DOWN, OK, UP

_FIRST_LEDGER = const(3)  # the page: standing, large boxers, small boxers, then a ledger a player


async def show(match):
    """UP and DOWN turn the pages, OK and BACK leave."""
    view = match.referee.view()
    pages = _FIRST_LEDGER + view[layout.PLAYERS]
    page = 0
    match.stage.show("knockout.standing")
    while True:
        for row in range(8):
            match.stage.canvas.line(row, "")
        if page == 0:
            _draw_standing(match, view)
        elif page < _FIRST_LEDGER:
            _draw_boxers(match, view, page - 1)
        else:
            _draw_ledger(match, view, page - _FIRST_LEDGER)
        match.stage.canvas.line(7, words.PAGE_KEYS % (page + 1, pages), CENTRE)
        key = await match.stage.press()
        if key == UP:
            page = (page - 1) % pages
        elif key == DOWN:
            page = (page + 1) % pages
        elif key in (OK, BACK):
            return


def _draw_standing(match, view):
    canvas = match.stage.canvas
    canvas.line(0, words.STANDING_HEAD, inverse=True)
    for seat, name in enumerate(match.seats.names):
        money = schmelings(layout.number(view, layout.MONEY + 2 * seat))
        canvas.line(1 + seat, words.STANDING_ROW % (name, view[layout.CARDS + seat], view[layout.IOUS + seat], money))
    canvas.line(6, spread(words.BONUS, schmelings(layout.number(view, layout.BONUS))))


def _draw_boxers(match, view, size):
    """The large or the small boxers, one a player."""
    canvas = match.stage.canvas
    canvas.line(0, words.BOXERS_HEAD[size], inverse=True)
    for seat, name in enumerate(match.seats.names):
        boxer = 2 * seat + size
        byte = view[layout.BOXERS + boxer]
        row = words.BOXER_ROW % (name[0], surname(boxer))
        if byte & layout.OUT:
            row = spread(row, words.MARK_OUT)
        else:
            total = schmelings(challenge.sum_of(view, boxer))
            mark = words.MARKS[1 if byte & layout.TROPHY else 2 if byte & layout.STEAK else 0]
            row += words.CLASS_AND_SUM % (letter_of(view, boxer), total, mark)
        canvas.line(1 + seat, row)
    canvas.line(6, words.BOXERS_FOOT)


def _draw_ledger(match, view, seat):
    """Where a player's money comes from."""
    canvas = match.stage.canvas
    at = layout.LEDGER + layout.LEDGER_SIZE * seat
    money = layout.number(view, layout.MONEY + 2 * seat)
    prizes, won, lost, unused, share = [layout.number(view, at + 2 * line) for line in range(5)]
    debts = money - (CAPITAL + prizes + won - lost + unused + share)
    canvas.line(0, spread(match.seats.names[seat], schmelings(money)), inverse=True)
    for row, amount in enumerate((CAPITAL, prizes, won - lost, unused, share, debts)):
        canvas.line(1 + row, spread(words.LEDGER[row], signed(amount) if amount else "0"))
