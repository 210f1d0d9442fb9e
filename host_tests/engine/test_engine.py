"""The referee, with TKO in play and with a small game that TKO is not."""

import random

import pytest

from host_tests.engine.nor_flash import Nvm
from host_tests.games.lucky import rules as lucky
from ringside.engine import codec
from ringside.engine.journal import Journal
from ringside.engine.referee import Illegal, Referee
from ringside.engine.replay import resume
from ringside.games.tko import rules as tko

SEED = b"\x00" * 6
BASIC = b"\x00\x01\x00\x00\x00\x00"
INTERMEDIATE = b"\x00\x01\x01\x00\x00\x00"
BOTH = 0b11


@pytest.fixture
def bout():
    return Referee(tko, BASIC, SEED)


def select(referee, a, b):
    referee.answer(0, a)
    return referee.answer(1, b)


def test_nothing_shows_before_all_answers_are_in(bout):
    views = [bout.view(seat) for seat in (None, 0, 1)]
    before = (bout.asked, bout.about, bout.secret, bout.result(), bout.undo_needs())
    for first in range(4):
        assert bout.answer(1, first) is None
        assert bout.missing == 0b01
        assert [bout.view(seat) for seat in (None, 0, 1)] == views
        assert (bout.asked, bout.about, bout.secret, bout.result(), bout.undo_needs()) == before
        bout.retract()
    assert bout.missing == BOTH


def test_a_secret_reaches_the_journal_only_with_the_other():
    memory = Nvm(size=200)
    bout = Referee(tko, BASIC, SEED)
    bout.keep(Journal(memory), 1)
    before = bytes(memory.sector)
    bout.answer(0, 2)
    assert bytes(memory.sector) == before
    bout.answer(1, 2)
    assert bytes(memory.sector) != before


@pytest.mark.parametrize("answer", [4, 0xEF, 0xFF, 256, -1])
def test_an_illegal_answer_changes_nothing(bout, answer):
    with pytest.raises(Illegal, match="not legal"):
        bout.answer(0, answer)
    assert bout.missing == BOTH
    assert bout.snapshot() == Referee(tko, BASIC, SEED).snapshot()


@pytest.mark.parametrize("seat", [2, 4, 5, 40, -1])
def test_who_is_not_asked_cannot_answer(bout, seat):
    with pytest.raises(Illegal, match="not asked"):
        bout.answer(seat, 0)


def test_nobody_answers_twice(bout):
    bout.answer(0, 1)
    with pytest.raises(Illegal, match="not asked"):
        bout.answer(0, 2)
    bout.answer(1, 0)  # the first answer stands: head block against uppercut
    assert bout.view()[tko.BARS + 1] == 3


def test_who_has_answered_can_take_it_back_until_all_are_in(bout):
    bout.answer(0, 0)
    bout.retract()
    select(bout, 2, 1)
    assert list(bout.view()[:4]) == [2, 2, 1, 0]


def test_nothing_is_asked_after_the_end(bout):
    for _ in range(6):
        select(bout, 0, 3)
    assert bout.result() == b"\0\1"
    assert (bout.asked, bout.missing, bout.legal(0), bout.legal(1)) == (0, 0, b"", b"")
    with pytest.raises(Illegal):
        bout.answer(0, 0)


def test_undo_past_a_reveal_needs_both(bout):
    assert bout.undo_needs() is None
    assert not bout.undo(BOTH)
    start = bout.snapshot()
    select(bout, 0, 3)
    assert bout.undo_needs() == BOTH
    for agreed in (0, 0b01, 0b10, 0b100):
        assert not bout.undo(agreed)
    assert bout.undo(BOTH)
    assert bout.snapshot() == start
    assert bout.undo_needs() is None


def test_undo_of_a_public_answer_that_changes_nothing_known_is_free():
    game = Referee(lucky, b"\x03\x00", SEED)
    asked = game.snapshot()
    game.answer(0, lucky.PASS)
    assert game.undo_needs() == 0
    assert game.undo()
    assert game.snapshot() == asked


def test_undo_of_a_placed_reward_needs_both():
    """A point that was scored is taken back like any other: only if both agree."""
    bout = Referee(tko, INTERMEDIATE, SEED)
    select(bout, 0, 3)
    select(bout, 0, 3)
    asked = bout.snapshot()
    bout.answer(0, 2)
    assert bout.undo_needs() == BOTH
    assert not bout.undo() and not bout.undo(0b01) and not bout.undo(0b10)
    assert bout.undo(BOTH)
    assert bout.snapshot() == asked
    assert (bout.about, bout.asked) == (tko.REWARD, 0b01)
    assert bout.undo_needs() == BOTH  # next is the selection


def test_undo_throws_away_what_was_answered_since(bout):
    select(bout, 0, 3)
    bout.answer(0, 1)
    assert bout.undo(BOTH)
    assert bout.missing == BOTH
    select(bout, 3, 3)
    assert list(bout.view()[:8]) == [2, 2, 0, 0, 1, 1, 1, 1]


def test_a_whole_match_can_be_undone_and_played_again(bout):
    states = [bout.snapshot()]
    for _ in range(6):
        select(bout, 0, 3)
        states.append(bout.snapshot())
    while len(states) > 1:
        assert bout.snapshot() == states.pop()
        assert bout.undo(BOTH)
    assert bout.result() is None


def test_a_journal_is_kept_from_the_first_ask_on(bout):
    memory = Nvm(size=200)
    select(bout, 0, 3)
    with pytest.raises(ValueError, match="first ask"):
        bout.keep(Journal(memory), 1)
    assert not memory.writes


def play_with_everything(game, setup, chance, steps):
    """Random play with undo and plugs pulled between the asks; a referee never cut off must agree."""
    memory = Nvm(size=4096)
    cut = Referee(game, setup, b"random")
    cut.keep(Journal(memory), 1)
    whole = Referee(game, setup, b"random")
    for _ in range(steps):
        if chance.random() < 0.2:
            agreed, asks = chance.randrange(32), chance.choice((1, 1, 1, 2, 3))
            assert cut.undo(agreed, asks) == whole.undo(agreed, asks)
        elif chance.random() < 0.2:
            cut = resume(game, Journal(memory))
        else:
            for seat in [seat for seat in range(5) if whole.asked >> seat & 1]:
                answer = chance.choice(whole.legal(seat))
                assert cut.answer(seat, answer) == whole.answer(seat, answer)
        assert cut.snapshot() == whole.snapshot()
        assert cut.undo_needs() == whole.undo_needs()
    assert memory.erases == 0
    assert not cut.journal_full
    cut.close()
    assert resume(game, Journal(memory)) is None


@pytest.mark.parametrize("game, setup", [(tko, BASIC), (tko, INTERMEDIATE), (lucky, b"\x03\x00"), (lucky, b"\x05\x01")])
def test_undo_and_resume_at_any_time(game, setup):
    chance = random.Random(setup)
    for _ in range(15):
        play_with_everything(game, setup, chance, 60)


class Counted:
    """A game that counts how often it begins: each undo and each resume plays it again."""

    def __init__(self, game):
        self.game = game
        self.begun = 0

    def __getattr__(self, name):
        return getattr(self.game, name)

    def new(self, setup, seed):
        self.begun += 1
        return self.game.new(setup, seed)


def test_asks_undone_together_are_replayed_once():
    game = Counted(lucky)
    memory = Nvm(size=4096)
    played = Referee(game, b"\x05\x00", SEED)
    played.keep(Journal(memory), 1)
    states = [played.snapshot()]
    for seat in range(5):
        played.answer(seat, lucky.PASS)
        states.append(played.snapshot())
    assert played.open_asks == bytes((1, 2, 4, 8, 16))
    assert not played.undo(0, 6) and not played.undo(0, 0)
    game.begun = 0
    assert played.undo(0, 4)
    assert (played.snapshot(), played.undone, game.begun) == (states[1], 4, 1)
    resumed = resume(game, Journal(memory))
    assert (resumed.snapshot(), resumed.undone, game.begun) == (states[1], 4, 3)


def test_asks_are_not_undone_together_past_what_was_revealed():
    played = Referee(lucky, b"\x05\x00", SEED)
    for seat, answer in enumerate((lucky.PASS, lucky.DRAW_CARD, lucky.PASS, lucky.PASS)):
        played.answer(seat, answer)
    assert played.open_asks == bytes((4, 8))
    assert not played.undo(0b01111, 3)
    assert played.undo(0b11111, 3)
    assert played.asked == 0b00010


def test_play_goes_on_where_the_journal_is_full():
    memory = Nvm(size=60)
    bout = Referee(tko, BASIC, SEED)
    bout.keep(Journal(memory), 1)
    journaled = [bout.snapshot()]
    for step in range(40):
        if step % 3 == 2:
            bout.undo(BOTH)
        else:
            select(bout, step % 3, 0)
        if not bout.journal_full:
            journaled.append(bout.snapshot())
    assert 5 < len(journaled) < 20
    assert bout.result() is None
    assert resume(tko, Journal(memory)).snapshot() == journaled[-1]
    bout.close()
    assert resume(tko, Journal(memory)) is None


def test_a_dealt_card_is_not_undone_alone():
    """Seats answer in turn and in the open, but each answer deals a card."""
    game = Referee(lucky, b"\x03\x00", SEED)
    assert (game.asked, game.secret) == (0b001, False)
    game.answer(0, lucky.PASS)
    assert game.undo_needs() == 0
    assert game.asked == 0b010
    game.answer(1, lucky.DRAW_CARD)
    assert game.undo_needs() == 0b111
    assert not game.undo(0b011)
    assert game.undo(0b111)
    assert game.undo()
    assert not game.undo(0b111)


def test_secret_answers_are_not_undone_alone_even_if_nothing_came_of_them():
    game = Referee(lucky, b"\x03\x00", SEED)
    for seat in range(3):
        game.answer(seat, lucky.PASS)
    assert game.secret
    for seat in range(3):
        events = game.answer(seat, 2)  # neither guesses right
    assert events == []
    assert game.undo_needs() == 0b111


def test_an_undone_card_is_the_same_card_again():
    game = Referee(lucky, b"\x05\x00", SEED)
    game.answer(0, lucky.DRAW_CARD)
    dealt = game.snapshot()
    game.undo(0b11111)
    game.answer(0, lucky.DRAW_CARD)
    assert game.snapshot() == dealt


def test_an_ask_packs_and_unpacks():
    for about in (0, 1, 255):
        for seats in range(1, 32):
            for secret in (False, True):
                ask = codec.pack_ask(about, seats, secret)
                assert (codec.about_of(ask), codec.seats_of(ask), codec.is_secret(ask)) == (about, seats, secret)
                assert 0 < ask < 1 << 30
                assert codec.count_seats(seats) == bin(seats).count("1")


def test_an_event_packs_and_unpacks():
    for name in (0, 1, 0x7F, 0x80, 0xFF):
        for seat in (0, 4, 15):
            for value in (0, 1, 255):
                for other in (0, 1, 511):
                    event = codec.pack_event(name, seat, value, other)
                    unpacked = (
                        codec.name_of(event),
                        codec.seat_of(event),
                        codec.value_of(event),
                        codec.other_of(event),
                    )
                    assert unpacked == (name, seat, value, other)
                    assert codec.reveals(event) == (name >= codec.REVEALS)
                    assert 0 <= event < 1 << 30


def test_no_answer_no_seat_and_no_winner_are_kept_apart():
    assert codec.TIED & 0xF == 0 and codec.TIED | codec.MOST_SEATS < codec.MOST_ANSWERS
    assert codec.NONE >= codec.MOST_ANSWERS
