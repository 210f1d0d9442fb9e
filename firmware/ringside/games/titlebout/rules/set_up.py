"""The Set-Up: what each fighter brings into this fight."""

from micropython import const

from ringside.games.titlebout.rules.layout import (
    BASE_CF,
    BASE_HP,
    BASE_PL,
    BOXER,
    DIVISION,
    END,
    FIGHTS_AS,
    ROUNDS,
    add,
    fighter,
)
from ringside.games.titlebout.tables import boxer
from ringside.games.titlebout.tables.charts import CONVERSION

LAST_LANDED = const(78)  # 79 is a foul, 80 an injury

BOXER_SLUGGER = const(2)  # a card's style

ROUNDS_OF = b"\x0a\x0c\x0f"  # by the option

# Key to Changing Divisions: one below adds, one above subtracts. None falls to 0.
_OWN = const(0)
_BELOW = const(1)


def is_both(state, seat):
    """Whether he is a boxer/slugger, whose manager must declare his style."""
    return state[fighter(seat) + BOXER + boxer.STYLE] == BOXER_SLUGGER


def rounds(state):
    """The scheduled number of rounds."""
    return ROUNDS_OF[state[ROUNDS]]


def enter(state):
    """Enter both on the scoresheet, once their styles are known."""
    for seat in (0, 1):
        at = fighter(seat)
        if not is_both(state, seat):
            state[at + FIGHTS_AS] = state[at + BOXER + boxer.STYLE]
        _change_division(state, at + BOXER, state[DIVISION + seat])
    for seat in (0, 1):
        at = fighter(seat)
        card = at + BOXER
        opponent = fighter(1 - seat)
        # CFB/S: by what type of fighter the opponent is.
        state[at + BASE_CF] = state[card + (boxer.CF_S if state[opponent + FIGHTS_AS] else boxer.CF_B)]
        # HP: a boxer/slugger who chooses to be a boxer has one less.
        hp = state[card + boxer.HP]
        state[at + BASE_HP] = max(1, hp - 1) if is_both(state, seat) and not state[at + FIGHTS_AS] else hp
        # PL: add the opponent's DEF, or subtract it.
        landed = state[card + boxer.LANDED] + state[opponent + BOXER + boxer.DEF] - boxer.ZERO
        state[at + BASE_PL] = max(1, min(LAST_LANDED, landed))
        # END: the card's number is for ten rounds.
        add(state, at + END, state[card + boxer.END] * rounds(state) // 10)
    _convert(state)


def _change_division(state, card, division):
    if division == _OWN:
        return
    for rating, change in (
        ((boxer.CF_B, 1), (boxer.CF_S, 1), (boxer.HP, 1), (boxer.KDR1, -1), (boxer.KOR, -1))
        if division == _BELOW
        else ((boxer.CF_B, -2), (boxer.CF_S, -2), (boxer.HP, -2), (boxer.KDR1, 2), (boxer.KOR, 2))
    ):
        state[card + rating] = max(1, state[card + rating] + change)


def _convert(state):
    """Control Factor Conversion Chart. What is not on it remains the same."""
    a = fighter(0) + BASE_CF
    b = fighter(1) + BASE_CF
    high, low = (a, b) if state[a] >= state[b] else (b, a)
    for at in range(0, len(CONVERSION), 4):
        if CONVERSION[at] == state[high] and CONVERSION[at + 1] == state[low]:
            state[high] = CONVERSION[at + 2]
            state[low] = CONVERSION[at + 3]
            return
