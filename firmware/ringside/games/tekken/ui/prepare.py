"""Before playing an Attack Card: Stance Change, Dash, Heat, in companion mode an Event; and the way of a Dash.

Stance Change is offered to everybody's eyes whether the hand allows it or not.
"""

from ringside.games.tekken.rules import before, layout, stage
from ringside.games.tekken.ui import picker, words
from ringside.kit.keys import NOTHING


async def ask(match):
    """The events, or () to ask again."""
    view = match.referee.view()
    seat = view[layout.OFFENSIVE]
    legal = match.referee.legal(seat)
    shown = [before.STANCE_CHANGE, before.DASH_CLOSER, before.USE_HEAT]
    if view[layout.COMPANION]:
        shown.append(before.EVENT_DRAWN)
    shown.append(before.GO_BACK)

    def details(at):
        answer = shown[at]
        if answer == before.STANCE_CHANGE and not view[layout.PREPARED] & layout.STANCE_CHANGED or answer in legal:
            return words.STEP_HINTS[answer]
        return words.NOT_NOW[answer]

    lines = [words.STEPS[answer] for answer in shown]
    at = await picker.pick(
        match,
        "tekken.prepare",
        words.PREPARE_HEAD,
        lines,
        details,
        is_open=lambda at: shown[at] in legal,
    )
    if at == NOTHING:
        await match.pause()
        return ()
    return match.referee.answer(seat, shown[at])


async def ask_way(match):
    """The next step of a Dash, where several are equally short: the events, or () to ask again."""
    view = match.referee.view()
    seat = view[layout.OFFENSIVE]
    legal = match.referee.legal(seat)
    at = await pick_space(match, "tekken.dash", words.DASH_HEAD, legal)
    if at == NOTHING:
        await match.pause()
        return ()
    return match.referee.answer(seat, legal[at])


async def pick_space(match, screen, head, directions):
    """Pick one of the spaces next to the Offensive player's fighter: its index, or NOTHING."""
    view = match.referee.view()
    at = layout.AT + view[layout.OFFENSIVE]
    places = bytes([stage.step(view[at], direction) for direction in directions])

    def details(which):
        """How far the fighters would be apart, and what the space does."""
        there = bytearray(view)
        there[at] = places[which]
        far = stage.distance(there)
        text = words.DISTANCE % far if far else words.CLOSE
        return text + special(view, places[which])

    lines = [words.WAYS[direction] for direction in directions]
    return await picker.pick(match, screen, head, lines, details, spots=lambda which: (places, places[which]))


def special(view, place):
    """What a special space does to whoever enters it, "" where it does nothing."""
    kind = stage.place(view, place)
    if kind < layout.HEAL:
        return ""
    if kind <= layout.POWER_UP and view[layout.USED_SPACES] & stage.special_bit(view, place):
        return ""
    return words.SPECIALS[kind - layout.HEAL]
