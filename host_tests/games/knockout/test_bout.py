"""4. The Boxing Bout; The Pro Rules: Variable Starting Positions."""

import pytest

from host_tests.games.knockout.table import Table
from ringside.games.knockout.rules import layout


def at_the_bell(a, b):
    """A's and B's large boxers at the bell, each with four fight cards in training."""
    table = Table(3)
    table.challenge("A.large", "B.large")
    table.answer(A=a, B=b)
    table.pass_all()
    return table


# The book's example: Robin Zorres as Challenger and Arnold Blackndecker as Defender


def test_the_books_bout():
    table = at_the_bell("3,4,4,5", "1,2,3,5")
    # 1st round: Zorres 4, Blackndecker 2. The blue pawn moves 2 spaces.
    assert table.answer(A="4", B="2") == [("reveal", 4, 2), ("move", "B", 2, 2)]
    # 2nd round: Zorres 5, Blackndecker 1: the left hook got through. The red pawn is moved 4 spaces.
    assert table.answer(A="5", B="1") == [("reveal", 5, 1), ("left hook", "B"), ("move", "A", 4, 4)]
    # 3rd round: Zorres 4, Blackndecker 5. The red pawn must be moved onto the K.O. space.
    happened = table.answer(A="4", B="5")
    assert happened[:3] == [("reveal", 4, 5), ("move", "A", 1, 5), ("victory", "B.large", "by K.O.")]
    assert table.boxer("A.large") == "out"


def test_the_books_other_third_round():
    """Had Zorres played a 4 and Blackndecker a 2, Zorres would have lost on points: at the same distance the
    Challenger loses."""
    table = at_the_bell("3,4,4,5", "1,2,2,5")
    table.box("45", "21")
    happened = table.answer(A="4", B="2")
    assert happened[:3] == [("reveal", 4, 2), ("move", "B", 2, 4), ("victory", "B.large", "on a tie")]


# Values


@pytest.mark.parametrize("red", range(1, 6))
@pytest.mark.parametrize("blue", range(1, 6))
def test_every_pair_of_cards(red, blue):
    """The lower value moves by the difference; but 1 beats 5, which moves 4; the same value is a draw."""
    table = Table(3).deal("A", red, 3, 3).deal("B", blue, 3, 3)
    table.challenge("A.large", "B.large")
    table.pass_all()
    happened = table.answer(A=str(red), B=str(blue))
    if red == blue:
        assert happened[1:] == [("draw", red)] and table.pawns() == (0, 0)
    elif {red, blue} == {1, 5}:
        hooked = (4, 0) if red == 5 else (0, 4)
        assert table.pawns() == hooked and happened[1] == ("left hook", "A" if red == 1 else "B")
    else:
        assert table.pawns() == (max(0, blue - red), max(0, red - blue))
        assert happened[1:] == [("move", "A" if red < blue else "B", abs(red - blue), abs(red - blue))]
    assert table.asked() == ("round", "AB")


# The cards


def test_used_cards_are_removed_from_the_game():
    table = at_the_bell("1,2,3,4", "2,3,4,5")
    table.box("13", "24")
    assert table.legal("A") == ["2", "4"] and table.legal("B") == ["3", "5"]
    assert table.cards("A") == table.cards("B") == 10
    assert list(table.view()[layout.PLAYED : layout.PLAYED + 6]) == [1, 2, 3, 4, 0, 0]
    assert list(table.view()[layout.TRAINED : layout.TRAINED + 2]) == [2, 2]
    table.box("2", "3")
    assert table.cards("A") == table.cards("B") == 9
    # Unused fight cards return to the reserve; the cards that are gone may no longer be looked at.
    assert list(table.view("A")[layout.OWN_HAND : layout.OWN_HAND + 5]) == [1, 2, 2, 2, 2]
    assert not any(table.view()[layout.PLAYED : layout.PLAYED + 6])


def test_with_two_unused_after_an_early_ko():
    table = at_the_bell("1,1,2,2", "4,4,5,5")
    table.box("22", "55")
    assert table.boxer("A.large") == "out"
    assert list(table.view("B")[layout.OWN_HAND : layout.OWN_HAND + 5]) == [2, 3, 3, 2, 0]


# The end of the bout


@pytest.mark.parametrize(
    ("red", "blue", "victory"),
    [
        ("345", "334", ("A.large", "on points")),
        ("334", "345", ("B.large", "on points")),
        ("333", "333", ("B.large", "on a tie")),
        ("234", "324", ("B.large", "on a tie")),
    ],
)
def test_after_three_rounds(red, blue, victory):
    """The pawn farthest from the starting space loses; at the same distance the Challenger."""
    happened = Table(3).bout("A.large", "B.large", red, blue)
    assert [event[1:] for event in happened if event[0] == "victory"] == [victory]


@pytest.mark.parametrize(
    ("red", "blue", "winner"), [("55", "22", "A"), ("22", "55", "B"), ("522", "252", None), ("24", "52", None)]
)
def test_a_ko_ends_the_bout_at_once(red, blue, winner):
    """3 + 3 spaces of 5: moving past the K.O. space is a K.O."""
    table = Table(3)
    happened = table.bout("A.large", "B.large", red, blue)
    victories = [event for event in happened if event == ("victory", f"{winner}.large", "by K.O.")]
    assert bool(victories) == bool(winner)
    if winner:
        move = next(event for event in happened if event[0] == "move")
        assert move[2:] == (3, 5)  # by three spaces, to the fifth
        assert table.cards("A") == 10


def test_a_ko_in_the_third_round():
    happened = Table(3).bout("A.large", "B.large", "254", "521")
    # red: 3, then blue 3, then blue 3 more: 6 of 5
    assert ("victory", "A.large", "by K.O.") in happened


# Variable Starting Positions: 4 spaces from the 4, 5 from the 6/8, 6 from the 10


@pytest.mark.parametrize(
    ("boxer", "rank", "title", "distance"),
    [
        ("A.small", "amateur", None, 4),
        ("A.small", "professional", None, 5),
        ("A.small", "champion", None, 5),
        ("A.small", "champion", "superchampion", 5),
        ("A.small", "champion", "world champion", 5),
        ("A.large", "amateur", None, 5),
        ("A.large", "professional", None, 5),
        ("A.large", "champion", None, 6),
        ("A.large", "champion", "superchampion", 6),
        ("A.large", "champion", "world champion", 6),
    ],
)
def test_where_each_boxer_starts(boxer, rank, title, distance):
    for starts, expected in (("variable", distance), ("fixed", 5)):
        table = Table(3, starts).lay(boxer, rank, title)  # as Challenger
        table.lay("B.large", "champion", "world champion" if title else None)
        table.challenge(boxer, "B.large")
        assert table.view()[layout.START + layout.RED] == expected
        table = Table(3, starts, first="B").lay(boxer, rank, title)  # as Defender
        table.lay("B.small", "champion" if title else "amateur")
        table.challenge("B.small", boxer)
        assert table.view()[layout.START + layout.BLUE] == expected


def test_the_same_bout_is_a_ko_from_the_4_and_none_from_the_10():
    """A left hook and a draw: four spaces."""
    table = Table(3, "variable").lay("B.small", "amateur").lay("A.small", "amateur")
    happened = table.bout("A.small", "B.small", "1", "5")
    assert ("victory", "A.small", "by K.O.") in happened
    table = Table(3, "variable").lay("B.large", "champion")
    happened = table.bout("A.large", "B.large", "134", "523")
    # 4 + 1 + 1 = 6 spaces: the champion's K.O. space is the sixth
    assert ("victory", "A.large", "by K.O.") in happened
    table = Table(3, "variable").lay("B.large", "champion")
    happened = table.bout("A.large", "B.large", "133", "523")
    assert ("victory", "A.large", "on points") in happened


def test_distances_from_the_own_start_decide():
    """As before, the respective positions relative to their starting spaces determine the loser."""
    table = Table(3, "variable").lay("B.large", "champion").lay("A.small", "amateur")
    # red moves 3 of 4 spaces and is one from its K.O. space, blue moves 4 of 6: blue loses
    happened = table.bout("A.small", "B.large", "215", "551")
    assert ("victory", "B.large", "by K.O.") in happened  # 3, then the hook, then 4 more
    table = Table(3, "variable").lay("B.large", "champion").lay("A.small", "amateur")
    happened = table.bout("A.small", "B.large", "213", "553")
    assert ("victory", "A.small", "on points") in happened
