"""H. End of the Game, after one season."""

from host_tests.games.knockout.table import Table


def last_bout(table):
    """The last bout of a season: A's and B's last three fight cards; their bets move no money. A wins on points."""
    table.deal("A", 4, 4, 3).deal("B", 3, 3, 2)
    passes = [f"{seat}=pass" for seat in table.seats[2:]]
    bets = ["A=red.4000", "B=blue.4000", *passes, "A=follow.red.4000", "B=follow.blue.4000"]
    return table.bout("A.large", "B.large", "443", "332", bets)


def over(table):
    """A position from which the last bout is played: nobody else can box."""
    for seat in table.seats[2:]:
        table.deal(seat)
    return table


def test_the_owner_of_the_highest_starting_sum_receives_the_bonus():
    table = over(Table(3)).lay_bonus(37_000)
    happened = last_bout(table)
    # A's large boxer is a Champion now: 10,000.
    at = happened.index(("season over", 1))
    assert happened[at + 1 : at + 3] == [("highest", "A.large", 10_000), ("bonus share", "A", 37_000)]
    assert table.bonus == 0 and table.money("A") == 100_000 + 16_000 + 37_000


def test_if_several_boxers_meet_this_condition_they_share_the_sum():
    table = over(Table(4)).lay("C.large", "champion").lay("D.small", "champion").lay_bonus(30_000)
    happened = last_bout(table)
    shares = [event for event in happened if event[0] in ("highest", "bonus share")]
    assert shares == [
        ("highest", "A.large", 10_000),
        ("bonus share", "A", 15_000),
        ("highest", "C.large", 10_000),
        ("bonus share", "C", 15_000),
    ]


def test_two_boxers_of_one_owner_have_two_shares_and_the_rest_stays():
    """A large Professional and a small Champion have 8,000 each."""
    table = over(Table(3)).lay_all("amateur").lay("C.large", "professional").lay("C.small", "champion")
    table.lay("A.large", "amateur").lay_bonus(25_000)
    happened = last_bout(table)
    # A's large boxer has moved up to Professional: three boxers with 8,000.
    shares = [event[1:] for event in happened if event[0] == "bonus share"]
    assert shares == [("A", 8_000), ("C", 8_000), ("C", 8_000)] and table.bonus == 1_000


def test_who_is_out_of_the_game_has_no_starting_sum():
    table = over(Table(3)).lay("C.large", "champion", out=True).lay("C.small", out=True).lay_bonus(1_000)
    assert ("bonus share", "A", 1_000) in last_bout(table)


def test_5000_for_each_fight_card_that_is_left():
    table = over(Table(3)).deal("C", 5, 5)
    happened = last_bout(table)
    assert [event for event in happened if event[0] == "unused cards"] == [("unused cards", "C", 2, 10_000)]
    assert table.money("C") == 110_000


def test_each_debt_acknowledgement_reduces_a_fortune_by_50000():
    table = over(Table(3)).owe("C", 2).give("C", 30_000)
    happened = last_bout(table)
    assert ("ious due", "C", 2) in happened
    assert table.money("C") == -70_000 and table.ious("C") == 2


def test_in_the_order_of_the_book():
    table = over(Table(3)).deal("C", 1).owe("A", 1).lay_bonus(5_000)
    names = [event[0] for event in last_bout(table)]
    assert names[names.index("season over") :] == [
        *("season over", "highest", "bonus share", "unused cards", "ious due", "game over")
    ]


def test_who_has_the_most_money_is_the_winner():
    table = over(Table(3)).give("C", 300_000)
    assert last_bout(table)[-1] == ("game over", "C")
    assert table.result == "C A B" and table.asked() is None


def test_a_ranking_with_ties():
    table = over(Table(5)).give("D", 116_000).give("E", 108_000).give("C", 116_000)
    table.lay("A.small", out=True)
    last_bout(table)
    assert table.result == "A=C=D B=E"


def test_no_result_before_the_end():
    table = over(Table(3))
    assert table.result is None
    table.challenge("A.large", "B.large")
    assert table.result is None


def test_a_negative_fortune_is_last():
    table = over(Table(3)).owe("A", 3).give("A", 0)
    last_bout(table)
    assert table.result == "B C A" and table.money("A") == 16_000 - 150_000


def test_every_player_holds_on_to_his_cards_until_nobody_can_box():
    """The last season's cards of the two who box are used, others' are paid."""
    table = over(Table(3)).deal("C", 1, 2, 3, 4)
    table.lay("C.large", out=True).lay("C.small", out=True)
    happened = last_bout(table)
    assert ("unused cards", "C", 4, 20_000) in happened and table.cards("C") == 4
