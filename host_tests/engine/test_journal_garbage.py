"""Memory that holds anything at all: never a crash, never a game that was not played."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.engine.nor_flash import Nvm
from ringside.engine.journal import Journal
from ringside.engine.referee import Referee
from ringside.engine.replay import END, Reader, resume
from ringside.games.tko import rules as tko

SETUP = b"\x00\x01\x01\x00\x00\x00"
SEED = b"garble"
HEADER = 18  # bytes of a header with this setup


def seats(mask):
    return [seat for seat in range(5) if mask >> seat & 1]


def played(size=300):
    """A journal's bytes, and the state after each of its asks."""
    memory = Nvm(size=size)
    referee = Referee(tko, SETUP, SEED)
    referee.keep(Journal(memory), 1)
    states = [referee.snapshot()]
    chance = random.Random(3)
    for _ in range(14):
        for seat in seats(referee.asked):
            referee.answer(seat, chance.choice(referee.legal(seat)))
        states.append(referee.snapshot())
    return bytes(memory.sector), states


WHOLE, STATES = played()


def resumed(memory):
    """The referee of the game that the memory holds, or None."""
    journal = Journal(memory)
    return resume(tko, journal) if journal.game == 1 else None


def play_goes_on(memory, referee):
    for _ in range(3):
        if referee.journal_full:
            return
        for seat in seats(referee.asked):
            referee.answer(seat, referee.legal(seat)[3 * seat])  # a point for A: no state twice
        if not referee.journal_full:
            assert resumed(memory).snapshot() == referee.snapshot()


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.binary(min_size=0, max_size=120))
def test_garbage_holds_no_game(garbage):
    journal = Journal(bytearray(garbage))
    assert journal.game == 0
    assert Reader(journal).next(2) == END


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.binary(min_size=0, max_size=60))
def test_garbage_behind_a_header_is_no_answer(garbage):
    memory = Nvm(size=200)
    Referee(tko, SETUP, SEED).keep(Journal(memory), 1)
    header = memory.sector.index(b"\xff", HEADER)
    memory.sector[header : header + len(garbage)] = garbage
    referee = resumed(memory)
    assert referee.snapshot() == STATES[0]
    play_goes_on(memory, referee)


def test_a_journal_cut_at_every_byte():
    for size in range(len(WHOLE)):
        referee = resumed(Nvm(WHOLE[:size]))
        if referee is not None:
            assert referee.snapshot() in STATES
        memory = Nvm(WHOLE[:size] + b"\xff" * (len(WHOLE) - size))
        referee = resumed(memory)
        assert (referee is None) == (size < HEADER)
        if referee is not None:
            assert referee.snapshot() in STATES
            play_goes_on(memory, referee)


@settings(max_examples=600, deadline=None, derandomize=True)
@given(st.lists(st.tuples(st.integers(0, len(WHOLE) - 1), st.integers(1, 255)), min_size=1, max_size=6))
def test_flipped_bits_leave_a_prefix(flips):
    memory = Nvm(WHOLE)
    for at, bits in flips:
        memory.sector[at] ^= bits
    referee = resumed(memory)
    if referee is not None:
        assert referee.snapshot() in STATES
        play_goes_on(memory, referee)


def test_every_single_bit_flipped():
    for bit in range(8 * len(WHOLE)):
        memory = Nvm(WHOLE)
        memory.sector[bit // 8] ^= 1 << bit % 8
        referee = resumed(memory)
        if referee is not None:
            assert referee.snapshot() in STATES
        else:
            assert bit < 8 * HEADER


def test_a_setup_of_other_rules_is_refused():
    for setup in (
        b"",
        b"\x00\x01",
        b"\x00\x00\x00\x00\x00",
        b"\x08\x01\x00\x00\x00",
        b"\x00\x01\x02\x00\x00",
        bytes(30),
    ):
        memory = Nvm(size=200)
        Journal(memory).begin(1, setup, SEED)
        assert resumed(memory) is None


def test_undo_with_nothing_to_undo_is_passed_over():
    memory = Nvm(size=200)
    journal = Journal(memory)
    journal.begin(1, SETUP, SEED)
    journal.undo()
    referee = resumed(memory)
    assert referee.snapshot() == STATES[0]
    play_goes_on(memory, referee)


def test_illegal_answers_are_passed_over():
    memory = Nvm(size=200)
    journal = Journal(memory)
    journal.begin(1, SETUP, SEED)
    journal.append(b"\x00\x04")
    referee = resumed(memory)
    assert referee.snapshot() == STATES[0]
    play_goes_on(memory, referee)
