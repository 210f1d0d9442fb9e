"""Rosters on the desktop: read whole, and searched by name."""

import difflib
import functools
from pathlib import Path

from ringside.games.titlebout import roster as roster_file
from ringside.games.titlebout.tables import boxer
from tools.boards import ROOT
from tools.errors import UserError
from tools.tables.titlebout.boxers import name_in, surname

HOUSE = ROOT / "firmware" / "ringside" / "games" / "titlebout" / "boxers.dat"


class UnknownBoxer(ValueError):
    """No boxer in the roster has this name, or several have; the text lists similar names."""


def load(path: Path | None = None, lost: list[str] | None = None) -> list[bytes]:
    """The cards of a roster's file, the house's if none is named; UserError if it is damaged.

    With `lost`, single damaged cards are left out and reported there instead.
    """
    path = HOUSE if path is None else path
    try:
        with open(path, "rb") as file:
            roster = roster_file.Roster(file, own=False)
            fault = roster.read_head()
            if fault not in (None, roster_file.EMPTY):
                raise UserError(fault % path)
            return _cards(roster, path, lost)
    except ValueError as error:
        raise UserError(f"{path} is damaged: {error}") from error
    except OSError as error:
        raise UserError(f"{path} cannot be read: {error.strerror}") from error


def _cards(roster: roster_file.Roster, path: Path, lost: list[str] | None) -> list[bytes]:
    cards: list[bytes] = []
    for position in range(roster.count):
        try:
            cards.append(roster.card(position))
        except ValueError:
            if lost is None:
                raise
            behind = f", the one after {name_in(cards[-1])}," if cards else ""
            lost.append(f"{path}: card {position + 1} of {roster.count}{behind} is damaged and was left out.")
    return cards


def find(name: str, roster: list[bytes] | None = None) -> bytes:
    """The card of a boxer: "James Jeffries"; his surname alone, or "James Jeffries (Heavy)" will do.

    Case and spaces do not matter. UnknownBoxer if no boxer or several have that name.
    """
    cards = _house() if roster is None else roster
    wanted = _key(name)
    for spelled in (_with_class, name_in, lambda card: surname(name_in(card))):
        found = [card for card in cards if _key(spelled(card)) == wanted]
        if len(found) == 1:
            return found[0]
        if found:
            raise UnknownBoxer(f"there are several {name.strip()!r}: name one, {_either(map(_with_class, found))}")
    raise UnknownBoxer(f"there is no boxer {name.strip()!r}{_near(wanted, cards)}")


@functools.cache
def _house() -> list[bytes]:
    return load()


def _with_class(card: bytes) -> str:
    return f"{name_in(card)} ({boxer.CLASSES[card[boxer.DIVISION]]})"


def _key(text: str) -> str:
    return " ".join(text.split()).casefold()


def _near(wanted: str, cards: list[bytes]) -> str:
    """Those who may be meant: a part of the name is right, or the spelling is close."""
    names = {_key(name_in(card)): name_in(card) for card in cards}
    near = [key for key in names if wanted and wanted in key]
    surnames = {_key(surname(name)): key for key, name in names.items()}
    near += difflib.get_close_matches(wanted, names)
    near += [surnames[key] for key in difflib.get_close_matches(wanted.split()[-1] if wanted else "", surnames)]
    meant = [names[key] for key in dict.fromkeys(near)][:5]
    if meant:
        return f": do you mean {_either(meant)}?"
    best = sorted(cards, key=lambda card: -card[boxer.RATING])[:5]
    return f" among the {len(cards)} of the roster: there are {', '.join(map(name_in, best))} and others"


def _either(texts) -> str:
    texts = list(texts)
    return " or ".join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)
