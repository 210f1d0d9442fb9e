"""Plays matches of TEKKEN by themselves and prints what came out, byte for byte.

Runs unchanged under CPython, MicroPython and CircuitPython. `core_playout.py FIRMWARE
[GAMES]`: where the firmware lies, and how many games are played. Where a change of the rules was
meant: `python core_playout.py FIRMWARE > core_playout.txt` here.
"""

import sys
from binascii import hexlify

ARGUMENTS = getattr(sys, "argv", [])[1:]
if ARGUMENTS:
    sys.path.append(ARGUMENTS[0])

from ringside.engine import rng  # noqa: E402
from ringside.engine.journal import Journal, crc16  # noqa: E402
from ringside.engine.referee import Referee  # noqa: E402
from ringside.engine.replay import resume  # noqa: E402
from ringside.games.tekken import rules  # noqa: E402

NUMBER = 4


def number_bytes(number):
    """An event's bytes for a running CRC."""
    return bytes((number >> 24 & 0xFF, number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF))


def game(number):
    """One match of answers by lot, with undo and resuming on the way."""
    seed = bytes((number & 0xFF, number >> 8, 2, 7, 1, 8))
    chance = bytearray(rng.SIZE)
    rng.seed(chance, 0, seed)
    setup = bytes((number % 6, (number + 1) % 6, number % 4, number % 3, number % 5 == 4, 0, 0))
    memory = bytearray(b"\xff" * 3840)
    referee = Referee(rules, setup, seed)
    referee.keep(Journal(memory), NUMBER)
    again = rng.draw(chance, 0, 60)
    crc = 0xFFFF
    asks = 0
    while referee.asked:
        asks += 1
        if asks == again:
            referee = resume(rules, Journal(memory))
        elif asks == 40:
            crc = crc16(crc, bytes((referee.undo_needs() or 0, referee.undo(3))))
        asked = referee.asked
        for seat in range(2):
            if asked >> seat & 1:
                legal = referee.legal(seat)
                crc = crc16(crc, legal)
                # The highest answer of two: Strikes rather than Moves, Moves rather than nothing.
                chosen = max(rng.draw(chance, 0, len(legal)), rng.draw(chance, 0, len(legal)))
                events = referee.answer(seat, legal[chosen])
        for event in events:
            crc = crc16(crc, number_bytes(event))
        if asks % 8 == 0:
            crc = crc16(crc, referee.view())
            for seat in range(2):
                crc = crc16(crc, referee.view(seat))
    print(number, asks, str(hexlify(referee.result()), "ascii"), crc, referee.journal_full, crc16(0xFFFF, memory))
    print(str(hexlify(referee.snapshot()), "ascii"))


def main():
    """Matches of all fighters, stages and lengths; every fifth in companion mode."""
    for number in range(int(ARGUMENTS[1]) if len(ARGUMENTS) > 1 else 12):
        game(number)
    print("done")


main()
