"""K. Payment Options: who pays whom, debt acknowledgements, and the count of all money.

Sums are in units of layout.UNIT Schmelings.
"""

from micropython import const

from ringside.engine.codec import pack_event
from ringside.games.knockout.rules import events
from ringside.games.knockout.rules.layout import (
    BANK,
    BONUS,
    IOUS,
    LEDGER,
    LEDGER_SIZE,
    LOST,
    MONEY,
    OVER,
    PHASE,
    PLAYERS,
    PRIZES,
    SHARE,
    UNUSED,
    WON,
    add,
    number,
)

CAPITAL = const(200)  # 100,000: everybody's starting capital
DEBT = const(100)  # 50,000: what comes with a debt acknowledgement, and what it costs in the end
CARD = const(10)  # 5,000: for each fight card that was not used


def pay_from_bank(state, seat, amount, entry):
    """The bank pays a player; `entry` is the line of his ledger."""
    add(state, BANK, amount)
    _receive(state, seat, amount, entry)


def pay_from_bonus(state, seat, amount):
    """A player receives his share of the bonus space."""
    add(state, BONUS, -amount)
    _receive(state, seat, amount, SHARE)


def pay_to_bonus(state, seat, amount, log):
    """A player pays a bet that he lost to the bonus space."""
    _spend(state, seat, amount, log)
    add(state, BONUS, amount)


def pay_player(state, seat, other, amount, log):
    """A player pays a bet that he lost to another, or to himself where he followed his own bet."""
    if seat == other:  # such bets complement each other: nobody has to have the money
        add(state, _ledger(seat, LOST), amount)
        add(state, _ledger(seat, WON), amount)
        return
    _spend(state, seat, amount, log)
    _receive(state, other, amount, WON)


def pay_debts_back(state, seat):
    """Each debt acknowledgement reduces a fortune by 50,000: the bank takes them back."""
    amount = DEBT * state[IOUS + seat]
    add(state, MONEY + 2 * seat, -amount)
    add(state, BANK, -amount)


def _receive(state, seat, amount, entry):
    add(state, MONEY + 2 * seat, amount)
    add(state, _ledger(seat, entry), amount)


def _spend(state, seat, amount, log):
    """Take a lost bet from a player. If he cannot pay it, he receives 50,000 with a debt acknowledgement."""
    while number(state, MONEY + 2 * seat) < amount:
        add(state, MONEY + 2 * seat, DEBT)
        add(state, BANK, DEBT)
        state[IOUS + seat] += 1
        log.append(pack_event(events.IOU, seat, state[IOUS + seat]))
    add(state, MONEY + 2 * seat, -amount)
    add(state, _ledger(seat, LOST), amount)


def _ledger(seat, entry):
    return LEDGER + LEDGER_SIZE * seat + entry


def check(state):
    """RuntimeError unless all money is accounted for.

    What the players and the bonus space have, less what the bank has paid out, is the starting
    capital; and everybody has what his ledger says.
    """
    together = number(state, BONUS) - number(state, BANK)
    for seat in range(state[PLAYERS]):
        has = number(state, MONEY + 2 * seat)
        together += has
        at = LEDGER + LEDGER_SIZE * seat
        said = CAPITAL - number(state, at + LOST)
        for entry in (PRIZES, WON, UNUSED, SHARE):
            said += number(state, at + entry)
        if state[PHASE] != OVER:
            said += DEBT * state[IOUS + seat]
            if has < 0:
                raise RuntimeError("Knock Out: seat %d has less than nothing" % seat)
        if has != said:
            raise RuntimeError("Knock Out: seat %d has %d, but its ledger says %d" % (seat, has, said))
    if together != CAPITAL * state[PLAYERS] or number(state, BONUS) < 0:
        raise RuntimeError("Knock Out: the money does not add up: %d" % together)
