"""A card back into the columns of boxers.csv."""

from pathlib import Path

from ringside.games.titlebout.tables import boxer
from tools.errors import UserError
from tools.tables.source import SourceError
from tools.tables.source_csv import Row
from tools.tables.titlebout import boxers

_ACTION = {"landed": "LANDED", "missed": "MISSED", "clinching": "CLINCHING", "movement": "MOVEMENT"}
_PLAIN = ("rating", "kdr1", "kdr2", "kor", "tko", "agg", "end", "fi", "fo", "cu", "ko", "ropes")


def columns(card: bytes) -> dict[str, str]:
    """The cells of a card by their columns. UserError if a CSV cannot hold the card."""
    try:
        cells = _columns(card)
        if boxers.pack(Row(Path("roster"), 0, cells)) == card:
            return cells
    except (IndexError, UnicodeDecodeError, SourceError):
        pass  # reported below
    name = card[: boxer.NAME_SIZE].rstrip(b"\0").decode("ascii", "replace")
    raise UserError(f"the card of {name!r} was not made by this version of Ringside: import the boxers again")


def _columns(card: bytes) -> dict[str, str]:
    cells = {column: str(card[getattr(boxer, column.upper())]) for column in _PLAIN}
    cells["name"] = boxers.name_in(card)
    cells["style"] = boxer.STYLES[card[boxer.STYLE]]
    cells["class"] = boxer.CLASSES[card[boxer.DIVISION]]
    first, last = card[boxer.YEARS : boxer.YEARS + 2]
    cells["years"] = f"{1800 + first}-{1800 + last}" if first else ""
    for column, at in (("cfb/s", boxer.CF_B), ("hp/ki", boxer.HP), ("co/ch", boxer.CO)):
        cells[column] = f"{card[at]}/{card[at + 1]}"
    defence = card[boxer.DEF] - boxer.ZERO
    cells["def"] = f"{defence:+d}" if defence else "0"
    end = 0
    for column, offset in _ACTION.items():
        end, cells[column] = _range(end, card[getattr(boxer, offset)])
    cells["fouls"] = boxer.FOUL_RATINGS[card[boxer.FOULS]]
    end = 0
    for number, punch in enumerate(boxer.PUNCHES):
        at = boxer.HITTING + 2 * number
        end, three = _range(end, card[at])
        end, two = _range(end, card[at + 1])
        cells[punch] = f"{three}/{two}"
    cells["source"] = boxer.SOURCES[card[boxer.ORIGIN]]
    won, lost, drawn, knockouts = card[boxer.RECORD : boxer.RECORD + 4]
    cells["record"] = f"{won}-{lost}-{drawn} ({knockouts})" if won or lost or drawn else ""
    return {column: cells[column] for column in boxers.COLUMNS}


def _range(before: int, last: int) -> tuple[int, str]:
    return last, f"{before + 1}-{last}" if last > before else "-"
