"""Title Bout's roster: who is in it, and how he is looked up."""

import csv
from collections import Counter

import pytest

from ringside.games.titlebout.tables import boxer
from tools.boxers import UnknownBoxer, find, load, name_in
from tools.tables.titlebout import boxers, scheme

ROWS = list(csv.DictReader(line for line in boxers.SOURCE.read_text().splitlines() if not line.startswith("#")))
HOUSE_ROWS = [row for row in ROWS if row["source"] == "house"]


def read(card, names):
    """Ratings of a card by their names."""
    return {name: card[getattr(boxer, name)] for name in names.split()}


# The rulebook's two


def test_jeffries_is_as_the_rulebook_prints_him():
    card = find("James Jeffries")
    assert name_in(card) == "James Jeffries"
    assert (card[boxer.RATING], boxer.STYLES[card[boxer.STYLE]]) == (11, "S")  # JAMES JEFFRIES-11(S)
    assert (card[boxer.YEARS] + 1800, card[boxer.YEARS + 1] + 1800) == (1896, 1921)
    assert boxer.CLASSES[card[boxer.DIVISION]] == "Heavy"
    assert read(card, "CF_B CF_S CO CH") == {"CF_B": 10, "CF_S": 11, "CO": 5, "CH": 2}
    assert read(card, "HP KI TKO") == {"HP": 9, "KI": 8, "TKO": 1}
    assert read(card, "KDR1 KDR2 KOR AGG END") == {"KDR1": 1, "KDR2": 1, "KOR": 1, "AGG": 9, "END": 110}
    assert card[boxer.DEF] - boxer.ZERO == 4
    assert read(card, "FI FO CU KO") == {"FI": 3, "FO": 3, "CU": 0, "KO": 3}
    # 1-43, 44-62, 63-70, 71-78: each range's last number.
    assert read(card, "LANDED MISSED CLINCHING MOVEMENT") == {
        "LANDED": 43,
        "MISSED": 62,
        "CLINCHING": 70,
        "MOVEMENT": 78,
    }
    assert boxer.FOUL_RATINGS[card[boxer.FOULS]] == "A"
    hitting = card[boxer.HITTING : boxer.HITTING + 10]
    assert dict(zip(boxer.PUNCHES, zip(hitting[::2], hitting[1::2], strict=True), strict=True)) == {
        "jab": (7, 12),  # 1-7, 8-12
        "hook": (23, 30),  # 13-23, 24-30
        "cross": (45, 56),  # 31-45, 46-56
        "combination": (60, 62),  # 57-60, 61-62
        "uppercut": (73, 80),  # 63-73, 74-80
    }
    assert card[boxer.ROPES] == 2
    assert boxer.SOURCES[card[boxer.ORIGIN]] == "book"


def test_johnson_is_as_the_examples_have_him():
    card = find("Jack Johnson")
    assert boxer.SOURCES[card[boxer.ORIGIN]] == "derived"
    assert read(card, "RATING AGG HP CF_S") == {"RATING": 12, "AGG": 7, "HP": 6, "CF_S": 12}
    # PL 1-49 against Jeffries, whose DEF is +4; 81 points and 14 misses, 95, use his END up.
    assert card[boxer.LANDED] == 49 - 4
    assert card[boxer.END] == 81 + 14
    assert boxer.CLASSES[card[boxer.DIVISION]] == "Heavy" and boxer.STYLES[card[boxer.STYLE]] == "B"


# The house


def test_at_least_60_house_boxers_over_at_least_six_classes_and_all_styles():
    assert len(HOUSE_ROWS) >= 72 and len(load()) == len(HOUSE_ROWS) + 2
    classes = Counter(row["class"] for row in HOUSE_ROWS)
    assert len(classes) >= 6 and min(classes.values()) >= 9
    for division in classes:
        assert {row["style"] for row in HOUSE_ROWS if row["class"] == division} == {"B", "S", "B/S"}
    assert {int(row["rating"]) for row in HOUSE_ROWS} == set(range(3, 14))


def test_no_two_share_a_name_or_a_surname_in_their_class():
    assert len({row["name"].upper() for row in ROWS}) == len(ROWS)
    assert max(Counter((row["class"], boxers.surname(row["name"])) for row in ROWS).values()) == 1


@pytest.mark.parametrize("row", HOUSE_ROWS, ids=lambda row: row["name"])
def test_a_house_boxer_is_made_by_the_scheme(row):
    traits = scheme.traits_of(row)
    made = scheme.card(row["class"], int(row["rating"]), row["style"], traits)
    assert made == {column: row[column] for column in made}
    assert set(row) - set(made) == {"name", "years", "source"} and row["years"] == ""
    assert traits.build in (-1, 0, 1) and traits.presses in (0, 1)
    assert traits.wind in (0, 2, 4) and traits.wild in (0, 1, 2)
    assert traits.skin in (2, 3, 4) and traits.ropes in (1, 2, 3) and traits.fouls in "AB"
    assert 24 <= traits.bouts <= 92


@pytest.mark.parametrize("column", ["kdr1", "kdr2", "kor", "tko", "def", "landed", "fi", "jab", "record"])
def test_a_card_that_the_scheme_did_not_make_is_reported(column):
    other = dict(HOUSE_ROWS[5])
    other[column] = {"def": "-9", "landed": "1-50", "jab": "1-2/3-12", "record": "40-0-0 (1)"}.get(column, "9")
    made = scheme.card(other["class"], int(other["rating"]), other["style"], scheme.traits_of(other))
    assert made != {column: other[column] for column in made}


def test_a_higher_rating_is_better_in_everything_it_makes():
    for style in scheme.STYLES:
        for rating in range(3, 13):
            low, high = (scheme.card("Middle", rating + more, style, scheme.Traits()) for more in (0, 1))
            for column in ("kdr1", "kdr2", "kor", "tko", "def"):
                assert int(high[column]) <= int(low[column])
            assert int(high["end"]) > int(low["end"])
            assert int(high["cfb/s"].split("/")[0]) == int(low["cfb/s"].split("/")[0]) + 1
            assert int(high["landed"][2:]) >= int(low["landed"][2:])
            assert int(high["record"].split("-")[1]) < int(low["record"].split("-")[1])


def test_the_lighter_the_class_the_less_a_punch_does_and_the_longer_men_last():
    for style in scheme.STYLES:
        cards = [scheme.card(division, 9, style, scheme.Traits()) for division in boxer.CLASSES]
        for heavier, lighter in zip(cards, cards[1:], strict=False):
            for part in (0, 1):
                assert int(lighter["hp/ki"].split("/")[part]) <= int(heavier["hp/ki"].split("/")[part])
            assert int(lighter["kor"]) <= int(heavier["kor"])
            assert int(lighter["end"]) > int(heavier["end"])
        first, last = cards[0], cards[-1]
        assert first["hp/ki"] > last["hp/ki"] and first["kor"] > last["kor"]


# Looking a boxer up


@pytest.mark.parametrize("name", ["James Jeffries", "  james   JEFFRIES ", "Jeffries", "James Jeffries (Heavy)"])
def test_a_boxer_is_found_by_his_name(name):
    assert name_in(find(name)) == "James Jeffries"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Jefries", "there is no boxer 'Jefries': do you mean James Jeffries?"),
        ("Jack", "do you mean Jack Johnson or "),
        ("Jack Jonson", "do you mean Jack Johnson?"),
        ("", "there is no boxer ''"),
        ("Xyzzy Qq", "there is no boxer 'Xyzzy Qq' among the"),
    ],
)
def test_an_unknown_name_lists_who_is_near(name, message):
    with pytest.raises(UnknownBoxer) as unknown:
        find(name)
    assert message in str(unknown.value)


def test_two_boxers_of_one_name_are_distinguished_by_class():
    other = bytearray(find("James Jeffries"))
    other[boxer.DIVISION] = boxer.CLASSES.index("Middle")
    both = [find("James Jeffries"), bytes(other)]
    assert find("James Jeffries (Middle)", both) == bytes(other)
    with pytest.raises(UnknownBoxer, match=r"several .*James Jeffries \(Heavy\) or James Jeffries \(Middle\)"):
        find("James Jeffries", both)
