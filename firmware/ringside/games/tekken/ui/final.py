"""The end of a round and of the match: who won, and how well both guessed."""

from ringside.engine.codec import name_of, other_of, seat_of, value_of
from ringside.games.tekken.rules import events, layout
from ringside.games.tekken.ui import words
from ringside.games.tekken.ui.names import spread, surname
from ringside.kit import bell, lights
from ringside.kit.canvas import CENTRE


async def show_round(match, event, log):
    """Who won a round; nothing where that won the match."""
    view = match.referee.view()
    if not match.referee.asked:
        return
    canvas = match.stage.canvas
    seat = seat_of(event)
    match.begin("tekken.round")
    match.stage.lights.clear()
    canvas.big(0, 1, match.seats.names[seat])
    number = view[layout.ROUND] - 1  # the next one is set up
    text = words.WINS_ROUND % number
    if any([name_of(other) == events.TIME for other in log]):
        text += " " + words.ON_TIME
    canvas.line(3, text, CENTRE)
    canvas.line(4, words.HP_LEFT % other_of(event), CENTRE)
    canvas.line(6, words.ROUNDS_WON % (value_of(event), view[layout.WON + 1 - seat]), CENTRE)
    match.stage.lights.blink(lights.BELT + seat, 5, lights.GOLD)
    match.stage.bell.ring(bell.ROUND)
    await match.go_on()


async def show(match):
    """Who won the match; then whether they want a rematch, or None after an undo."""
    stage = match.stage
    canvas = stage.canvas
    view = match.referee.view()
    winner = view[layout.WINNER]
    match.begin("tekken.match")
    stage.lights.clear()
    canvas.line(0, words.OVER, CENTRE, inverse=True)
    canvas.big(0, 2, match.seats.names[winner])
    canvas.line(5, words.WINS_MATCH % (view[layout.WON + winner], view[layout.WON + 1 - winner]), CENTRE)
    canvas.text(23, 7, words.OK)
    stage.lights.blink(lights.BELT + winner, 5, lights.GOLD)
    stage.bell.ring(bell.MATCH)
    await stage.ok(paced=False)
    await _show_rates(match, view)
    await _show_rounds(match, view)
    while True:
        chosen = await stage.pick("tekken.afterwards", words.OVER, words.AFTERWARDS)
        if chosen in (0, 1):
            return chosen == 0
        if chosen == 2:
            await match.show_fighters()
        elif chosen == 3 and await stage.undo(match.referee, match.seats):
            return None


async def _show_rates(match, view):
    """How often each guessed right, against one in three."""
    canvas = match.stage.canvas
    match.begin("tekken.rates")
    canvas.line(0, words.RATE_HEAD, CENTRE, inverse=True)
    for seat in (0, 1):
        guesses, right = view[layout.GUESSES + seat], view[layout.RIGHT_GUESSES + seat]
        canvas.line(1 + 2 * seat, words.PLAYS_AS % ("AB"[seat], surname(view[layout.FIGHTER + seat])))
        rate = words.PERCENT % ((200 * right + guesses) // (2 * guesses)) if guesses else words.NEVER
        canvas.line(2 + 2 * seat, spread("  " + words.RATE % (right, guesses), rate))
    canvas.line(6, spread(words.CHANCE, words.PERCENT % 33))
    await match.go_on()


async def _show_rounds(match, view):
    """Who won each round, and how."""
    canvas = match.stage.canvas
    match.begin("tekken.rounds")
    canvas.line(0, words.ROUNDS_HEAD, CENTRE, inverse=True)
    for number in range(view[layout.WON] + view[layout.WON + 1]):
        packed = view[layout.ROUNDS_LOG + number]
        text = words.ROUND_LINE % (number + 1, match.seats.names[packed & 1])
        how = words.ON_TIME if packed & 2 else words.HP_LEFT % (packed >> 2)
        canvas.line(1 + number, spread(text, how))
    await match.go_on()
