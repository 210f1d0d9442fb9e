"""5. Awarding the Prizes."""

import pytest

from host_tests.games.knockout.table import Table

RED_WINS = ("443", "332")
BLUE_WINS = ("332", "443")
RED_FALLS = ("22", "55")
BLUE_FALLS = ("55", "22")


def prizes(happened):
    return [event[1:] for event in happened if event[0] == "prize"]


@pytest.mark.parametrize(
    ("own", "rank", "other", "other_rank", "sums"),
    [
        ("A.large", "professional", "B.large", "professional", (8_000, 8_000)),
        ("A.small", "amateur", "B.large", "champion", (4_000, 10_000)),
        ("A.large", "amateur", "B.small", "champion", (6_000, 8_000)),
        ("A.small", "professional", "B.large", "amateur", (6_000, 6_000)),
        ("A.large", "champion", "B.large", "champion", (10_000, 10_000)),
    ],
)
def test_double_the_starting_sum_for_the_winner_and_once_for_the_loser(own, rank, other, other_rank, sums):
    table = Table(3).lay(own, rank).lay(other, other_rank)
    assert prizes(table.bout(own, other, *RED_WINS)) == [(own, 2 * sums[0]), (other, sums[1])]
    table = Table(3).lay(own, rank).lay(other, other_rank)
    assert prizes(table.bout(own, other, *BLUE_WINS)) == [(other, 2 * sums[1]), (own, sums[0])]


def test_the_loser_by_ko_has_his_prize_too():
    assert prizes(Table(3).bout("A.large", "B.large", *RED_FALLS)) == [("B.large", 16_000), ("A.large", 8_000)]


def test_the_bank_pays():
    """Both bets are followed by their own tokens, so that only prizes change the money."""
    table = Table(3)
    bets = ["A=red.4000", "B=blue.4000", "C=pass", "A=follow.red.4000", "B=follow.blue.4000"]
    table.bout("A.large", "B.large", *RED_WINS, bets)
    assert [table.money(seat) for seat in "ABC"] == [116_000, 108_000, 100_000]


@pytest.mark.parametrize(
    ("rank", "won", "lost"),
    [
        ("amateur", "professional", "amateur"),
        ("professional", "champion", "amateur"),
        ("champion", "champion", "professional"),
    ],
)
def test_the_winner_moves_up_and_the_loser_drops(rank, won, lost):
    """A Champion cannot move any higher, an Amateur cannot drop any lower."""
    for cards, red, blue in ((RED_WINS, won, lost), (BLUE_WINS, lost, won)):
        table = Table(3).lay("A.large", rank).lay("B.large", rank)
        happened = table.bout("A.large", "B.large", *cards)
        assert table.boxer("A.large").split()[0] == red and table.boxer("B.large").split()[0] == blue
        changes = [event[1:] for event in happened if event[0] == "class"]
        assert sorted(changes) == [(boxer, now) for boxer, now in (("A.large", red), ("B.large", blue)) if now != rank]


def test_only_the_two_of_the_bout_change():
    table = Table(3)
    table.bout("A.large", "B.large", *RED_WINS)
    for boxer in ("A.small", "B.small", "C.large", "C.small"):
        assert table.boxer(boxer) == "professional"


def test_a_boxer_who_was_knocked_out_is_out_of_the_game():
    table = Table(3)
    happened = table.bout("A.large", "B.large", *RED_FALLS)
    assert ("retired", "A.large") in happened and table.boxer("A.large") == "out"
    assert not [event for event in happened if event[:2] == ("class", "A.large")]
    assert not [word for word in table.legal("B") if "A.large" in word]
    table = Table(3)
    table.bout("A.large", "B.large", *BLUE_FALLS)
    assert table.boxer("B.large") == "out" and table.boxer("A.large") == "champion trophy"


def test_trophy_and_steak():
    table = Table(3)
    happened = table.bout("A.large", "B.large", *BLUE_WINS)
    assert happened.index(("trophy", "B.large")) + 1 == happened.index(("steak", "A.large"))
    assert table.boxer("B.large") == "champion trophy" and table.boxer("A.large") == "amateur steak"
    # The next bout's boxers have them then, and these may box again.
    assert "small>A.large" not in table.legal("B")
    table.bout("B.small", "C.large", "532", "522")
    assert table.boxer("B.small") == "champion trophy" and table.boxer("C.large") == "amateur steak"
    assert table.boxer("B.large") == "champion" and table.boxer("A.large") == "amateur"
    assert "small>B.large" in table.legal("C")


def test_who_is_knocked_out_needs_no_steak():
    table = Table(3)
    table.bout("A.large", "B.large", *BLUE_WINS)
    happened = table.bout("B.small", "C.small", "55", "22")
    assert ("trophy", "B.small") in happened and not [event for event in happened if event[0] == "steak"]
    # The steak of the bout before is gone as well.
    assert table.boxer("A.large") == "amateur"


def test_prizes_come_before_the_bets():
    """What is won in the ring can pay for a bet."""
    table = Table(3).give("B", 0)
    happened = table.bout("A.large", "B.large", *RED_WINS, ["A=red.4000", "B=blue.8000"])
    assert ("iou", "B", 1) not in happened and table.money("B") == 0
    assert [event[0] for event in happened].index("prize") < [event[0] for event in happened].index("lost")
