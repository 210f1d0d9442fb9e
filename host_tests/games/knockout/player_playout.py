"""Plays games of Knock Out between computer players of all levels and prints what came out, byte for byte.

Runs unchanged under CPython, MicroPython and CircuitPython. `player_playout.py FIRMWARE [GAMES]`: where the
firmware lies, and how many games are played.
"""

import sys
from binascii import hexlify

ARGUMENTS = getattr(sys, "argv", [])[1:]
if ARGUMENTS:
    sys.path.append(ARGUMENTS[0])

from ringside.engine.journal import crc16  # noqa: E402
from ringside.engine.referee import Referee  # noqa: E402
from ringside.engine.seats import Seats  # noqa: E402
from ringside.games.knockout import player, rules  # noqa: E402
from ringside.games.knockout.options import EASY, FEWEST  # noqa: E402

LEVELS = 3


def game(number):
    """One game; who holds which seat at which level changes from game to game."""
    setup = bytearray((number % 3, number // 3 % 2, number // 6 % 2, 0, 0, 0, 0, 0))
    for seat in range(setup[0] + FEWEST):
        setup[3 + seat] = EASY + (number + seat * seat) % LEVELS
    referee = Referee(rules, setup, bytes((number & 0xFF, number >> 8, 2, 7, 1, 8)))
    seats = Seats(rules.holders(setup))
    crc = 0xFFFF
    while referee.asked:
        seats.answer_for_computers(referee, player.choose)
        crc = crc16(crc, referee.view())
    print(number, referee.answered, str(hexlify(referee.result()), "ascii"), crc)


def main():
    """Games of 3, 4 and 5 players, with either group of Pro Rules, both and none, in turn."""
    for number in range(int(ARGUMENTS[1]) if len(ARGUMENTS) > 1 else 12):
        game(number)
    print("done")


main()
