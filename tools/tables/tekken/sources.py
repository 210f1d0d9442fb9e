"""Reads what is printed on cards, the fighters, the event deck and the numbers."""

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tools.tables.source_csv import Row, SourceTable, read

AREAS = ("high", "mid", "low")
COLOURS = ("yellow", "green", "red", "blue")
SYMBOLS = ("", "move", "strike1", "strike2", "strike3", "push1", "push2", "sweep", "stun")
EVENTS = ("second_wind", "underdog", "adrenaline", "bottles", "break", "shake_off", "supplies", "wet_floor")
NUMBERS = {
    "event_cards": (0, 2),
    "strings": (2, 60),
    "most_stuns": (1, 2),  # of three slots: one is left
    "heal": (1, 5),
    "power_up": (1, 3),
    "glass": (1, 5),
}
WALLS = ("regular", "blasting")
SPECIAL = 4  # a fighter
COMBOS = 2  # a fighter
ON_CARD = 3  # Symbols of an area, a Combo, a Rage, and the colours of a Combo
IN_EXTENSION = 2  # Symbols
DECK = 18
EVENT_DECK = 12
FEWEST_FIGHTERS, MOST_FIGHTERS = 6, 10
LONGEST_NAME = 14
LONGEST_TEXT = 48
NONE = 0xFF


class Fighter(NamedTuple):
    """A line of fighters.csv, with its cards and Combos."""

    name: str
    description: str
    numbers: bytes  # HP, where the Rage is revealed, its Symbols, that of Heat
    cards: bytes
    card_names: list[str]
    combos: bytes
    combo_names: list[str]


@dataclass(frozen=True)
class Sources:
    """Everything in the sources but the stages."""

    areas: bytes
    common: bytes
    fighters: list[Fighter]
    events: bytes  # the kind of each card
    amounts: bytes  # of each kind
    event_texts: list[str]
    numbers: dict[str, int]  # the damage of walls, too
    house: list[str]  # the sources that hold house values


def read_sources(folder: Path) -> Sources:
    """All sources but the stages."""
    numbers, number_table = _numbers(folder / "numbers.csv")
    walls, wall_table = _walls(folder / "walls.csv")
    areas, area_table = _areas(folder / "areas.csv")
    common, common_table = _common(folder / "common.csv")
    fighters, tables = _fighters(folder)
    events, amounts, texts, event_table = _events(folder / "events.csv")
    named = {
        "areas": area_table,
        "common": common_table,
        **tables,
        "events": event_table,
        "numbers": number_table,
        "walls": wall_table,
    }
    house = [name for name, table in named.items() if table.house]
    return Sources(areas, common, fighters, events, amounts, texts, walls | numbers, house)


def _symbols(row: Row, column: str, most: int) -> bytes:
    """The Symbols in a cell, filled up with 0."""
    found = bytearray()
    for word in row[column].split():
        if word not in SYMBOLS[1:]:
            raise row.refuse(f"{column} has {word}; the Symbols are {', '.join(SYMBOLS[1:])}")
        found.append(SYMBOLS.index(word))
    if len(found) > most:
        raise row.refuse(f"{column} has {len(found)} Symbols, not at most {most}")
    return bytes(found) + bytes(most - len(found))


def _some_symbols(row: Row, column: str, most: int = ON_CARD) -> bytes:
    symbols = _symbols(row, column, most)
    if not symbols[0]:
        raise row.refuse(f"no {column}")
    return symbols


def _extension(row: Row, column: str) -> int:
    first, second = _symbols(row, column, IN_EXTENSION)
    return first | second << 4


def _code(row: Row) -> int:
    return row.one_of("area", AREAS) | row.one_of("colour", COLOURS) << 2


def _name(row: Row, before: list[str], longest: int = LONGEST_NAME, column: str = "name") -> str:
    """A name or a text that the panel can show, and that is there once."""
    name = row[column]
    if not name:
        raise row.refuse(f"no {column}")
    if len(name) > longest:
        raise row.refuse(f"{name} is {len(name)} characters long; the limit is {longest}")
    if not name.isprintable() or '"' in name or "\\" in name:
        raise row.refuse(f"{name!r} contains a character that the panel cannot show")
    if name in before:
        raise row.refuse(f"{column} {name} is there twice")
    before.append(name)
    return name


def _numbers(path: Path) -> tuple[dict[str, int], SourceTable]:
    table = read(path, ["number", "value"])
    if [row["number"] for row in table.rows] != list(NUMBERS):
        raise table.refuse(f"the numbers are not {', '.join(NUMBERS)}")
    return {row["number"]: row.whole("value", *NUMBERS[row["number"]]) for row in table.rows}, table


def _walls(path: Path) -> tuple[dict[str, int], SourceTable]:
    table = read(path, ["wall", "damage"])
    if [row["wall"] for row in table.rows] != list(WALLS):
        raise table.refuse(f"the walls are not {', '.join(WALLS)}")
    return {f"{row['wall']}_wall": row.whole("damage", 1, 5) for row in table.rows}, table


def _areas(path: Path) -> tuple[bytes, SourceTable]:
    table = read(path, ["area", "symbols"])
    if [row["area"] for row in table.rows] != list(AREAS):
        raise table.refuse(f"the areas are not {', '.join(AREAS)}")
    return b"".join(_some_symbols(row, "symbols") for row in table.rows), table


def _common(path: Path) -> tuple[bytes, SourceTable]:
    table = read(path, ["area", "colour", "connects", "extension"])
    packed = bytearray()
    for row in table.rows:
        extensions = [0, 0, 0]
        area = row.one_of("connects", AREAS)
        _some_symbols(row, "extension", IN_EXTENSION)
        extensions[area] = _extension(row, "extension")
        packed += bytes([_code(row), *extensions])
    if sorted(packed[::4]) != [area | colour << 2 for colour in range(4) for area in range(3)]:
        raise table.refuse("the common deck is not one card of each area and colour")
    return bytes(packed), table


def _fighters(folder: Path) -> tuple[list[Fighter], dict[str, SourceTable]]:
    table = read(folder / "fighters.csv", ["name", "hp", "revealed", "rage", "heat", "description"])
    special = read(folder / "special.csv", ["fighter", "name", "area", "colour", *AREAS])
    combos = read(folder / "combos.csv", ["fighter", "name", "colours", "symbols"])
    if not FEWEST_FIGHTERS <= len(table.rows) <= MOST_FIGHTERS:
        raise table.refuse(f"{len(table.rows)} fighters, not {FEWEST_FIGHTERS} to {MOST_FIGHTERS}")
    names: list[str] = []
    texts: list[str] = []
    card_names: list[str] = []
    fighters = []
    for place, row in enumerate(table.rows):
        name = _name(row, names)
        hp = row.whole("hp", 1, 60)
        numbers = bytes((hp, row.whole("revealed", 1, hp)))
        numbers += _some_symbols(row, "rage") + _some_symbols(row, "heat", 1)
        description = _name(row, texts, LONGEST_TEXT, "description")
        cards = _rows_of(special, name, place, SPECIAL)
        own = _rows_of(combos, name, place, COMBOS)
        fighters.append(
            Fighter(
                name,
                description,
                numbers,
                b"".join(_special(one) for one in cards),
                [_name(one, card_names) for one in cards],
                b"".join(_combo(one) for one in own),
                [_name(one, card_names) for one in own],
            )
        )
    return fighters, {"fighters": table, "special": special, "combos": combos}


def _rows_of(table: SourceTable, name: str, place: int, count: int) -> list[Row]:
    """The rows of one fighter: as many as there must be, in the order of the fighters."""
    rows = table.rows[place * count : (place + 1) * count]
    for row in rows:
        if row["fighter"] != name:
            raise row.refuse(f"fighter is {row['fighter'] or 'empty'}, not {name}: each has {count} rows")
    if len(rows) != count or any(row["fighter"] == name for row in table.rows[(place + 1) * count :]):
        raise table.refuse(f"{name} has not {count} rows")
    return rows


def _special(row: Row) -> bytes:
    extensions = bytes(_extension(row, area) for area in AREAS)
    if not any(extensions):
        raise row.refuse("no Extension")
    return bytes((_code(row),)) + extensions


def _combo(row: Row) -> bytes:
    colours = row["colours"].split()
    if not 2 <= len(colours) <= ON_CARD:
        raise row.refuse(f"{len(colours)} colours, not 2 or {ON_CARD}")
    for colour in colours:
        if colour not in COLOURS:
            raise row.refuse(f"colours has {colour}; the colours are {', '.join(COLOURS)}")
    return bytes([NONE] * (ON_CARD - len(colours)) + [COLOURS.index(one) for one in colours]) + _some_symbols(
        row, "symbols"
    )


def _events(path: Path) -> tuple[bytes, bytes, list[str], SourceTable]:
    table = read(path, ["kind", "amount", "cards", "text"])
    if [row["kind"] for row in table.rows] != list(EVENTS):
        raise table.refuse(f"the kinds are not {', '.join(EVENTS)}")
    texts: list[str] = []
    deck = bytearray()
    for kind, row in enumerate(table.rows):
        _name(row, texts, LONGEST_TEXT, "text")
        deck += bytes([kind] * row.whole("cards", 1, EVENT_DECK))
    if len(deck) > EVENT_DECK:
        raise table.refuse(f"{len(deck)} cards, not at most {EVENT_DECK}")
    return bytes(deck), bytes(row.whole("amount", 0, 9) for row in table.rows), texts, table
