"""HP: damage, getting HP back, and the special spaces that a fighter enters.

At 0 HP the round is over: whoever changes HP goes no further then.
"""

from ringside.engine.codec import pack_event
from ringside.games.tekken.rules import events, stage
from ringside.games.tekken.rules.layout import (
    ACTIVE,
    AT,
    DOWN,
    FIGHTER,
    GLASS,
    HEAL,
    HP,
    POWER,
    POWER_UP,
    RAGE,
    READY,
    SLIPPERY,
    SPACE,
    USED_SPACES,
    add,
)
from ringside.games.tekken.tables import cards as tables


def full(state, seat):
    """A fighter's HP at the start of a round."""
    return tables.FIGHTERS[tables.FIGHTER_SIZE * state[FIGHTER + seat]]


def is_over(state):
    """Whether a Health Bar is depleted."""
    return not state[HP] or not state[HP + 1]


def hurt(state, seat, damage, log):
    """A fighter loses HP; at few HP left his Rage is revealed."""
    lost = min(damage, state[HP + seat])
    state[HP + seat] -= lost
    left = state[HP + seat]
    log.append(pack_event(events.DAMAGE, seat, lost, left))
    revealed = tables.FIGHTERS[tables.FIGHTER_SIZE * state[FIGHTER + seat] + 1]
    if 0 < left <= revealed and state[RAGE + seat] == READY:
        state[RAGE + seat] = ACTIVE
        log.append(pack_event(events.RAGE_REVEALED, seat))


def heal(state, seat, amount, log):
    """A fighter gets HP back, up to his first; whether he got any."""
    gained = min(amount, full(state, seat) - state[HP + seat])
    if gained:
        state[HP + seat] += gained
        log.append(pack_event(events.HEALED, seat, gained, state[HP + seat]))
    return gained > 0


def power_up(state, seat, amount, log):
    """A fighter's next Strike is harder."""
    add(state, POWER + seat, amount)
    log.append(pack_event(events.POWERED, seat, state[POWER + seat]))


def knock_down(state, seat, log):
    """A Miniature is laid on its side on its Space, until its next String."""
    if not state[DOWN + seat]:
        state[DOWN + seat] = 1
        log.append(pack_event(events.SWEEP, seat))


def enter(state, seat, at, how, log):
    """A Miniature moves onto a Space, and a special space has its effect."""
    state[AT + seat] = at
    log.append(pack_event(events.STEP, seat, at, how))
    kind = stage.place(state, at)
    if kind == SPACE:
        return
    if kind in (HEAL, POWER_UP):
        bit = stage.special_bit(state, at)
        if state[USED_SPACES] & bit or kind == HEAL and state[HP + seat] == full(state, seat):
            return
        state[USED_SPACES] |= bit
    log.append(pack_event(events.SPECIAL, seat, kind, at))
    if kind == HEAL:
        heal(state, seat, tables.HEAL, log)
    elif kind == POWER_UP:
        power_up(state, seat, tables.POWER_UP, log)
    elif kind == GLASS:
        hurt(state, seat, tables.GLASS, log)
    elif kind == SLIPPERY:
        knock_down(state, seat, log)
