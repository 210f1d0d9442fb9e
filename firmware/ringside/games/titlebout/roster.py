"""The boxer cards on the drive, read one at a time.

A custom roster is `boxers.dat` at the drive's root. The house roster in the `titlebout` folder
is used if there is none, or if it is damaged. Both are as
tools/tables/titlebout/roster.py writes them. A boxer is looked up by his surname, the last
word of his name: James Jeffries under J.
"""

from micropython import const

from ringside.engine.journal import crc16
from ringside.games.titlebout.tables import boxer

# What is wrong with a roster's file, each on one line of the panel.
OWN = "boxers.dat"
HOUSE = "The roster"
MISSING = "%s is missing"
UNREADABLE = "%s cannot be read"
SHORT = "%s is incomplete"
FOREIGN = "%s is no roster"
TOO_NEW = "%s is too new"
DAMAGED = "%s is damaged"
EMPTY = "%s is empty"
CARD = "This card is damaged"

_COUNT = const(8)
_CHECK = const(10)
_BEHIND = const(12)  # what is checked after the check
_CHECK_SIZE = const(2)
_CRC = const(0xFFFF)
_ABSENT = const(2)  # an OSError's number: ENOENT
_FIRST = const(65)  # A


def open_roster(drive, house=None):
    """The roster to use: the custom one in the folder `drive`, else the house roster.

    drive, house: folders that end with a slash, or "" for the one the program runs in. Without a drive
    there is no custom roster; without `house` the folder of `titlebout` is used. ValueError, with a text that
    fits a line of the panel, if neither roster can be read.
    """
    note = MISSING % OWN
    if drive is not None:
        try:
            return _opened(drive, OWN)
        except ValueError as error:
            note = error.args[0]
    if house is None:
        house = __file__[: __file__.rindex("roster")]
    roster = _opened(house, HOUSE)
    if note != MISSING % OWN:
        roster.note = note
    return roster


def _opened(folder, name):
    """The roster in a folder; ValueError, with the reason, if it is missing or damaged."""
    file = None
    try:
        file = open(folder + "boxers.dat", "rb")  # noqa: SIM115 (it is read for as long as the roster is)
        roster = Roster(file, name == OWN)
        fault = roster.read_head()
    except OSError as error:
        fault = MISSING if file is None and error.args[0] == _ABSENT else UNREADABLE
    if fault is None:
        return roster
    if file is not None:
        file.close()
    raise ValueError(fault % name)


class Roster:
    """Boxer cards by their positions, sorted by class, surname and name.

    own: whether it is the custom one. note: None, or why an existing custom roster is not
    used. count: how many boxers there are, at least one.
    """

    def __init__(self, file, own):
        self.own = own
        self.note = None
        self.count = 0
        self._file = file
        self._head = b""

    def read_head(self):
        """Read the index. What is wrong with the file, or None."""
        head = self._head = self._file.read(boxer.HEAD)
        magic = head[: len(boxer.MAGIC)]
        if magic != boxer.MAGIC[: len(magic)]:
            return FOREIGN
        if len(head) < boxer.HEAD:
            return SHORT
        if head[len(magic)] != boxer.FORMAT or head[len(magic) + 1] != boxer.SIZE:
            return TOO_NEW
        if crc16(crc16(_CRC, head[:_CHECK]), head[_BEHIND:]) != head[_CHECK] << 8 | head[_CHECK + 1]:
            return DAMAGED
        count = head[_COUNT] | head[_COUNT + 1] << 8
        size = self._file.seek(0, 2)
        whole = boxer.HEAD + count * (boxer.SIZE + _CHECK_SIZE)
        if size < whole:
            return SHORT
        if size > whole or count > boxer.MOST or not self._is_in_order(count):
            return DAMAGED
        if not count:
            return EMPTY
        self.count = count
        return None

    def _is_in_order(self, count):
        """Whether the index runs up to `count`."""
        before = 0
        for place in range(len(boxer.CLASSES) * boxer.LETTERS + 1):
            here = self._at(place)
            if here < before:
                return False
            before = here
        return before == count and self._at(0) == 0

    def _at(self, place):
        at = boxer.INDEX + 2 * place
        return self._head[at] | self._head[at + 1] << 8

    def classes(self):
        """The classes that have a boxer, each an index of CLASSES, heaviest first."""
        found = bytearray()
        for division in range(len(boxer.CLASSES)):
            first, stop = self.span(division)
            if first < stop:
                found.append(division)
        return bytes(found)

    def initials(self, division):
        """The letters, upper-case, that a surname in a class begins with."""
        found = bytearray()
        for letter in range(_FIRST, _FIRST + boxer.LETTERS):
            first, stop = self.span(division, letter)
            if first < stop:
                found.append(letter)
        return bytes(found)

    def span(self, division, initial=None):
        """(first, stop): the positions of a class, or of those in it whose surname begins with `initial`."""
        place = division * boxer.LETTERS
        if initial is None:
            return self._at(place), self._at(place + boxer.LETTERS)
        place += initial - _FIRST
        return self._at(place), self._at(place + 1)

    def card(self, position):
        """The card at a position, 64 bytes. ValueError, in words for the panel, where it is damaged."""
        try:
            self._file.seek(boxer.HEAD + position * boxer.SIZE)
            card = self._file.read(boxer.SIZE)
            self._file.seek(boxer.HEAD + self.count * boxer.SIZE + position * _CHECK_SIZE)
            check = self._file.read(_CHECK_SIZE)
        except OSError:
            check = b""
        if len(check) < _CHECK_SIZE or crc16(_CRC, card) != check[0] << 8 | check[1]:
            raise ValueError(CARD)
        return card

    def name(self, position):
        """The name at a position; ValueError as `card`."""
        return str(self.card(position)[: boxer.NAME_SIZE].rstrip(b"\0"), "ascii")

    def close(self):
        """Close the file."""
        self._file.close()
