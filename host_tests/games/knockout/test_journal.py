"""The journal holds the longest game, and a game that was cut at any answer goes on as it was."""

import random

import pytest

from host_tests.games.knockout.table import setup
from ringside import settings
from ringside.engine.codec import MOST_SEATS
from ringside.engine.journal import Journal
from ringside.engine.referee import Referee
from ringside.engine.replay import resume
from ringside.games.knockout import rules
from ringside.games.knockout.rules import layout

NUMBER = 2  # in the table of games
NVM = 4096  # bytes of a board's memory


def memory():
    return bytearray(b"\xff" * NVM)


# The longest game


def bout_entries(players, rounds):
    """How many answers each ask of a bout has: challenge, training, tokens, rounds."""
    return [1, 2] + [1] * 3 * players + [2] * rounds


def size(entries):
    """Bytes of a journal's entries."""
    return sum(3 + answers for answers in entries)


def longest_season(players):
    """The entries of the longest season that there could be.

    A round uses two fight cards, and there are twelve a player. A bout that is over before its third
    round has knocked a boxer out, and all but one can be knocked out.
    """
    longest: list[int] = []
    for knockouts in range(2 * players):
        for longer in range(2 * knockouts + 1):  # rounds of these after the first
            left = 12 * players - 2 * (knockouts + longer)
            rounds = [1 + max(0, min(2, longer - 2 * i)) for i in range(knockouts)] + [3] * (left // 6)
            season = [answers for n in rounds for answers in bout_entries(players, n)]
            if left >= 0 and size(season) > size(longest):
                longest = season
    return longest


def test_the_longest_season_has_sixteen_bouts_of_five_players():
    """Nine boxers fall in 18 cards at the least, and 42 are enough for seven whole bouts."""
    assert longest_season(5) == bout_entries(5, 1) * 9 + bout_entries(5, 3) * 7
    assert size(longest_season(5)) == 9 * 74 + 7 * 84


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_longest_game_fits_with_room_for_undo(players):
    journal = Journal(memory(), settings.SIZE)
    journal.begin(NUMBER, setup(players, "variable", 2), bytes(6))
    for answers in longest_season(players) * 2:
        journal.append(b"\x00" * answers)
    for _ in range(300):
        journal.undo()
    assert not journal.full


def play(chance, players, seasons, check):
    """A random game; check(referee, journal's bytes) before each answer. The bytes of its entries."""
    kept = memory()
    referee = Referee(rules, setup(players, "variable", seasons), chance.randbytes(6))
    referee.keep(Journal(kept, settings.SIZE), NUMBER)
    entries = []
    while referee.asked:
        asked = [seat for seat in range(MOST_SEATS) if referee.asked >> seat & 1]
        for seat in asked:
            check(referee, kept)
            referee.answer(seat, chance.choice(referee.legal(seat)))
        entries.append(len(asked))
    check(referee, kept)
    assert not referee.journal_full
    return size(entries)


@pytest.mark.parametrize(("players", "seasons"), [(3, 2), (5, 1)])
def test_a_season_cut_at_every_answer_resumes_the_same(players, seasons):
    def check(referee, kept):
        resumed = resume(rules, Journal(bytearray(kept), settings.SIZE))
        assert resumed.snapshot() == referee.snapshot()
        assert (resumed.asked, resumed.about, resumed.secret) == (referee.asked, referee.about, referee.secret)
        assert resumed.missing == resumed.asked  # a secret answer that waits for the other's is asked again
        assert resumed.result() == referee.result()

    play(random.Random(players), players, seasons, check)


def test_random_games_are_shorter_than_the_longest():
    chance = random.Random(7)
    longest = 2 * size(longest_season(5))
    for _ in range(20):
        assert play(chance, 5, 2, lambda referee, kept: None) <= longest


def test_an_undo_takes_a_bet_back_and_a_bout_only_with_everybodys_consent():
    referee = Referee(rules, setup(3), bytes(6))
    chance = random.Random(1)

    def answer():
        for seat in range(3):
            if referee.asked >> seat & 1:
                referee.answer(seat, chance.choice(referee.legal(seat)))

    while referee.about != layout.BET:
        answer()
    before = referee.snapshot()
    answer()
    assert referee.undo_needs() == 0 and referee.undo() and referee.snapshot() == before
    while referee.about == layout.BET:
        answer()
    before = referee.snapshot()
    answer()
    assert referee.undo_needs() == 0b111 and not referee.undo(0b011)
    assert referee.undo(0b111) and referee.snapshot() == before
