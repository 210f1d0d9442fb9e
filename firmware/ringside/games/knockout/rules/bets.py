"""F. The Boxing Season: 3. Placing Bets; I. Taking Bets.

An answer is kind << 3 | space, or PASS. A space is board << 2 | the place of its sum on the board, the lowest first.

PLAIN   a simple victory bet on the boxer of that board
DOUBLE  a double victory bet on him: the token's x 2 side is up
KO      a bet that he, the boxer of that board, will be knocked out: the K.O. side is up
FOLLOW  following the bet on that space. The printed game has the follow space opposite, on
        the other board.
"""

from micropython import const

from ringside.engine.codec import NONE, pack_event
from ringside.games.knockout.rules import events
from ringside.games.knockout.rules.layout import (
    BET_ROUND,
    BETS,
    CHALLENGER,
    DEFENDER,
    FOLLOWS,
    PASSES,
    PLACED,
    PLAYERS,
    SPACES,
)
from ringside.games.knockout.tables import BET_SUMS

PLAIN = const(0)
DOUBLE = const(1)
KO = const(2)
FOLLOW = const(3)
PASS = const(32)

BETTING_ROUNDS = const(3)  # each places a token in each
DOUBLES = const(2)  # a player's tokens with a x 2 side
KOS = const(1)  # and with a K.O. side

_KIND = const(3)
_SPACE = const(7)
_SEAT = const(7)


def kind_of(answer):
    """PLAIN, DOUBLE, KO or FOLLOW; PASS >> 3 of a PASS."""
    return answer >> _KIND


def space_of(answer):
    """The bet space of a bet, or of the bet that is followed."""
    return answer & _SPACE


def sum_of(kind, space):
    """A bet sum in units: as printed, on the x 2 space double, on the x 3 space of a K.O. bet three times that."""
    return BET_SUMS[space & 3] * (1 + kind)


def kind_on(state, space):
    """The kind of the bet on a bet space that has one."""
    return state[BETS + space] >> _KIND


def bettor_on(state, space):
    """The seat whose token is on a bet space that has one."""
    return state[BETS + space] & _SEAT


def has_left(state, seat, kind):
    """Whether one of a player's tokens can still show x 2 (DOUBLE) or K.O. (KO).

    Each of his three tokens can also lie blank side up, and blank ones may be exchanged: only
    the sides that lie up count.
    """
    placed = 0
    for space in range(SPACES):
        if state[BETS + space] == kind << _KIND | seat:
            placed += 1
    return placed < (DOUBLES if kind == DOUBLE else KOS)


def turn(state):
    """3. The Order of Bets: the seat that places the next token."""
    players = state[PLAYERS]
    first = state[CHALLENGER]
    place = state[PLACED]
    if state[BET_ROUND] == 1 and place:
        # The Challenger begins, then it is the Defender's turn, then the others from the
        # Challenger's left.
        if place == 1:
            return state[DEFENDER]
        before = (state[DEFENDER] - first) % players  # who sits between the two has gone before
        if place <= before:
            place -= 1
    return (first + place) % players


def must_bet(state, seat):
    """In round 1 the Challenger and the Defender must bet, not follow, on a victory or a K.O."""
    return state[BET_ROUND] == 1 and seat in (state[CHALLENGER], state[DEFENDER])


def choices(state, seat):
    """What a player may do with his next token, as answers."""
    found = bytearray()
    for kind in (PLAIN, DOUBLE, KO):
        if kind == PLAIN or has_left(state, seat, kind):
            for space in range(SPACES):  # only one token may be placed on each space
                if state[BETS + space] == NONE:
                    found.append(kind << _KIND | space)
    if not must_bet(state, seat):
        for space in range(SPACES):  # the space facing it must be filled
            if state[BETS + space] != NONE and state[FOLLOWS + space] == NONE:
                found.append(FOLLOW << _KIND | space)
        found.append(PASS)
    return bytes(found)


def begin(state):
    """Round 1 of three, and nobody has placed a token."""
    state[BET_ROUND] = 1
    state[PLACED] = 0


def play(state, answers, log):
    """A player places a token; after the third round of betting BET_ROUND is 0 again."""
    seat = turn(state)
    answer = answers[seat]
    space = space_of(answer)
    if answer == PASS:
        state[PASSES + seat] += 1
        log.append(pack_event(events.PASS, seat))
    elif kind_of(answer) == FOLLOW:
        state[FOLLOWS + space] = seat
        log.append(pack_event(events.FOLLOW, seat, answer, sum_of(kind_on(state, space), space)))
    else:
        state[BETS + space] = kind_of(answer) << _KIND | seat
        log.append(pack_event(events.BET, seat, answer, sum_of(kind_of(answer), space)))
    state[PLACED] += 1
    if state[PLACED] == state[PLAYERS]:
        state[PLACED] = 0
        state[BET_ROUND] += 1
        if state[BET_ROUND] > BETTING_ROUNDS:
            state[BET_ROUND] = 0
