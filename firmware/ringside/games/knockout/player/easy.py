"""The easy level: a beginner, who believes in his boxer, likes high cards and bets small sums."""

from ringside.engine import rng
from ringside.games.knockout.rules import bets, bout
from ringside.games.knockout.rules.layout import BET, CHALLENGER, DEFENDER, ROUND


def choose(view, seat, about, legal, random):
    """An answer of `legal`."""
    if about == BET:
        return _bet(view, seat, legal, random)
    answer = legal[rng.draw(random, 0, len(legal))]
    if about == ROUND:
        answer = max(answer, legal[rng.draw(random, 0, len(legal))])
    return answer


def _bet(view, seat, legal, random):
    """Every other time a simple victory bet: on his own boxer, or on either of two others; else he passes."""
    if bets.PASS in legal and rng.draw(random, 0, 2):
        return bets.PASS
    board = rng.draw(random, 0, 2)
    if seat in (view[CHALLENGER], view[DEFENDER]):
        board = bout.board_of(view, seat)
    for answer in legal:  # the lowest sum first
        if bets.kind_of(answer) == bets.PLAIN and bets.space_of(answer) >> 2 == board:
            return answer
    return bets.PASS if bets.PASS in legal else legal[0]
