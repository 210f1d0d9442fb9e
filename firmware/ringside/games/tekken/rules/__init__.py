"""TEKKEN: the board game: the rules, split along the headings of the rulebook.

layout       the offsets in the state and in a view
events       the events
set_up       the set-up of a match
rounds       Goal of the Game: the Round, its set-up and its end
stage        Key definitions: Possible positions
cards        Attack Card Anatomy; Refill cards in hand
combos       Combo Board Anatomy: Extensions and Combos
strings      Turn Structure: The String
before       Before playing an Attack Card: Stance Change, Dash, Heat
attack       Playing an Attack Card; Defender's Punish Attempt
resolving    Resolving the Attack Card: Symbols and Rage
health       HP, and the special spaces
event_cards  Events

What is asked is the phase of layout; the modules named say what an answer is:

ATTACK       in secret, the Offensive player a card, the Defender an area (attack)
PUNISHMENT   the Offensive player a card (attack)
PREPARE      the Offensive player: Stance Change, Dash or Heat (before)
DASH         the Offensive player, where several steps are equally short: a direction
RESOLVE      the Offensive player: the next Symbol (resolving)
SHOWN        in companion mode, the Offensive player: what is on his card (attack)
EXTENSION    in companion mode, the Offensive player: the Symbols of an Extension (attack)

What a hidden card does not need (set_up, rounds, resolving, event_cards) is imported where it is called: a phase
around an answer gives its memory back.
"""

from micropython import const

from ringside.engine.codec import NONE, pack_ask, ranking_of_two
from ringside.games.tekken.rules import attack, before, health, layout, stage, strings
from ringside.games.tekken.rules.layout import (
    ATTACK,
    DASH,
    HP,
    OFFENSIVE,
    OVER,
    PHASE,
    RESOLVE,
    STRING_OVER,
    WINNER,
)

TITLE = "TEKKEN"
SEATS = (2, 2)

_BOTH = const(3)


def holders(setup):
    """Who holds each seat."""
    from ringside.games.tekken.rules import set_up

    return set_up.holders(setup)


def new(setup, seed):
    """The set-up. By lot are who begins, and all cards."""
    from ringside.games.tekken.rules import set_up

    return set_up.lay(setup, seed)


def ask(state):
    """The Offensive player is asked; when he plays a hidden card, the Defender guesses; nothing after the match."""
    phase = state[PHASE]
    if phase == OVER:
        return 0
    return pack_ask(phase, _BOTH if phase == ATTACK else 1 << state[OFFENSIVE], phase == ATTACK)


def legal(state, seat):
    """The answers of an asked seat, the lowest first."""
    return _CHOICES[state[PHASE]](state, seat)


def apply(state, answers):
    """Play on to the next ask."""
    log = []
    _PHASES[state[PHASE]](state, answers, log)
    while _goes_on(state, log):
        pass
    return log


def view(state, seat):
    """What lies on the table; for a seat, its own hand too. See layout."""
    if seat is None:
        return bytes(memoryview(state)[: layout.PUBLIC])
    own = bytearray(layout.VIEW_SIZE)
    own[: layout.PUBLIC] = state[: layout.PUBLIC]
    hand = layout.HANDS + layout.HAND * seat
    own[layout.OWN_HAND : layout.OWN_SEAT] = state[hand : hand + layout.HAND]
    own[layout.OWN_SEAT] = seat
    return bytes(own)


def result(state):
    """None, or the ranking: who won the rounds needed comes first."""
    return None if state[WINNER] == NONE else ranking_of_two(state[WINNER])


def _goes_on(state, log):
    """Play on as far as nobody has to be asked; False at an ask, and at the end."""
    phase = state[PHASE]
    if phase == OVER:
        return False
    if health.is_over(state):
        from ringside.games.tekken.rules import rounds

        # One Health Bar is depleted, and the round is over at once.
        rounds.end(state, 0 if state[HP] else 1, 0, log)
        return True
    if phase == RESOLVE:
        return _resolves_on(state, log)
    if phase == DASH:
        return before.dash_on(state, log)
    if phase == STRING_OVER:
        from ringside.games.tekken.rules import rounds

        if rounds.is_time(state):
            rounds.end(state, rounds.decide_on_time(state), 1, log)
        else:
            strings.begin(state, 1 - state[OFFENSIVE], log)
        return True
    return False


def _resolves_on(state, log):
    """Resolve what needs no ask; False where the Offensive player has something to choose."""
    from ringside.games.tekken.rules import resolving

    options = resolving.options(state)
    if len(options) == 1:
        _end_attack(state, log)
        return True
    answer = resolving.by_itself(options)
    if answer == resolving.DONE:
        return False
    resolving.resolve(state, answer, log)
    return True


def _resolve(state, answers, log):
    from ringside.games.tekken.rules import resolving

    answer = answers[state[OFFENSIVE]]
    if answer == resolving.DONE:
        _end_attack(state, log)
    else:
        resolving.resolve(state, answer, log)


def _end_attack(state, log):
    from ringside.games.tekken.rules import resolving

    resolving.close(state, log)
    strings.end_attack(state, log)


def _resolve_choices(state, seat):
    from ringside.games.tekken.rules import resolving

    return resolving.options(state)


def _dash_choices(state, seat):
    return stage.ways(state, seat)


# In the order of layout's phases.
_PHASES = (
    attack.play,
    attack.play,
    before.play,
    before.play_step,
    _resolve,
    attack.play_shown,
    attack.play_extension,
)
_CHOICES = (
    attack.choices,
    attack.choices,
    before.choices,
    _dash_choices,
    _resolve_choices,
    attack.shown_choices,
    attack.extension_choices,
)
