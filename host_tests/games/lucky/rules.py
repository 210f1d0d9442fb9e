"""A game made up for tests: three to five seats, in turn, and then all at once.

Each in turn passes or draws a card; then all of them guess in secret whose hand is
best. It has what TKO lacks: more seats, a deck, answers in the open that deal a card,
private hands, draws, and a computer that sits between persons.
"""

from ringside.engine import rng
from ringside.engine.codec import NONE, TIED, pack_ask, pack_event
from ringside.engine.seats import COMPUTER

TITLE = "Lucky"
SEATS = (3, 5)

PASS, DRAW_CARD = 0, 1
TURN, GUESS = 0, 1
PASSED, DEALT, GUESSED = 1, 0x81, 0x82
CARDS = 12

# The state. In public view: seats, whose turn, rounds left, the winner, the next card, a bit mask of
# who guessed right last; then hands, deck, generator.
SEATS_IN, AT, ROUNDS, WINNER, NEXT, RIGHT, HANDS = 0, 1, 2, 3, 4, 5, 6
DECK = HANDS + 5
RNG = DECK + CARDS
SIZE = RNG + rng.SIZE


def holders(setup):
    """The persons have the pads from A on, past the computer in seat B."""
    if setup[1]:
        return bytes([0, COMPUTER] + list(range(1, setup[0] - 1)))
    return bytes(range(setup[0]))


def new(setup, seed):
    if len(setup) != 2 or not 3 <= setup[0] <= 5 or setup[1] > 1:
        raise ValueError("three to five play, one of them perhaps the device")
    state = bytearray(SIZE)
    state[SEATS_IN] = setup[0]
    state[ROUNDS] = 3
    state[WINNER] = NONE
    rng.seed(state, RNG, seed)
    for card in range(CARDS):
        state[DECK + card] = card
    rng.shuffle(state, RNG, DECK, CARDS)
    return state


def ask(state):
    if not state[ROUNDS]:
        return 0
    if state[AT] == state[SEATS_IN]:
        return pack_ask(GUESS, (1 << state[SEATS_IN]) - 1, True)
    return pack_ask(TURN, 1 << state[AT], False)


def legal(state, seat):
    return bytes(range(state[SEATS_IN])) if state[AT] == state[SEATS_IN] else b"\x00\x01"


def apply(state, answers):
    turn = state[AT]
    if turn < state[SEATS_IN]:
        state[AT] += 1
        if answers[turn] == PASS:
            return [pack_event(PASSED, turn)]
        state[HANDS + turn] += state[DECK + state[NEXT]]
        state[NEXT] = (state[NEXT] + 1) % CARDS
        return [pack_event(DEALT, turn)]
    hands = bytes(state[HANDS : HANDS + state[SEATS_IN]])
    best = [seat for seat in range(state[SEATS_IN]) if answers[seat] == hands.index(bytes((max(hands),)))]
    state[RIGHT] = 0
    for seat in best:
        state[RIGHT] |= 1 << seat
    state[AT] = 0
    state[ROUNDS] -= 1
    if not state[ROUNDS]:
        state[WINNER] = best[0] if best else TIED
    return [pack_event(GUESSED, seat) for seat in best]


def view(state, seat):
    """The table's part, then the seat's own hand."""
    hand = b"" if seat is None else bytes(state[HANDS + seat : HANDS + seat + 1])
    return bytes(state[:HANDS]) + hand


def result(state):
    """Who guessed right in the last round comes first; the others share the second place, or all the first."""
    winner = state[WINNER]
    if winner == NONE:
        return None
    seats = [seat for seat in range(state[SEATS_IN]) if seat != winner]
    first = [] if winner == TIED else [winner]
    return bytes(first + [seat if i == 0 else seat | TIED for i, seat in enumerate(seats)])
