"""The area that the Defender declares."""

from micropython import const

from ringside.engine import rng
from ringside.games.tekken.player import trial
from ringside.games.tekken.rules import attack, combos
from ringside.games.tekken.rules.layout import COLOUR, LOW, YELLOW

_LEAST = const(3)  # tenths of an HP: what is worth nothing is played, too


def choose(view, legal, random, best):
    """By what the other may still have; at the best level, also by what it would do."""
    weights = likely(view) if best else trial.unseen(view)
    total = sum(weights)
    if not total:
        return legal[rng.draw(random, 0, len(legal))]
    number = rng.draw(random, 0, total)
    area = 0
    while number >= weights[area]:
        number -= weights[area]
        area += 1
    return attack.GUESS_HIGH + area


def likely(view):
    """How likely the Offensive player's next card is of each area: three weights."""
    state = trial.table(view)
    weights = trial.unseen(view)
    for area in range(LOW + 1):
        value = 0
        for colour in _colours(view):
            value = max(value, trial.worth(state, area | colour << COLOUR))
        value = max(value, _LEAST)
        weights[area] *= value + value * value // 20
    return weights


def _colours(view):
    """One colour, and those that would complete a Combo."""
    found = [YELLOW]
    for which in range(combos.COMBOS):
        colour = trial.wanted(view, which)
        if colour not in found and colour >= 0:
            found.append(colour)
    return found
