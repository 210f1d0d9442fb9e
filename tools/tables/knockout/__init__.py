"""Knock Out's tables: the boxers, their starting sums and spaces, the fight cards, the bet board.

boxers.csv          names and teams
starting_sums.csv   the sums on the boxer cards
fight_cards.csv     the fight cards of a colour
bet_board.csv       the sums of the bet spaces
ring.csv            the starting spaces of the ring
starts.csv          which boxer starts on which

Each source says in its first line, or boxer by boxer, whose values it holds. Whoever owns the
printed game types its values in, writes `book` there, and runs `make tables`.
"""

from itertools import combinations_with_replacement
from pathlib import Path

from tools.tables.source import escaped, made_by, words
from tools.tables.source_csv import SOURCES, Row, SourceTable, read

FOLDER = Path(__file__).parent

UNIT = 500  # Schmelings; the firmware counts in these
SIZES = ("large", "small")
CLASSES = ("amateur", "professional", "champion")
PLAYERS = 5
LONGEST_NAME = 20
LONGEST_SURNAME = 12  # two side by side on the panel, or one in big letters
LONGEST_COLOUR = 6
FIGHT_CARDS = 12  # of a colour: enough for four bouts of three rounds
VALUES = 5
TRAINING = 4  # cards with which a bout is conducted
MOST_OF_A_VALUE = 3  # button 4 takes three into training; of the highest value, which is the rest, there may be more
MOST_STEPS = 10  # lights of a boxer's way
BET_SPACES = 4
HIGHEST_SUM = 40_000  # three times it still fits an event
HIGHEST_BET = 30_000  # three times it still fits a line with two colours


def compile_table(folder: Path = FOLDER) -> str:
    """The text of firmware/ringside/games/knockout/tables.py."""
    colours, names, house_names = _boxers(folder / "boxers.csv")
    sums = _starting_sums(folder / "starting_sums.csv")
    cards = _fight_cards(folder / "fight_cards.csv")
    bets = _bet_board(folder / "bet_board.csv")
    ring, steps = _ring(folder / "ring.csv")
    starts, distances = _starts(folder / "starts.csv", steps)
    sources = {"starting_sums": sums, "fight_cards": cards, "bet_board": bets}
    flagged = [name for name, (table, _) in sources.items() if table.house]
    flagged += ["ring"] * ring.house + ["starts"] * starts.house
    boxers = "\n".join(f'    "{name}",' for name in names)
    choices = list(combinations_with_replacement(range(1, VALUES + 1), TRAINING))
    packed = [bytes(map(four.count, range(1, VALUES + 1))) for four in choices]
    trainings = "\n".join(f"    {escaped(b''.join(packed[at : at + 5]))}" for at in range(0, len(packed), 5))
    return f'''{made_by(folder)}"""Knock Out's boxers, starting sums, fight cards, bet sums and starting spaces."""

# The sources that hold house values, not the printed game's.
HOUSE = {_tuple(flagged)}

# The teams, one a seat.
COLOURS = {words(colours)}

# A large and a small boxer a team.
BOXERS = (
{boxers}
)

# One byte a boxer: 1 where the name is ours, not the printed game's.
HOUSE_NAMES = {escaped(house_names)}

# Amateur, Professional, Champion: of a large boxer, then of a small one; in units of {UNIT} Schmelings.
STARTING_SUMS = {escaped(sums[1])}

# How many fight cards a colour has of the values 1 to {VALUES}.
FIGHT_CARDS = {escaped(cards[1])}

# Every choice of {TRAINING} fight cards: how many it has of the values 1 to {VALUES}, in the order of the
# cards, from 1 1 1 1 to 5 5 5 5.
TRAININGS = (
{trainings}
)

# The bet spaces of a board, the lowest sum first; in units of {UNIT} Schmelings.
BET_SUMS = {escaped(bets[1])}

# From the starting space to the K.O. space, in the order of STARTING_SUMS: in the basic game, then
# with Variable Starting Positions.
DISTANCES = {escaped(distances)}
'''


def _tuple(texts: list[str]) -> str:
    """Texts as written in a table, also where there is one or none."""
    return words(texts) if len(texts) > 1 else f'("{texts[0]}",)' if texts else "()"


def _boxers(path: Path) -> tuple[list[str], list[str], bytes]:
    """The teams' colours, the boxers' names, and a 1 for each name that is ours."""
    table = read(path, ["colour", "size", "name", "source"], sourced=False)
    colours: list[str] = []
    names: list[str] = []
    house = []
    for i, row in enumerate(table.rows):
        if row["size"] != SIZES[i % 2]:
            raise row.refuse(
                f"size is {row['size'] or 'empty'}, not {SIZES[i % 2]}: a team is a large and a small boxer"
            )
        if i % 2 == 0:
            _check_word(row, "colour", colours)
            _check_colour(row, colours)
            colours.append(row["colour"])
        elif row["colour"] != colours[-1]:
            raise row.refuse(
                f"colour is {row['colour'] or 'empty'}, not {colours[-1]}: a team is two boxers of one colour"
            )
        _check_word(row, "name", names)
        surname = row["name"].split(" ")[-1]
        if len(surname) > LONGEST_SURNAME:
            raise row.refuse(
                f"the last word of name is {len(surname)} characters long; the limit is {LONGEST_SURNAME}: {surname}"
            )
        names.append(row["name"])
        house.append(SOURCES[row.one_of("source", SOURCES)] == "house")
    if len(names) != 2 * PLAYERS:
        raise table.refuse(f"{len(names)} boxers, not {2 * PLAYERS}")
    return colours, names, bytes(house)


def _check_word(row: Row, column: str, before: list[str]) -> None:
    word = row[column]
    if not word:
        raise row.refuse(f"no {column}")
    if len(word) > LONGEST_NAME:
        raise row.refuse(f"{word} is {len(word)} characters long; the limit is {LONGEST_NAME}")
    if not word.isprintable() or '"' in word or "\\" in word:
        raise row.refuse(f"{word!r} contains a character that the panel cannot show")
    if word in before:
        raise row.refuse(f"{column} {word} is there twice")


def _check_colour(row: Row, before: list[str]) -> None:
    """A colour is shown whole, by three letters beside a bet, and by one beside a boxer."""
    colour = row["colour"]
    if len(colour) > LONGEST_COLOUR:
        raise row.refuse(f"colour {colour} is {len(colour)} characters long; the limit is {LONGEST_COLOUR}")
    for other in before:
        if colour[:1] == other[:1]:
            raise row.refuse(f"colour {colour} begins like {other}: in bets and lists only its first letters are shown")


def _sum(row: Row, column: str, highest: int) -> int:
    """A sum of money, in units."""
    text = row[column]
    amount = int(text) if text.isascii() and text.isdigit() and len(text) < 7 else 0
    if not 0 < amount <= highest or amount % (2 * UNIT):
        raise row.refuse(f"{column} is {text or 'empty'}, not a whole number of thousands up to {highest}")
    return amount // UNIT


def _starting_sums(path: Path) -> tuple[SourceTable, bytes]:
    table = read(path, ["size", *CLASSES])
    if [row["size"] for row in table.rows] != list(SIZES):
        raise table.refuse("the rows are not large and small")
    packed = bytearray()
    for row in table.rows:
        sums = [_sum(row, column, HIGHEST_SUM) for column in CLASSES]
        if sorted(set(sums)) != sums:
            raise row.refuse("the sums do not rise from class to class")
        packed += bytes(sums)
    return table, bytes(packed)


def _fight_cards(path: Path) -> tuple[SourceTable, bytes]:
    table = read(path, ["value", "cards"])
    for value, row in enumerate(table.rows, 1):
        row.whole("value", value, value)
    counts = bytes(row.whole("cards", 0, FIGHT_CARDS) for row in table.rows)
    if len(counts) != VALUES or sum(counts) != FIGHT_CARDS:
        raise table.refuse(f"{sum(counts)} cards of {len(counts)} values, not {FIGHT_CARDS} of {VALUES}")
    for value, row in enumerate(table.rows[:-1], 1):
        if counts[value - 1] > MOST_OF_A_VALUE:
            raise row.refuse(
                f"{counts[value - 1]} cards of value {value}; the limit is {MOST_OF_A_VALUE}, as no button takes more"
                f" into training; of value {VALUES}, which is the rest, there may be more"
            )
    return table, counts


def _bet_board(path: Path) -> tuple[SourceTable, bytes]:
    table = read(path, ["sum"])
    sums = [_sum(row, "sum", HIGHEST_BET) for row in table.rows]
    if len(sums) != BET_SPACES:
        raise table.refuse(f"{len(sums)} sums, not {BET_SPACES}")
    if sorted(set(sums)) != sums:
        raise table.refuse("the sums do not rise from space to space")
    return table, bytes(sums)


def _ring(path: Path) -> tuple[SourceTable, dict[str, int]]:
    table = read(path, ["space", "steps"])
    return table, {row["space"]: row.whole("steps", 1, MOST_STEPS) for row in table.rows}


def _starts(path: Path, steps: dict[str, int]) -> tuple[SourceTable, bytes]:
    """The basic game's six distances, then those of Variable Starting Positions."""
    table = read(path, ["size", "class", "fixed", "variable"])
    expected = [(size, rank) for size in SIZES for rank in CLASSES]
    for row, (size, rank) in zip(table.rows, expected, strict=False):
        if (row["size"], row["class"]) != (size, rank):
            raise row.refuse(f"{row['size']} {row['class']}, not {size} {rank}")
    if len(table.rows) != len(expected):
        raise table.refuse(f"{len(table.rows)} rows, not {len(expected)}")
    spaces = list(steps)
    distances = [steps[spaces[row.one_of(column, spaces)]] for column in ("fixed", "variable") for row in table.rows]
    return table, bytes(distances)
