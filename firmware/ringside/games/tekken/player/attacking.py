"""The Offensive player's card, and what is done before it."""

from micropython import const

from ringside.engine import rng
from ringside.games.tekken.player import guessing, trial
from ringside.games.tekken.rules import attack, before, cards, stage
from ringside.games.tekken.rules.layout import AREA, AT, ATTACK, GLASS, OFFENSIVE, SLIPPERY, SLOT

_LAST = const(2)  # the Attack Slot before which Heat gains most
_SHARP = const(16)
_HOPE = const(4)  # tenths of an HP that any card is worth more than its Symbols


def choose_card(view, seat, about, legal, random, best):
    """A card by what it does; at the best level, also by how likely it is to be guessed."""
    state = trial.table(view, seat)
    if attack.PREPARE_FIRST in legal and _wish(view, before.choices(state, seat)) != before.GO_BACK:
        return attack.PREPARE_FIRST
    guesses = guessing.likely(view) if best and about == ATTACK else (0, 0, 0)
    total = max(sum(guesses), 1)
    hand = [answer for answer in legal if answer != attack.PREPARE_FIRST]
    values = []
    for card in hand:
        code = cards.code(state, seat, card)
        value = max(trial.worth(state, code, card) + _HOPE, 1)
        # In four of five it is as likely to be blocked as it is likely to be played.
        values.append(max(value * (5 * total - 4 * guesses[code & AREA]) // (5 * total), 1))
    most = max(values)
    if about != ATTACK:  # face-up: nobody guesses
        return hand[values.index(most)]
    weights = [(_SHARP * value // most) ** 3 for value in values]
    number = rng.draw(random, 0, sum(weights))
    for card, weight in zip(hand, weights):
        number -= weight
        if number < 0:
            return card
    return hand[0]


def prepare(view, legal):
    """Stance Change, Dash or Heat, or none."""
    return _wish(view, legal)


def _wish(view, possible):
    """Three alike are guessed; who is far cannot strike; Heat gains most before the last card."""
    if before.STANCE_CHANGE in possible:
        return before.STANCE_CHANGE
    if before.DASH_CLOSER in possible:
        return before.DASH_CLOSER
    if before.USE_HEAT in possible and view[SLOT] >= _LAST:
        return before.USE_HEAT
    return before.GO_BACK


def dash(view, legal):
    """A direction off what hurts, if there is one."""
    for direction in legal:
        if stage.place(view, stage.step(view[AT + view[OFFENSIVE]], direction)) not in (GLASS, SLIPPERY):
            return direction
    return legal[0]
