"""The order in which Symbols are resolved: what hurts most where the fighters stand, and steps that lead there."""

from micropython import const

from ringside.games.tekken.rules import health, resolving, stage
from ringside.games.tekken.rules.layout import (
    AT,
    GLASS,
    HEAL,
    HP,
    MOVE,
    OFFENSIVE,
    PENDING,
    POWER_UP,
    PUSH1,
    PUSH2,
    SLIPPERY,
    SLOT,
    STRIKE1,
    STRIKE2,
    STRIKE3,
    STUN,
    SWEEP,
    USE_RAGE,
    USED_SPACES,
)

_KIND = const(3)
_DIRECTION = const(7)
_LAST = const(2)  # the Attack Slot from which on nothing follows that a Push could spoil


def choose(state, legal):
    """The next answer of RESOLVE; `state` may be a view."""
    if SWEEP << _KIND in legal and (
        state[PENDING + STRIKE1 - 1] or state[PENDING + STRIKE2 - 1] or state[PENDING + STRIKE3 - 1]
    ):
        return SWEEP << _KIND
    close = stage.is_close(state)
    if close and USE_RAGE << _KIND in legal:
        return USE_RAGE << _KIND
    for kind in (STRIKE3, STRIKE2, STRIKE1, SWEEP, STUN):
        if kind << _KIND in legal:
            return kind << _KIND
    if not close:
        return _approach(state, legal)
    for kind in (PUSH2, PUSH1):
        if kind << _KIND in legal and _push_hurts(state, 1 + kind - PUSH1):
            return kind << _KIND
    best, most = resolving.DONE, 0
    for answer in legal:
        if answer >> _KIND == MOVE:
            gain = _gain_of_step(state, answer & _DIRECTION)
            if gain > most:
                best, most = answer, gain
    if best == resolving.DONE and state[SLOT] >= _LAST:
        for kind in (PUSH2, PUSH1):
            if kind << _KIND in legal:
                return kind << _KIND
    return best


def _approach(state, legal):
    """A Move on a shortest way to the other, off what hurts if possible."""
    ways = stage.ways(state, state[OFFENSIVE])
    found = resolving.DONE
    for answer in legal:
        if answer >> _KIND == MOVE and answer & _DIRECTION in ways:
            found = answer
            if not _hurts(state, stage.step(state[AT + state[OFFENSIVE]], answer & _DIRECTION)):
                return found
    return found


def _push_hurts(state, spaces):
    at, damage = resolving.push_end(state, spaces)
    return damage or _hurts(state, at)


def _hurts(state, at):
    return stage.place(state, at) in (GLASS, SLIPPERY)


def _gain_of_step(state, direction):
    """What a Move in Close Range brings, in tenths of an HP."""
    seat = state[OFFENSIVE]
    there = stage.step(state[AT + seat], direction)
    gain = -12 if _hurts(state, there) else 0
    after = bytearray(state)
    after[AT + seat] = there
    if stage.is_close(after):
        spaces = 2 if state[PENDING + PUSH2 - 1] else 1 if state[PENDING + PUSH1 - 1] else 0
        if spaces:
            at, damage = resolving.push_end(after, spaces)
            gain += 10 * damage or (10 if _hurts(state, at) else 0)
    else:
        gain -= 7
    kind = stage.place(state, there)
    helps = kind == POWER_UP or kind == HEAL and state[HP + seat] < health.full(state, seat)
    if helps and not state[USED_SPACES] & stage.special_bit(state, there):
        gain += 10
    return gain
