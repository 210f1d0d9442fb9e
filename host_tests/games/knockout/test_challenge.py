"""1. The Challenge, and G. End of a Turn / End of a Bout."""

import pytest

from host_tests.games.knockout.table import Table
from ringside.games.knockout.rules import challenge, layout


def test_the_books_example():
    """The black player sends Robin Zorres (8,000) into the ring; he has challenged Arnold Blackndecker (8,000)."""
    table = Table(3)
    assert table.challenge("A.large", "B.large") == [
        ("challenge", "A.large", "B.large"),
    ]
    assert (table.challenger, table.defender) == ("A", "B")
    assert list(table.view()[layout.ON_BOARD : layout.ON_BOARD + 2]) == [0, 2]


def test_the_challenged_boxer_has_an_equal_or_higher_sum():
    """At the start the large Professionals have 8,000 and the small ones 6,000."""
    assert Table(3).legal("A") == [
        "large>B.large",
        "large>C.large",
        "small>B.large",
        "small>B.small",
        "small>C.large",
        "small>C.small",
    ]


@pytest.mark.parametrize(
    ("own", "other", "allowed"),
    [
        ("amateur", "amateur", True),  # 4,000 v 6,000
        ("champion", "amateur", False),  # 8,000 v 6,000
        ("professional", "amateur", True),  # 6,000 v 6,000
        ("champion", "professional", True),  # 8,000 v 8,000
        ("champion", "champion", True),
    ],
)
def test_a_small_boxer_challenges_a_large_one_by_their_sums(own, other, allowed):
    table = Table(3).lay("A.small", own).lay("B.large", other)
    assert ("small>B.large" in table.legal("A")) == allowed


def test_never_a_boxer_of_ones_own():
    assert not [word for word in Table(5).legal("A") if ">A" in word]


@pytest.mark.parametrize("mark", ["trophy", "steak"])
def test_neither_may_have_taken_part_in_the_previous_bout(mark):
    table = Table(3).lay("A.large", **{mark: True})
    assert not [word for word in table.legal("A") if word.startswith("large")]
    table = Table(3).lay("B.large", **{mark: True})
    assert not [word for word in table.legal("A") if word.endswith("B.large")]
    assert "small>B.small" in table.legal("A")


def test_who_is_knocked_out_neither_challenges_nor_is_challenged():
    table = Table(3).lay("A.large", out=True).lay("B.large", out=True)
    assert table.legal("A") == ["small>B.small", "small>C.large", "small>C.small"]


def test_both_need_three_fight_cards():
    table = Table(3).deal("B", 5, 5)
    assert not [word for word in table.legal("A") if ">B" in word]
    table = Table(3).deal("B", 5, 5, 4)
    assert "large>B.large" in table.legal("A")
    table = Table(3).deal("A", 1, 2, 3)
    assert table.legal("A")


def test_everybody_knows_how_many_fight_cards_the_others_have():
    """The Challenger may ask the Defender to tell him."""
    table = Table(3).deal("B", 1, 2, 3, 4)
    assert table.cards("B") == table.view("A")[layout.CARDS + 1] == 4


def test_helpers_read_a_view_like_a_state():
    table = Table(3).lay("B.small", "champion")
    view = table.view("C")
    assert challenge.sum_of(view, 3) * 500 == 8_000
    assert challenge.allows(view, 0, 3) and not challenge.allows(view, 0, 1)


# G. The Challenger passes the empty bet board to his left-hand neighbour


def test_the_left_hand_neighbour_is_the_next_challenger():
    table = Table(4, first="C")
    table.bout("C.large", "A.large", "443", "332")
    assert table.asked() == ("challenge", "D")
    assert table.view()[layout.BOUT] == 2
    table.bout("D.large", "B.large", "443", "332")
    assert table.asked() == ("challenge", "A")


def test_who_cannot_challenge_passes_the_board_on():
    """A has too few fight cards, B no boxer left; C can."""
    table = Table(5, first="E")
    table.deal("A", 1, 2).lay("B.large", out=True).lay("B.small", out=True)
    happened = table.bout("E.large", "D.large", "443", "332")
    assert happened[-2:] == [("cannot challenge", "A"), ("cannot challenge", "B")]
    assert table.asked() == ("challenge", "C")


def test_a_player_whose_boxers_all_have_too_high_a_sum_passes_on():
    """A's two Champions have 10,000 and 8,000; nobody else has as much."""
    table = Table(3, first="C").lay_all("amateur").lay("A.large", "champion").lay("A.small", "champion")
    happened = table.bout("C.small", "B.large", "443", "332")
    # C's small boxer is a Professional now, with 6,000.
    assert happened[-1] == ("cannot challenge", "A")
    assert table.asked() == ("challenge", "B")


def test_the_season_ends_as_soon_as_nobody_can_challenge():
    table = Table(3)
    for seat in "ABC":
        table.deal(seat, 3, 3, 3)
    assert ("season over", 1) in table.bout("A.large", "B.large", "333", "333")
    assert table.asked() is None and table.cards("C") == 3


def test_whoever_can_must_challenge():
    """The player whose turn it is must take the role of Challenger: there is no passing."""
    assert "pass" not in Table(3).legal("A")
