"""Knock Out: the rules, split along the headings of the rulebook.

layout      the offsets in the state and in a view
events      the events
set_up      E. Setup
challenge   1. The Challenge, and who begins the next bout
training    2. Training
bets        3. Placing Bets; I. Taking Bets
bout        4. The Boxing Bout; Variable Starting Positions
prizes      5. Awarding the Prizes
titles      The Second Boxing Season: the title fight
settlement  6. Settling the Bets; J. Payment of Bets
money       K. Payment Options, and the count of all money
season      G. and H., the end of a bout and of the game; The Second Boxing Season

What is asked is the phase of layout:

CHALLENGE   the Challenger: own << 4 | boxer; own is 0 for his large boxer and 1 for his
            small one, boxer is the one he challenges
TRAINING    in secret, the Challenger and the Defender, where they have more than four fight
            cards: the number of a choice of four (see training)
BET         one player, with his next token: kind << 3 | space, or PASS (see bets)
ROUND       in secret, the Challenger and the Defender: a fight card's value, 1 to 5

What only the set-up, the end of a bout and the end of the game need is imported where it is called: a
phase around an answer gives its memory back.
"""

from ringside.engine.codec import NONE, pack_ask
from ringside.games.knockout.rules import (
    bets,
    bout,
    challenge,
    layout,
    money,
    training,
)
from ringside.games.knockout.rules.layout import BET, CHALLENGE, OVER, ROUND, TRAINING

TITLE = "Knock Out"
SEATS = (3, 5)


def holders(setup):
    """Who holds each seat."""
    from ringside.games.knockout.rules import set_up

    return set_up.holders(setup)


def new(setup, seed):
    """The setup. By lot is only who begins."""
    from ringside.games.knockout import options
    from ringside.games.knockout.rules import set_up

    options.check(setup)
    return set_up.lay(setup, seed)


def ask(state):
    """A challenge, training, a bet token or a round; nothing after the last season."""
    phase = state[layout.PHASE]
    if phase == CHALLENGE:
        return pack_ask(phase, 1 << state[layout.CHALLENGER], False)
    if phase == TRAINING:
        return pack_ask(phase, training.asked(state), True)
    if phase == BET:
        return pack_ask(phase, 1 << bets.turn(state), False)
    if phase == ROUND:
        return pack_ask(phase, 1 << state[layout.CHALLENGER] | 1 << state[layout.DEFENDER], True)
    return 0


def legal(state, seat):
    """The answers of an asked seat, the lowest first."""
    return _CHOICES[state[layout.PHASE]](state, seat)


def apply(state, answers):
    """Play on to the next ask; then all money must be accounted for (RuntimeError)."""
    log = []
    _PHASES[state[layout.PHASE]](state, answers, log)
    money.check(state)
    return log


def view(state, seat):
    """What lies on the table; for a seat, its own fight cards too. See layout."""
    if seat is None:
        return bytes(memoryview(state)[: layout.PUBLIC])
    own = bytearray(layout.VIEW_SIZE)
    own[: layout.PUBLIC] = state[: layout.PUBLIC]
    hand = layout.HANDS + layout.VALUES * seat
    own[layout.OWN_HAND : layout.OWN_TRAINING] = state[hand : hand + layout.VALUES]
    if seat in (state[layout.CHALLENGER], state[layout.DEFENDER]):
        cards = layout.IN_TRAINING + layout.VALUES * bout.board_of(state, seat)
        own[layout.OWN_TRAINING :] = state[cards : cards + layout.VALUES]
    return bytes(own)


def result(state):
    """None, or the ranking: the seats by their fortunes."""
    if state[layout.PHASE] != OVER:
        return None
    from ringside.games.knockout.rules import season

    return season.ranking(state)


# The phases of a round of play


def _challenge(state, answers, log):
    """1. Challenge."""
    challenge.play(state, answers, log)
    bout.place_pawns(state)
    state[layout.PHASE] = TRAINING
    if not training.asked(state):
        _train(state, answers, log)


def _train(state, answers, log):
    """2. Training."""
    training.play(state, answers, log)
    bets.begin(state)
    state[layout.PHASE] = BET


def _bet(state, answers, log):
    """3. Placing bets."""
    bets.play(state, answers, log)
    if not state[layout.BET_ROUND]:
        bout.ring_bell(state)
        state[layout.PHASE] = ROUND


def _box(state, answers, log):
    """4. The boxing bout, 5. Determining the winner, 6. Paying the bets."""
    bout.play(state, answers, log)
    won = bout.winner(state)
    if won != NONE:
        from ringside.games.knockout.rules import prizes, season, settlement

        bout.declare(state, won, log)
        training.return_cards(state)
        prizes.award(state, won, log)
        settlement.settle(state, won, log)
        season.end_bout(state, log)


_PHASES = (_challenge, _train, _bet, _box)
_CHOICES = (challenge.choices, training.choices, bets.choices, bout.choices)
