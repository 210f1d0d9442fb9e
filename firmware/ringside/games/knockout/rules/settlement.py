"""F. The Boxing Season: 6. Settling the Bets; J. Payment of Bets."""

from micropython import const

from ringside.engine.codec import NONE, pack_event
from ringside.games.knockout.rules import bets, bout, events, money
from ringside.games.knockout.rules.layout import BETS, BLUE, FOLLOWS, RED, SPACES, WON

_BOARD = const(2)  # of a space: the bits above its place on the board
_SPACE_SHIFT = const(3)  # of an event's other value
_KIND_SHIFT = const(6)


def settle(state, won, log):
    """Settle one bet at a time, first those on the red board, the lowest sum first. won: the board of the winner."""
    lost = BLUE if won == RED else RED
    knocked_out = lost if bout.is_knocked_out(state, lost) else NONE
    for space in range(SPACES):
        if state[BETS + space] != NONE:
            # A K.O. bet is on the boxer who is to fall, any other on the one who is to win.
            right = knocked_out if bets.kind_on(state, space) == bets.KO else won
            _pay(state, space, space >> _BOARD == right, log)


def _pay(state, space, is_won, log):
    """Pay for the bet on a space."""
    bettor = bets.bettor_on(state, space)
    kind = bets.kind_on(state, space)
    amount = bets.sum_of(kind, space)
    other = state[FOLLOWS + space]
    if other != NONE:
        # a) Between two players, the loser pays the bet sum to the winner.
        if is_won:
            money.pay_player(state, other, bettor, amount, log)
        else:
            money.pay_player(state, bettor, other, amount, log)
    elif is_won:
        # b) Nobody has followed: the bank pays half of the bet sum.
        other = events.FROM_BANK
        amount //= 2
        money.pay_from_bank(state, bettor, amount, WON)
    else:
        # The player lost: he pays the full bet sum to the bonus space.
        other = events.TO_BONUS
        money.pay_to_bonus(state, bettor, amount, log)
    name = events.BET_WON if is_won else events.BET_LOST
    log.append(pack_event(name, bettor, amount, other | space << _SPACE_SHIFT | kind << _KIND_SHIFT))
