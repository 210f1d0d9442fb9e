"""Plays bouts of Title Bout by themselves and prints what came out, byte for byte.

Runs unchanged under CPython, MicroPython and CircuitPython. `core_playout.py FIRMWARE
[BOUTS]`: where the firmware lies, and how many bouts are played.
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
from ringside.games import load  # noqa: E402
from ringside.games.titlebout.options import SETUP, fits  # noqa: E402
from ringside.games.titlebout.roster import open_roster  # noqa: E402

NUMBER = 3


def any_setup(chance, wild):
    """Options by lot, all off unless `wild`; two different boxers."""
    setup = bytearray([option[2] for option in SETUP])
    for option in range(len(setup)):
        choice = rng.draw(chance, 0, len(SETUP[option][1]))
        if wild and fits(setup, option, choice):
            setup[option] = choice
    roster = open_roster("none/")  # the house's
    a = rng.draw(chance, 0, roster.count)
    b = (a + 1 + rng.draw(chance, 0, roster.count - 1)) % roster.count
    setup = bytes(setup) + roster.card(a) + roster.card(b)
    roster.close()
    return setup


def bout(number):
    """One bout with answers by lot, resumed from its journal on the way."""
    game = load(NUMBER)
    seed = bytes((number & 0xFF, number >> 8, 3, 1, 4, 1))
    chance = bytearray(rng.SIZE)
    rng.seed(chance, 0, seed)
    setup = any_setup(chance, number & 1)
    memory = bytearray(b"\xff" * 4000)
    referee = Referee(game, setup, seed)
    referee.keep(Journal(memory), NUMBER)
    again = rng.draw(chance, 0, 400)
    crc = 0xFFFF
    asks = 0
    while referee.asked:
        asks += 1
        if asks == again:
            referee = resume(game, Journal(memory))
        asked = referee.asked
        for seat in (0, 1):
            if asked >> seat & 1:
                legal = referee.legal(seat)
                # Covering up at once every time would be no test of anything else.
                roll = rng.draw(chance, 0, len(legal)) if rng.draw(chance, 0, 4) == 0 else 0
                events = referee.answer(seat, legal[roll])
        for event in events:
            crc = crc16(crc, bytes((event >> 24 & 0xFF, event >> 16 & 0xFF, event >> 8 & 0xFF, event & 0xFF)))
    state = referee.snapshot()
    print(number, str(hexlify(setup[: len(SETUP)]), "ascii"), asks, referee.result(), crc, crc16(0xFFFF, state))
    print(referee.journal_full, crc16(0xFFFF, memory))


def main():
    """Bouts with every option off and with all of them by lot, in turn."""
    for number in range(int(ARGUMENTS[1]) if len(ARGUMENTS) > 1 else 6):
        bout(number)
    print("done")


main()
