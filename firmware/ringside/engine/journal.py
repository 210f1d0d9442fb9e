"""The journal of a game in play: answers in append-only memory.

The memory is any byte array, usually a board's `nvm`. There, writing over bytes that are
0xFF needs no erase, and any other write erases everything. So a game starts with one
write over the whole area (one erase); after that, only blank bytes are written, once each.

    header   'R', format, game, length of the setup, 6 bytes of seed, the setup, CRC
    entry    the answers of one ask, each 2 higher, one byte a seat in seat order;
             or one mark, UNDO or OVER; CRC, and how many bits before are zero
    repair   REPAIR, the running CRC and its complement: written after a torn tail

The CRC (CRC-16, CCITT) continues from the header through every entry, so that an entry
is valid only after exactly the entries before it.

Power may fail during a write. Flash is written by clearing bits, so a torn entry may have ones
in place of zeros: it has fewer zeros, and their stored count can only read higher. The two
never agree, even if the CRC does. The marks are 0 and 1, and no answer turns into one of them
by gaining ones; blank bytes after an entry are not a valid count. The header's 'R' is written last,
by itself. A torn entry is skipped: the next one is written after it, behind a repair that restores the
running CRC, and far enough away that earlier bytes cannot read differently.
"""

from micropython import const

from ringside.engine.rng import SEED

FORMAT = const(1)

UNDO = const(0)  # the marks in memory
OVER = const(1)
FIRST = const(2)  # answer 0 in memory
BLANK = const(0xFF)
REPAIR = const(0xF4)
REPAIR_SIZE = const(5)
CHECK = const(3)  # at the end of an entry: CRC and zeros

_MAGIC = const(0x52)
_FIXED = const(10)  # header bytes before the setup
_CRC_SIZE = const(2)
_GAP = const(8)  # the longest entry: all MOST_SEATS answers and a check
_RESERVE = const(_GAP + REPAIR_SIZE + 1 + CHECK)  # kept for a repair and OVER

# CRC-16/CCITT of the sixteen nibbles, high byte and low byte.
_CRC = (
    b"\x00\x00\x10\x21\x20\x42\x30\x63\x40\x84\x50\xa5\x60\xc6\x70\xe7"
    b"\x81\x08\x91\x29\xa1\x4a\xb1\x6b\xc1\x8c\xd1\xad\xe1\xce\xf1\xef"
)


def crc16(crc, data):
    """CRC-16/CCITT of `data`, running on from `crc`."""
    for byte in data:
        at = (crc >> 12 ^ byte >> 4) << 1
        crc = (crc << 4 & 0xFFFF) ^ (_CRC[at] << 8 | _CRC[at + 1])
        at = (crc >> 12 ^ byte & 15) << 1
        crc = (crc << 4 & 0xFFFF) ^ (_CRC[at] << 8 | _CRC[at + 1])
    return crc


def close_entry(entry, crc):
    """Write the check into an entry's last bytes, `crc` running on through it."""
    at = len(entry) - CHECK
    entry[at] = crc >> 8
    entry[at + 1] = crc & 0xFF
    zeros = 0
    for i in range(at + _CRC_SIZE):
        byte = entry[i] ^ 0xFF
        while byte:
            zeros += byte & 1
            byte >>= 1
    entry[at + _CRC_SIZE] = zeros


class Journal:
    """A game's answers in memory[start:stop].

    game, setup, seed: of the game that the memory holds, game 0 for none.
    at, crc, torn: where the next entry is written, the running CRC there, and whether a torn entry
    comes before it. Until replay has read the entries, that is behind the header.
    full: whether an entry did not fit; play continues but is no longer kept.
    refused: whether replay met answers that the game's rules do not allow, and ended there.
    """

    def __init__(self, memory, start=0, stop=None):
        self.memory = memory
        self.start = start
        self.stop = len(memory) if stop is None else stop
        self.setup = b""
        self.seed = b""
        self.crc = 0
        self.read_header()

    def begin(self, game, setup, seed):
        """Start the journal of a game: one write over the whole stretch, and its 'R'."""
        if not 0 < game < 0xFF or len(seed) != SEED or len(setup) > 0xFF:
            raise ValueError("a journal needs a game from 1 to 254, a seed of 6 bytes and a short setup")
        header = bytes((_MAGIC, FORMAT, game, len(setup))) + seed + setup
        crc = crc16(0xFFFF, header)
        size = len(header) + _CRC_SIZE
        if size > self.stop - self.start:
            raise ValueError("the journal has no room for its header")
        area = bytearray(self.stop - self.start)
        for i in range(size, len(area)):
            area[i] = BLANK
        area[: size - _CRC_SIZE] = header
        area[size - 2] = crc >> 8
        area[size - 1] = crc & 0xFF
        area[0] = BLANK
        self.memory[self.start : self.stop] = area
        self.memory[self.start] = _MAGIC
        self.read_header()

    def append(self, answers):
        """Append the answers of one ask."""
        body = bytearray(len(answers))
        for i in range(len(answers)):
            body[i] = answers[i] + FIRST
        self._append(body, self.stop - _RESERVE)

    def undo(self):
        """Write that the last ask's answers are taken back."""
        self._append(bytes((UNDO,)), self.stop - _RESERVE)

    def close(self):
        """Write that the game is over or left for good: there is nothing to resume."""
        self.full = False  # room is kept for this one
        self._append(bytes((OVER,)), self.stop)
        if self.full:  # torn again and again: give up the whole journal
            self.memory[self.start] = BLANK
            self.read_header()

    def read_header(self):
        """Read which game the memory holds, and go to the first entry."""
        self.game = 0
        self.full = False
        self.torn = False
        self.refused = False
        self.at = self.start
        if self.stop - self.start < _FIXED + _CRC_SIZE:
            return
        fixed = bytes(self.memory[self.start : self.start + _FIXED])
        if fixed[0] != _MAGIC or fixed[1] != FORMAT:
            return
        size = _FIXED + fixed[3]
        if self.start + size + _CRC_SIZE > self.stop:
            return
        setup = bytes(self.memory[self.start + _FIXED : self.start + size])
        crc = crc16(crc16(0xFFFF, fixed), setup)
        at = self.start + size
        if self.memory[at] != crc >> 8 or self.memory[at + 1] != crc & 0xFF:
            return
        self.game = fixed[2]
        self.seed = fixed[4:]
        self.setup = setup
        self.at = at + _CRC_SIZE
        self.crc = crc

    def _append(self, body, stop):
        if not self.game:
            raise ValueError("no game was begun in this journal")
        at = self.at
        crc = crc16(self.crc, body)
        entry = bytearray(len(body) + CHECK)
        entry[: len(body)] = body
        close_entry(entry, crc)
        if self.torn:
            high = self.crc >> 8
            low = self.crc & 0xFF
            entry = bytes((REPAIR, high, low, high ^ 0xFF, low ^ 0xFF)) + entry
            at += _GAP
        if self.full or at + len(entry) > stop:
            self.full = True
            return
        self.memory[at : at + len(entry)] = entry
        self.at = at + len(entry)
        self.torn = False
        self.crc = crc
