"""Placing the bet tokens: the one that brings most on average.

A bet counts as though nobody followed it. For who boxes, what the bout itself brings counts too: if a bet
on his own defeat brings more than the prize, he bets on it, and boxes to lose.
"""

from micropython import const

from ringside.games.knockout.player import odds, stakes
from ringside.games.knockout.player.training import best_and_worst
from ringside.games.knockout.rules import bets, bout
from ringside.games.knockout.rules.layout import BLUE, CHALLENGER, DEFENDER, OWN_TRAINING, RED, VALUES

_LEAST = const(1)  # units that a token must bring


def best(view, seat, legal):
    """By what the bets of the two who box say of their cards, and boxing to win or to lose."""
    return _most(view, seat, legal, _chances(view, seat, [stakes.lean_of(view, board) for board in (RED, BLUE)]))


def middle(view, seat, legal):
    """By the full sets of fight cards alone, and boxing to win."""
    return _most(view, seat, legal, _chances(view, seat, (odds.NO_LEAN, odds.NO_LEAN))[:1])


def _chances(view, seat, leans):
    """The four chances of the bout to come; for who boxes, if he boxes to win, and if to lose."""
    spreads = [odds.spread(lean) for lean in leans]
    if seat not in (view[CHALLENGER], view[DEFENDER]):
        return [_ends(view, spreads)]
    found = []
    for cards in best_and_worst(view[OWN_TRAINING : OWN_TRAINING + VALUES]):
        spreads[bout.board_of(view, seat)] = odds.spread_of(cards)
        found.append(_ends(view, spreads))
    return found


def _ends(view, spreads):
    return odds.ends(odds.starts_of(view), (0, 0), bout.ROUNDS * [odds.round_of(*spreads)])


def _most(view, seat, legal, found):
    """The answer that brings most by any of the chances found."""
    sums = stakes.of_all(view, seat)
    chosen = legal[0]
    most = None
    for answer in legal:
        after = [sums[end] + stakes.of_answer(view, seat, answer, end) for end in range(odds.ENDS)]
        worth = max([stakes.expected(chances, after) for chances in found])
        if answer == bets.PASS:
            worth += _LEAST * odds.CERTAIN
        if most is None or worth > most:
            most = worth
            chosen = answer
    return chosen
