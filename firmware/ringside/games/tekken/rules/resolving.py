"""Resolving the Attack Card: its Symbols, in an order of the Offensive player's choice, and Rage.

An answer is DONE, a MOVE with its direction, or a Symbol or USE_RAGE without one: kind << KIND | direction.
"""

from micropython import const

from ringside.engine.codec import pack_event
from ringside.games.tekken.rules import combos, events, health, stage, strings
from ringside.games.tekken.rules.layout import (
    ACTIVE,
    AT,
    BLASTING_WALL,
    DOWN,
    FIGHTER,
    KINDS,
    MOVE,
    OFFENSIVE,
    PENDING,
    POWER,
    PRINTED_SLOTS,
    PUSH1,
    PUSH2,
    RAGE,
    STRIKE1,
    STRIKE3,
    STUN,
    STUNS,
    SWEEP,
    USE_RAGE,
    USED,
)
from ringside.games.tekken.tables import cards as tables

DONE = const(0)
KIND = const(3)

_DIRECTION = const(7)
_RAGE_SYMBOLS = const(2)  # in a fighter's bytes


def options(state):
    """What can have an effect now, as answers, the lowest first; DONE always."""
    found = bytearray((DONE,))
    seat = state[OFFENSIVE]
    if state[PENDING + MOVE - 1]:
        for direction in stage.free_directions(state, seat):
            found.append(MOVE << KIND | direction)
    if stage.is_close(state):
        for kind in range(STRIKE1, KINDS + 1):
            if state[PENDING + kind - 1] and _has_effect(state, 1 - seat, kind):
                found.append(kind << KIND)
    if _can_rage(state, seat):
        found.append(USE_RAGE << KIND)
    return bytes(found)


def _has_effect(state, other, kind):
    if kind == SWEEP:
        return not state[DOWN + other]
    if kind == STUN:
        cards = 0
        for slot in range(PRINTED_SLOTS):
            cards += state[STUNS + other] >> slot & 1
        return cards < tables.MOST_STUNS
    return True


def _can_rage(state, seat):
    """Once per Round, if revealed; and if one of its Symbols or a Move before it can have an effect."""
    if state[RAGE + seat] != ACTIVE:
        return False
    if state[PENDING + MOVE - 1] or stage.is_close(state):
        return True
    at = tables.FIGHTER_SIZE * state[FIGHTER + seat] + _RAGE_SYMBOLS
    return MOVE in tables.FIGHTERS[at : at + 3]


def by_itself(found):
    """The one of these answers that needs no ask, or DONE where there must be one.

    Strikes and Stuns alone can be resolved in any order to the same end, and so can a Sweep alone.
    """
    if found == bytes((DONE, SWEEP << KIND)):
        return found[1]
    for answer in found[1:]:
        if not (STRIKE1 << KIND <= answer <= STRIKE3 << KIND or answer == STUN << KIND):
            return DONE
    return found[1]


def resolve(state, answer, log):
    """Resolve what an answer but DONE names."""
    seat = state[OFFENSIVE]
    kind = answer >> KIND
    if kind == USE_RAGE:
        state[RAGE + seat] = USED
        log.append(pack_event(events.RAGE, seat))
        combos.add_symbols(state, tables.FIGHTERS, tables.FIGHTER_SIZE * state[FIGHTER + seat] + _RAGE_SYMBOLS)
    else:
        state[PENDING + kind - 1] -= 1
        if kind == MOVE:
            health.enter(state, seat, stage.step(state[AT + seat], answer & _DIRECTION), events.BY_MOVE, log)
        elif kind <= STRIKE3:
            _strike(state, seat, kind, log)
        elif kind <= PUSH2:
            _push(state, seat, 1 + kind - PUSH1, log)
        elif kind == SWEEP:
            health.knock_down(state, 1 - seat, log)
        else:
            strings.stun(state, 1 - seat, log)


def close(state, log):
    """What is left is not resolved."""
    left = 0
    for kind in range(KINDS):
        left += state[PENDING + kind]
        state[PENDING + kind] = 0
    if left:
        log.append(pack_event(events.UNRESOLVED, state[OFFENSIVE], left))


def strike_damage(state, seat, kind):
    """Strike: X damage; 1 more where the other is knocked down; and a power-up."""
    return 1 + kind - STRIKE1 + state[DOWN + 1 - seat] + state[POWER + seat]


def _strike(state, seat, kind, log):
    damage = strike_damage(state, seat, kind)
    printed = 1 + kind - STRIKE1
    split = printed | state[DOWN + 1 - seat] << 3 | state[POWER + seat] << 5
    log.append(pack_event(events.STRIKE, seat, damage, split))
    state[POWER + seat] = 0
    health.hurt(state, 1 - seat, damage, log)


def wall_damage(state, at):
    """1 damage for Regular Walls, 2 for Blasting Walls; 0 for a Space."""
    kind = stage.place(state, at)
    if kind > BLASTING_WALL:
        return 0
    return tables.BLASTING_WALL if kind == BLASTING_WALL else tables.REGULAR_WALL


def push_end(state, spaces):
    """Where the Offensive player's Push ends in Close Range: the Space, and the damage of a Wall or 0."""
    seat = state[OFFENSIVE]
    at = state[AT + 1 - seat]
    direction = stage.direction_to(state[AT + seat], at)
    for _ in range(spaces):
        there = stage.step(at, direction)
        damage = wall_damage(state, there)
        if damage:
            return at, damage
        at = there
    return at, 0


def _push(state, seat, spaces, log):
    """Push: away in a straight line; a Wall on the way is hit instead."""
    other = 1 - seat
    direction = stage.direction_to(state[AT + seat], state[AT + other])
    for _ in range(spaces):
        there = stage.step(state[AT + other], direction)
        damage = wall_damage(state, there)
        if damage:
            log.append(pack_event(events.WALL, other, damage, there))
            health.hurt(state, other, damage, log)
            return
        health.enter(state, other, there, events.BY_PUSH, log)
        if health.is_over(state):
            return
