"""Custom boxers, added to the house boxers."""

import sys
from pathlib import Path

from ringside.games.titlebout.tables import boxer
from tools.boxers import boxer_csv
from tools.boxers.columns import columns
from tools.boxers.roster import load
from tools.errors import UsageError, UserError
from tools.tables.titlebout.boxers import name_in


def merge(own: list[bytes], house: list[bytes]) -> tuple[list[bytes], int]:
    """All boxers, with custom ones replacing house boxers of the same name and class; how many replace another card."""
    merged = {_key(card): card for card in house}
    replaced = sum(merged.get(_key(card), card) != card for card in own)
    merged.update({_key(card): card for card in own})
    return list(merged.values()), replaced


def merged_roster(file: str) -> list[bytes]:
    """The house boxers and those in a CSV file or a boxers.dat; UsageError lists every error in it."""
    if not file:
        raise UsageError("--boxers has no file name")
    return merge(_cards(Path(file)), load())[0]


def _cards(path: Path) -> list[bytes]:
    try:
        if path.suffix.lower() != ".dat" and not _is_packed(path):
            found = boxer_csv.read(path)
            for note in found.notes:
                print(note, file=sys.stderr)
            if found.faults:
                raise UsageError("\n".join(map(str, found.faults)))
            return found.cards
        cards = load(path)
        for card in cards:
            columns(card)  # refuses a card of another version
        return cards
    except UserError as error:
        raise UsageError(str(error)) from error


def _is_packed(path: Path) -> bool:
    try:
        with open(path, "rb") as file:
            return file.read(len(boxer.MAGIC)) == boxer.MAGIC
    except OSError:
        return False  # reading it reports the reason


def _key(card: bytes) -> tuple[str, int]:
    return name_in(card).casefold(), card[boxer.DIVISION]
