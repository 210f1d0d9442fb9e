"""3. Placing Bets: in turn and in the open.

A player moves over the bet spaces, then sees what can be placed there, what must happen, and what
it pays; OK places it. What the device has bet meanwhile is listed before the next person is asked.
"""

from micropython import const

from ringside.engine.codec import NONE, name_of, other_of, seat_of, value_of
from ringside.games.knockout.rules import bets, events, layout
from ringside.games.knockout.ui import bet_boards, hands, pages, picker, words
from ringside.games.knockout.ui.names import schmelings, spread, surname
from ringside.kit.keys import BACK, DOWN, NOTHING, OK, UP

_CARDS = const(33)  # of the cursor: to look at the own fight cards


async def play(match):
    """All that is left of the betting: True with both boards on the panel at its end, False for a pause."""
    referee = match.referee
    report = []
    while referee.asked and referee.about == layout.BET:
        log = match.seats.answer_for_computers(referee, match.choose)
        if log is not None:
            report += _lines(match, log[0])
            continue
        if report:
            await pages.show(match, "knockout.report", words.REPORT_HEAD, report, 2)
            report = []
        if not await _ask(match):
            return False
    if report:
        await pages.show(match, "knockout.report", words.REPORT_HEAD, report, 2)
    await _show_all(match)
    return True


def _lines(match, event):
    """What the device has bet, in two lines."""
    name = match.seats.names[seat_of(event)]
    if name_of(event) == events.PASS:
        return [words.PASS_LINE % name, ""]
    view = match.referee.view()
    space = bets.space_of(value_of(event))
    reason = words.REASONS[bets.kind_on(view, space)] % surname(view[layout.ON_BOARD + (space >> 2)])
    if name_of(event) == events.FOLLOW:
        text = words.FOLLOW_LINE % (name, match.seats.names[bets.bettor_on(view, space)][:3])
    else:
        text = words.BET_LINE % name
    return [spread(text, schmelings(other_of(event))), reason]


async def _show_all(match):
    """Both boards before the first round; the game waits for OK."""
    stage = match.stage
    stage.show("knockout.placed")
    stage.lights.clear()
    hands.show(match, words.PLACED)
    stage.canvas.line(0, words.PLACED, inverse=True)
    bet_boards.draw(match, match.referee.view())
    stage.canvas.text(23, 7, "OK")
    await stage.pause(2)  # frames: in the first it is sent


async def _ask(match):
    """Let a person place a token; False for a pause."""
    referee = match.referee
    view = referee.view()
    seat = bets.turn(view)
    legal = referee.legal(seat)
    stops = []
    for space in range(layout.SPACES):
        if _answers(legal, space):
            stops.append(space)
    if bets.PASS in legal:
        stops.append(bets.PASS)
    stops.append(_CARDS)
    at = 0
    while True:
        at = await _move(match, view, seat, stops, at)
        if at == NOTHING:
            await match.pause()
            return False
        if stops[at] == bets.PASS:
            referee.answer(seat, bets.PASS)
            return True
        if stops[at] == _CARDS:
            pad = match.seats.pad(seat)
            await hands.peek(match, seat, 0 if pad == NONE else pad)
            continue
        answers = _answers(legal, stops[at])
        chosen = await _pick(match, view, seat, stops[at], answers)
        if chosen != NOTHING:
            referee.answer(seat, answers[chosen])
            return True


def _answers(legal, space):
    """The legal answers about a space."""
    return [answer for answer in legal if answer != bets.PASS and bets.space_of(answer) == space]


async def _move(match, view, seat, stops, at):
    """Move over both boards: the index of a stop, or NOTHING for BACK."""
    canvas = match.stage.canvas
    shown = False
    while True:
        if not shown:
            picker.prepare(match, "knockout.bets", seat)
            head = words.BETS_HEAD % (match.seats.names[seat], view[layout.BET_ROUND])
            canvas.line(0, spread(head, schmelings(layout.number(view, layout.MONEY + 2 * seat))), inverse=True)
            bet_boards.draw(match, view)
            picker.foot(match, seat)
            shown = True
        stop = stops[at]
        bet_boards.point(canvas, stop)
        if stop == bets.PASS:
            text = words.PASS
        elif stop == _CARDS:
            text = words.CARDS
        else:
            text = _about(match, view, stop)
        canvas.line(6, text if stop < layout.SPACES else "\x10" + text)
        pressed = await picker.key(match, seat, words.PAD_SEAT % (match.seats.names[seat], text))
        if pressed == UP:
            at = (at - 1) % len(stops)
        elif pressed == DOWN:
            at = (at + 1) % len(stops)
        elif pressed == OK:
            return at
        elif pressed == BACK:
            return NOTHING
        else:
            shown = False


def _about(match, view, space):
    """What can be done with a space."""
    if view[layout.BETS + space] == NONE:
        return words.CAN_BET % (words.BOARDS[space >> 2], schmelings(bets.sum_of(bets.PLAIN, space)))
    amount = bets.sum_of(bets.kind_on(view, space), space)
    return words.CAN_FOLLOW % (match.seats.names[bets.bettor_on(view, space)], schmelings(amount))


async def _pick(match, view, seat, space, answers):
    """What to place on a space: the index of an answer, or NOTHING."""
    who = surname(view[layout.ON_BOARD + (space >> 2)])
    lines = []
    for answer in answers:
        kind = bets.kind_of(answer)
        amount = schmelings(bets.sum_of(bets.kind_on(view, space) if kind == bets.FOLLOW else kind, space))
        lines.append(spread(words.KINDS[kind], amount, 24))

    def details(at):
        kind = bets.kind_of(answers[at])
        follows = kind == bets.FOLLOW
        if follows:
            kind = bets.kind_on(view, space)
        amount = bets.sum_of(kind, space)
        text = (words.FALLS if kind == bets.KO else words.WINS) % who
        if not follows:
            pays = words.PAYS % (schmelings(amount // 2), schmelings(amount))
            return (words.IF_GET % text, pays, words.ELSE_PAY % schmelings(amount))
        other = bets.bettor_on(view, space)
        if other == seat:
            return (words.IF % text, words.OWN, words.ELSE_OWN)
        name = match.seats.names[other]
        return (
            words.IF % text,
            words.YOU_PAY % (name, schmelings(amount)),
            words.ELSE_GET % (name, schmelings(amount)),
        )

    head = words.BET_ON % (
        match.seats.names[seat],
        words.BOARDS[space >> 2],
        schmelings(bets.sum_of(bets.PLAIN, space)),
    )
    return await picker.pick(match, "knockout.bet", seat, head, lines, details)
