"""Plays the core by itself and prints what came out, byte for byte.

Runs unchanged under CPython, MicroPython and CircuitPython, so it uses only what all of
them have; so does Lucky, a game with more seats, beside the tests of the games. On a board
both lie where Python looks anyway; else `core_playout.py FIRMWARE [GAMES [STEP]]` says where
it lies, how many games of each setup are played, and that only every STEP-th setup is.
"""

import sys
from binascii import hexlify

ARGUMENTS = getattr(sys, "argv", [])[1:]
if ARGUMENTS:
    sys.path.append(ARGUMENTS[0])
    sys.path.append(ARGUMENTS[0] + "/../host_tests/games")

from lucky import rules as lucky  # noqa: E402

from ringside import games  # noqa: E402
from ringside.engine import rng  # noqa: E402
from ringside.engine.codec import MOST_SEATS  # noqa: E402
from ringside.engine.journal import Journal, crc16  # noqa: E402
from ringside.engine.referee import Illegal, Referee  # noqa: E402
from ringside.engine.replay import ANSWERS, END, Reader, resume  # noqa: E402

# Played by the core_playout.py beside the tests of each: a season is long, a setup holds boxer cards.
ELSEWHERE = ("knockout", "tekken", "titlebout")


def text(data):
    """Bytes as hex."""
    return str(hexlify(bytes(data)), "ascii")


def number_bytes(number):
    """An event's bytes for a running CRC."""
    return bytes((number >> 24 & 0xFF, number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF))


def generator():
    """The raw stream, draws and shuffles."""
    state = bytearray(rng.SIZE + 52)
    rng.seed(state, 0, b"\x01\x80\xff\x00\x7f\x10")
    print("words", [rng.next16(state, 0) for _ in range(20)])
    crc = 0xFFFF
    for _ in range(500):
        crc = crc16(crc, number_bytes(rng.next16(state, 0)))
    print("stream", crc)
    for n in (1, 2, 3, 6, 52, 80, 1000, 49152, 65536):
        print("draws of", n, [rng.draw(state, 0, n) for _ in range(8)])
    for n in (1, 2, 20, 52):
        for i in range(n):
            state[rng.SIZE + i] = i
        rng.shuffle(state, 0, rng.SIZE, n)
        print("shuffled", n, text(state))
    for bad in (0, 65537):
        try:
            rng.draw(state, 0, bad)
        except ValueError as error:
            print("refused", error)


def journal():
    """Begin, append, undo, tear, repair, close: the memory's bytes after each."""
    memory = bytearray(b"\xff" * 120)
    kept = Journal(memory)
    kept.begin(1, b"\x02\x00\x01\x00\x00", b"\x00\x01\xfe\xff\x80\x7f")
    print("begun", text(memory))
    kept.append(b"\x00\x03")
    kept.append(b"\x02")
    kept.undo()
    print("appended", text(memory))
    kept.append(b"\x03\x03")
    for i in range(len(memory) - 1, 0, -1):  # pull the plug: the last bytes are missing
        if memory[i] != 0xFF:
            memory[i] = memory[i - 1] = 0xFF
            break
    again = Journal(memory)
    reader = Reader(again)
    for n in (2, 1, 2, 2):
        kind = reader.next(n)
        print("read", kind, text(reader.answers) if kind == ANSWERS else "")
    print("torn", kind == END)
    again.append(b"\x01\x02")
    print("repaired", text(memory))
    while not again.full:
        again.append(b"\x00\x00")
    again.close()
    print("closed", text(memory))
    for garbage in (b"", b"\x00" * 40, b"\x52" * 40, b"\xff" * 40):
        print("garbage", Journal(bytearray(garbage)).game)


def setups(options, number):
    """The `number`th of all setups that fit, counted with the last option fastest."""
    setup = bytearray(len(options.SETUP))
    for option in range(len(setup) - 1, -1, -1):
        choices = len(options.SETUP[option][1])
        setup[option] = number % choices
        number //= choices
    for option in range(len(setup)):
        if not options.fits(setup, option, setup[option]):
            return None
    return bytes(setup)


def seats(mask):
    """The seats of a bit mask."""
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]


def playout(number, game, setup, seed):
    """One random game with undo and resuming on the way; its last state and a CRC of all on the way."""
    chance = bytearray(rng.SIZE)
    rng.seed(chance, 0, seed)
    memory = bytearray(b"\xff" * 1500)
    referee = Referee(game, setup, seed)
    referee.keep(Journal(memory), number)
    everyone = (1 << len(game.holders(setup))) - 1
    crc = 0xFFFF
    asks = 0
    while referee.asked and asks < 400:
        asks += 1
        roll = rng.draw(chance, 0, 16)
        if roll == 0:
            crc = crc16(crc, bytes((referee.undo_needs() or 0, referee.undo(everyone))))
        elif roll == 1:
            referee = resume(game, Journal(memory))
        elif roll == 2:
            for wrong in (-1, 0xF0, 256):
                try:
                    referee.answer(seats(referee.asked)[0], wrong)
                    print("took", wrong)
                except Illegal:
                    pass
        for seat in seats(referee.asked):
            legal = referee.legal(seat)
            events = referee.answer(seat, legal[rng.draw(chance, 0, len(legal))])
        for event in events:
            crc = crc16(crc, number_bytes(event))
        crc = crc16(crc, referee.snapshot())
        for seat in seats(everyone):
            crc = crc16(crc, referee.view(seat))
    print(text(setup), asks, referee.result(), text(referee.snapshot()), crc, crc16(0xFFFF, memory))


def main():
    """Everything, in one order."""
    rounds = int(ARGUMENTS[1]) if len(ARGUMENTS) > 1 else 1
    step = int(ARGUMENTS[2]) if len(ARGUMENTS) > 2 else 1
    generator()
    journal()
    for number, name, title in games.TABLE:
        if name in ELSEWHERE:
            continue
        game = games.load(number)
        options = games.load(number, "options")
        print(number, name, title)
        every = 1
        for option in options.SETUP:
            every *= len(option[1])
        for i in range(0, every, step):
            setup = setups(options, i)
            if setup is None:
                continue
            for again in range(rounds):
                playout(number, game, setup, bytes((i & 0xFF, i >> 8, again, 0, number, 7)))
    for players in (3, 4, 5):
        for again in range(10):
            playout(0xFE, lucky, bytes((players, again & 1)), bytes((players, again, 0, 0, 0, 0)))
    print("done")


main()
