"""1. The Challenge: whom the Challenger sends into the ring against whom."""

from ringside.engine.codec import NONE, other_of, seat_of, value_of
from ringside.games.knockout.rules import challenge, layout
from ringside.games.knockout.ui import hands, pages, picker, words
from ringside.games.knockout.ui.names import class_of, letter_of, schmelings, surname
from ringside.kit import bell
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import NOTHING


async def ask(match):
    """The events of the challenge, or () to ask again."""
    referee = match.referee
    view = referee.view()
    seat = view[layout.CHALLENGER]
    legal = referee.legal(seat)
    own = []
    for answer in legal:
        boxer = challenge.boxers_of(answer, seat)[0]
        if boxer not in own:
            own.append(boxer)
    at = await _pick_own(match, view, seat, own)
    if at == NOTHING:
        await match.pause()
        return ()
    if at == len(own):
        await _look(match, seat)
        return ()
    answers = [answer for answer in legal if challenge.boxers_of(answer, seat)[0] == own[at]]
    chosen = await _pick_other(match, view, seat, own[at], answers)
    while chosen == len(answers):
        await _look(match, seat)
        chosen = await _pick_other(match, view, seat, own[at], answers)
    return () if chosen == NOTHING else referee.answer(seat, answers[chosen])


async def _look(match, seat):
    pad = match.seats.pad(seat)
    await hands.peek(match, seat, 0 if pad == NONE else pad)


async def _pick_own(match, view, seat, own):
    lines = [words.OWN_BOXER % (surname(boxer), schmelings(challenge.sum_of(view, boxer))) for boxer in own]

    def details(at):
        if at == len(own):
            return ("",)
        return (class_of(view, own[at]),)

    head = words.SENDS % match.seats.names[seat]
    return await picker.pick(match, "knockout.challenge", seat, head, lines + [words.CARDS], details)


async def _pick_other(match, view, seat, boxer, answers):
    others = [challenge.boxers_of(answer, seat)[1] for answer in answers]
    lines = []
    for other in others:
        cards = view[layout.CARDS + layout.owner(other)]
        total = schmelings(challenge.sum_of(view, other))
        lines.append(words.BOXER % (surname(other), letter_of(view, other), total, cards))

    def details(at):
        if at == len(others):
            return ("", "")
        owner = layout.owner(others[at])
        return (
            words.OWNED % (match.seats.names[owner], class_of(view, others[at])),
            words.HAS % (schmelings(challenge.sum_of(view, others[at])), view[layout.CARDS + owner]),
        )

    head = words.CHALLENGER % surname(boxer)
    return await picker.pick(match, "knockout.opponent", seat, head, lines + [words.CARDS], details)


async def tell(match, event):
    """Who challenges whom."""
    view = match.referee.view()
    names = match.seats.names
    boxer, other = value_of(event), other_of(event)
    head = words.CHALLENGES % (names[seat_of(event)], names[layout.owner(other)])
    match.stage.show("knockout.challenged")
    match.stage.lights.clear()
    hands.show(match, head)
    canvas = match.stage.canvas
    canvas.line(0, head, CENTRE, inverse=True)
    for which, one in enumerate((boxer, other)):
        canvas.big(which, 1 + 3 * which, surname(one))
        text = words.WITH_SUM % (class_of(view, one), schmelings(challenge.sum_of(view, one)))
        canvas.line(3 + 3 * which, text, CENTRE)
    match.stage.bell.ring(bell.BOTH)
    await pages.go_on(match)
