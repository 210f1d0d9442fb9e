"""boxers.dat: boxer cards in a file, so that a device reads one at a time.

    0   "BOXERS", the format, the size of a card
    8   how many boxers there are
    10  check of the other bytes up to the first card
    12  0, 0
    14  the index: of each class, of each letter, the place of its first boxer, or of the next
        one there is; then how many boxers there are
    432 the cards, 64 bytes each (boxers.py), sorted by class, surname, name
    ... a check of each card

Numbers of two bytes have the low one first. A check is a CRC-16 (CCITT), with the high byte
first, as in the journal. The surname is the last word of the name, a Jr. or III left out.
"""

import binascii
from pathlib import Path

from tools.tables.titlebout import boxers
from tools.tables.titlebout.boxers import CLASSES, FORMAT, HEAD, LETTERS, MAGIC, MOST, SIZE

DIVISION = boxers.NAME_SIZE + boxers.FIELDS.index("DIVISION")


def compile_file(source: Path = boxers.SOURCE) -> bytes:
    """The bytes of firmware/ringside/games/titlebout/boxers.dat."""
    return pack(boxers.read_boxers(source))


def pack(records: list[bytes]) -> bytes:
    """A file of these cards, in any order; ValueError where they are more than a file holds."""
    if len(records) > MOST:
        raise ValueError(f"{len(records)} boxers are too many: a roster holds at most {MOST}")
    records = sorted(records, key=order)
    letters = [record[DIVISION] * LETTERS + letter(record) for record in records]
    places = [sum(other < one for other in letters) for one in range(len(CLASSES) * LETTERS + 1)]
    head = MAGIC + bytes((FORMAT, SIZE)) + _two(len(records))
    index = bytes(2) + b"".join(map(_two, places))
    assert len(head) + 2 + len(index) == HEAD
    return head + check(head + index) + index + b"".join(records) + b"".join(map(check, records))


def order(record: bytes) -> tuple[int, str, str, bytes]:
    """What cards are sorted by."""
    name = boxers.name_in(record)
    return record[DIVISION], boxers.surname(name).upper(), name.upper(), record


def letter(record: bytes) -> int:
    """The letter that a boxer is looked up by, 0 for A."""
    return ord(boxers.surname(boxers.name_in(record))[0].upper()) - ord("A")


def check(data: bytes) -> bytes:
    """The check of these bytes."""
    return binascii.crc_hqx(data, 0xFFFF).to_bytes(2, "big")


def _two(number: int) -> bytes:
    return number.to_bytes(2, "little")
