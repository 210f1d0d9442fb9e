"""Who holds each seat, and how the computers among them answer."""

import random

import pytest

from host_tests.games.lucky import rules as lucky
from ringside.engine import rng
from ringside.engine.codec import NONE
from ringside.engine.journal import Journal
from ringside.engine.referee import Referee
from ringside.engine.replay import resume
from ringside.engine.seats import COMPUTER, SHARED, Seats
from ringside.games.titlebout import rules as titlebout
from ringside.games.tko import rules as tko

SEED = b"seats!"
ONE = b"\x00\x01\x00\x00\x00\x01"  # TKO, B is the device's
ONE_AT_B = b"\x00\x01\x00\x00\x01\x01"  # and A's person holds pad B


def test_pads_shared_and_computers():
    seats = Seats(bytes((1, SHARED, COMPUTER + 3, 0, 2)))
    assert [seats.pad(seat) for seat in range(5)] == [1, NONE, NONE, 0, NONE]
    assert [seats.seat(pad) for pad in range(5)] == [3, 0, NONE, NONE, NONE]
    assert (seats.persons, seats.computers, seats.shared()) == (0b11011, 0b00100, 0b10010)
    assert seats.level(2) == 3


def test_a_phone_makes_a_shared_seat_one_with_a_pad_and_back():
    seats = Seats(bytes((0, 1, 2, 3)))
    assert seats.shared() == 0b1100
    seats.pads = 0b0111
    assert (seats.pad(2), seats.seat(2), seats.shared()) == (2, 2, 0b1000)
    seats.pads = 0b1011
    assert (seats.pad(2), seats.seat(2), seats.pad(3), seats.shared()) == (NONE, NONE, 3, 0b0100)


@pytest.mark.parametrize("pads", range(0b100, 0b100000, 4))
def test_every_person_has_a_pad_or_shares_and_no_pad_has_two(pads):
    chance = random.Random(pads)
    for _ in range(50):
        holders = chance.sample(range(5), 5)
        for seat in chance.sample(range(5), 2):
            holders[seat] = chance.choice((SHARED, COMPUTER, COMPUTER + 1))
        seats = Seats(bytes(holders))
        seats.pads = 0b11 | pads
        assert seats.persons | seats.computers == 0b11111 and not seats.persons & seats.computers
        for seat in range(5):
            has = seats.pad(seat) != NONE
            assert has + (seats.shared() >> seat & 1) + (seats.computers >> seat & 1) == 1
            assert not has or seats.seat(seats.pad(seat)) == seat and seats.pads >> seats.pad(seat) & 1
        for pad in range(5):
            assert seats.seat(pad) == (NONE if pad not in holders or not seats.pads >> pad & 1 else holders.index(pad))
        assert seats.seat(NONE) == seats.seat(-1) == NONE


@pytest.mark.parametrize(
    "game, setup, holders",
    [
        (tko, b"\x00\x01\x00\x00\x00\x00", (0, 1)),
        (tko, b"\x00\x01\x00\x00\x01\x00", (1, 0)),
        (tko, ONE, (0, COMPUTER)),
        (tko, ONE_AT_B, (1, COMPUTER)),
        (titlebout, bytes(11) + b"\x00", (0, 1)),
        (titlebout, bytes(11) + b"\x01", (0, COMPUTER)),
        (titlebout, bytes(11) + b"\x02", (COMPUTER, COMPUTER)),
        (lucky, b"\x05\x01", (0, COMPUTER, 1, 2, 3)),
    ],
)
def test_who_holds_what_in_each_game(game, setup, holders):
    assert tuple(game.holders(setup)) == holders


# The computers' answers


class Watch:
    """A player that writes down what it is given, and draws a number."""

    def __init__(self):
        self.given = []

    def __call__(self, view, seat, about, legal, random_state, level):
        self.given.append((bytes(view), seat, about, bytes(legal), bytes(random_state), level))
        return legal[rng.draw(random_state, 0, len(legal))]


class Recorded(Referee):
    """A referee that remembers who answered what."""

    def __init__(self, game, setup, seed):
        self.answers = []
        super().__init__(game, setup, seed)

    def answer(self, seat, answer):
        self.answers.append((seat, answer))
        return super().answer(seat, answer)


def lucky_at_guess(holders, seed=SEED):
    """A game in which all have drawn, and the seats that hold it."""
    game = Recorded(lucky, bytes((len(holders), 0)), seed)
    for seat in range(len(holders)):
        game.answer(seat, lucky.DRAW_CARD)
    del game.answers[:]
    return game, Seats(bytes(holders))


def test_a_computer_sees_what_its_seat_may_see_and_no_more():
    game, seats = lucky_at_guess((0, COMPUTER + 2, COMPUTER))
    watch = Watch()
    assert seats.answer_for_computers(game, watch) is None
    assert [(view, seat, about, legal, level) for view, seat, about, legal, _, level in watch.given] == [
        (game.view(1), 1, lucky.GUESS, b"\x00\x01\x02", 2),
        (game.view(2), 2, lucky.GUESS, b"\x00\x01\x02", 0),
    ]
    assert game.missing == 0b001


def test_the_last_answer_brings_the_events():
    game, seats = lucky_at_guess((0, COMPUTER, COMPUTER))
    game.answer(0, 0)
    assert seats.answer_for_computers(game, lambda view, seat, *_: seat) is not None
    assert game.about == lucky.TURN


def test_nobody_answers_for_persons_or_where_a_computer_is_not_asked():
    game, seats = lucky_at_guess((0, SHARED, 2))
    assert seats.answer_for_computers(game, None) is None and not game.answers
    game = Recorded(lucky, b"\x03\x00", SEED)
    assert Seats(bytes((0, COMPUTER, COMPUTER))).answer_for_computers(game, None) is None


def test_a_single_legal_answer_is_not_asked_for():
    class Forced:
        def __getattr__(self, name):
            return getattr(lucky, name)

        def legal(self, state, seat):
            return b"\x01"

    game = Referee(Forced(), b"\x03\x00", SEED)
    Seats(bytes((COMPUTER, 0, 1))).answer_for_computers(game, None)
    assert game.missing == 0b010 and game.snapshot()[lucky.NEXT] == 1


def randoms(holders, seed=SEED, undo=False):
    """The generators that the computers of a game are given at its first secret ask."""
    game, seats = lucky_at_guess(holders, seed)
    watch = Watch()
    seats.answer_for_computers(game, watch)
    if undo:
        game.retract()
        game.undo(0b111)
        game.answer(2, lucky.DRAW_CARD)
        del watch.given[:]
        seats.answer_for_computers(game, watch)
    return {seat: state for _, seat, _, _, state, _ in watch.given}, game.answers


def test_the_same_seed_and_view_give_the_same_answer():
    three = (0, COMPUTER, COMPUTER)
    assert randoms(three) == randoms(three)


def test_after_an_undo_the_next_answer_is_not_known():
    three = (0, COMPUTER, COMPUTER)
    before, after = randoms(three)[0], randoms(three, undo=True)[0]
    assert before.keys() == after.keys() and not set(before.values()) & set(after.values())


def test_who_undoes_a_reveal_sees_another_answer_as_often_as_chance_has_it():
    """TKO against the device: look, undo, and play the counter must not work."""
    same = 0
    for number in range(400):
        game = Recorded(tko, ONE, bytes((number & 0xFF, number >> 8, 0, 0, 0, 1)))
        seats = Seats(bytes((0, COMPUTER)))
        picks = []
        for _ in range(2):
            seats.answer_for_computers(game, Watch())
            picks.append(game.answers[-1][1])
            game.answer(0, 0)
            game.undo(0b11)
        same += picks[0] == picks[1]
    assert 60 < same < 140  # a fourth of 400, and 4.6 standard deviations around it


def test_undos_count_across_a_resume():
    memory = bytearray(b"\xff" * 400)
    game = Referee(tko, ONE, SEED)
    game.keep(Journal(memory), 1)
    for _ in range(2):
        game.answer(0, 0)
        game.answer(1, 1)
        game.undo(0b11)
    assert resume(tko, Journal(memory)).undone == game.undone == 2


def test_another_seat_view_or_seed_has_another_generator():
    three = (COMPUTER, COMPUTER, COMPUTER)
    seen = set()
    for number in range(40):
        states, _ = randoms(three, bytes((number, 1, 2, 3, 4, 5)))
        seen |= set(states.values())
    assert len(seen) == 120
    game = Referee(tko, ONE, SEED)  # both seats of TKO have the same view
    watch = Watch()
    Seats(bytes((COMPUTER, COMPUTER))).answer_for_computers(game, watch)
    (a, b) = watch.given
    assert a[0] == b[0] and a[4] != b[4]


def test_another_view_has_another_generator():
    states = set()
    for action in range(1, 4):  # uppercut against it: three other tables
        game = Referee(tko, ONE, SEED)
        game.answer(0, 0)
        game.answer(1, action)
        watch = Watch()
        Seats(bytes((0, COMPUTER))).answer_for_computers(game, watch)
        states.add(watch.given[0][4])
    assert len(states) == 3


def test_an_ask_that_looks_like_the_last_one_is_not_answered_like_it():
    """Two uppercuts change nothing in TKO: whoever saw the device's pick must not know the next one."""
    same = 0
    for number in range(400):
        game = Recorded(tko, ONE, bytes((number & 0xFF, number >> 8, 0, 0, 0, 0)))
        seats = Seats(bytes((0, COMPUTER)))
        before = game.view()
        seats.answer_for_computers(game, Watch())
        first = game.answers[-1][1]
        game.answer(0, first)
        assert game.view() == before
        seats.answer_for_computers(game, Watch())
        same += game.answers[-1][1] == first
    assert 60 < same < 140  # one in four by chance: 100, with an error of 9


class Dealt:
    """Lucky with some cards in another order, and with other hands for all but seat B."""

    def __init__(self, card):
        self.card = card

    def __getattr__(self, name):
        return getattr(lucky, name)

    def new(self, setup, seed):
        state = lucky.new(setup, seed)
        state[lucky.HANDS] = state[lucky.HANDS + 2] = self.card
        state[lucky.DECK + 5 : lucky.DECK + 7] = bytes((self.card, state[lucky.DECK + 5]))
        return state


def test_what_a_seat_does_not_see_changes_nothing_of_its_answer():
    given = set()
    for card in range(20):
        game = Referee(Dealt(card), b"\x03\x00", SEED)
        for seat in range(3):
            game.answer(seat, lucky.PASS)
        watch = Watch()
        Seats(bytes((0, COMPUTER, 1))).answer_for_computers(game, watch)
        given.add(watch.given[0])
    assert len(given) == 1
