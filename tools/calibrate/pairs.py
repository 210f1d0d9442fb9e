"""The boxers, and how a bout is played to its end without players."""

import itertools

from ringside.engine.codec import name_of, other_of, seat_of, value_of
from ringside.games.titlebout import rules as titlebout
from ringside.games.titlebout.options import SETUP
from ringside.games.titlebout.rules import events, layout
from ringside.games.titlebout.tables import boxer
from tools.boxers import load, name_in

CARDS = load()
BY_NAME = {name_in(card): card for card in CARDS}

HEAVY = 0
GOOD = 10  # the rating of a good heavyweight: there is one in each style
GAP = 3
NO_ANSWERS = bytes(2)  # the next card; a boxer/slugger boxes

_KEYS = [option[0] for option in SETUP]


def rated(rating: int) -> list[bytes]:
    """The heavyweights of a rating."""
    return [card for card in CARDS if card[boxer.RATING] == rating and card[boxer.DIVISION] == HEAVY]


def harmless(card: bytes) -> bytes:
    """A boxer without knockdowns and cuts, to measure points before knockdowns."""
    changed = bytearray(card)
    changed[boxer.HP] = 1
    changed[boxer.CO] = 0
    return bytes(changed)


def book_pair() -> list[tuple[bytes, bytes]]:
    """The rulebook's two, before knockdowns."""
    return [(harmless(BY_NAME["James Jeffries"]), harmless(BY_NAME["Jack Johnson"]))]


def even_pairs() -> list[tuple[bytes, bytes]]:
    """All pairs of good heavyweights, either way round."""
    return list(itertools.permutations(rated(GOOD), 2))


def uneven_pairs() -> list[tuple[bytes, bytes]]:
    """All pairs of house heavyweights with a rating gap of 3, the better man in either corner."""
    house = [
        card
        for card in CARDS
        if card[boxer.DIVISION] == HEAVY and name_in(card) not in ("James Jeffries", "Jack Johnson")
    ]
    return [(a, b) for a, b in itertools.permutations(house, 2) if abs(a[boxer.RATING] - b[boxer.RATING]) == GAP]


def play(a: bytes, b: bytes, seed: int, scoring: str = "ten", punches: list[list[int]] | None = None) -> bytearray:
    """The state of a bout of 15 rounds at its end; of each round, what each one's punches brought."""
    setup = bytearray(option[2] for option in SETUP)
    at = _KEYS.index("scoring")
    setup[at] = SETUP[at][1].index(scoring)
    state = titlebout.new(bytes(setup) + a + b, seed.to_bytes(6, "little"))
    brought = [0, 0]
    while titlebout.ask(state):
        log = titlebout.apply(state, NO_ANSWERS)
        if punches is None:
            continue
        for event in log:
            name = name_of(event)
            if name == events.POINTS and other_of(event) == events.FOR_PUNCH:
                brought[seat_of(event)] += value_of(event)
            elif name == events.ROUND_OVER:
                punches.append(brought)
                brought = [0, 0]
    return state


def lines(state: bytearray, seat: int) -> list[bytes]:
    """A seat's lines of the scoresheet, those of the rounds that were scored."""
    rounds = state[layout.ROUND] - (state[layout.HOW] < layout.UNANIMOUS)
    found = []
    for number in range(rounds):
        at = layout.LINES + (2 * number + seat) * layout.LINE_SIZE
        found.append(bytes(state[at : at + layout.LINE_SIZE]))
    return found
