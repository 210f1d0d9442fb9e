"""The journal holds the longest match, and a match that was cut at any answer goes on as it was."""

import random

import pytest

from host_tests.games.tekken import matches
from host_tests.games.tekken.table import setup
from ringside import settings
from ringside.engine.journal import Journal
from ringside.engine.referee import Referee
from ringside.engine.replay import resume
from ringside.games.tekken import rules
from ringside.games.tekken.rules import layout

NUMBER = 4  # in the table of games
NVM = 4096  # bytes of a board's memory
HEADER = 10 + len(setup()) + 2
UNDO = 4  # bytes


def memory():
    return bytearray(b"\xff" * NVM)


def test_the_longest_of_many_matches_to_three_rounds_fits_with_room_for_undo():
    """Answers at random seldom hurt anybody: their matches of up to five rounds of twenty Strings are far longer
    than those of players who want to win."""
    chance = random.Random("long")
    longest = 0
    for _ in range(30):
        longest = max(longest, matches.play(chance, matches.random_setup(chance, 3), wander)[1])
    assert 2000 < longest < NVM - settings.SIZE - HEADER - 100 * UNDO


def wander(chance, about, legal):
    """Any answer at all."""
    return chance.choice(legal)


def type_in(chance, about, legal):
    """In companion mode, who types in what happens: seldom something before a card, one Extension of two."""
    if about in (layout.ATTACK, layout.PUNISHMENT):
        return chance.choice(legal[1:] if len(legal) > 1 and legal[0] == 16 and chance.random() < 0.8 else legal)
    return matches.at_random(chance, about, legal)


def test_the_longest_of_many_matches_in_companion_mode_fits():
    chance = random.Random("companion")
    sizes = [matches.play(chance, matches.random_setup(chance, 3, companion=True), type_in)[1] for _ in range(30)]
    assert max(sizes) < NVM - settings.SIZE - HEADER - 50 * UNDO


@pytest.mark.parametrize(("seed", "cards"), [(1, "dealt"), (2, "companion")])
def test_a_match_cut_at_every_answer_resumes_the_same(seed, cards):
    chance = random.Random(seed)
    kept = memory()
    referee = Referee(rules, setup(rounds=1, cards=cards), chance.randbytes(6))
    referee.keep(Journal(kept, settings.SIZE), NUMBER)
    cuts = 0
    while referee.asked:
        for seat in (0, 1):
            if referee.asked >> seat & 1 and referee.missing >> seat & 1:
                resumed = resume(rules, Journal(bytearray(kept), settings.SIZE))
                assert resumed.snapshot() == referee.snapshot()
                assert (resumed.asked, resumed.about, resumed.secret) == (referee.asked, referee.about, referee.secret)
                assert resumed.missing == resumed.asked  # a secret answer that waits for the other's is asked again
                assert resumed.result() == referee.result()
                cuts += 1
                referee.answer(seat, matches.at_random(chance, referee.about, referee.legal(seat)))
    resumed = resume(rules, Journal(bytearray(kept), settings.SIZE))
    assert resumed.snapshot() == referee.snapshot() and resumed.result() == referee.result()
    assert cuts > 20 and not referee.journal_full


def test_an_undo_takes_symbols_back_and_a_reveal_only_with_everybodys_consent():
    referee = Referee(rules, setup(), bytes(6))
    while referee.about != layout.RESOLVE:
        for seat in (0, 1):
            if referee.missing >> seat & 1:
                referee.answer(seat, referee.legal(seat)[0])
    assert referee.undo_needs() == 0b11 and not referee.undo(0b01)
    before = referee.snapshot()
    seat = referee.view()[layout.OFFENSIVE]
    move = next(answer for answer in referee.legal(seat) if answer >> 3 == layout.MOVE)
    referee.answer(seat, move)
    assert referee.about == layout.RESOLVE and referee.undo_needs() == 0
    assert referee.undo() and referee.snapshot() == before
