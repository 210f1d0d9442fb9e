"""3. Placing Bets and I. Taking Bets."""

import pytest

from host_tests.games.knockout.table import Table
from host_tests.games.knockout.words import SEATS, SUMS, bet_on, space
from ringside.engine.codec import NONE
from ringside.games.knockout.rules import bets, layout


def betting(players=5, first="A", defender="D"):
    """A table that waits for the first token."""
    table = Table(players, first=first)
    table.challenge(f"{first}.large", f"{defender}.large")
    table.train()
    return table


def all_tokens(table):
    """Whose turn it is, token by token, in each round of betting."""
    rounds = ["", "", ""]
    while table.asked()[0] == "bet":
        seat = table.asked()[1]
        rounds[table.view()[layout.BET_ROUND] - 1] += seat
        table.answer(**{seat: table.legal(seat)[-1]})
    return rounds


# The order of bets


def test_the_books_order():
    """Anja = Challenger, Doris = Defender: Anja, Doris, Bernd, Chris, Eike; then Anja, Bernd, Chris, Doris, Eike."""
    assert all_tokens(betting(5, "A", "D")) == ["ADBCE", "ABCDE", "ABCDE"]


@pytest.mark.parametrize(
    ("players", "first", "defender", "rounds"),
    [
        (3, "A", "B", ["ABC", "ABC", "ABC"]),
        (3, "A", "C", ["ACB", "ABC", "ABC"]),
        (3, "C", "B", ["CBA", "CAB", "CAB"]),
        (4, "C", "A", ["CADB", "CDAB", "CDAB"]),
        (4, "B", "A", ["BACD", "BCDA", "BCDA"]),
        (5, "E", "A", ["EABCD", "EABCD", "EABCD"]),
        (5, "C", "B", ["CBDEA", "CDEAB", "CDEAB"]),
        (5, "D", "B", ["DBEAC", "DEABC", "DEABC"]),
    ],
)
def test_the_order_wherever_they_sit(players, first, defender, rounds):
    assert all_tokens(betting(players, first, defender)) == rounds


def test_after_the_third_round_all_tokens_are_placed_and_the_bout_begins():
    table = betting(5)
    all_tokens(table)
    assert table.asked() == ("round", "AD")
    on_boards = sum(byte != NONE for byte in table.view()[layout.BETS : layout.FOLLOWS + 8])
    assert on_boards + sum(table.view()[layout.PASSES : layout.PASSES + 5]) == 15
    assert table.view()[layout.BET_ROUND] == 0


def test_in_round_1_challenger_and_defender_must_bet():
    """Not follow, not pass: on a victory or a K.O. of either boxer."""
    table = betting(3, "A", "C")
    every = [f"{board}.{amount}{kind}" for kind in ("", ".x2", ".ko") for board in ("red", "blue") for amount in SUMS]
    assert table.legal("A") == every
    table.bet("A=red.6000")
    assert table.legal("C") == [bet for bet in every if not bet.startswith("red.6000")]
    table.bet("C=blue.4000.ko")
    assert "follow.red.6000" in table.legal("B") and "pass" in table.legal("B")
    table.bet("B=pass")
    # In rounds 2 and 3 they may follow or pass.
    for seat in "ABCA":
        assert table.legal(seat)[-1] == "pass" and "follow.blue.4000" in table.legal(seat)
        table.bet(f"{seat}=pass")


# The ways of betting


def test_the_sums_of_the_book():
    """A bet of 10,000; of 12,000 on the x 2 space; of 18,000 on the x 3 space that the Challenger loses by K.O."""
    table = betting(3, "A", "B")
    assert table.answer(A="red.10000") == [("bet", "A", "red.10000", 10_000)]
    assert table.answer(B="red.6000.ko") == [("bet", "B", "red.6000.ko", 18_000)]
    assert table.answer(C="blue.6000.x2") == [("bet", "C", "blue.6000.x2", 12_000)]
    # Another player does not believe it, and follows the K.O. bet: his bet sum is also 18,000.
    assert table.answer(A="follow.red.6000") == [("follow", "A", "follow.red.6000", 18_000)]
    assert bet_on(table.view()[layout.BETS + 1]) == ("B", ".ko")
    assert table.view()[layout.FOLLOWS + 1] == SEATS.index("A")


def test_only_one_token_on_a_space():
    table = betting(3, "A", "B")
    table.bet("A=red.6000", "B=red.8000.x2")
    assert not [bet for bet in table.legal("C") if bet.startswith(("red.6000", "red.8000"))]
    table.bet("C=follow.red.6000", "A=pass")
    assert "follow.red.6000" not in table.legal("B") and "follow.red.8000" in table.legal("B")


def test_at_most_eight_bets():
    table = betting(3, "A", "B")
    table.bet(*[f"{'ABC'[i % 3]}={space(i)}" for i in range(8)])
    assert table.legal("C") == [f"follow.{space(i)}" for i in range(8)] + ["pass"]


def test_follow_only_where_a_bet_stands():
    table = betting(3, "A", "B")
    table.bet("A=red.6000", "B=blue.10000")
    assert [bet for bet in table.legal("C") if "follow" in bet] == ["follow.red.6000", "follow.blue.10000"]


def test_a_player_may_follow_his_own_bet_in_a_later_round():
    table = betting(3, "A", "B")
    table.bet("A=red.6000", "B=blue.10000", "C=blue.4000", "A=follow.red.6000")
    assert table.view()[layout.FOLLOWS + 1] == 0


def test_two_tokens_have_a_x2_and_one_a_ko():
    table = betting(3, "A", "B")
    table.bet("A=red.4000.x2", "B=red.6000.ko", "C=pass")
    assert [bet for bet in table.legal("A") if bet.endswith(".x2")]
    table.bet("A=red.8000.x2")
    assert not [bet for bet in table.legal("B") if bet.endswith(".ko")]
    table.bet("B=pass", "C=pass")
    legal = table.legal("A")
    assert not [bet for bet in legal if bet.endswith(".x2")]
    assert "blue.4000.ko" in legal and "blue.4000" in legal


def test_a_ko_leaves_both_x2():
    table = betting(3, "A", "B")
    table.bet("A=red.4000.ko", "B=red.6000", "C=pass", "A=red.8000.x2", "B=pass", "C=pass")
    assert "blue.4000.x2" in table.legal("A") and "blue.4000.ko" not in table.legal("A")


@pytest.mark.parametrize("blanks", [("red.4000", "red.6000"), ("pass", "follow.red.8000"), ("red.4000", "pass")])
def test_blank_tokens_are_exchanged(blanks):
    """Necessary when a player wants to bet on a K.O. and has already used the K.O. token blank side up."""
    table = betting(4, "B", "C")
    table.bet("B=red.8000", "C=blue.8000", "D=pass", f"A={blanks[0]}")
    table.bet("B=pass", "C=pass", "D=pass", f"A={blanks[1]}")
    table.bet("B=pass", "C=pass", "D=pass")
    assert {"blue.4000", "blue.4000.x2", "blue.4000.ko"} <= set(table.legal("A"))


def test_another_players_tokens_count_for_him_alone():
    table = betting(3, "A", "B")
    table.bet("A=red.4000.ko", "B=red.6000.ko")
    assert "red.8000.ko" in table.legal("C")


def test_as_many_tokens_as_desired_on_the_pass_space():
    table = betting(3, "A", "B")
    table.bet("A=red.4000", "B=red.6000", *[f"{seat}=pass" for seat in "CABCABC"])
    assert list(table.view()[layout.PASSES : layout.PASSES + 3]) == [2, 2, 3]


def test_helpers_read_answers():
    assert (bets.kind_of(2 << 3 | 5), bets.space_of(2 << 3 | 5)) == (bets.KO, 5)
    assert bets.sum_of(bets.KO, 5) * 500 == 18_000
    assert bets.kind_of(bets.PASS) not in (bets.PLAIN, bets.DOUBLE, bets.KO, bets.FOLLOW)
