"""Positions of a round for the tests of exact play, and a view of them."""

from host_tests.games.tko.table import setup
from ringside.games.tko import rules


def view(a, b, arrow=rules.NEUTRAL, power=False, until_one_alone=False):
    """The open view of a position: four markers for A and for B, the Power Arrow at 0, 1 or NEUTRAL."""
    state = rules.new(setup(play="intermediate" if power else "basic"), bytes(6))
    state[rules.BARS : rules.BARS + 8] = bytes((*a, *b))
    state[rules.POWER_ARROW] = arrow
    state[rules.PLAY_ON] = until_one_alone
    return bytes(state)


def random_view(chance):
    """A view of any position, basic or with the Power Arrow."""
    a, b = ([chance.randrange(5) for _ in range(4)] for _ in "AB")
    power = chance.randrange(2)
    return view(a, b, chance.randrange(3) if power else rules.NEUTRAL, power, chance.randrange(20) == 0)
