"""What is secret: the hands, the decks, the event deck; a card and a guess until both are given."""

import random

import pytest

from host_tests.games.tekken import matches
from host_tests.games.tekken.table import Table, setup
from ringside.engine import codec, rng
from ringside.engine.referee import Referee
from ringside.games.tekken import rules
from ringside.games.tekken.rules import layout


def positions():
    """States on the way of some random matches, with who is asked."""
    chance = random.Random("positions")
    for _ in range(3):
        state = rules.new(matches.random_setup(chance, 1), chance.randbytes(rng.SEED))
        while asked := codec.seats_of(rules.ask(state)):
            yield state, chance
            about = codec.about_of(rules.ask(state))
            answers = [
                matches.at_random(chance, about, rules.legal(state, seat)) if asked >> seat & 1 else 0xFF
                for seat in range(2)
            ]
            rules.apply(state, bytes([*answers, 0xFF, 0xFF, 0xFF]))


def test_a_view_ends_with_the_own_hand_and_holds_no_other():
    for state, chance in positions():
        assert len(rules.view(state, None)) == layout.PUBLIC
        for seat in (0, 1):
            view = rules.view(state, seat)
            assert view[: layout.PUBLIC] == rules.view(state, None) and len(view) == layout.VIEW_SIZE
            first = layout.HANDS + 3 * seat
            assert view[layout.OWN_HAND : layout.OWN_SEAT] == state[first : first + 3]
            assert view[layout.OWN_SEAT] == seat
            other = bytearray(state)  # the other's hand, all decks and the generator are doctored
            for at in range(layout.PUBLIC, layout.SIZE):
                if not first <= at < first + 3:
                    other[at] = chance.randrange(256)
            assert rules.view(other, seat) == view


def test_a_card_in_the_discards_has_been_seen():
    """The discard pile is face-down, but every card of it was revealed: who counts knows no more than he saw."""
    table = Table(["high_yellow", "mid_green", "low_blue", "high_green"]).close()
    seen = set()
    for guess in ("low", "high"):
        card = "high_yellow" if guess == "low" else "high_green"
        table.attack(card, guess)
        seen |= {event["card"] for event in table.happened("reveal")}
    assert set(table.of("A")["discards"]) == seen == {"high_yellow", "high_green"}


@pytest.mark.parametrize("first", [0, 1])
def test_nothing_is_to_be_seen_until_card_and_guess_are_both_given(first):
    referee = Referee(rules, setup(), bytes(6))
    assert referee.asked == 0b11 and referee.secret
    offensive = referee.view()[layout.OFFENSIVE]
    one = offensive if first == 0 else 1 - offensive
    before = [referee.view(seat) for seat in (None, 0, 1)], referee.snapshot()
    for answer in referee.legal(one):
        referee.answer(one, answer)
        assert ([referee.view(seat) for seat in (None, 0, 1)], referee.snapshot()) == before
        referee.retract()


def test_the_ask_tells_nothing_of_a_hand():
    """Whether three cards are alike, and a Stance Change possible, is known to their owner only."""
    alike = Table(["high_red", "mid_red", "low_red"]).close().lay("A", heat=2)
    mixed = Table(["high_red", "mid_green", "low_blue"]).close().lay("A", heat=2)
    assert alike.asked() == mixed.asked() == ("attack", "AB")
    assert rules.ask(alike.state) == rules.ask(mixed.state)
    assert alike.view() == mixed.view()
    assert "prepare" in alike.legal("A") and "prepare" not in mixed.legal("A")
