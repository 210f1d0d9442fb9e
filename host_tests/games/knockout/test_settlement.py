"""6. Settling the Bets, J. Payment of Bets, K. Payment Options."""

import pytest

from host_tests.games.knockout.table import Table
from host_tests.games.knockout.words import SUMS
from ringside.engine import codec
from ringside.games.knockout import rules
from ringside.games.knockout.rules import layout, money

RED_WINS = ("443", "332")
BLUE_WINS = ("332", "443")
RED_FALLS = ("22", "55")
BLUE_FALLS = ("55", "22")


def settled(happened):
    """The payments for bets, and the debt acknowledgements before them."""
    return [event for event in happened if event[0] in ("won", "lost", "iou")]


def bout(cards, *bets, table=None, players=3):
    """A.large challenges B.large; the bets in turn, and nothing but passes after them."""
    table = table or Table(players)
    return settled(table.bout("A.large", "B.large", *cards, bets)), table


# b) Between a player and the bank


def test_the_bank_pays_half_and_the_bonus_space_takes_the_full_sum():
    happened, table = bout(RED_WINS, "A=red.10000", "B=blue.6000")
    assert happened == [("won", "A", "red.10000", 5_000, "bank"), ("lost", "B", "blue.6000", 6_000, "bonus")]
    assert table.money("A") == 100_000 + 16_000 + 5_000
    assert table.money("B") == 100_000 + 8_000 - 6_000
    assert table.bonus == 6_000


@pytest.mark.parametrize("amount", SUMS)
@pytest.mark.parametrize(("kind", "times"), [("", 1), (".x2", 2)])
def test_every_victory_bet(amount, kind, times):
    bets = [f"A=red.{amount}{kind}", f"B=blue.{amount}{kind}"]
    won, lost = ("won", times * amount // 2, "bank"), ("lost", times * amount, "bonus")
    for cards, red, blue in ((RED_WINS, won, lost), (BLUE_WINS, lost, won), (BLUE_FALLS, won, lost)):
        happened, _ = bout(cards, *bets)
        assert happened == [
            (red[0], "A", f"red.{amount}{kind}", *red[1:]),
            (blue[0], "B", f"blue.{amount}{kind}", *blue[1:]),
        ]


@pytest.mark.parametrize("amount", SUMS)
@pytest.mark.parametrize(
    ("cards", "red", "blue"),
    [
        (RED_WINS, "lost", "lost"),  # a victory on points is no K.O.
        (BLUE_WINS, "lost", "lost"),
        (RED_FALLS, "won", "lost"),  # on the red board: that the Challenger falls
        (BLUE_FALLS, "lost", "won"),
    ],
)
def test_every_ko_bet(amount, cards, red, blue):
    happened, _ = bout(cards, f"A=red.{amount}.ko", f"B=blue.{amount}.ko")
    pays = {"won": (3 * amount // 2, "bank"), "lost": (3 * amount, "bonus")}
    assert happened == [
        (red, "A", f"red.{amount}.ko", *pays[red]),
        (blue, "B", f"blue.{amount}.ko", *pays[blue]),
    ]


# a) Between two players


@pytest.mark.parametrize(
    ("kind", "times", "cards", "won"),
    [
        ("", 1, RED_WINS, True),
        ("", 1, BLUE_WINS, False),
        (".x2", 2, RED_WINS, True),
        (".x2", 2, RED_FALLS, False),
        (".ko", 3, RED_FALLS, True),
        (".ko", 3, BLUE_WINS, False),
        (".ko", 3, BLUE_FALLS, False),
    ],
)
def test_between_two_players_the_loser_pays_the_winner(kind, times, cards, won):
    happened, table = bout(cards, f"A=red.6000{kind}", "B=blue.4000", "C=follow.red.6000")
    assert happened[0] == ("won" if won else "lost", "A", f"red.6000{kind}", 6_000 * times, "C")
    assert table.money("C") == 100_000 + (-6_000 if won else 6_000) * times


def test_a_bet_on_the_blue_board_is_followed_too():
    happened, table = bout(BLUE_WINS, "A=red.4000", "B=blue.8000", "C=follow.blue.8000")
    assert happened[1] == ("won", "B", "blue.8000", 8_000, "C") and table.money("C") == 92_000


def test_following_ones_own_bet_moves_no_money():
    happened, table = bout(
        RED_WINS, "A=red.6000", "B=blue.4000", "C=blue.10000", "A=pass", "B=pass", "C=follow.blue.10000"
    )
    assert ("lost", "C", "blue.10000", 10_000, "C") in happened
    assert table.money("C") == 100_000
    # Not even of one who has none.
    bets = ["A=red.4000", "B=blue.4000", "C=blue.10000", "A=pass", "B=pass", "C=follow.blue.10000"]
    happened, table = bout(RED_WINS, *bets, table=Table(3).give("C", 0))
    assert table.ious("C") == 0 and table.money("C") == 0


def test_all_bets_of_a_bout_itemised():
    """Five players, all fifteen tokens: first the red board, then the blue one, each from its lowest sum."""
    bets = [
        *("A=red.6000", "B=blue.4000", "C=follow.red.6000", "D=red.10000.ko", "E=blue.8000.x2"),
        *("A=follow.blue.4000", "B=red.4000.x2", "C=pass", "D=follow.blue.8000", "E=red.8000"),
        *("A=blue.10000.x2", "B=follow.red.10000", "C=follow.red.8000", "D=blue.6000", "E=pass"),
    ]
    happened, table = bout(RED_WINS, *bets, players=5)
    assert happened == [
        ("won", "B", "red.4000.x2", 4_000, "bank"),
        ("won", "A", "red.6000", 6_000, "C"),
        ("won", "E", "red.8000", 8_000, "C"),
        ("lost", "D", "red.10000.ko", 30_000, "B"),
        ("lost", "B", "blue.4000", 4_000, "A"),
        ("lost", "D", "blue.6000", 6_000, "bonus"),
        ("lost", "E", "blue.8000.x2", 16_000, "D"),
        ("lost", "A", "blue.10000.x2", 20_000, "bonus"),
    ]
    assert [table.money(seat) for seat in "ABCDE"] == [
        100_000 + 16_000 + 6_000 + 4_000 - 20_000,
        100_000 + 8_000 + 4_000 + 30_000 - 4_000,
        100_000 - 6_000 - 8_000,
        100_000 - 30_000 - 6_000 + 16_000,
        100_000 + 8_000 - 16_000,
    ]
    assert table.bonus == 26_000


def test_after_the_bets_have_been_settled_the_tokens_are_back():
    _, table = bout(RED_WINS, "A=red.6000.ko", "B=blue.6000", "C=follow.red.6000")
    view = table.view()
    assert set(view[layout.BETS : layout.FOLLOWS + 8]) == {0xFF}
    assert not any(view[layout.PASSES : layout.PASSES + 5])
    assert view[layout.DEFENDER] == 0xFF and set(view[layout.ON_BOARD : layout.ON_BOARD + 2]) == {0xFF}
    table.challenge("B.small", "C.small")
    table.train()
    assert [bet for bet in table.legal("B") if bet.endswith(".ko")]


# K. Payment Options


def test_who_cannot_pay_receives_50000_with_a_debt_acknowledgement():
    bets = ["A=red.4000", "B=blue.4000", "C=blue.10000"]
    happened, table = bout(RED_WINS, *bets, table=Table(3).give("C", 9_500))
    assert happened[2:] == [("iou", "C", 1), ("lost", "C", "blue.10000", 10_000, "bonus")]
    assert table.money("C") == 49_500 and table.ious("C") == 1


def test_who_can_just_pay_needs_none():
    bets = ["A=red.4000", "B=blue.4000", "C=blue.10000"]
    happened, table = bout(RED_WINS, *bets, table=Table(3).give("C", 10_000))
    assert table.ious("C") == 0 and table.money("C") == 0


def test_an_iou_whenever_a_payment_cannot_be_made():
    """Three lost bets of 30,000, 24,000 and 20,000: two debt acknowledgements, each when it is needed."""
    bets = [
        *("A=red.4000", "B=blue.4000", "C=red.10000.ko"),
        *("A=pass", "B=pass", "C=blue.8000.x2"),
        *("A=follow.red.10000", "B=pass", "C=blue.10000.x2"),
    ]
    happened, table = bout(RED_WINS, *bets, table=Table(3).give("C", 0))
    assert happened[1:] == [
        ("iou", "C", 1),
        ("lost", "C", "red.10000.ko", 30_000, "A"),
        ("lost", "B", "blue.4000", 4_000, "bonus"),
        ("lost", "C", "blue.8000.x2", 16_000, "bonus"),
        ("iou", "C", 2),
        ("lost", "C", "blue.10000.x2", 20_000, "bonus"),
    ]
    assert table.money("C") == 100_000 - 66_000 and table.ious("C") == 2


def test_a_follower_who_loses_may_need_one():
    bets = ["A=red.10000", "B=blue.4000", "C=follow.red.10000"]
    happened, table = bout(RED_WINS, *bets, table=Table(3).give("C", 1_000))
    assert happened[:2] == [("iou", "C", 1), ("won", "A", "red.10000", 10_000, "C")]
    assert table.money("C") == 41_000


def test_what_is_won_before_pays_for_what_is_lost_after():
    """The red board is settled first."""
    bets = ["A=red.4000", "B=blue.4000", "C=red.10000", "A=pass", "B=pass", "C=blue.6000"]
    happened, table = bout(RED_WINS, *bets, table=Table(3).give("C", 1_000))
    assert ("iou", "C", 1) not in happened and table.money("C") == 0


# The count of all money


@pytest.mark.parametrize(
    "at", [layout.MONEY, layout.MONEY + 4, layout.BONUS, layout.BANK, layout.IOUS + 1, layout.LEDGER]
)
def test_money_that_does_not_add_up_stops_the_game(at):
    table = Table(3)
    table.challenge("A.large", "B.large")
    table.train()
    table.state[at] ^= 2
    with pytest.raises(RuntimeError, match="Knock Out"):
        table.answer(A="red.6000")


def test_less_than_nothing_stops_the_game():
    table = Table(3)
    table.give("B", 0)
    table.state[layout.LEDGER + layout.LEDGER_SIZE + layout.LOST] += 2
    layout.add(table.state, layout.MONEY + 2, -2)
    layout.add(table.state, layout.BONUS, 2)
    with pytest.raises(RuntimeError, match="less than nothing"):
        money.check(table.state)


def test_the_ledger_tells_where_the_money_came_from():
    bets = ["A=red.10000", "B=blue.4000", "C=follow.red.10000", "A=pass", "B=pass", "C=follow.blue.4000"]
    _, table = bout(RED_WINS, *bets, table=Table(3))

    def ledger(seat):
        at = layout.LEDGER + layout.LEDGER_SIZE * seat
        return [500 * layout.number(table.view(), at + entry) for entry in range(0, layout.LEDGER_SIZE, 2)]

    # prize money, won, lost, unused cards, share
    assert ledger(0) == [16_000, 10_000, 0, 0, 0]
    assert ledger(1) == [8_000, 0, 4_000, 0, 0]
    assert ledger(2) == [0, 4_000, 10_000, 0, 0]


def test_everything_that_ends_a_bout_needs_everybodys_consent_to_be_undone():
    table = Table(3)
    table.challenge("A.large", "B.large")
    table.train()
    table.pass_all()
    answers = bytes([rules.legal(table.state, 0)[0], rules.legal(table.state, 1)[0], 0xFF, 0xFF, 0xFF])
    assert any(codec.reveals(event) for event in rules.apply(table.state, answers))
