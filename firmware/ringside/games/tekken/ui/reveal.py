"""What happened: the card that was turned up with the guess, then everything else, line by line."""

from micropython import const

from ringside.engine.codec import name_of, other_of, seat_of, value_of
from ringside.games.tekken.rules import cards, events, layout
from ringside.games.tekken.ui import table, words
from ringside.games.tekken.ui.names import codes, count, face, surname
from ringside.kit import bell
from ringside.kit.canvas import CENTRE
from ringside.loader import Phase

_LINES = const(6)
_UNDER_CARD = const(3)


async def show(match, log):
    """Show an answer's events, page by page; nothing where there is nothing to say."""
    view = match.referee.view()
    lines = []
    card = None
    hurt = 0  # a bit mask of seats
    for event in log:
        name = name_of(event)
        if name in (events.REVEAL, events.SHOWN):
            await _pages(match, view, card, lines, hurt)
            card, lines, hurt = event, [], 0
        elif name == events.ROUND:
            await _pages(match, view, card, lines, hurt)
            card, lines, hurt = None, [], 0
            with Phase():
                from ringside.games.tekken.ui import final

                await final.show_round(match, event, log)
                del final
        elif name != events.MATCH:
            lines += _lines(match, view, event)
            if name == events.DAMAGE:
                hurt |= 1 << seat_of(event)
    await _pages(match, view, card, lines, hurt)


async def _pages(match, view, card, lines, hurt):
    """A card with the first lines, then six lines a page; nothing where there is neither."""
    if card is not None:
        await _show_card(match, view, card, lines[:_UNDER_CARD], hurt)
        lines = lines[_UNDER_CARD:]
        hurt = 0
    for first in range(0, len(lines), _LINES):
        match.begin("tekken.events")
        table.head(match, view)
        table.light(match, view)
        for row, line in enumerate(lines[first : first + _LINES]):
            match.stage.canvas.line(1 + row, line)
        if hurt:
            match.stage.bell.ring(bell.REVEAL)
        _blink(match, view, hurt)
        hurt = 0
        await match.go_on()


def _blink(match, view, hurt):
    for seat in (0, 1):
        if hurt >> seat & 1:
            table.blink(match, view, seat)


async def _show_card(match, view, event, lines, hurt):
    """What was played and guessed."""
    canvas = match.stage.canvas
    seat = seat_of(event)
    packed = other_of(event)
    code, guess = packed & 0xF, packed >> 4 & 3
    match.begin("tekken.reveal")
    table.light(match, view)
    canvas.line(0, words.PLAYS % ("AB"[seat], surname(view[layout.FIGHTER + seat])), CENTRE, inverse=True)
    canvas.big(0, 1, face(code).upper())
    right = guess == code & layout.AREA
    if guess == layout.NO_GUESS:
        text = words.UNGUESSED
    else:
        text = (words.GUESSED_RIGHT if right else words.GUESSED) % ("AB"[1 - seat], words.AREAS[guess])
    canvas.line(3, text, CENTRE, inverse=True)
    for row, line in enumerate(lines):
        canvas.line(4 + row, line)
    match.stage.bell.ring(bell.NOTHING if right else bell.POINTS[seat])
    _blink(match, view, hurt)
    await match.go_on()


def _lines(match, view, event):
    """What is said of an event, in lines: none of what the players have just done themselves."""
    name, value, other = name_of(event), value_of(event), other_of(event)
    seat = seat_of(event)
    letter = "AB"[seat]
    if name == events.DAMAGE:
        return [words.HAS_LEFT % (letter, other)]
    if name == events.STRIKE:
        return [_strike(letter, value, other)]
    if name == events.WALL:
        from ringside.games.tekken.rules import stage

        blasting = stage.place(view, other) == layout.BLASTING_WALL
        return [(words.BLASTING_WALL if blasting else words.WALL) % (letter, value)]
    if name == events.STEP:
        if other == events.BY_PUSH:
            return [words.IS_PUSHED % letter]
        if other == events.BY_EVENT:
            return [words.GOES_BACK % letter]
        return [words.STEPS_TO % letter] if match.seats.computers >> seat & 1 else []
    if name == events.EVENT:
        return [words.DRAWS_EVENT % letter] + _event_text(value)
    if name == events.COMBO:
        return [_combo(view, seat, value)]
    if name == events.CONNECTED:
        return [words.CONNECTS % codes(count((value & 0xF, value >> 4)))]
    if name == events.RAGE:
        return [words.RAGES % (letter, _rage(view, seat))]
    if name == events.HAND_SHOWN:
        return [words.SHOWS % (letter, face(cards.code(view, seat, value)))]
    if name == events.ROUND_BEGINS:
        return [words.ROUND_BEGINS % (value, match.seats.names[seat])]
    if name == events.STRING:
        return [words.STRING % (value, letter)]
    if name == events.HEALED:
        return [words.GAINS % (letter, value, other)]
    if name == events.SPECIAL:
        return [words.ENTERS[value - layout.HEAL] % letter]
    if name == events.POWERED:
        return [words.POWERED % (letter, value)]
    if name == events.STUN:
        return [words.STUNS % (letter, value + 1)]
    if name == events.HEAT_BONUS:
        return [words.HEAT_ADDS % codes(count((value,)))]
    if name == events.BLOCKED:
        return [words.KEEPS % "AB"[1 - seat]] if value else []
    for plain, text in (
        (events.RESHUFFLE, words.RESHUFFLES),
        (events.GETS_UP, words.GETS_UP),
        (events.TOKEN, words.TOKEN),
        (events.STANCE_CHANGE, words.CHANGES_STANCE),
        (events.DASH, words.DASHES),
        (events.HEAT, words.USES_HEAT),
        (events.RAGE_REVEALED, words.RAGE_REVEALED),
        (events.SWEEP, words.KNOCKED_DOWN),
    ):
        if name == plain:
            return [text % letter]
    if name == events.NEW_EVENTS:
        return [words.NEW_EVENTS]
    return [words.TIME] if name == events.TIME else []


def _strike(letter, damage, split):
    printed, down, power = split & 7, split >> 3 & 3, split >> 5
    if not down and not power:
        return words.STRIKES % (letter, damage)
    more = words.MORE_DOWN % down if down else ""
    if power:
        more += words.MORE_POWER % power
    return words.STRIKES_MORE % (letter, printed, more, damage)


def _event_text(kind):
    with Phase():
        from ringside.games.tekken.tables import texts
        from ringside.kit import menu

        return menu.wrap(texts.EVENTS[kind], 25)


def _combo(view, seat, which):
    from ringside.games.tekken.rules import combos
    from ringside.games.tekken.tables.cards import COMBOS

    number = combos.COMBOS * view[layout.FIGHTER + seat] + which
    with Phase():
        from ringside.games.tekken.tables import texts

        name = texts.COMBOS[number]
    return words.COMBO % (name, codes(count(COMBOS[6 * number + 3 : 6 * number + 6])))


def _rage(view, seat):
    from ringside.games.tekken.tables.cards import FIGHTER_SIZE, FIGHTERS

    at = FIGHTER_SIZE * view[layout.FIGHTER + seat] + 2
    return codes(count(FIGHTERS[at : at + 3]))
