"""E. Setup."""

import pytest

from host_tests.games.knockout import words
from host_tests.games.knockout.table import Table, setup
from ringside.engine.seats import COMPUTER, SHARED
from ringside.games.knockout import options, rules
from ringside.games.knockout.rules import layout


def test_what_it_is():
    assert rules.TITLE == "Knock Out" and len(rules.TITLE) <= 16
    assert rules.SEATS == (3, 5)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_receives_two_boxers_cards_and_money(players):
    """Two boxers with the Professional on top, 12 fight cards, a starting capital of 100,000."""
    table = Table(players)
    for seat in table.seats:
        assert table.money(seat) == 100_000
        assert table.cards(seat) == 12
        assert table.ious(seat) == 0
        assert table.boxer(f"{seat}.large") == table.boxer(f"{seat}.small") == "professional"
        assert list(table.view(seat)[layout.OWN_HAND : layout.OWN_HAND + 5]) == [2, 3, 3, 2, 2]
    assert table.bonus == 0
    # What is left over is returned to the game box.
    assert not any(table.view()[layout.CARDS + players : layout.CARDS + 5])
    assert not any(table.view()[layout.BOXERS + 2 * players : layout.BOXERS + 10])


def test_the_starting_player_is_drawn_by_lot():
    first = [rules.new(setup(5), bytes((i, 0, 0, 0, 0, 0)))[layout.CHALLENGER] for i in range(250)]
    assert {first.count(seat) for seat in range(5)} <= set(range(30, 75)) and set(first) == set(range(5))


def test_the_first_player_is_asked_for_a_challenge():
    assert Table(4, first="C").asked() == ("challenge", "C")


@pytest.mark.parametrize(
    ("players", "held", "holders"),
    [
        (3, {}, [0, 1, 2]),
        (5, {}, [0, 1, 2, 3, 4]),
        (3, {"A": "easy", "B": "best"}, [COMPUTER, COMPUTER + 2, 0]),
        (4, {"B": "shared", "C": "shared", "D": "middle"}, [0, SHARED, SHARED, COMPUTER + 1]),
    ],
)
def test_who_holds_each_seat(players, held, holders):
    assert list(rules.holders(setup(players, **held))) == holders


@pytest.mark.parametrize(
    ("bad", "words_"),
    [
        (bytes(7), "8 options, not 7"),
        (setup() + b"\x00", "8 options, not 9"),
        (b"\x03" + bytes(7), "players has no choice 3"),
        (b"\x00\x02" + bytes(6), "starts has no choice 2"),
        (b"\x00\x00\x02" + bytes(5), "seasons has no choice 2"),
        (b"\x00\x00\x00\x05" + bytes(4), "A has no choice 5"),
        (setup(3, D="best"), "D has no choice 4"),
        (setup(4, E="shared"), "E has no choice 1"),
    ],
)
def test_a_wrong_setup_is_refused(bad, words_):
    with pytest.raises(ValueError, match=words_):
        rules.new(bad, bytes(6))


def test_every_option_has_its_default():
    for option, (_, choices, default) in enumerate(options.SETUP):
        assert 0 <= default < len(choices)
        assert options.fits(bytes(option), option, default) or option >= options.HOLDERS
    rules.new(bytes(option[2] for option in options.SETUP), bytes(6))


def test_the_view_of_the_table_has_no_cards_but_counts():
    table = Table(3)
    assert len(table.view()) == layout.PUBLIC
    for seat in table.seats:
        assert table.view(seat)[: layout.PUBLIC] == table.view()
        assert len(table.view(seat)) == layout.VIEW_SIZE
    assert words.TRAININGS[69] == (5, 5, 5, 5)
