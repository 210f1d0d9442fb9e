"""Setup: fighters, stage, rounds, who plays, stacked decks."""

import pytest

from host_tests.games.tekken.table import Table, setup
from ringside.engine import rng
from ringside.engine.seats import COMPUTER, SHARED
from ringside.games.tekken import options, rules
from ringside.games.tekken.rules import layout


def test_the_options():
    assert [key for key, _, _ in options.SETUP] == ["A", "B", "stage", "rounds", "cards", "player_A", "player_B"]
    assert [options.SETUP[option][2] for option in (options.ROUNDS, options.CARDS)] == [2, 0]  # three rounds, dealt
    assert len(options.SETUP[0][1]) >= 6 and len(options.SETUP[options.STAGE][1]) >= 4
    assert len(options.SETUP) == options.OPTIONS


@pytest.mark.parametrize(
    ("players", "held"),
    [
        (("person", "person"), [0, 1]),
        (("shared", "person"), [SHARED, 0]),
        (("person", "easy"), [0, COMPUTER]),
        (("middle", "best"), [COMPUTER + 1, COMPUTER + 2]),
    ],
)
def test_holders(players, held):
    assert list(rules.holders(setup(players=players))) == held


def test_both_start_on_their_spaces_with_all_hp():
    table = Table(stage="Arcade")
    for seat in "AB":
        fighter = table.of(seat)
        assert fighter["hp"] == fighter["full_hp"] > 0 and len(table.hand(seat)) == 3
        assert fighter["heat"] == "ready" and fighter["rage"] == "face_down"
    assert table.of("A")["space"] != table.of("B")["space"]
    assert table.view()["round"] == table.view()["string"] == 1
    assert table.asked() == ("attack", "AB")


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (b"\0\1\0\2\0\0", "has 7 options, not 6"),
        (b"\x20\1\0\2\0\0\0", "A has no choice 32"),
        (b"\0\1\0\3\0\0\0", "rounds has no choice 3"),
        (setup() + b"\1\0", "cut short"),
        (setup() + b"\1\0\0\0\1", "cut short"),
        (setup() + b"\2\3\3\0\0", "a stack holds card 3"),
        (setup() + b"\1\x12\0\0", "a stack holds card 18"),
        (setup() + b"\0\0\2\3\3", "more events 3 than the deck has"),
    ],
)
def test_a_wrong_setup_is_refused(wrong, words):
    with pytest.raises(ValueError, match=words):
        rules.new(wrong, bytes(6))


def test_the_seed_shuffles_the_cards():
    hands = {
        tuple(sorted(rules.view(rules.new(setup(), bytes((n,) * rng.SEED)), 0)[layout.OWN_HAND :])) for n in range(9)
    }
    assert len(hands) > 5


def test_a_stacked_deck_is_drawn_before_the_shuffled_cards():
    stack = setup() + b"\4\5\4\3\2" + b"\0" + b"\2\7\6"
    states = [rules.new(stack, bytes((n, 1, 2, 3, 4, 5))) for n in range(8)]
    for state in states:
        assert list(state[layout.HANDS : layout.HANDS + 3]) == [5, 4, 3]
        assert state[layout.DECKS + state[layout.DECK_LEFT] - 1] == 2
        assert list(state[layout.EVENTS : layout.EVENTS + 11])[:-3:-1] == [7, 6]
    assert len({bytes(state[layout.DECKS : layout.DECKS + 14]) for state in states}) == 8
