"""Asks the exact player, and the other levels, about random positions and prints a check of the answers.

Runs unchanged under CPython, MicroPython and CircuitPython. `exact_playout.py FIRMWARE VIEWS EXACT`: where the firmware
lies, and of how many positions each level is asked: the two that need no table, and the exact one.
"""

import sys

ARGUMENTS = getattr(sys, "argv", [])[1:]
sys.path.append(ARGUMENTS[0])

from ringside.engine import rng  # noqa: E402
from ringside.engine.journal import crc16  # noqa: E402
from ringside.games.tko import player, rules  # noqa: E402
from ringside.games.tko.tables import STARTS  # noqa: E402

LEGAL = b"\x00\x01\x02\x03"


def views(level, n):
    """(view, seat, about, generator) of n random positions."""
    lot = bytearray(rng.SIZE)
    rng.seed(lot, 0, b"exact!")
    basic, power = (rules.new(bytes((0, 1, play, 0, 0, 3)), bytes(6)) for play in (0, 1))
    for _ in range(n):
        number = rng.next16(lot, 0)
        with_power = number & 1
        state = power if with_power else basic
        for bar in range(8):
            # A human-like player takes what is above the boxer's start for points of this round.
            low = STARTS[bar] if level == player.HUMAN else 0
            state[rules.BARS + bar] = low + rng.next16(lot, 0) % (5 - low)
        state[rules.POWER_ARROW] = number // 2 % 3 if with_power else rules.NEUTRAL
        seat = number // 6 % 2
        about = rules.SELECTION
        if state[rules.POWER_ARROW] == seat and number // 12 % 4 == 0:
            about = rules.REWARD
        elif number // 48 % 16 == 0:
            state[rules.BARS + number // 768 % 4] = state[rules.BARS + 4 + number // 3072 % 4] = 5
        state[rules.PLAY_ON] = max(state[rules.BARS : rules.BARS + 8]) == 5
        yield bytes(state), seat, about, lot


def ask(level, n):
    """A check of a level's n answers, all of which must be legal."""
    check = 0xFFFF
    for view, seat, about, lot in views(level, n):
        answer = player.choose(view, seat, about, LEGAL, lot, level)
        if answer not in LEGAL:
            raise ValueError(f"level {level} answered {answer}")
        check = crc16(check, bytes((answer,)))
    print(level, n, check)


for level in (player.BEGINNER, player.HUMAN):
    ask(level, int(ARGUMENTS[1]))
ask(player.EXACT, int(ARGUMENTS[2]))
print("done")
