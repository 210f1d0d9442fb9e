"""The Set-Up: what each fighter brings into this fight."""

from micropython import const

from ringside.engine import rng
from ringside.engine.codec import NONE
from ringside.games.titlebout.options import SETUP, fits
from ringside.games.titlebout.rules import cards, layout, rounds
from ringside.games.titlebout.rules.layout import (
    BASE_CF,
    BASE_HP,
    BASE_PL,
    BOXER,
    DIVISION,
    END,
    FIGHTS_AS,
    LAST_LANDED,
    add,
    fighter,
    is_both,
)
from ringside.games.titlebout.tables import boxer, deck
from ringside.games.titlebout.tables.charts import CONVERSION

# Key to Changing Divisions: one below adds, one above subtracts. None falls to 0.
_OWN = const(0)
_BELOW = const(1)


def new(setup, seed):
    """A fresh state; ValueError if the setup is none."""
    _check(setup)
    boxers = len(SETUP)
    stack = boxers + 2 * boxer.SIZE
    state = bytearray(layout.SIZE + len(setup) - stack)
    state[layout.SIZE :] = setup[stack:]
    state[layout.OPTIONS : layout.OPTIONS + boxers] = setup[:boxers]
    for seat in (0, 1):
        at = boxers + seat * boxer.SIZE
        card = layout.card_of(seat)
        state[card : card + boxer.SIZE] = setup[at : at + boxer.SIZE]
    state[layout.WON_LAST] = state[layout.TRAPPED] = state[layout.WINNER] = NONE
    rng.seed(state, layout.RNG, seed)
    cards.lay(state)
    if is_both(state, 0) or is_both(state, 1):
        state[layout.PHASE] = layout.STYLES
    else:
        begin(state, [])
    return state


def _check(setup):
    """ValueError if a setup is invalid."""
    boxers = len(SETUP)
    stacked = len(setup) - boxers - 2 * boxer.SIZE
    if stacked < 0 or stacked % deck.SIZE:
        raise ValueError("Title Bout needs %d options, two boxer cards, and whole action cards" % boxers)
    for option, (key, choices, _) in enumerate(SETUP):
        if setup[option] >= len(choices) or not fits(setup, option, setup[option]):
            raise ValueError("Title Bout's %s has no choice %d here" % (key, setup[option]))
    for at in (boxers, boxers + boxer.SIZE):
        _check_card(setup, at)


def _check_card(setup, at):
    """Check what every boxer card needs: a rating and complete ACTION and HITTING VALUE sections."""
    whole = (
        setup[at + boxer.RATING]
        and setup[at + boxer.STYLE] < len(boxer.STYLES)
        and setup[at + boxer.FOULS] < len(boxer.FOUL_RATINGS)
        and 1 <= setup[at + boxer.TKO] <= 5
        and setup[at + boxer.KDR1]
        and setup[at + boxer.KOR]
        and setup[at + boxer.MOVEMENT] == LAST_LANDED
        and setup[at + boxer.ROPES - 1] == deck.CARDS
    )
    if not whole:
        raise ValueError("one of the two cards is not a Title Bout boxer card")


def begin(state, log):
    """Both are entered on the scoresheet: the first bell."""
    _enter(state)
    rounds.begin(state, log)


def _enter(state):
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
        add(state, at + END, state[card + boxer.END] * layout.rounds(state) // 10)
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
