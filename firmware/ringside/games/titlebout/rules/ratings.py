"""CF, HP, PL, KDR 1: the columns of the scoresheet that change for a round, or for good."""

from ringside.games.titlebout.rules.endurance import fatigue
from ringside.games.titlebout.rules.layout import (
    BASE_CF,
    BASE_HP,
    BASE_PL,
    BOXER,
    CF,
    EFFECT,
    HP,
    INJURED_CF,
    INJURED_HP,
    INJURED_PL,
    KDR1,
    KDR_BY_HP,
    LAST_LANDED,
    PL,
    STRATEGY,
    fighter,
)
from ringside.games.titlebout.tables import boxer
from ringside.games.titlebout.tables.charts import EFFECT as EFFECTS
from ringside.games.titlebout.tables.charts import STRATEGIES, STRATEGY_ZERO
from ringside.games.titlebout.tables.charts import STRATEGY as CARDS

# Adjusting the KDR According to Opponent's HP: what is added to KDR 1, and 4 more, by HP
# up to 4, 5, 6, 7, 8, 9, 10.
_BY_HP = b"\x01\x02\x03\x04\x04\x05\x06"


def effect_of(chosen, opposing):
    """The offset in STRATEGY of the effect of a chosen strategy against the opposing one."""
    return 5 * (len(STRATEGIES) * chosen + opposing)


def rate(state):
    """Fill in the columns as they are from now on."""
    for seat in (0, 1):
        at = fighter(seat)
        chosen = state[at + STRATEGY]
        opposing = state[fighter(1 - seat) + STRATEGY]
        own = effect_of(chosen, opposing)
        # A DEF changes how many punches the other lands.
        defense = CARDS[effect_of(opposing, chosen) + 3] - STRATEGY_ZERO
        tired = fatigue(state, seat)
        hurt = 4 * state[at + EFFECT]
        cf = state[at + BASE_CF] + CARDS[own] - STRATEGY_ZERO - state[at + INJURED_CF] - EFFECTS[hurt]
        hp = state[at + BASE_HP] + CARDS[own + 1] - STRATEGY_ZERO - state[at + INJURED_HP] - EFFECTS[hurt + 1]
        pl = state[at + BASE_PL] + CARDS[own + 2] - STRATEGY_ZERO - state[at + INJURED_PL] - EFFECTS[hurt + 2]
        state[at + CF] = max(1, cf)
        state[at + HP] = max(1, hp - tired)
        state[at + PL] = max(1, min(LAST_LANDED, pl + defense - tired))
        kdr1 = state[at + BOXER + boxer.KDR1] + CARDS[own + 4] - STRATEGY_ZERO + EFFECTS[hurt + 3]
        state[at + KDR1] = max(1, kdr1)
    if state[KDR_BY_HP]:
        for seat in (0, 1):
            hp = state[fighter(1 - seat) + HP]
            at = fighter(seat) + KDR1
            state[at] = max(1, state[at] + _BY_HP[max(0, min(6, hp - 4))] - 4)
