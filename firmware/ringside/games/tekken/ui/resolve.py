"""Resolving the Attack Card: every Symbol that is left, and what it would do here and now.

Symbols without effect are in the list, too, and say why; they cannot be chosen.
"""

from micropython import const

from ringside.games.tekken.rules import layout, resolving, stage
from ringside.games.tekken.tables.cards import FIGHTER_SIZE, FIGHTERS
from ringside.games.tekken.ui import picker, prepare, words
from ringside.games.tekken.ui.names import codes, count
from ringside.kit.keys import NOTHING

_RAGE = const(2)  # its Symbols in a fighter's bytes
_NOWHERE = const(0xFF)


async def ask(match):
    """The events, or () to ask again."""
    view = match.referee.view()
    seat = view[layout.OFFENSIVE]
    legal = match.referee.legal(seat)
    kinds = [kind for kind in range(layout.MOVE, layout.KINDS + 1) if view[layout.PENDING + kind - 1]]
    if layout.USE_RAGE << resolving.KIND in legal:
        kinds.append(layout.USE_RAGE)
    kinds.append(resolving.DONE)
    can = [answer >> resolving.KIND for answer in legal]
    at = 0
    while kinds[at] not in can:
        at += 1
    steps = bytes([answer for answer in legal if answer >> resolving.KIND == layout.MOVE])
    places = bytes([stage.step(view[layout.AT + seat], answer & 7) for answer in steps])
    while True:
        at = await picker.pick(
            match,
            "tekken.resolve",
            words.RESOLVE_HEAD,
            [_line(view, kind) for kind in kinds],
            lambda which: effect(view, kinds[which], kinds[which] in can),
            at,
            lambda which: kinds[which] in can,
            lambda which: _spots(view, kinds[which], kinds[which] in can, places),
        )
        if at == NOTHING:
            await match.pause()
            return ()
        if kinds[at] != layout.MOVE:
            return match.referee.answer(seat, kinds[at] << resolving.KIND)
        step = await prepare.pick_space(match, "tekken.move", words.MOVE_HEAD, bytes([answer & 7 for answer in steps]))
        if step != NOTHING:
            return match.referee.answer(seat, steps[step])


def _line(view, kind):
    if kind == resolving.DONE:
        return words.DONE
    if kind == layout.USE_RAGE:
        return words.RAGE
    n = view[layout.PENDING + kind - 1]
    return words.SYMBOLS[kind - 1] if n == 1 else words.TIMES % (words.SEVERAL[kind - 1], n)


def effect(view, kind, can):
    """What a Symbol, Rage or Done would do here and now, or why it can do nothing."""
    seat = view[layout.OFFENSIVE]
    other = 1 - seat
    letter = "AB"[other]
    if kind == resolving.DONE:
        left = sum(view[layout.PENDING : layout.PENDING + layout.KINDS])
        return words.LEAVES % left
    if kind == layout.USE_RAGE:
        at = FIGHTER_SIZE * view[layout.FIGHTER + seat] + _RAGE
        return words.RAGE_ADDS % codes(count(FIGHTERS[at : at + 3]))
    if kind == layout.MOVE:
        return words.MOVES % len(stage.free_directions(view, seat)) if can else words.NO_FREE_SPACE
    if not can:
        if not stage.is_close(view):
            return words.OUT_OF_RANGE
        return (words.LIES_DOWN if kind == layout.SWEEP else words.ALL_STUNNED) % letter
    if kind <= layout.STRIKE3:
        damage = resolving.strike_damage(view, seat, kind)
        return words.DAMAGE % (damage, letter, max(0, view[layout.HP + other] - damage))
    if kind == layout.SWEEP:
        return words.FALLS % letter
    if kind == layout.STUN:
        return words.LOSES_SLOT % letter
    return _push(view, kind, letter)


def _push(view, kind, letter):
    other = 1 - view[layout.OFFENSIVE]
    spaces = 1 + kind - layout.PUSH1
    end, damage = resolving.push_end(view, spaces)
    if damage:
        return (words.HITS_WALL if end == view[layout.AT + other] else words.HITS_WALL_THEN) % (letter, damage)
    text = words.PUSHED % (letter, spaces, "" if spaces == 1 else "s")
    first = resolving.push_end(view, 1)[0]
    return text + (prepare.special(view, end) or prepare.special(view, first))


def _spots(view, kind, can, places):
    """The spaces that a Move can reach; and the one at the cursor, where a Push ends."""
    if not can or kind not in (layout.PUSH1, layout.PUSH2):
        return places if kind == layout.MOVE else b"", _NOWHERE
    return b"", resolving.push_end(view, 1 + kind - layout.PUSH1)[0]
