"""2. Training: the four cards for a bout."""

from micropython import const

from ringside.engine import rng
from ringside.games.knockout.player.odds import better_by
from ringside.games.knockout.rules.bout import ROUNDS
from ringside.games.knockout.rules.layout import CHALLENGER, VALUES
from ringside.games.knockout.rules.training import cards_of
from ringside.games.knockout.tables import FIGHT_CARDS

_CHANCE = const(8)  # an edge that is left to chance, so that nobody can be sure of a choice
_TIES = const(4)  # what winning ties counts as an edge: the Defender does, the Challenger loses them


def edge_of(value):
    """By how many spaces a card, its value less 1, is better than the cards of a full set, in sum."""
    by = 0
    for other in range(VALUES):
        by += FIGHT_CARDS[other] * better_by(value, other)
    return by


def best_and_worst(cards):
    """The best three of four cards and the worst three, each five counts; three cards are both."""
    best = bytearray(cards)
    worst = bytearray(cards)
    if sum(cards) > ROUNDS:
        held = [value for value in range(VALUES) if cards[value]]
        edges = [edge_of(value) for value in held]
        best[held[edges.index(min(edges))]] -= 1
        worst[held[edges.index(max(edges))]] -= 1
    return best, worst


def best(view, seat, legal, random):
    """Strong cards or weak ones, none in between: who knows how the bout will end wins his bets."""
    ties = -_TIES if seat == view[CHALLENGER] else _TIES

    def worth(to_win, to_lose):
        return max(to_win + ties, to_lose - ties)

    return _most(legal, random, worth)


def middle(legal, random):
    """Strong cards."""
    return _most(legal, random, lambda to_win, to_lose: to_win)


def _most(legal, random, worth):
    """The answer that is worth most, by the edge of its best three cards and the other side's of its worst three."""
    edges = [edge_of(value) for value in range(VALUES)]
    most = None
    for answer in legal:
        cards = cards_of(answer)
        total = 0
        held = []
        for value in range(VALUES):
            if cards[value]:
                total += cards[value] * edges[value]
                held.append(edges[value])
        counts = worth(total - min(held), max(held) - total) + rng.draw(random, 0, _CHANCE)
        if most is None or counts > most:
            most = counts
            chosen = answer
    return chosen
