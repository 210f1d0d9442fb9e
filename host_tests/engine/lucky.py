"""A game made up for tests: three to five seats, in turn, and then all at once.

Each in turn passes or draws a card; then all of them guess in secret whose hand is
best. It has what TKO lacks: more seats, a deck, answers in the open that deal a card,
private hands, and draws.
"""

from ringside.engine import rng
from ringside.engine.codec import NONE, TIED, pack_ask, pack_event

TITLE = "Lucky"
SEATS = (3, 5)
SETUP = (("seats", ("none", "one", "two", "three", "four", "five"), 3),)

PASS, DRAW_CARD = 0, 1
TURN, GUESS = 0, 1
PASSED, DEALT, GUESSED = 1, 0x81, 0x82
CARDS = 12

# The state: seats, whose turn, rounds left, the winner, hands, next card, deck, generator.
_SEATS, _TURN, _ROUNDS, _WINNER, _HANDS, _NEXT = 0, 1, 2, 3, 4, 9
_DECK = 10
_LOTS = _DECK + CARDS
_SIZE = _LOTS + rng.SIZE


def fits(setup, option, choice):
    return choice >= 3


def holders(setup):
    return bytes(range(setup[0]))


def new(setup, seed):
    if len(setup) != 1 or not 3 <= setup[0] <= 5:
        raise ValueError("three to five play")
    state = bytearray(_SIZE)
    state[_SEATS] = setup[0]
    state[_ROUNDS] = 3
    state[_WINNER] = NONE
    rng.seed(state, _LOTS, seed)
    for card in range(CARDS):
        state[_DECK + card] = card
    rng.shuffle(state, _LOTS, _DECK, CARDS)
    return state


def ask(state):
    if not state[_ROUNDS]:
        return 0
    if state[_TURN] == state[_SEATS]:
        return pack_ask(GUESS, (1 << state[_SEATS]) - 1, True)
    return pack_ask(TURN, 1 << state[_TURN], False)


def legal(state, seat):
    return bytes(range(state[_SEATS])) if state[_TURN] == state[_SEATS] else b"\x00\x01"


def apply(state, answers):
    turn = state[_TURN]
    if turn < state[_SEATS]:
        state[_TURN] += 1
        if answers[turn] == PASS:
            return [pack_event(PASSED, turn)]
        state[_HANDS + turn] += state[_DECK + state[_NEXT]]
        state[_NEXT] = (state[_NEXT] + 1) % CARDS
        return [pack_event(DEALT, turn)]
    hands = bytes(state[_HANDS : _HANDS + state[_SEATS]])
    best = [seat for seat in range(state[_SEATS]) if answers[seat] == hands.index(bytes((max(hands),)))]
    state[_TURN] = 0
    state[_ROUNDS] -= 1
    if not state[_ROUNDS]:
        state[_WINNER] = best[0] if best else TIED
    return [pack_event(GUESSED, seat) for seat in best]


def view(state, seat):
    hand = b"" if seat is None else bytes(state[_HANDS + seat : _HANDS + seat + 1])
    return bytes(state[:_HANDS]) + hand


def result(state):
    """Who guessed right in the last round comes first; the others share the second place, or all the first."""
    winner = state[_WINNER]
    if winner == NONE:
        return None
    seats = [seat for seat in range(state[_SEATS]) if seat != winner]
    first = [] if winner == TIED else [winner]
    return bytes(first + [seat if i == 0 else seat | TIED for i, seat in enumerate(seats)])
