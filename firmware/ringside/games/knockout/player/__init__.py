"""The computer player of Knock Out, at three levels.

It sees what a person in its seat may see, and what others may have it takes from the full set of fight cards, the
cards that lie open, and the bets.

odds         how likely a bout is to end in each of its four ways
stakes       what each of them is worth to a player
challenging, training, betting, ring
             the four choices, at the middle and the best level
easy         all of them at the easy level

All sums are of whole numbers below 2**30, so that every interpreter chooses the same.
"""

from micropython import const

from ringside.games.knockout.player import betting, challenging, easy, ring, training
from ringside.games.knockout.rules.layout import BET, CHALLENGE, TRAINING

EASY = const(0)
MIDDLE = const(1)
BEST = const(2)


def choose(view, seat, about, legal, random, level):
    """An answer of `legal`. random: the state of a generator (engine.rng). level: EASY, MIDDLE or BEST."""
    if level == EASY:
        return easy.choose(view, seat, about, legal, random)
    best = level == BEST
    if about == CHALLENGE:
        return (challenging.best if best else challenging.middle)(view, seat, legal, random)
    if about == TRAINING:
        return training.best(view, seat, legal, random) if best else training.middle(legal, random)
    if about == BET:
        return (betting.best if best else betting.middle)(view, seat, legal)
    return (ring.best if best else ring.middle)(view, seat, legal, random)
