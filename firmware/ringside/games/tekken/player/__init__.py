"""The computer player of TEKKEN, at three levels.

It sees what a person in its seat may see: its own hand, and of the other's cards those that lie open or were
revealed since the last reshuffle.

trial      what a card would do here and now, resolved on a copy of the table
symbols    the order in which Symbols are resolved
attacking  the card, and what is done before it
guessing   the area that the Defender declares

The easy level plays any card, resolves what comes first and guesses at random. The middle level plays for what a
card does, and guesses by what is left in the other's deck. The best one also weighs what each area would do
to it, and what it would guess in the other's place.

All sums are of whole numbers below 2**30, so that every interpreter chooses the same.
"""

from micropython import const

from ringside.engine import rng
from ringside.games.tekken.rules.layout import ATTACK, DASH, OFFENSIVE, PREPARE, PUNISHMENT, RESOLVE

EASY = const(0)
MIDDLE = const(1)
BEST = const(2)


def choose(view, seat, about, legal, random, level):
    """An answer of `legal`. random: the state of a generator (engine.rng). level: EASY, MIDDLE or BEST."""
    if about == RESOLVE:
        from ringside.games.tekken.player import symbols

        # What comes last has the most effect; the first is to resolve nothing.
        return legal[-1] if level == EASY else symbols.choose(view, legal)
    if level == EASY:
        return legal[rng.draw(random, 0, len(legal))]
    if about in (ATTACK, PUNISHMENT):
        if seat != view[OFFENSIVE]:
            from ringside.games.tekken.player import guessing

            return guessing.choose(view, legal, random, level == BEST)
        from ringside.games.tekken.player import attacking

        return attacking.choose_card(view, seat, about, legal, random, level == BEST)
    if about in (PREPARE, DASH):
        from ringside.games.tekken.player import attacking

        return attacking.prepare(view, legal) if about == PREPARE else attacking.dash(view, legal)
    return legal[0]  # what is typed of printed cards is a person's
