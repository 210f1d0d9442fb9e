"""2. Training."""

import pytest

from host_tests.games.knockout import words
from host_tests.games.knockout.table import Table
from ringside.games.knockout.rules import layout, training


def test_the_70_choices_in_their_order():
    assert len(words.TRAININGS) == 70
    for number, cards in enumerate(words.TRAININGS):
        counts = bytes(cards.count(value) for value in (1, 2, 3, 4, 5))
        assert training.cards_of(number) == counts
        assert training.code_of(counts) == number
    for wrong in (b"\x03\x00\x00\x00\x00", b"\x05\x00\x00\x00\x00", b"\x02\x02"):
        with pytest.raises(ValueError, match="four cards"):
            training.code_of(wrong)


def test_both_choose_four_in_secret():
    table = Table(3)
    table.challenge("A.large", "B.large")
    assert table.asked() == ("training", "AB")  # asked() sees that it is secret
    happened = table.answer(A="1,1,4,5", B="2,2,2,3")
    assert happened == [("trained", "A", 4, 8), ("trained", "B", 4, 8)]
    assert table.cards("A") == table.cards("B") == 12
    assert list(table.view()[layout.TRAINED : layout.TRAINED + 2]) == [4, 4]


def test_only_cards_that_he_has():
    table = Table(3)
    table.challenge("A.large", "B.large")
    legal = table.legal("A")
    assert "1,1,2,2" in legal and "1,1,1,2" not in legal  # two 1s
    assert "2,2,2,3" in legal and "2,2,2,2" not in legal  # three 2s
    assert len(legal) == len(set(legal)) == 53


def test_every_choice_of_a_full_hand():
    hand = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5]
    table = Table(3)
    table.challenge("A.large", "B.large")
    possible = [cards for cards in words.TRAININGS if all(cards.count(v) <= hand.count(v) for v in cards)]
    assert table.legal("B") == [",".join(map(str, cards)) for cards in possible]


@pytest.mark.parametrize(("a", "b", "asked"), [(3, 12, "B"), (4, 12, "B"), (5, 3, "A"), (5, 5, "AB")])
def test_who_has_four_cards_or_three_takes_them_all(a, b, asked):
    """His last bout is fought with just three cards. How many cards he has is no secret."""
    table = Table(3).deal("A", *[1, 2, 3, 4, 5][:a])
    table.deal("B", *[1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5][:b])
    table.challenge("A.large", "B.large")
    assert table.asked() == ("training", asked)
    table.train()
    assert list(table.view()[layout.TRAINED : layout.TRAINED + 2]) == [min(a, 4), min(b, 4)]


@pytest.mark.parametrize(("a", "b"), [(3, 3), (3, 4), (4, 4)])
def test_nobody_is_asked_where_both_take_all(a, b):
    table = Table(3).deal("A", *[1, 3, 5, 5][:a]).deal("B", *[2, 3, 4, 4][:b])
    happened = table.challenge("A.large", "B.large")
    assert happened[1:] == [("trained", "A", a, 0), ("trained", "B", b, 0)]
    assert table.asked() == ("bet", "A")
    table.pass_all()
    assert table.legal("A") == ["1", "3", "5"] and table.legal("B") == ["2", "3", "4"]


def test_the_rest_stays_in_the_pile_and_the_unused_card_returns():
    table = Table(3).deal("A", 1, 2, 3, 4, 5, 5)
    table.challenge("A.large", "B.large")
    table.train(A="1,2,4,5", B="3,3,3,4")
    own = table.view("A")
    assert list(own[layout.OWN_HAND : layout.OWN_HAND + 5]) == [0, 0, 1, 0, 1]
    assert list(own[layout.OWN_TRAINING : layout.OWN_TRAINING + 5]) == [1, 1, 0, 1, 1]
    table.pass_all()
    table.box("245", "333")
    own = table.view("A")
    assert list(own[layout.OWN_HAND : layout.OWN_HAND + 5]) == [1, 0, 1, 0, 1]
    assert not any(own[layout.OWN_TRAINING :])
    assert table.cards("A") == 3 and table.cards("B") == 9


def test_the_others_see_neither_hand_nor_training():
    """Two tables that differ in A's and B's cards alone look the same to C, and to the table."""
    one, other = Table(3), Table(3)
    one.challenge("A.large", "B.large")
    other.challenge("A.large", "B.large")
    happened = one.answer(A="1,1,2,2", B="4,4,5,5")
    assert other.answer(A="2,3,4,5", B="2,2,2,3") == happened
    for seat in (None, "C"):
        assert one.view(seat) == other.view(seat)
    for seat in "AB":
        assert one.view(seat)[: layout.PUBLIC] == other.view(seat)[: layout.PUBLIC]
        assert one.view(seat) != other.view(seat)


def test_who_does_not_box_has_nothing_in_training():
    table = Table(3)
    table.challenge("A.large", "B.large")
    table.train()
    assert not any(table.view("C")[layout.OWN_TRAINING :])
    assert any(table.view("B")[layout.OWN_TRAINING :])
