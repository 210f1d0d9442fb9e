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

from ringside.engine.codec import MOST_ANSWERS, MOST_SEATS
from ringside.engine.rng import SEED

FORMAT = const(1)

ANSWERS = const(0)  # what next() can find
UNDO = const(1)
OVER = const(2)
END = const(3)

_UNDO = b"\x00"  # the marks in memory
_OVER = b"\x01"
_FIRST = const(2)  # answer 0 in memory

_REPAIR = const(0xF4)
_REPAIR_SIZE = const(5)
_MAGIC = const(0x52)
_BLANK = const(0xFF)
_FIXED = const(10)  # header bytes before the setup
_CRC_SIZE = const(2)
_CHECK = const(3)  # at the end of an entry: CRC and zeros
_GAP = const(8)  # the longest entry: all MOST_SEATS answers and a check
_RESERVE = const(_GAP + _REPAIR_SIZE + 1 + _CHECK)  # kept for a repair and OVER

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


def _close_entry(entry, crc):
    """Write the check into an entry's last bytes, `crc` running on through it."""
    at = len(entry) - _CHECK
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
    answers: the answers that next() read last.
    full: whether an entry did not fit; play continues but is no longer kept.
    """

    def __init__(self, memory, start=0, stop=None):
        self.memory = memory
        self.start = start
        self.stop = len(memory) if stop is None else stop
        self.game = 0
        self.setup = b""
        self.seed = b""
        self.answers = b""
        self.full = False
        self._torn = False
        self._at = self._before = start
        self._crc = self._crc_before = 0
        self._read_header()

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
            area[i] = _BLANK
        area[: size - _CRC_SIZE] = header
        area[size - 2] = crc >> 8
        area[size - 1] = crc & 0xFF
        area[0] = _BLANK
        self.memory[self.start : self.stop] = area
        self.memory[self.start] = _MAGIC
        self._read_header()

    def rewind(self):
        """Go back to the first entry, to read them again."""
        self._read_header()

    def next(self, n):
        """Read on: ANSWERS with the n answers in `answers`, UNDO, OVER, or END.

        With n = 0, as when a game is over, only marks are read.
        """
        while self._at < self.stop:
            self._before = self._at
            self._crc_before = self._crc
            kind = self._read_entry(n)
            if kind != END:
                return kind
            if not self._find_repair():
                break
        self._go_to_blank()
        return END

    def is_unfinished(self):
        """Whether the memory holds a game that was not closed; its rules need not be known."""
        self._read_header()
        while self.game and self._at < self.stop:
            n = 1
            kind = self._read_entry(n)
            while kind == END and n < MOST_SEATS:  # a check tells how many answers an entry has
                n += 1
                kind = self._read_entry(n)
            if kind == OVER:
                return False
            if kind == END and not self._find_repair():
                break
        return self.game != 0

    def refuse(self):
        """Skip the entry that next() read last, as the game does not allow it; whether a repair follows it."""
        self._at = self._before
        self._crc = self._crc_before
        if self._find_repair():
            return True
        self._go_to_blank()
        return False

    def append(self, answers):
        """Append the answers of one ask."""
        body = bytearray(len(answers))
        for i in range(len(answers)):
            body[i] = answers[i] + _FIRST
        self._append(body, self.stop - _RESERVE)

    def undo(self):
        """Write that the last ask's answers are taken back."""
        self._append(_UNDO, self.stop - _RESERVE)

    def close(self):
        """Write that the game is over or left for good: there is nothing to resume."""
        self.full = False  # room is kept for this one
        self._append(_OVER, self.stop)
        if self.full:  # torn again and again: give up the whole journal
            self.memory[self.start] = _BLANK
            self._read_header()

    def _read_header(self):
        self.game = 0
        self.full = False
        self._torn = False
        self._at = self.start
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
        self._at = at + _CRC_SIZE
        self._crc = crc

    def _read_entry(self, n):
        """Read the entry here and go to the next; its kind, END if there is none."""
        first = self.memory[self._at]
        size = 1 if first < _FIRST else n
        if not size or first == _BLANK or self._at + size + _CHECK > self.stop:
            return END
        body = bytes(self.memory[self._at : self._at + size])
        crc = crc16(self._crc, body)
        entry = bytearray(size + _CHECK)
        entry[:size] = body
        _close_entry(entry, crc)
        if self.memory[self._at : self._at + len(entry)] != entry:
            return END
        if first >= _FIRST:
            for byte in body:
                if not _FIRST <= byte < _FIRST + MOST_ANSWERS:
                    return END
            self.answers = bytes([byte - _FIRST for byte in body])
        self._at += len(entry)
        self._crc = crc
        if first >= _FIRST:
            return ANSWERS
        return UNDO if first == _UNDO[0] else OVER

    def _find_repair(self):
        """Go to the end of the repair that follows a torn entry; False if there is none."""
        high = self._crc >> 8
        low = self._crc & 0xFF
        memory = self.memory
        for at in range(self._at + 1, self.stop - _REPAIR_SIZE + 1):
            if (
                memory[at] == _REPAIR
                and memory[at + 1] == high
                and memory[at + 2] == low
                and memory[at + 3] == high ^ 0xFF
                and memory[at + 4] == low ^ 0xFF
            ):
                self._at = at + _REPAIR_SIZE
                return True
        return False

    def _go_to_blank(self):
        """Go to the end of the written bytes; torn if reading ended before it."""
        blank = self.stop
        while blank > self._at and self.memory[blank - 1] == _BLANK:
            blank -= 1
        self._torn = blank > self._at
        self._at = blank

    def _append(self, body, stop):
        if not self.game:
            raise ValueError("no game was begun in this journal")
        at = self._at
        crc = crc16(self._crc, body)
        entry = bytearray(len(body) + _CHECK)
        entry[: len(body)] = body
        _close_entry(entry, crc)
        if self._torn:
            high = self._crc >> 8
            low = self._crc & 0xFF
            entry = bytes((_REPAIR, high, low, high ^ 0xFF, low ^ 0xFF)) + entry
            at += _GAP
        if self.full or at + len(entry) > stop:
            self.full = True
            return
        self.memory[at : at + len(entry)] = entry
        self._at = at + len(entry)
        self._torn = False
        self._crc = crc
