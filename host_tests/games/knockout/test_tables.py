"""Knock Out's tables: what they say, and how the compiler refuses a source."""

import re
import shutil

import pytest

from ringside.games.knockout import tables
from tools.tables import knockout
from tools.tables.source import SourceError

# What they say


def test_the_books_boxers():
    """The black player receives Robin Zorres and Nick Hacker; Arnold Blackndecker is controlled by the green player."""
    assert tables.COLOURS[:2] == ("black", "green") and len(set(tables.COLOURS)) == 5
    assert tables.BOXERS[:3] == ("Robin Zorres", "Nick Hacker", "Arnold Blackndecker")
    assert len(set(tables.BOXERS)) == 10


def test_house_names_are_flagged():
    assert list(tables.HOUSE_NAMES) == [0, 0, 0] + [1] * 7
    assert tables.HOUSE == ("bet_board",)


def test_starting_sums():
    """Large: 10,000 (Champion), 8,000 (Professional), 6,000 (Amateur); small: 8,000, 6,000 or 4,000."""
    assert [500 * units for units in tables.STARTING_SUMS] == [6_000, 8_000, 10_000, 4_000, 6_000, 8_000]


def test_fight_cards():
    """Twelve of a colour: 1 x 2, 2 x 3, 3 x 3, 4 x 2, 5 x 2."""
    assert list(tables.FIGHT_CARDS) == [2, 3, 3, 2, 2]


def test_bet_sums():
    assert [500 * units for units in tables.BET_SUMS] == [4_000, 6_000, 8_000, 10_000]


def test_distances():
    """Amateur, Professional, Champion: from the 6/8 five spaces, from the 10 six, from the 4 four."""
    assert list(tables.DISTANCES) == [5, 5, 5, 5, 5, 5] + [5, 5, 6, 4, 5, 5]


# Somebody who owns the game types its values in


@pytest.fixture
def folder(tmp_path):
    """A copy of the sources."""
    return shutil.copytree(knockout.FOLDER, tmp_path / "knockout", ignore=shutil.ignore_patterns("*.py", "__pycache__"))


def edit(folder, name, before, after):
    path = folder / name
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after, 1))
    return path


def test_printed_bet_sums_are_no_house_values(folder):
    edit(folder, "bet_board.csv", "source,house\nsum\n4000\n6000", "source,book\nsum\n3000\n5000")
    text = knockout.compile_table(folder)
    assert "HOUSE = ()" in text and r'BET_SUMS = b"\x06\x0a\x10\x14"' in text


def test_a_printed_name_is_no_house_name(folder):
    edit(folder, "boxers.csv", "Otto Knuckle,house", "Otto Knuckles,book")
    text = knockout.compile_table(folder)
    assert '"Otto Knuckles",' in text and r'HOUSE_NAMES = b"\x00\x00\x00\x00\x01' in text


def test_of_fives_there_may_be_any_number(folder):
    """In training they are the rest of the four cards, which button 4 alone, three of a value, could not press."""
    edit(folder, "fight_cards.csv", "1,2\n2,3\n3,3\n4,2\n5,2", "1,3\n2,0\n3,0\n4,3\n5,6")
    assert r'FIGHT_CARDS = b"\x03\x00\x00\x03\x06"' in knockout.compile_table(folder)


def test_a_guessed_ring_would_be_flagged(folder):
    edit(folder, "ring.csv", "source,derived", "source,house")
    assert 'HOUSE = ("bet_board", "ring")' in knockout.compile_table(folder)


@pytest.mark.parametrize(
    ("name", "before", "after", "reason"),
    [
        ("boxers.csv", "black,large", "black,huge", "size is huge, not large"),
        ("boxers.csv", "black,small", "green,small", "colour is green, not black"),
        ("boxers.csv", "green,large", "black,large", "colour black is there twice"),
        ("boxers.csv", "Nick Hacker", "Robin Zorres", "name Robin Zorres is there twice"),
        ("boxers.csv", "Nick Hacker", "", "no name"),
        ("boxers.csv", "Nick Hacker", "Nicholas Hacker the Second", "is 26 characters long; the limit is 20"),
        ("boxers.csv", "Nick Hacker", "Nick \\ Hacker", "a character that the panel cannot show"),
        (
            "boxers.csv",
            "Nick Hacker",
            "N. Blackndeckers",
            "the last word of name is 13 characters long; the limit is 12",
        ),
        ("boxers.csv", "violet,", "magenta,", "colour magenta is 7 characters long; the limit is 6"),
        (
            "boxers.csv",
            "violet,",
            "gray,",
            "colour gray begins like green: in bets and lists only its first letters are shown",
        ),
        ("boxers.csv", "Nick Hacker,book", "Nick Hacker,me", "source is me, not book, found, derived or house"),
        ("boxers.csv", "violet,small,Lou Pole,house\n", "", "9 boxers, not 10"),
        (
            "starting_sums.csv",
            "large,6000",
            "large,6500",
            "amateur is 6500, not a whole number of thousands up to 40000",
        ),
        ("starting_sums.csv", "large,6000", "large,9000", "the sums do not rise from class to class"),
        ("starting_sums.csv", "large,6000", "large,x", "amateur is x, not a whole number of thousands"),
        ("starting_sums.csv", "small,", "tiny,", "the rows are not large and small"),
        ("fight_cards.csv", "1,2", "1,3", "13 cards of 5 values, not 12 of 5"),
        ("fight_cards.csv", "2,3", "7,3", "value is 7, not a number from 2 to 2"),
        ("fight_cards.csv", "1,2\n2,3", "1,1\n2,4", "4 cards of value 2; the limit is 3, as no button takes more"),
        ("fight_cards.csv", "5,2\n", "", "10 cards of 4 values, not 12 of 5"),
        ("bet_board.csv", "4000", "7000", "the sums do not rise from space to space"),
        ("bet_board.csv", "10000\n", "", "3 sums, not 4"),
        ("bet_board.csv", "10000", "31000", "sum is 31000, not a whole number of thousands up to 30000"),
        ("bet_board.csv", "10000", "0", "sum is 0, not a whole number of thousands up to 30000"),
        ("ring.csv", "10,6", "10,0", "steps is 0, not a number from 1 to 10"),
        ("starts.csv", "6/8,10", "6/8,12", "variable is 12, not 4, 6/8 or 10"),
        ("starts.csv", "large,amateur", "large,professional", "large professional, not large amateur"),
        ("starts.csv", "small,champion,6/8,6/8\n", "", "5 rows, not 6"),
        ("starts.csv", "size,class", "class,size", "the columns are class,size,fixed,variable, not size,class"),
        ("ring.csv", "source,derived\n", "", "no line source,book|found|derived|house"),
    ],
)
def test_a_source_is_refused(folder, name, before, after, reason):
    path = edit(folder, name, before, after)
    with pytest.raises(SourceError, match=re.escape(str(path)) + ".*" + re.escape(reason)):
        knockout.compile_table(folder)


def test_a_refusal_names_the_line(folder):
    path = edit(folder, "ring.csv", "6/8,5", "6/8,many")
    line = path.read_text().splitlines().index("6/8,many") + 1
    with pytest.raises(SourceError, match=re.escape(f"{path}:{line}: steps is many")):
        knockout.compile_table(folder)
