"""Who takes part, seeded by Boxer Rating; equal ratings in the order of their surnames."""

from ringside.games.titlebout.tables import boxer
from tools import boxers
from tools.bout import matchup
from tools.bout.words import plural
from tools.errors import UsageError
from tools.playout.words import either, pick
from tools.tables.titlebout.boxers import name_in, surname

SIZES = (8, 16)


def seeded(cards: list[bytes]) -> list[bytes]:
    """From the first seed to the last."""
    return sorted(cards, key=lambda card: (-card[boxer.RATING], surname(name_in(card)), name_in(card)))


def named(names: list[str], size: int | None = None, roster: list[bytes] | None = None) -> list[bytes]:
    """Those named, seeded."""
    if size is not None and size != len(names):
        raise UsageError(f"--size {size}: {len(names)} boxers are named")
    if len(names) not in SIZES:
        raise UsageError(f"{len(names)} boxers are named: a tournament has {either(map(str, SIZES))}")
    cards = [matchup.find(name, roster) for name in names]
    for i, card in enumerate(cards):
        if card in cards[:i]:
            raise UsageError(f"{name_in(card)} is named twice")
    return seeded(cards)


def of_class(name: str, size: int, roster: list[bytes] | None = None) -> list[bytes]:
    """The first seeds of a weight class; of the house's if no roster is given."""
    roster = boxers.load() if roster is None else roster
    found = pick(name, boxer.CLASSES)
    counts = {
        division: sum(card[boxer.DIVISION] == division for card in roster) for division in range(len(boxer.CLASSES))
    }
    enough = either(boxer.CLASSES[division] for division, n in counts.items() if n >= size)
    if found is None:
        raise UsageError(f"--class {name!r}: a class with {size} boxers is {enough}")
    if counts[found] < size:
        has = f"--class {boxer.CLASSES[found]}: it has only {plural(counts[found], 'boxer')}, not {size}"
        raise UsageError(f"{has}; name {size} boxers" + (f", or take a class with so many: {enough}" if enough else ""))
    return seeded([card for card in roster if card[boxer.DIVISION] == found])[:size]


def classes(cards: list[bytes]) -> str:
    """The weight classes of these boxers."""
    return ", ".join(boxer.CLASSES[division] for division in sorted({card[boxer.DIVISION] for card in cards}))
