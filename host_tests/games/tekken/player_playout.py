"""Plays matches of TEKKEN between computer players of all levels and prints what came out, byte for byte.

Runs unchanged under CPython, MicroPython and CircuitPython. `player_playout.py FIRMWARE [GAMES]`: where the
firmware lies, and how many matches are played.
"""

import sys
from binascii import hexlify

ARGUMENTS = getattr(sys, "argv", [])[1:]
if ARGUMENTS:
    sys.path.append(ARGUMENTS[0])

from ringside.engine.journal import crc16  # noqa: E402
from ringside.engine.referee import Referee  # noqa: E402
from ringside.engine.seats import Seats  # noqa: E402
from ringside.games.tekken import player, rules  # noqa: E402
from ringside.games.tekken.options import EASY  # noqa: E402

LEVELS = 3


def game(number):
    """One match; fighters, stage, length and levels change from match to match."""
    levels = (EASY + number % LEVELS, EASY + number // LEVELS % LEVELS)
    setup = bytes((number % 6, (number + 1) % 6, number % 4, number % 3, 0)) + bytes(levels)
    referee = Referee(rules, setup, bytes((number & 0xFF, number >> 8, 2, 7, 1, 8)))
    seats = Seats(rules.holders(setup))
    crc = 0xFFFF
    while referee.asked:
        seats.answer_for_computers(referee, player.choose)
        crc = crc16(crc, referee.view())
    print(number, referee.answered, str(hexlify(referee.result()), "ascii"), crc)


def main():
    """Each level against each, in turn."""
    for number in range(int(ARGUMENTS[1]) if len(ARGUMENTS) > 1 else 9):
        game(number)
    print("done")


main()
