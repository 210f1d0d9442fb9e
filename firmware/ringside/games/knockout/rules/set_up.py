"""E. Setup."""

from micropython import const

from ringside.engine import rng
from ringside.engine.seats import COMPUTER
from ringside.engine.seats import SHARED as HANDED_ON
from ringside.games.knockout.options import EASY, FEWEST, HOLDERS, PERSON, PLAYERS, SEASONS, SHARED, STARTS
from ringside.games.knockout.rules import layout, money
from ringside.games.knockout.tables import FIGHT_CARDS

_ALL_CARDS = const(12)  # enough for 4 bouts of 3 rounds each


def holders(setup):
    """Who holds each seat; the persons have the pads in the order of their seats."""
    held = bytearray(setup[PLAYERS] + FEWEST)
    pads = 0
    for seat in range(len(held)):
        choice = setup[HOLDERS + seat]
        if choice == PERSON:
            held[seat] = pads
            pads += 1
        else:
            held[seat] = HANDED_ON if choice == SHARED else COMPUTER + choice - EASY
    return bytes(held)


def lay(setup, seed):
    """The table as it is before the first challenge."""
    state = bytearray(layout.SIZE)
    players = setup[PLAYERS] + FEWEST
    state[layout.PLAYERS] = players
    state[layout.VARIABLE] = setup[STARTS]
    state[layout.SEASONS] = setup[SEASONS] + 1
    state[layout.SEASON] = state[layout.BOUT] = 1
    layout.clear_boards(state)
    # The starting player is chosen by any method: by lot.
    lots = bytearray(rng.SIZE)
    rng.seed(lots, 0, seed)
    state[layout.CHALLENGER] = rng.draw(lots, 0, players)
    deal_cards(state)
    for seat in range(players):
        # The middle card, the Professional, lies on top of both stacks.
        for boxer in (2 * seat, 2 * seat + 1):
            state[layout.BOXERS + boxer] = layout.PROFESSIONAL
        layout.add(state, layout.MONEY + 2 * seat, money.CAPITAL)
    return state


def deal_cards(state):
    """Each player receives his full set of fight cards."""
    for seat in range(state[layout.PLAYERS]):
        at = layout.HANDS + layout.VALUES * seat
        state[at : at + layout.VALUES] = FIGHT_CARDS
        state[layout.CARDS + seat] = _ALL_CARDS
