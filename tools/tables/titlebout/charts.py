"""The charts of the playing board: what each source must contain, and how it is packed."""

from functools import partial
from pathlib import Path

from tools.tables.source_csv import Row, SourceTable, expand, read
from tools.tables.titlebout.boxers import FOULS

FOLDER = Path(__file__).parent / "charts"

RNS = 80
TKO_RATINGS = 5
SYSTEMS = ("one", "five", "ten", "rounds")
VERDICTS = ("even", "check", "high")
FOUL_RESULTS = ("-", "W", "F")
CELLS = {"K": 0, "4": 4, "5": 5}
NOTHING = "none"
MOST_ROWS = 31  # of the knockdown chart: a row's number fits an event


class Chart:
    """A compiled source: rows of bytes, words and numbers by name."""

    def __init__(self, name: str, folder: Path, columns: list[str], more: str = "") -> None:
        self.table: SourceTable = read(folder / f"{name}.csv", columns, more)
        self.name = name
        self.bytes: dict[str, list[bytes]] = {}
        self.words: dict[str, list[str]] = {}
        self.numbers: dict[str, int] = {}

    def in_turn(self, column: str, first: int = 1) -> None:
        """Check that a column counts up from `first`."""
        for expected, row in enumerate(self.table.rows, first):
            if row[column] != str(expected):
                raise row.refuse(f"{column} is {row[column] or 'empty'}, not {expected}")


def _word(row: Row, column: str) -> str:
    word = row[column]
    if not word or not word.isprintable() or '"' in word or "\\" in word:
        raise row.refuse(f"{column} is {word or 'empty'}, not a word")
    return word


def _distinct(chart: Chart, column: str) -> list[str]:
    words: list[str] = []
    for row in chart.table.rows:
        word = _word(row, column)
        if word in words:
            raise row.refuse(f"{column} {word} appears twice")
        words.append(word)
    return words


def knockdown_and_knockout(folder: Path) -> Chart:
    """One row for each rating, twenty cells each."""
    chart = Chart("knockdown_and_knockout", folder, ["rating", *(f"n{i}" for i in range(1, 21))])
    chart.in_turn("rating")
    if len(chart.table.rows) > MOST_ROWS:
        raise chart.table.refuse(f"{len(chart.table.rows)} rows, at most {MOST_ROWS} fit")
    rows = []
    for row in chart.table.rows:
        cells = [row[f"n{i}"] for i in range(1, 21)]
        for i, cell in enumerate(cells, 1):
            if cell not in CELLS:
                raise row.refuse(f"n{i} is {cell or 'empty'}, not K, 4 or 5")
        rows.append(bytes(CELLS[cell] for cell in cells))
    chart.bytes["KNOCKDOWN"] = rows
    return chart


def ko_time(folder: Path) -> Chart:
    """Seconds by cards used, 1 to 40."""
    chart = Chart("ko_time", folder, ["cards", "time"])
    chart.in_turn("cards")
    if len(chart.table.rows) != 40:
        raise chart.table.refuse(f"{len(chart.table.rows)} rows, not 40")
    times: list[int] = []
    for row in chart.table.rows:
        minutes, colon, seconds = row["time"].partition(":")
        if not colon or len(seconds) != 2:
            raise row.refuse(f"time is {row['time'] or 'empty'}, not like 1:25")
        time = 60 * row.number_in(minutes, "time", 0, 3) + row.number_in(seconds, "time", 0, 59)
        if times and time < times[-1] or time > 180:
            raise row.refuse(f"time is {row['time']}, before the row above or after 3:00")
        times.append(time)
    chart.bytes["KO_TIME"] = [bytes(times)]
    return chart


def knockdown_count(folder: Path) -> Chart:
    """By RN: the count, with the points in the upper half byte."""
    chart = Chart("knockdown_count", folder, ["rn", "count", "points"])
    packed = expand(chart.table, RNS, lambda row: row.whole("count", 1, 9) | row.whole("points", 0, 15) << 4)
    chart.bytes["COUNT"] = [packed]
    return chart


def effects(folder: Path) -> Chart:
    """Amounts subtracted from CF, HP and PL and added to KDR 1; the first is no effect."""
    chart = Chart("effects", folder, ["effect", "cf", "hp", "pl", "kdr1"])
    chart.words["EFFECTS"] = _distinct(chart, "effect")
    if chart.words["EFFECTS"][0] != NOTHING:
        raise chart.table.rows[0].refuse(f"the first effect is {chart.words['EFFECTS'][0]}, not {NOTHING}")
    columns = ("cf", "hp", "pl", "kdr1")
    chart.bytes["EFFECT"] = [bytes(row.whole(column, 0, 20) for column in columns) for row in chart.table.rows]
    return chart


def knockdown_recovery(folder: Path) -> Chart:
    """An effect by RN, for one knockdown, two, or more."""
    names = effects(folder).words["EFFECTS"]
    times = ("once", "twice", "more")
    chart = Chart("knockdown_recovery", folder, ["rn", *times])
    chart.bytes["RECOVERY"] = [
        expand(chart.table, RNS, partial(Row.one_of, column=column, words=names)) for column in times
    ]
    return chart


def cut_description(folder: Path) -> Chart:
    """For each cut: the place, the points, whether it is a gash, and which cut it reopens."""
    chart = Chart("cut_description", folder, ["letter", "where", "points", "gash", "reopens"])
    chart.words["CUT_LETTERS"] = _distinct(chart, "letter")
    chart.words["CUTS"] = [_word(row, "where") for row in chart.table.rows]
    packed = []
    for row in chart.table.rows:
        if len(row["letter"]) != 1:
            raise row.refuse(f"letter is {row['letter']}, not one letter")
        packed.append(bytes((row.whole("points", 0, 9), row.whole("gash", 0, 1), row.whole("reopens", 0, 2))))
    if len(packed) > 16:
        raise chart.table.refuse(f"{len(packed)} cuts, at most 16 fit")
    chart.bytes["CUT"] = packed
    return chart


def primary_cut(folder: Path) -> Chart:
    """By CH and RN: 0, or a line of the CUT DESCRIPTION, from 1."""
    letters = ["", *cut_description(folder).words["CUT_LETTERS"]]
    chart = Chart("primary_cut", folder, ["rn"], more="ch")
    columns = chart.table.columns[1:]
    chart.bytes["PRIMARY_CUT"] = [
        expand(chart.table, RNS, partial(Row.one_of, column=column, words=letters)) for column in columns
    ]
    chart.numbers["PRIMARY_CUT_CH"] = len(columns)
    return chart


def tko_for_cuts(folder: Path) -> Chart:
    """The highest RN that stops the fight, by how often a gash was opened."""
    chart = Chart("tko_for_cuts", folder, ["gashes", "stopped_to"])
    chart.in_turn("gashes")
    chart.bytes["TKO_FOR_CUTS"] = [bytes(row.whole("stopped_to", 0, RNS) for row in chart.table.rows)]
    return chart


def fouls(folder: Path) -> Chart:
    """By rating and RN: the kind, with the result in the upper half byte."""
    chart = Chart("fouls", folder, ["rn", "kind", *FOULS.lower()])
    kinds: list[str] = []
    for row in chart.table.rows:
        if _word(row, "kind") not in kinds:
            kinds.append(row["kind"])
    if len(kinds) > 8:
        raise chart.table.refuse(f"{len(kinds)} kinds of foul, at most 8 fit")
    chart.words["FOUL_KINDS"] = kinds

    def cell(row: Row, rating: str) -> int:
        return kinds.index(row["kind"]) | row.one_of(rating, FOUL_RESULTS) << 4

    chart.bytes["FOUL"] = [expand(chart.table, RNS, partial(cell, rating=rating)) for rating in FOULS.lower()]
    return chart


def foul_rules(folder: Path) -> Chart:
    """Four numbers."""
    chart = Chart("foul_rules", folder, ["rule", "value"])
    rules = ["foul_points", "warned_again", "fouled_again", "fouls_in_all"]
    if [row["rule"] for row in chart.table.rows] != rules:
        raise chart.table.refuse(f"the rules are not {', '.join(rules)}")
    for row in chart.table.rows:
        chart.numbers[row["rule"].upper()] = row.whole("value", 0 if row["rule"] == "foul_points" else 1, 15)
    return chart


def injury(folder: Path) -> Chart:
    """A row by RN; each row: the amounts off CF, HP and PL, and whether he must stop."""
    chart = Chart("injury", folder, ["rn", "injury", "cf", "hp", "pl", "stop"])
    chart.words["INJURIES"] = words = _distinct(chart, "injury")
    if NOTHING not in words:
        raise chart.table.refuse(f"no row for {NOTHING}")
    chart.bytes["INJURY_BY_RN"] = [expand(chart.table, RNS, lambda row: words.index(row["injury"]))]
    limits = (("cf", 20), ("hp", 20), ("pl", 78), ("stop", 1))
    chart.bytes["INJURY"] = [bytes(row.whole(column, 0, top) for column, top in limits) for row in chart.table.rows]
    chart.numbers["NO_INJURY"] = words.index(NOTHING)
    if any(chart.bytes["INJURY"][words.index(NOTHING)]):
        raise chart.table.rows[words.index(NOTHING)].refuse(f"{NOTHING} must not change END")
    return chart


def condition_and_tko(folder: Path) -> Chart:
    """Rounds, points, then for each TKO rating the highest RN for stopped and for shaken."""
    ratings = [f"tko{i}" for i in range(1, TKO_RATINGS + 1)]
    chart = Chart("condition_and_tko", folder, ["rounds", "points", *ratings])
    packed = []
    before = (0, 0)
    for row in chart.table.rows:
        here = (row.whole("rounds", 1, 3), row.whole("points", 1, 255))
        if here <= before:
            raise row.refuse("rounds and points do not rise from row to row")
        before = here
        record = bytearray(here)
        for rating in ratings:
            stopped, slash, shaken = row[rating].partition("/")
            if not slash:
                raise row.refuse(f"{rating} is {row[rating] or 'empty'}, not two numbers like 2/12")
            stop = row.number_in(stopped, rating, 0, RNS)
            record += bytes((stop, row.number_in(shaken, rating, stop, RNS)))
        packed.append(bytes(record))
    if {record[0] for record in packed} != {1, 2, 3}:
        raise chart.table.refuse("not every one of 1, 2 and 3 rounds has a row")
    chart.bytes["CONDITION"] = packed
    return chart


def cf_conversion(folder: Path) -> Chart:
    """The higher CF, the lower CF, and what they are converted to."""
    columns = ["fighter", "opponent", "revised", "revised_opponent"]
    chart = Chart("cf_conversion", folder, columns)
    packed: list[bytes] = []
    for row in chart.table.rows:
        record = bytes(row.whole(column, 1, 20) for column in columns)
        if record[0] < record[1]:
            raise row.refuse("the fighter's CF is below his opponent's")
        if record[:2] in [other[:2] for other in packed]:
            raise row.refuse(f"{record[0]} and {record[1]} appear twice")
        packed.append(record)
    chart.bytes["CONVERSION"] = packed
    return chart


def fighting_inside_effect(folder: Path) -> Chart:
    """The END lost, by the margin of points, from 1."""
    chart = Chart("fighting_inside_effect", folder, ["won_by", "end"])
    chart.in_turn("won_by")
    chart.bytes["INSIDE_EFFECT"] = [bytes(row.whole("end", 0, 99) for row in chart.table.rows)]
    return chart


def scoring(folder: Path) -> Chart:
    """System, the row's highest margin, outcome, winner's points, loser's points; each system's first row is even."""
    chart = Chart("scoring", folder, ["system", "margin", "result", "winner", "loser"])
    packed: list[bytes] = []
    firsts: list[int] = []
    for system in SYSTEMS:
        rows = [row for row in chart.table.rows if row["system"] == system]
        if not rows:
            raise chart.table.refuse(f"no rows for the system {system}")
        next_margin = 0
        firsts.append(len(packed))
        for row in rows:
            low, dash, high = row["margin"].partition("-")
            first = row.number_in(low, "margin", 0, 255)
            last = row.number_in(high, "margin", first, 255) if dash else first
            if first != next_margin:
                raise row.refuse(f"margin begins at {first}, not at {next_margin}")
            next_margin = last + 1
            verdict = row.one_of("result", VERDICTS)
            winner, loser = row.whole("winner", 0, 10), row.whole("loser", 0, 10)
            if (winner <= loser) == (verdict != 0):
                raise row.refuse(f"{winner}-{loser} is not {row['result']}")
            packed.append(bytes((last, verdict, winner, loser)))
        if packed[firsts[-1]][1] != 0:
            raise rows[0].refuse("a margin of 0 is not even")
        if next_margin != 256:
            raise rows[-1].refuse(f"margin ends at {next_margin - 1}, not at 255")
    for row in chart.table.rows:
        row.one_of("system", SYSTEMS)
    chart.bytes["SCORING"] = packed
    chart.bytes["SCORING_FIRST"] = [bytes(firsts)]
    return chart


CHARTS = (
    cf_conversion,
    knockdown_and_knockout,
    ko_time,
    knockdown_count,
    effects,
    knockdown_recovery,
    primary_cut,
    cut_description,
    tko_for_cuts,
    fouls,
    foul_rules,
    injury,
    condition_and_tko,
    fighting_inside_effect,
    scoring,
)
