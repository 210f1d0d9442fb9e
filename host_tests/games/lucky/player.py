"""The computer player of Lucky: draws while its hand is small, and guesses itself where it is large."""

from ringside.engine import rng
from ringside.games.lucky import rules

LARGE = 12


def choose(view, seat, about, legal, random, level):
    """An answer of `legal`. It sees its own hand and no other."""
    hand = view[rules.HANDS]
    if about == rules.TURN:
        return rules.DRAW_CARD if hand < LARGE else rules.PASS
    return seat if hand >= LARGE else legal[rng.draw(random, 0, len(legal))]
