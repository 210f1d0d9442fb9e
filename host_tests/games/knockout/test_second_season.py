"""The Pro Rules: The Second Boxing Season."""

import pytest

from host_tests.games.knockout.table import Table
from ringside.games.knockout.rules import layout


def end_of_first(table, challenger="A", defender="B"):
    """Play the last bout of the first season: the Challenger wins on points, nobody else has fight cards."""
    for seat in table.seats:
        if seat not in (challenger, defender) and table.cards(seat) > 2:
            table.deal(seat)
    table.deal(challenger, 4, 4, 3).deal(defender, 3, 3, 2)
    return table.bout(f"{challenger}.large", f"{defender}.large", "443", "332")


def test_one_season_is_the_end_of_a_basic_game():
    table = Table(3, seasons=1)
    end_of_first(table)
    assert table.asked() is None


def test_there_is_no_count_up_after_the_first_season():
    """The bonus is not shared, the debt acknowledgements remain with the players."""
    table = Table(3, seasons=2).lay_bonus(44_000).owe("C", 1)
    happened = end_of_first(table)
    assert not [event for event in happened if event[0] in ("highest", "bonus share", "ious due", "game over")]
    assert table.bonus >= 44_000 and table.ious("C") == 1 and table.money("C") == 150_000
    assert table.result is None
    assert table.view()[layout.SEASON] == 2 and table.view()[layout.BOUT] == 1


def test_but_each_receives_5000_for_each_unused_card_and_his_full_set_again():
    table = Table(3, seasons=2).deal("C", 2, 4)
    happened = end_of_first(table)
    assert ("unused cards", "C", 2, 10_000) in happened and table.money("C") == 110_000
    for seat in "ABC":
        assert table.cards(seat) == 12
        assert list(table.view(seat)[layout.OWN_HAND : layout.OWN_HAND + 5]) == [2, 3, 3, 2, 2]


def test_champions_become_superchampions_and_the_others_stay_what_they_are():
    table = Table(4, seasons=2).lay("C.large", "champion").lay("C.small", "champion").lay("D.large", "amateur")
    happened = end_of_first(table)
    assert [event[1] for event in happened if event[0] == "crowned"] == ["A.large", "C.large", "C.small"]
    assert table.boxer("A.large") == table.boxer("C.small") == "superchampion"
    assert table.boxer("B.large") == table.boxer("D.large") == "amateur"
    assert table.boxer("A.small") == table.boxer("D.small") == "professional"


def test_a_superchampions_sum_is_double():
    """16,000 or 20,000."""
    table = Table(3, seasons=2, first="B").lay("B.large", "champion", "superchampion")
    table.lay("C.small", "champion", "superchampion").lay("A.large", "champion", "superchampion")
    assert [word for word in table.legal("B") if word.startswith("large")] == ["large>A.large"]
    happened = table.bout("B.large", "A.large", "443", "332")
    assert ("prize", "B.large", 40_000) in happened and ("prize", "A.large", 20_000) in happened


def test_boxers_who_were_knocked_out_return_as_amateurs():
    table = Table(3, seasons=2).lay("B.small", out=True).lay("C.large", out=True)
    happened = end_of_first(table)
    assert [event[1] for event in happened if event[0] == "returns"] == ["B.small", "C.large"]
    assert table.boxer("B.small") == table.boxer("C.large") == "amateur"


def test_trophy_and_steak_are_put_back_and_everybody_may_box():
    """Even boxers who took part in the last bout of the first season."""
    table = Table(3, seasons=2)
    happened = end_of_first(table, "A", "B")
    assert ("trophy", "A.large") in happened and ("steak", "B.large") in happened
    assert table.boxer("A.large") == "superchampion" and table.boxer("B.large") == "amateur"
    assert table.asked() == ("challenge", "B")
    assert [word for word in table.legal("B") if word.startswith("large")] == [
        "large>A.small",
        "large>C.large",
        "large>C.small",
    ]


@pytest.mark.parametrize(
    ("first", "other", "begins"), [("A", "B", "B"), ("B", "A", "C"), ("C", "A", "D"), ("D", "A", "A")]
)
def test_the_left_hand_neighbour_of_the_last_challenger_begins(first, other, begins):
    table = Table(4, seasons=2, first=first)
    happened = end_of_first(table, first, other)
    assert ("season", begins, 2) in happened and table.asked() == ("challenge", begins)


def test_who_begins_but_cannot_challenge_passes_on():
    """B owns both Superchampions: nobody has as high a sum."""
    table = Table(3, seasons=2).lay_all("amateur").lay("B.small", "champion").lay("B.large", "champion")
    # A wins against C; B's two are crowned: 16,000 and 20,000.
    happened = end_of_first(table, "A", "C")
    assert happened[-2:] == [("season", "B", 2), ("cannot challenge", "B")]
    assert table.asked() == ("challenge", "C")


def test_in_the_order_of_the_book():
    table = Table(3, seasons=2).lay("A.small", out=True).deal("C", 1)
    names = [event[0] for event in end_of_first(table)]
    assert names[names.index("season over") :] == ["season over", "unused cards", "crowned", "returns", "season"]


def test_at_the_end_of_the_second_season_all_is_counted():
    table = Table(3, seasons=2).owe("C", 1)
    end_of_first(table)
    table.lay_bonus(10_000).lay("A.large", "champion", "world champion").deal("A", 5, 5)
    bonus = table.bonus
    table.deal("B", 4, 4, 3).deal("C", 3, 3, 2)
    happened = table.bout("B.small", "C.small", "443", "332")
    assert ("season over", 2) in happened and ("highest", "A.large", 30_000) in happened
    share = next(event for event in happened if event[0] == "bonus share")
    assert share[1] == "A" and share[2] >= bonus
    assert ("unused cards", "A", 2, 10_000) in happened and ("ious due", "C", 1) in happened
    assert table.asked() is None and table.result
