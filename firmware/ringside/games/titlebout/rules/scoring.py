"""The scoring systems: how J1, J2 and R score a round, and who wins the fight."""

from micropython import const

from ringside.engine.codec import NONE, pack_event
from ringside.games.titlebout.rules import cards, events, finish
from ringside.games.titlebout.rules.layout import (
    DRAW,
    DRAWN,
    HOME,
    MAJORITY,
    ON_ONE_POINT,
    ON_POINTS,
    ONE_POINT,
    ROUND_DOWNS,
    ROUND_POINTS,
    ROUND_SCORES,
    SCORERS,
    SCORING,
    SPLIT,
    TOTALS,
    UNANIMOUS,
    WON_LAST,
    fighter,
)
from ringside.games.titlebout.tables.charts import SCORING as CHART
from ringside.games.titlebout.tables.charts import SCORING_FIRST

# Which Scoring System to Use
ONE = const(0)
FIVE = const(1)
TEN = const(2)
ROUNDS = const(3)
NEW_YORK = const(4)  # rounds, and after a draw the One-Point System

_EVEN = const(0)  # a row's outcome
_CHECK = const(1)
_HIGH = const(0)  # a scorer's letter on a card
_LOW = const(1)
_CLOSE = const(5)  # the largest margin at which a knockdown or the home town decides


class Judged:
    """A round as the three scorers see it: its margin, and who wins it without a Check."""

    def __init__(self, state, log):
        a = state[fighter(0) + ROUND_POINTS]
        b = state[fighter(1) + ROUND_POINTS]
        self._state = state
        self._events = log
        self._margin = abs(a - b)
        self._high = 0 if a > b else 1 if b > a else NONE
        self._knocker = self._who_knocked_down()
        self._picked = False
        self._second = NONE  # a second system, until an event names it

    def _who_knocked_down(self):
        """The only boxer to score a knockdown in a close round, who wins it even if behind; else NONE."""
        a = self._state[fighter(0) + ROUND_DOWNS]
        b = self._state[fighter(1) + ROUND_DOWNS]
        if self._margin > _CLOSE or (a > 0) == (b > 0):
            return NONE
        return 0 if b else 1

    def _at_home(self):
        """Whether the high scorer is the champion or home town fighter and was not knocked down."""
        seat = self._state[HOME] - 1
        return seat >= 0 and seat == self._high and not self._state[fighter(seat) + ROUND_DOWNS]

    def points(self, system, second=False):
        """Score the round: J1's points for A and B, then J2's and R's. second: whether the bout uses another system."""
        self._second = system if second else NONE
        even = 4 * SCORING_FIRST[system]
        row = even
        while CHART[row] < self._margin:
            row += 4
        check = False
        if self._knocker != NONE:
            winner = self._knocker
            row = max(row, even + 4)
            self._tell(pack_event(events.KNOCKDOWN_WINS, winner, self._margin))
        elif CHART[row + 1] == _EVEN:
            winner = NONE
        else:
            winner = self._high
            check = CHART[row + 1] == _CHECK
            if check and self._at_home():
                check = False
                self._tell(pack_event(events.HOME_WINS, winner, self._margin))
        if check:
            self._pick()
        scores = bytearray(6)
        for scorer in range(3):
            if check:
                letter = self._state[SCORERS] >> 2 * scorer & 3
                winner = self._high if letter == _HIGH else 1 - self._high if letter == _LOW else NONE
            at = even if winner == NONE else row
            scores[2 * scorer] = CHART[at + (3 if winner == 1 else 2)]
            scores[2 * scorer + 1] = CHART[at + (3 if winner == 0 else 2)]
        return scores

    def _pick(self):
        """Pull the "Check" card: one a round, for both systems."""
        if not self._picked:
            self._picked = True
            cards.pick(self._state)
            self._tell(pack_event(events.CHECK, self._high, self._margin, self._state[SCORERS]))

    def _tell(self, event):
        """Report an event once, after its system if that is not the bout's own."""
        if event in self._events:
            return
        if self._second != NONE:
            self._events.append(pack_event(events.SYSTEM, 0, self._second))
            self._second = NONE
        self._events.append(event)


def score_round(state, log):
    """Let all three score the round; the boxer with the most points wins it. Returns the Judged round."""
    judged = Judged(state, log)
    scores = judged.points(min(state[SCORING], ROUNDS))
    state[ROUND_SCORES : ROUND_SCORES + 6] = scores
    _add_up(state, TOTALS, scores)
    for scorer in range(3):
        log.append(pack_event(events.SCORED, scorer, scores[2 * scorer], scores[2 * scorer + 1]))
    if state[SCORING] == NEW_YORK:
        scores = judged.points(ONE, True)
        _add_up(state, ONE_POINT, scores)
        rounds = 0
        for scorer in range(3):
            a, b = scores[2 * scorer : 2 * scorer + 2]
            rounds |= (0 if a > b else 1 if b > a else 2) << 2 * scorer
        log.append(pack_event(events.ONE_POINT, 0, 0, rounds))
    winner, _ = _most(state, ROUND_SCORES)
    if winner != DRAW:
        state[WON_LAST] = winner
    return judged


def _add_up(state, at, scores):
    for i in range(6):
        state[at + i] += scores[i]


def _most(state, at):
    """The boxer with the most points from all scorers, or DRAW; and how many scorers have A, and B, ahead."""
    ahead = [0, 0]
    lead = 0
    for scorer in range(3):
        margin = state[at + 2 * scorer] - state[at + 2 * scorer + 1]
        lead += margin
        if margin:
            ahead[margin < 0] += 1
    return (DRAW if lead == 0 else 0 if lead > 0 else 1), ahead


def decide(state, log):
    """At the end of the fight, add up all the points each fighter received from each scorer.

    The fighter with the most points wins; the decision is named after how many scorers have the winner ahead.
    """
    winner, ahead = _most(state, TOTALS)
    if winner != DRAW:
        how = ON_POINTS
        if ahead[winner] >= 2:
            how = UNANIMOUS if ahead[winner] == 3 else SPLIT if ahead[1 - winner] else MAJORITY
    else:
        how = DRAWN
        if state[SCORING] == NEW_YORK:
            winner, _ = _most(state, ONE_POINT)
            how = DRAWN if winner == DRAW else ON_ONE_POINT
    finish.end(state, winner, how, log)
