"""Compiles the cards, the fighters and the numbers; and the names, in modules of their own."""

from collections.abc import Iterable
from pathlib import Path

from tools.tables.source import escaped, made_by, words
from tools.tables.tekken import stages
from tools.tables.tekken.sources import COMBOS, NONE, SPECIAL, read_sources

FOLDER = Path(__file__).parent


def compile_names(folder: Path = FOLDER) -> str:
    """The text of firmware/ringside/games/tekken/tables/names.py."""
    fighters = read_sources(folder).fighters
    return f'''{made_by(folder)}"""What setup asks about: the fighters and the stages."""

FIGHTERS = {words(fighter.name for fighter in fighters)}

STAGES = {words(stage.name for stage in stages.read_stages(folder))}
'''


def compile_texts(folder: Path = FOLDER) -> str:
    """The text of firmware/ringside/games/tekken/tables/texts.py."""
    sources = read_sources(folder)
    fighters = sources.fighters
    cards = [name for fighter in fighters for name in fighter.card_names]
    combos = [name for fighter in fighters for name in fighter.combo_names]
    return f'''{made_by(folder)}"""Texts that only screens show, and whose values the tables hold."""

# The sources that hold house values, not the printed game's.
HOUSE = {_lines([*sources.house, *stages.house(folder)])}

# How each fighter plays.
DESCRIPTIONS = {_lines(fighter.description for fighter in fighters)}

# {SPECIAL} special cards a fighter.
SPECIALS = {_lines(cards)}

# {COMBOS} a fighter.
COMBOS = {_lines(combos)}

# Each kind of event.
EVENTS = {_lines(sources.event_texts)}
'''


def compile_cards(folder: Path = FOLDER) -> str:
    """The text of firmware/ringside/games/tekken/tables/cards.py."""
    sources = read_sources(folder)
    numbers = "\n".join(f"{name.upper()} = const({value})" for name, value in sources.numbers.items())
    return f'''{made_by(folder)}"""The cards, the fighters and the numbers. Symbols as in rules.layout, 0 for none."""

from micropython import const

# The Symbols of High, Mid and Low.
AREAS = {escaped(sources.areas)}

# A card is four bytes: area | colour << 2; and the Symbols that its Extensions add to a High, a Mid
# and a Low card, first | second << 4. The common deck:
COMMON = {_rows(sources.common, 4)}

# The special cards, {SPECIAL} a fighter.
SPECIAL = {_rows(b"".join(fighter.cards for fighter in sources.fighters), 4 * SPECIAL)}

# The fighters: HP, the HP at which the Rage is revealed, its three Symbols, the Symbol of Heat.
FIGHTERS = {_rows(b"".join(fighter.numbers for fighter in sources.fighters), 6)}
FIGHTER_SIZE = const(6)

# The Combos, {COMBOS} a fighter: three colours, the last one played last and {NONE:#x} before it where there are two;
# three Symbols.
COMBOS = {_rows(b"".join(fighter.combos for fighter in sources.fighters), 6 * COMBOS)}

# The event deck: the kind of each card; and the amount of each kind.
EVENTS = {escaped(sources.events)}
AMOUNTS = {escaped(sources.amounts)}

{numbers}
'''


def _rows(data: bytes, size: int) -> str:
    """Bytes as written in a table, `size` a line."""
    return "(\n" + "".join(f"    {escaped(data[at : at + size])}\n" for at in range(0, len(data), size)) + ")"


def _lines(texts: Iterable[str]) -> str:
    """Texts as written in a table, one a line."""
    return "(\n" + "".join(f'    "{text}",\n' for text in texts) + ")"
