"""How likely a bout is to end in each of its four ways.

RED_POINTS, RED_KO     the Challenger wins, on points or by a K.O. of the Defender
BLUE_POINTS, BLUE_KO   the Defender wins

A spread is five chances: how likely a fight card is to have each value. A round is nine: how likely the
Challenger's card is to be better by -4 to 4 spaces. They add up to ONE, a spread sometimes to a little less, and
the four chances of a bout to CERTAIN or a little less.
"""

from micropython import const

from ringside.games.knockout.rules.layout import BLUE, PAWN, RED, START, VALUES
from ringside.games.knockout.tables import FIGHT_CARDS

RED_POINTS = const(0)
RED_KO = const(1)
BLUE_POINTS = const(2)
BLUE_KO = const(3)
ENDS = const(4)

ONE = const(1024)
CERTAIN = const(16384)

EVEN = const(4)  # of a round: nobody moves
_ROUND = const(9)

# How much oftener than by chance a boxer plays a card of each value whose bets bring him much by his defeat; some
# by it; neither; some by his victory; much by it. Measured where the best players play each other.
LEANS = b"\x0d\x13\x05\x01\x01\x0a\x12\x07\x01\x02\x06\x06\x06\x06\x06\x05\x03\x0a\x0c\x0a\x02\x01\x07\x14\x10"
NO_LEAN = const(2)


def better_by(card, other):
    """By how many spaces the pawn of the other card moves; below 0, one's own. A 1 beats a 5 by four."""
    by = card - other
    return -by if by in (-4, 4) else by


def spread(lean=NO_LEAN, played=b""):
    """What a fight card may be that nobody has seen: one of a full set, without those that lie open."""
    left = [FIGHT_CARDS[value] * LEANS[VALUES * lean + value] for value in range(VALUES)]
    for card in played:
        if card:
            left[card - 1] = max(left[card - 1] - LEANS[VALUES * lean + card - 1], 0)
    total = max(sum(left), 1)
    return [one * ONE // total for one in left]


def spread_of(cards):
    """One of several cards, five counts, each as likely as the others."""
    total = max(sum(cards), 1)
    return [one * ONE // total for one in cards]


def round_of(red, blue):
    """A round, by what the Challenger's card and the Defender's may be."""
    weights = [0] * _ROUND
    for card in range(VALUES):
        if red[card]:
            for other in range(VALUES):
                weights[EVEN + better_by(card, other)] += red[card] * blue[other]
    weights = [weight // ONE for weight in weights]
    weights[EVEN] += ONE - sum(weights)  # what was rounded off
    return weights


def ends(starts, pawns, rounds):
    """The four chances. starts, pawns: as in layout, the Challenger's first. rounds: those still to come."""
    to_red, to_blue = starts
    chances = [0] * ENDS
    if pawns[RED] >= to_red:
        chances[BLUE_KO] = CERTAIN
        return chances
    if pawns[BLUE] >= to_blue:
        chances[RED_KO] = CERTAIN
        return chances
    # How likely the pawns are to stand so, a row for each space of the Challenger's.
    likely = [0] * (to_red * to_blue)
    likely[pawns[RED] * to_blue + pawns[BLUE]] = CERTAIN
    for weights in rounds:
        likely = _after(weights, likely, starts, chances)
    at = 0
    for red in range(to_red):
        for blue in range(to_blue):
            # At the same distance the Challenger loses.
            chances[RED_POINTS if red < blue else BLUE_POINTS] += likely[at]
            at += 1
    return chances


def _after(weights, before, starts, chances):
    """Where the pawns may stand after a round; those who fall are added to the chances."""
    to_red, to_blue = starts
    after = [0] * (to_red * to_blue)
    at = 0
    for red in range(to_red):
        for blue in range(to_blue):
            chance = before[at]
            if chance:
                after[at] += chance * weights[EVEN] // ONE
                for by in range(1, EVEN + 1):
                    if red + by >= to_red:
                        chances[BLUE_KO] += chance * weights[EVEN - by] // ONE
                    else:
                        after[at + by * to_blue] += chance * weights[EVEN - by] // ONE
                    if blue + by >= to_blue:
                        chances[RED_KO] += chance * weights[EVEN + by] // ONE
                    else:
                        after[at + by] += chance * weights[EVEN + by] // ONE
            at += 1
    return after


def starts_of(view):
    """The spaces from both boxers' starts to the K.O. space."""
    return view[START + RED], view[START + BLUE]


def pawns_of(view):
    """The spaces that both pawns have moved."""
    return view[PAWN + RED], view[PAWN + BLUE]
