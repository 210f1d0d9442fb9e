"""The value of every position of a round, read from the drive.

tools.solve solved TKO and packed the values: `values/00.dat` and on, each of a head and of BLOCKS blocks. A block
holds BLOCK values of 12 bits, two in three bytes, and the sum of its bytes and of its number in two bytes. A
position and those that changing over the sides, or head and body, makes of it share one value.

A value is the chance of winning the round in units of 1 / SCALE. Both players at their best, the Power Arrow's
owner puts a point where it helps most, and a round without end counts one half.
"""

from micropython import const

SCALE = const(4094)  # a round that is won for certain; even, so that one half is a whole number
EVEN = const(2047)

MAGIC = b"TKO\x01"  # with the format
HEAD = const(16)  # MAGIC, the file's number, how many blocks it has in two bytes, and what it was made from
BLOCK = const(128)
BLOCK_BYTES = const(194)
BLOCKS = const(256)  # in a file; fewer in the last one

# Where the values of each kind begin, and how many there are of a neutral arrow's.
NEUTRAL = const(98125)  # with the Power Arrow, but neutral; before it those of basic play
ARROW = const(196250)  # the Power Arrow at the first side
COUNT = const(391875)

FAULT = "The table of values %s"  # why the values cannot be used: one of these, on a line of the panel
MISSING = "is missing"
DAMAGED = "is damaged"
TOO_NEW = "is too new"

_MIXED = const(300)  # sides whose head and body differ, head above; _ALIKE have head and body alike
_ALIKE = const(25)
_TURNABLE = const(325)
_SIDES = const(625)
_BOTH_MIXED = const(90300)
_ONE_MIXED = const(97800)
_OWNER_MIXED = const(187500)


class Values:
    """The values, from files that are opened as they are needed: `close` it."""

    def __init__(self, folder=None):
        """folder: that of the files, with a slash at its end; None for the one beside this module."""
        self._folder = __file__[: __file__.rindex("solution")] + "values/" if folder is None else folder
        self._number = -1
        self._file = None
        self._blocks = 0

    def close(self):
        """Close the file that is open."""
        if self._file is not None:
            self._file.close()
            self._file = None
        self._number = -1

    def neutral(self, power, own, other):
        """The value for the side `own` against `other`, four markers each, below 5. power: with the Power Arrow."""
        index, turned = neutral_index(own, other)
        value = self.at(index + (NEUTRAL if power else 0))
        return SCALE - value if turned else value

    def arrow(self, owner, other):
        """The value for the side that the Power Arrow points at."""
        return self.at(ARROW + arrow_index(owner, other))

    def at(self, index):
        """The value at a place in the table. ValueError, with words for the panel, where it cannot be read."""
        block = index // BLOCK
        number = block // BLOCKS
        if number != self._number:
            self._open(number)
        file = self._file
        data = b""
        if file is not None:
            try:
                file.seek(HEAD + block % BLOCKS * BLOCK_BYTES)
                data = file.read(BLOCK_BYTES)
            except OSError:
                pass
        check = BLOCK_BYTES - 2
        if len(data) < BLOCK_BYTES or sum(data[:check]) + block & 0xFFFF != data[check] | data[check + 1] << 8:
            raise ValueError(FAULT % DAMAGED)
        at = index % BLOCK * 3 // 2
        if index & 1:
            return data[at] >> 4 | data[at + 1] << 4
        return data[at] | (data[at + 1] & 15) << 8

    def check(self, power):
        """ValueError, with words for the panel, where a file that one kind of play needs is missing or is no such file.

        power: with the Power Arrow. What is in the files is checked as it is read.
        """
        last = (COUNT - 1 if power else NEUTRAL - 1) // BLOCK // BLOCKS
        for number in range(NEUTRAL // BLOCK // BLOCKS if power else 0, last + 1):
            self._open(number)
        self.close()

    def _open(self, number):
        self.close()
        try:
            self._file = open(self._folder + "%02d.dat" % number, "rb")  # noqa: SIM115 (the next value may be in it)
            head = self._file.read(HEAD)
            size = self._file.seek(0, 2)
        except OSError:
            head = b""
        if self._file is None:
            raise ValueError(FAULT % MISSING)
        whole = len(MAGIC)
        if head[: whole - 1] == MAGIC[: whole - 1] and len(head) == HEAD and head[whole - 1] > MAGIC[whole - 1]:
            raise ValueError(FAULT % TOO_NEW)
        if len(head) < HEAD or head[:whole] != MAGIC or head[whole] != number:
            raise ValueError(FAULT % DAMAGED)
        if size != HEAD + (head[whole + 1] | head[whole + 2] << 8) * BLOCK_BYTES:
            raise ValueError(FAULT % DAMAGED)
        self._number = number


def neutral_index(own, other):
    """(index, turned): the place of a position whose sides are alike in rights, turned if it is the other side's."""
    first, first_up = _side(own)
    second, second_up = _side(other)
    turned = first < second
    if turned:
        first, second = second, first
    if first < 0:  # the markers of head and body are alike on both sides
        first, second = ~second, ~first
        return _ONE_MIXED + first * (first + 1) // 2 + second, not turned
    if second < 0:
        return _BOTH_MIXED + ~second * _MIXED + first, turned
    return first * (first + 1) + 2 * second + (first_up == second_up), turned


def arrow_index(owner, other):
    """The place of a position, among those with the Power Arrow at one side, its owner."""
    side, up = _side(owner)
    head, body = 5 * other[0] + other[1], 5 * other[2] + other[3]
    if side < 0:
        if head < body:
            head, body = body, head
        return _OWNER_MIXED + ~side * _TURNABLE + head * (head + 1) // 2 + body
    if not up:
        head, body = body, head
    return side * _SIDES + head * _ALIKE + body


def _side(bars):
    """(number, up): 0 to 299 and whether the head's markers are the higher, or -1 to -25 where they are the body's."""
    head, body = 5 * bars[0] + bars[1], 5 * bars[2] + bars[3]
    if head == body:
        return ~head, True
    if head > body:
        return head * (head - 1) // 2 + body, True
    return body * (body - 1) // 2 + head, False
