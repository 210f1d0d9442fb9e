"""4. The Boxing Bout: the fight card of a round, which both choose at the same time.

Each of one's own cards against each of the opponent's is worth something to both, by the bets and the
prizes of each end of the bout; the rounds behind this one count as boxed at random.

The best level solves the round as a game of two (fictitious play): step by step, either answers with what is best
against all that the other has answered so far, the opponent with the best card that he may have. Each card
is then played as often as it was the answer.
"""

from micropython import const

from ringside.engine import rng
from ringside.games.knockout.player import odds, stakes
from ringside.games.knockout.rules import bout
from ringside.games.knockout.rules.layout import (
    BLUE,
    BOUT_ROUND,
    CHALLENGER,
    DEFENDER,
    OWN_TRAINING,
    PLAYED,
    RED,
    TRAINED,
    VALUES,
)

_STEPS = const(20)
_WHOLE = const(64)  # what an answer of the opponent's counts, over all the cards that he may have
_FINE = const(256)  # a worth is kept in units * CERTAIN // _FINE
_SHARPLY = const(8)  # the middle level's likeliest card is so many times squared as likely as its last
_ROUND = const(9)


def best(view, seat, legal, random):
    """A card of a mixed strategy."""
    opponent = _opponent(view, seat)
    spread = _spread(view, opponent, stakes.lean_of(view, bout.board_of(view, opponent)))
    rows = _chances(view, seat, legal, spread)
    own = _worths(rows, stakes.of_all(view, seat))
    other = _worths(rows, stakes.of_all(view, opponent))
    cards = view[TRAINED + bout.board_of(view, opponent)]
    return legal[_by_lot(_solve(own, other, [_holds(cards, chance) for chance in spread]), random)]


def middle(view, seat, legal, random):
    """A card by lot: the more it brings against all that the opponent may play, the likelier."""
    spread = _spread(view, _opponent(view, seat), odds.NO_LEAN)
    worths = []
    for row in _worths(_chances(view, seat, legal, spread), stakes.of_all(view, seat)):
        worths.append(sum([row[card] * spread[card] // odds.ONE for card in range(VALUES)]))
    least, most = min(worths), max(worths)
    weights = [_SHARPLY * (worth - least) // max(most - least, 1) for worth in worths]
    return legal[_by_lot([weight * weight + 1 for weight in weights], random)]


def _opponent(view, seat):
    return view[DEFENDER] if seat == view[CHALLENGER] else view[CHALLENGER]


def _spread(view, opponent, lean):
    """What the opponent's cards may be."""
    board = bout.board_of(view, opponent)
    return odds.spread(lean, [view[PLAYED + 2 * number + board] for number in range(bout.ROUNDS)])


def _chances(view, seat, legal, spread):
    """How the bout may end after each card against each of the opponent's: a row of five times four chances a card."""
    board = bout.board_of(view, seat)
    starts = odds.starts_of(view)
    to_come = bout.ROUNDS - view[BOUT_ROUND]
    rows = []
    for card in legal:
        left = bytearray(view[OWN_TRAINING : OWN_TRAINING + VALUES])
        left[card - 1] -= 1
        left = odds.spread_of(left)
        rounds = to_come * [odds.round_of(left, spread) if board == RED else odds.round_of(spread, left)]
        known = [None] * _ROUND  # by how many spaces the card is better; from the end where it is worse
        row = []
        for other in range(1, VALUES + 1):
            by = odds.better_by(card, other)
            if known[by] is None:
                pawns = list(odds.pawns_of(view))
                pawns[BLUE if (board == RED) == (by > 0) else RED] += abs(by)
                known[by] = odds.ends(starts, pawns, rounds)
            row.append(known[by])
        rows.append(row)
    return rows


def _worths(rows, sums):
    """What each of them is worth, by the sums of the four ends."""
    return [[stakes.expected(chances, sums) // _FINE for chances in row] for row in rows]


def _holds(cards, chance):
    """How likely one of so many cards is of a value that has this chance: of _WHOLE."""
    none = odds.ONE
    for _ in range(cards):
        none = none * (odds.ONE - chance) // odds.ONE
    return (odds.ONE - none) * _WHOLE // odds.ONE


def _solve(own, other, holds):
    """How often each row is the best answer, of _STEPS; own, other: what it is worth to both."""
    answers = [0] * len(own)
    against = list(holds)
    for _ in range(_STEPS):
        worths = [sum([row[card] * against[card] for card in range(VALUES)]) for row in own]
        answers[worths.index(max(worths))] += 1
        worths = [sum([other[i][card] * answers[i] for i in range(len(own))]) for card in range(VALUES)]
        left = _WHOLE
        for card in _downwards(worths):
            share = left * holds[card] // _WHOLE
            against[card] += share
            left -= share
    return answers


def _downwards(worths):
    """The indices of five worths, the highest first."""
    order = []
    for card in range(VALUES):
        at = 0
        while at < len(order) and worths[order[at]] >= worths[card]:
            at += 1
        order.insert(at, card)
    return order


def _by_lot(weights, random):
    number = rng.draw(random, 0, sum(weights))
    for at in range(len(weights)):
        number -= weights[at]
        if number < 0:
            return at
    raise ValueError("no weights")
