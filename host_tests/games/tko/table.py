"""A TKO table for tests: positions set up at will, answers and views in the rulebook's words."""

from host_tests.games.tko.oracle import ACTIONS
from ringside.engine import codec
from ringside.games.tko import rules as tko
from ringside.games.tko.tables import BOXERS, STARTS

SEATS = "AB"


def setup(a="Pablo Bruz", b="Mello Mar", play="basic"):
    return bytes((BOXERS.index(a), BOXERS.index(b), ("basic", "intermediate").index(play), 0, 0, 0))


def starts(boxer):
    at = 4 * BOXERS.index(boxer)
    return tuple(STARTS[at : at + 4])


class Table:
    """A match, from its start or from a given position."""

    def __init__(self, a="Pablo Bruz", b="Mello Mar", play="basic"):
        self.state = tko.new(setup(a, b, play), b"\x00" * 6)
        self.events = []

    def lay(self, a=None, b=None, arrow=None, cards=(0, 0), until_one_alone=False):
        """Put the markers, the arrow and the Round Winner Cards where a test wants them."""
        for at, bars in ((tko.BARS, a), (tko.BARS + 4, b)):
            if bars is not None:
                self.state[at : at + 4] = bytes(bars)
        self.state[tko.POWER_ARROW] = tko.NEUTRAL if arrow is None else SEATS.index(arrow)
        self.state[tko.ROUNDS : tko.ROUNDS + 2] = bytes(cards)
        self.state[tko.PLAY_ON] = until_one_alone
        return self

    def reveal(self, a, b):
        """Both selections; the names of what happened."""
        assert self.asked() == ("selection", "AB")
        return self._apply({0: a, 1: b})

    def allocate(self, bar):
        """The answer to a reward."""
        about, who = self.asked()
        assert about == "reward"
        return self._apply({SEATS.index(who): bar})

    def asked(self):
        """What is asked and of whom; None when the match is over."""
        ask = tko.ask(self.state)
        if not ask:
            return None
        seats = "".join(SEATS[seat] for seat in (0, 1) if codec.seats_of(ask) >> seat & 1)
        about = {tko.SELECTION: "selection", tko.REWARD: "reward"}[codec.about_of(ask)]
        assert codec.is_secret(ask) == (about == "selection")
        for seat in seats:
            assert bytes(tko.legal(self.state, SEATS.index(seat))) == bytes(range(4))
        return about, seats

    def bars(self, who):
        at = tko.BARS + 4 * SEATS.index(who)
        return tuple(tko.view(self.state, None)[at : at + 4])

    @property
    def arrow(self):
        return {0: "A", 1: "B", tko.NEUTRAL: None}[tko.view(self.state, None)[tko.POWER_ARROW]]

    @property
    def cards(self):
        return tuple(tko.view(self.state, None)[tko.ROUNDS : tko.ROUNDS + 2])

    @property
    def until_one_alone(self):
        return bool(tko.view(self.state, None)[tko.PLAY_ON])

    @property
    def belt(self):
        winner = tko.result(self.state)
        return None if winner is None else SEATS[winner[0]]

    def _apply(self, words):
        answers = bytearray(b"\xff" * codec.MOST_SEATS)
        for seat, word in words.items():
            answers[seat] = ACTIONS.index(word)
        self.events = tko.apply(self.state, answers)
        return [codec.name_of(event) for event in self.events]
