"""Title Bout's cards: what the compiler makes of their sources, and how it refuses them."""

import re

import pytest

from ringside.games.titlebout.tables import boxer as layout
from ringside.games.titlebout.tables import charts, deck
from tools.tables.source import SourceError
from tools.tables.titlebout import boxers, cards
from tools.tables.titlebout import charts as chart_sources

CARD_LINES = cards.SOURCE.read_text().splitlines()
FIRST_CARD = next(i for i, line in enumerate(CARD_LINES) if line.startswith("ring,")) + 1
BOXER_LINES = boxers.SOURCE.read_text().splitlines()
JEFFRIES = next(i for i, line in enumerate(BOXER_LINES) if line.startswith("James Jeffries"))
RECORDS = [deck.DECK[at : at + deck.SIZE] for at in range(0, len(deck.DECK), deck.SIZE)]


def written(folder, lines, name="some.csv"):
    path = folder / name
    path.write_text("\n".join(lines) + "\n")
    return path


def cell(line, column, columns, text):
    """A line of CSV with another cell."""
    cells = line.split(",")
    cells[columns.index(column)] = text
    return ",".join(cells)


# The deck


def test_the_deck_is_80_records_of_at_most_10_bytes():
    assert len(RECORDS) == 80 and deck.SIZE <= 10
    assert isinstance(deck.DECK, bytes)


def test_the_limits_of_the_deck():
    assert sorted(record[deck.RN] for record in RECORDS) == list(range(1, 81))
    assert sorted(record[deck.RESULT] & 0x7F for record in RECORDS) == list(range(1, 81))
    for reading in (deck.CF, deck.KD, deck.KDR, deck.KOR):
        assert sorted(record[reading] for record in RECORDS) == sorted(list(range(1, 21)) * 4)
    for record in RECORDS:
        assert all(record[deck.SCORERS] >> shift & 3 in (0, 1, 2) for shift in (0, 2, 4))
    checked = [record for record in RECORDS if record[deck.RING] & deck.CHECK]
    places = [deck.PLACES[record[deck.RING] & 0x7F] for record in checked]
    assert len(checked) == 8 and places.count("center") == 4
    others = [place for place in places if place != "center"]
    assert len(set(others)) == len(others)
    assert not any(record[deck.CHANCE] & deck.KNOCKDOWN for record in checked)
    assert any(record[deck.CHANCE] == deck.KNOCKDOWN for record in RECORDS)
    assert any(0 < record[deck.CHANCE] < deck.KNOCKDOWN for record in RECORDS)


def test_the_rulebooks_sample_card_is_in_the_deck():
    sample = cards.pack(
        cards.Row(
            cards.SOURCE,
            0,
            dict(zip(cards.COLUMNS, ["center", "0", "13", "71", "L-22", "17", "9", "20", "E", "H", "E"], strict=True)),
        )
    )
    assert sample in RECORDS
    assert list(sample) == [0, 13, 71, 22, 0, 17, 9, 20, 2 | 0 << 2 | 2 << 4]


def test_the_deck_is_flagged_as_ours():
    assert deck.HOUSE == 1
    assert set(charts.HOUSE) == {chart.__name__ for chart in chart_sources.CHARTS} - {"cf_conversion"} | {"strategies"}


def test_a_deck_from_the_printed_game_is_not_flagged(tmp_path):
    lines = [line.replace("source,house", "source,book") for line in CARD_LINES]
    assert "HOUSE = const(0)" in cards.compile_table(written(tmp_path, lines))


@pytest.mark.parametrize(
    ("column", "text", "reason"),
    [
        ("ring", "middle", "ring is middle, not center, near_ropes, far_ropes, left_corner, right_corner,"),
        ("check", "x", "check is x, not a number from 0 to 1"),
        ("cf", "21", "cf is 21, not a number from 1 to 20"),
        ("cf", "", "cf is empty, not a number from 1 to 20"),
        ("rn", "0", "rn is 0, not a number from 1 to 80"),
        ("rn", "81", "rn is 81, not a number from 1 to 80"),
        ("result", "22", "result is 22, not like L-22, R-(Cut-3)-19 or L-(KD)-44"),
        ("result", "L-(Cut)-2", "result is L-(Cut)-2, not like"),
        ("result", "L-81", "result is 81, not a number from 1 to 80"),
        ("result", "R-(Cut-0)-19", "the cut number is 0, not a number from 1 to 20"),
        ("kd", "1.5", "kd is 1.5, not a number from 1 to 20"),
        ("kdr", "-1", "kdr is -1, not a number from 1 to 20"),
        ("kor", "K", "kor is K, not a number from 1 to 20"),
        ("j1", "X", "j1 is X, not H, L or E"),
        ("r", "", "r is empty, not H, L or E"),
    ],
)
def test_a_card_is_refused(tmp_path, column, text, reason):
    lines = list(CARD_LINES)
    lines[FIRST_CARD + 3] = cell(lines[FIRST_CARD + 3], column, cards.COLUMNS, text)
    path = written(tmp_path, lines)
    with pytest.raises(SourceError, match=re.escape(f"{path}:{FIRST_CARD + 4}: {reason}")):
        cards.compile_table(path)


def refused_deck(tmp_path, change):
    """The message for the deck after change(rows), rows of cells."""
    rows = [line.split(",") for line in CARD_LINES[FIRST_CARD:]]
    change(rows)
    path = written(tmp_path, [*CARD_LINES[:FIRST_CARD], *(",".join(row) for row in rows)])
    with pytest.raises(SourceError) as error:
        cards.compile_table(path)
    return str(error.value).removeprefix(str(path))


def column(name):
    return cards.COLUMNS.index(name)


def test_an_rn_twice_is_refused_with_both_lines(tmp_path):
    def change(rows):
        rows[5][column("rn")] = rows[2][column("rn")]

    number = CARD_LINES[FIRST_CARD + 2].split(",")[column("rn")]
    assert refused_deck(tmp_path, change) == f":{FIRST_CARD + 6}: rn {number} is already on line {FIRST_CARD + 3}"


def test_a_result_twice_is_refused(tmp_path):
    def change(rows):
        rows[5][column("result")] = "L-7"
        rows[6][column("result")] = "R-7"

    assert re.fullmatch(r":\d+: result 7 is already on line \d+", refused_deck(tmp_path, change))


@pytest.mark.parametrize("name", ["cf", "kd", "kdr", "kor"])
def test_four_of_each_number_up_to_20(tmp_path, name):
    def change(rows):
        row = next(row for row in rows if row[column(name)] == "9")
        row[column(name)] = "10"

    assert refused_deck(tmp_path, change) == f": {name} 9 is on 3 cards, not on 4"


def test_a_missing_card_is_refused(tmp_path):
    assert refused_deck(tmp_path, lambda rows: rows.pop()) == ": 79 cards, not 80"


def checked(rows, place="center"):
    return [
        row for row in rows if row[column("check")] == "1" and (row[column("ring")] == "center") == (place == "center")
    ]


def test_too_few_checks_are_refused(tmp_path):
    def change(rows):
        checked(rows)[0][column("check")] = "0"

    assert refused_deck(tmp_path, change) == ": Check is on 7 cards, not on 8"


def test_too_few_checks_in_ring_center_are_refused(tmp_path):
    def change(rows):
        row = checked(rows)[0]
        row[column("ring")] = ({*deck.PLACES[1:]} - {row[0] for row in checked(rows, "others")}).pop()

    assert refused_deck(tmp_path, change) == ": Check is on 3 cards of center, not on 4"


def test_two_checks_of_one_place_are_refused(tmp_path):
    def change(rows):
        first, second = checked(rows, "others")[:2]
        second[column("ring")] = first[column("ring")]

    assert re.fullmatch(r":\d+: Check is on a second card of \w+", refused_deck(tmp_path, change))


def test_a_check_with_a_knockdown_chance_is_refused(tmp_path):
    def change(rows):
        row = checked(rows)[0]
        hand, number = row[column("result")][0], row[column("result")].rsplit("-")[-1]
        row[column("result")] = f"{hand}-(KD)-{number}"

    assert re.fullmatch(r":\d+: Check is on a card with a knockdown chance", refused_deck(tmp_path, change))


def test_the_columns_and_the_source_are_asked_for(tmp_path):
    path = written(tmp_path, ["ring,check", "center,0"])
    with pytest.raises(SourceError, match=":1: no line source,book|found|derived|house"):
        cards.compile_table(path)
    path = written(tmp_path, ["source,hearsay", ",".join(cards.COLUMNS)])
    with pytest.raises(SourceError, match=":1: source is hearsay, not book, found, derived or house"):
        cards.compile_table(path)
    path = written(tmp_path, ["source,house", "cf,rn", "1,2"])
    with pytest.raises(SourceError, match=":2: the columns are cf,rn, not ring,check,cf,rn,"):
        cards.compile_table(path)
    path = written(tmp_path, ["source,house", ",".join(cards.COLUMNS)])
    with pytest.raises(SourceError, match="no rows"):
        cards.compile_table(path)
    with pytest.raises(SourceError, match="cannot be read"):
        cards.compile_table(tmp_path / "none.csv")


# Boxers


def test_boxers_are_records_of_one_size():
    assert {len(record) for record in boxers.read_boxers()} == {layout.SIZE}
    assert [boxers.name_in(record) for record in boxers.read_boxers()] == [
        line.split(",")[0] for line in BOXER_LINES if not line.startswith(("#", "name,"))
    ]


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("name", "", "no name"),
        ("name", "James Jackson Jeffries", "James Jackson Jeffries is 22 characters long; the limit is 20"),
        ("name", "James\tJeffries", "contains '\\t', which the panel cannot show"),
        ("name", "James 2", "is looked up by 2, which does not begin with a letter"),
        ("rating", "0", "rating is 0, not a number from 1 to 15"),
        ("style", "BS", "style is BS, not B, S or B/S"),
        ("class", "Giant", "class is Giant, not Heavy, Light heavy, Middle,"),
        ("years", "1921-1896", "years is 1896, not a number from 1921 to 2050"),
        ("cfb/s", "10", "cfb/s is 10, not two numbers like 10/11"),
        ("cfb/s", "10/x", "cfb/s is x, not a number from 1 to 20"),
        ("kdr1", "0", "kdr1 is 0, not a number from 1 to 12"),
        ("tko", "6", "tko is 6, not a number from 1 to 5"),
        ("def", "--4", "def is --4, not a number from -20 to 20"),
        ("landed", "2-43", "landed begins at 2, not at 1"),
        ("landed", "lots", "landed is lots, not a range like 1-43"),
        ("missed", "45-62", "missed begins at 45, not at 44"),
        ("movement", "71-77", "movement ends at 77, not at 78"),
        ("fouls", "D", "fouls is D, not A, B or C"),
        ("jab", "1-7", "jab is 1-7, not two ranges like 1-7/8-12"),
        ("hook", "14-23/24-30", "hook begins at 14, not at 13"),
        ("uppercut", "63-73/74-79", "the punches end at 79, not at 80"),
        ("ropes", "x", "ropes is x, not a number from 0 to 9"),
        ("source", "me", "source is me, not book, found, derived or house"),
        ("record", "34-5", "record is 34-5, not won-lost-drawn (won by a knockout) like 34-5-2 (20)"),
        ("record", "300-5-2 (20)", "record is 300, not a number from 0 to 255"),
        ("record", "3-5-2 (4)", "record has 4 knockouts but only 3 wins"),
    ],
)
def test_a_boxer_is_refused(tmp_path, name, text, reason):
    lines = list(BOXER_LINES)
    quoted = '"' + text.replace('"', '""') + '"' if '"' in text else text
    lines[JEFFRIES] = cell(lines[JEFFRIES], name, boxers.COLUMNS, quoted)
    path = written(tmp_path, lines)
    with pytest.raises(SourceError, match=re.escape(f"{path}:{JEFFRIES + 1}: ") + ".*" + re.escape(reason)):
        boxers.read_boxers(path)


def test_a_boxer_twice_is_refused(tmp_path):
    path = written(tmp_path, [*BOXER_LINES, BOXER_LINES[JEFFRIES]])
    with pytest.raises(SourceError, match=rf"James Jeffries \(Heavy\) is already on line {JEFFRIES + 1}"):
        boxers.read_boxers(path)


def test_a_dash_is_an_empty_range(tmp_path):
    line = cell(BOXER_LINES[JEFFRIES], "jab", boxers.COLUMNS, "-/1-12")
    path = written(tmp_path, [*BOXER_LINES[:JEFFRIES], line])
    (record,) = boxers.read_boxers(path)
    assert list(record[layout.HITTING : layout.HITTING + 3]) == [0, 12, 23]
