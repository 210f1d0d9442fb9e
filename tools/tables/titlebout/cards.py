"""The 80 Boxing Action Cards: nine bytes each."""

import re
from collections import Counter
from pathlib import Path

from tools.tables.source import SourceError, escaped, made_by, words
from tools.tables.source_csv import Checked, Row, SourceTable, read, read_typed

SOURCE = Path(__file__).parent / "cards.csv"

CARDS = 80
COLUMNS = ["ring", "check", "cf", "rn", "result", "kd", "kdr", "kor", "j1", "j2", "r"]
PLACES = ("center", "near_ropes", "far_ropes", "left_corner", "right_corner", "left_neutral", "right_neutral")
JUDGES = "HLE"

# A record: offset of each byte.
RING, CF, RN, RESULT, CHANCE, KD, KDR, KOR, SCORERS = range(9)
SIZE = 9
CHECK = 0x80  # in RING
RIGHT = 0x80  # in RESULT; without it, left
KNOCKDOWN = 0x80  # in CHANCE; else the cut number, 0 for none

_RESULT = re.compile(r"([LR])-(?:\((KD|Cut-(\d{1,2}))\)-)?(\d{1,2})")
_MOST_CUT = 20
_TWENTIES = ("cf", "kd", "kdr", "kor")
_CHECKS = 8
_CENTER_CHECKS = 4


def compile_table(source: Path = SOURCE) -> str:
    """The text of firmware/ringside/games/titlebout/tables/deck.py."""
    table = read(source, COLUMNS)
    records = [pack(row) for row in table.rows]
    _check(table, records)
    lines = "\n".join(f"    {escaped(record)}" for record in records)
    return f'''{made_by(source)}"""Title Bout's 80 Boxing Action Cards."""

from micropython import const

HOUSE = const({int(table.house)})  # 1 if the cards are house values, not the printed game's
CARDS = const({CARDS})

PLACES = {words(PLACES)}

# The offsets of the readings in a record.
SIZE = const({SIZE})
RING = const({RING})  # an index of PLACES, and CHECK
CF = const({CF})
RN = const({RN})
RESULT = const({RESULT})  # a number, and RIGHT
CHANCE = const({CHANCE})  # KNOCKDOWN, or the cut number, or 0
KD = const({KD})
KDR = const({KDR})
KOR = const({KOR})
SCORERS = const({SCORERS})  # J1, J2 and R, two bits each: 0 H, 1 L, 2 E

CHECK = const(0x80)
RIGHT = const(0x80)
KNOCKDOWN = const(0x80)

DECK = (
{lines}
)
'''


def read_stack(source: Path) -> bytes:
    """A card order typed by hand, to be drawn before any shuffled card; SourceError lists every fault."""
    rows, faults = read_typed(source, COLUMNS)
    cards = []
    for row in rows:
        card, wrong = read_card(row)
        cards.append(card)
        faults += wrong
    if faults:
        raise SourceError("\n".join(map(str, faults)))
    return b"".join(cards)


def pack(row: Row) -> bytes:
    """A card's record; SourceError at the first fault."""
    record, faults = read_card(row)
    if faults:
        raise faults[0]
    return record


def read_card(row: Row) -> tuple[bytes, list[SourceError]]:
    """A card's record, and every fault in it: with a fault, the record is invalid."""
    card = Checked(row)
    place = card.one_of("ring", PLACES)
    check = card.whole("check", 0, 1)
    cf, rn = card.whole("cf", 1, 20), card.whole("rn", 1, CARDS)
    result, chance = card.get((0, 0), _result, row)
    kd, kdr, kor = (card.whole(column, 1, 20) for column in ("kd", "kdr", "kor"))
    scorers = 0
    for shift, column in enumerate(("j1", "j2", "r")):
        scorers |= card.one_of(column, JUDGES) << 2 * shift
    return bytes((place | (CHECK if check else 0), cf, rn, result, chance, kd, kdr, kor, scorers)), card.faults


def _result(row: Row) -> tuple[int, int]:
    """RESULT and CHANCE."""
    found = _RESULT.fullmatch(row["result"])
    if not found:
        raise row.refuse(f"result is {row['result'] or 'empty'}, not like L-22, R-(Cut-3)-19 or L-(KD)-44")
    hand, chance, cut, number = found.groups()
    result = row.number_in(number, "result", 1, CARDS)
    cut_number = row.number_in(cut, "the cut number", 1, _MOST_CUT) if cut else 0
    return result | (RIGHT if hand == "R" else 0), KNOCKDOWN if chance == "KD" else cut_number


def _check(table: SourceTable, records: list[bytes]) -> None:
    """What holds for the deck as a whole."""
    if len(records) != CARDS:
        raise table.refuse(f"{len(records)} cards, not {CARDS}")
    for what, at, mask in (("rn", RN, 0xFF), ("result", RESULT, 0x7F)):
        seen: dict[int, int] = {}
        for row, record in zip(table.rows, records, strict=True):
            number = record[at] & mask
            if number in seen:
                raise row.refuse(f"{what} {number} is already on line {seen[number]}")
            seen[number] = row.number
    for what in _TWENTIES:
        counted = Counter(int(row[what]) for row in table.rows)
        for number in range(1, 21):
            if counted[number] != CARDS // 20:
                raise table.refuse(f"{what} {number} is on {counted[number]} cards, not on {CARDS // 20}")
    _check_ring(table, records)


def _check_ring(table: SourceTable, records: list[bytes]) -> None:
    """ "Check": 8 cards, 4 of them ring center, at most one of any other place, none with a knockdown chance."""
    checks: Counter[str] = Counter()
    for row, record in zip(table.rows, records, strict=True):
        if not record[RING] & CHECK:
            continue
        if record[CHANCE] & KNOCKDOWN:
            raise row.refuse("Check is on a card with a knockdown chance")
        checks[row["ring"]] += 1
        if checks[row["ring"]] > 1 and row["ring"] != "center":
            raise row.refuse(f"Check is on a second card of {row['ring']}")
    if checks.total() != _CHECKS:
        raise table.refuse(f"Check is on {checks.total()} cards, not on {_CHECKS}")
    if checks["center"] != _CENTER_CHECKS:
        raise table.refuse(f"Check is on {checks['center']} cards of center, not on {_CENTER_CHECKS}")
