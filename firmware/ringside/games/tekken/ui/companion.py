"""Companion mode: what is on the printed card that is turned up, and what an Extension adds to it.

An undo takes it back without anybody's consent.
"""

from ringside.games.tekken.rules import attack, layout
from ringside.games.tekken.ui import picker, words
from ringside.kit.keys import NOTHING


async def ask(match):
    """The events, or () to ask again."""
    view = match.referee.view()
    seat = view[layout.OFFENSIVE]
    answer = await (_extension(match, view) if view[layout.PHASE] == layout.EXTENSION else _card(match, seat))
    if answer == NOTHING:
        await match.pause()
        return ()
    return match.referee.answer(seat, answer)


async def _card(match, seat):
    """Area, colour, and whether it is Connected, each with one press of the pad."""
    legal = match.referee.legal(seat)
    chosen = bytearray(3)
    step = 0
    while step < 3:
        if step == 2 and attack.CONNECTED not in legal:
            break
        head = (words.AREA_HEAD, words.COLOUR_HEAD, words.CONNECTED_HEAD)[step]
        lines = (words.AREAS, words.COLOUR_LINES, words.CONNECTED)[step]
        at = await picker.pick(
            match,
            "tekken.shown",
            head,
            lines,
            lambda at, step=step: words.CONNECTED_HINTS[at] if step == 2 else words.AS_PRINTED,
            chosen[step],
            direct=True,
        )
        if at != NOTHING:
            chosen[step] = at
            step += 1
        elif step:
            step -= 1
        else:
            return NOTHING
    return chosen[0] | chosen[1] << layout.COLOUR | attack.CONNECTED * chosen[2]


async def _extension(match, view):
    again = 1 if view[layout.PREPARED] & layout.EXTENDED else 0
    lines = ((words.NO_MORE,) if again else ()) + words.SYMBOLS
    at = await picker.pick(
        match,
        "tekken.extension",
        words.EXTENSION_HEADS[again],
        lines,
        lambda at: words.AS_PRINTED,
    )
    return at if again or at == NOTHING else at + layout.MOVE
