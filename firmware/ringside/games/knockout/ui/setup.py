"""Knock Out's setup on the panel: all options on one list, OK changes the one at the cursor."""

from micropython import const

from ringside.games.knockout.options import FEWEST, HOLDERS, PLAYERS, SEASONS, SETUP
from ringside.games.knockout.ui import words
from ringside.games.knockout.ui.names import players, spread
from ringside.kit import menu
from ringside.kit.keys import NOTHING

_COLUMNS = const(24)  # after the cursor


async def ask(stage):
    """The setup that the players chose, `bytes`; b"" where they went back."""
    setup = bytearray([option[2] for option in SETUP])
    at = 0
    while True:
        at = await menu.pick(
            stage,
            "knockout.setup",
            words.SETUP_HEAD,
            [words.BEGIN] + [_line(setup, option) for option in range(_options(setup))],
            at,
            "",
            lambda line: _hint(setup, line - 1),
        )
        if at == NOTHING:
            return b""
        if at == 0:
            return bytes(setup)
        option = at - 1
        setup[option] = (setup[option] + 1) % len(SETUP[option][1])
        if option == PLAYERS:
            for seat in range(setup[PLAYERS] + FEWEST, len(SETUP) - HOLDERS):
                setup[HOLDERS + seat] = 0  # who does not play has nothing to choose


def _options(setup):
    """How many options there are: a seat that does not play has none."""
    return HOLDERS + setup[PLAYERS] + FEWEST


def _line(setup, option):
    if option < HOLDERS:
        return spread(words.OPTIONS[option], words.CHOICES[option][setup[option]], _COLUMNS)
    return spread(players(5)[option - HOLDERS], words.HOLDERS[setup[option]], _COLUMNS)


def _hint(setup, option):
    if option < 0:
        return words.BEGIN_HINT
    hints = words.HOLDER_HINTS if option > SEASONS else words.HINTS[option]
    return hints[setup[option]]
