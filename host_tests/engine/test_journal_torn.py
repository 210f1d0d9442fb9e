"""The plug is pulled in the middle of a write: what is resumed is a true prefix of the game."""

import random

import pytest

from host_tests.engine.nor_flash import Nvm
from ringside.engine.journal import OVER, UNDO, Journal
from ringside.engine.replay import ANSWERS, END, Reader

SEED = b"\x01\x02\x03\x04\x05\x06"
SIZE = 700


def begun(memory, setup=b"\x00\x01\x00\x00\x00", seed=SEED):
    journal = Journal(memory)
    journal.begin(1, setup, seed)
    return journal


def write(journal, entry):
    """Write an entry: UNDO, OVER, or the answers of one ask."""
    if entry == UNDO:
        journal.undo()
    elif entry == OVER:
        journal.close()
    else:
        journal.append(entry)


def read(journal, n):
    """All entries to the end, which is where the next one will be written."""
    reader = Reader(journal)
    entries = []
    while journal.game:
        kind = reader.next(n)
        if kind == END:
            break
        entries.append(reader.answers if kind == ANSWERS else kind)
    return entries


def some_entries(chance, n, size=12):
    entries = [
        bytes(chance.randrange(0xF0) if chance.random() < 0.3 else chance.randrange(4) for _ in range(n))
        for _ in range(size)
    ]
    return [UNDO if chance.random() < 0.2 else entry for entry in entries]


def goes_on(sector, n, before, chance):
    """From this sector, play continues and is resumed completely."""
    memory = Nvm(sector)
    journal = Journal(memory)
    assert read(journal, n) == before
    after = some_entries(chance, n, 3)
    for i, entry in enumerate(after):
        write(journal, entry)
        assert read(Journal(memory), n) == before + after[: i + 1]
    assert memory.erases == 0
    return memory


@pytest.mark.parametrize("n", [1, 2, 3, 5])
def test_torn_at_every_byte(n):
    chance = random.Random(n)
    memory = Nvm(size=SIZE)
    journal = begun(memory)
    entries = some_entries(chance, n)
    started = len(memory.writes)
    for entry in entries:
        write(journal, entry)
    for i, one in enumerate(memory.writes[started:]):
        for size in range(len(one.data)):
            goes_on(one.cut(size), n, entries[:i], chance)
        goes_on(one.cut(len(one.data)), n, entries[: i + 1], chance)


@pytest.mark.parametrize("n", [1, 2, 5])
def test_torn_at_any_bit_again_and_again(n):
    chance = random.Random(100 + n)
    for _ in range(60):
        memory = Nvm(size=SIZE)
        journal = begun(memory, seed=chance.randbytes(6))
        entries = []
        for _ in range(12):
            entry = some_entries(chance, n, 1)[0]
            write(journal, entry)
            if chance.random() < 0.5:
                whole = bytes(memory.sector)
                sector = memory.writes[-1].torn_at_random(chance)
                if sector == whole:
                    entries.append(entry)
                memory = Nvm(sector)
                journal = Journal(memory)
                assert read(journal, n) == entries
                assert read(journal, n) == entries
            else:
                entries.append(entry)
        goes_on(memory.sector, n, entries, chance)


def could_tear_into(other, true):
    """Whether a torn write of `true` could leave the bytes of `other` behind."""
    blank = true + b"\xff" * len(other)
    return other != true[: len(other)] and all(o & t == t for o, t in zip(other, blank, strict=False))


def written(memory, n, entry):
    """The bytes that an entry would append to the written memory."""
    copy = Nvm(bytes(memory.sector))
    journal = Journal(copy)
    read(journal, n)
    write(journal, entry)
    return copy.writes[-1].data


@pytest.mark.parametrize("n", [1, 2])
def test_no_entry_can_be_torn_into_another(n):
    """For any bits that a torn write leaves: every pair of entries, after many games."""
    chance = random.Random(200 + n)
    answers = [bytes((a,)) for a in range(0xF0)] if n == 1 else [bytes((a, b)) for a in range(12) for b in range(12)]
    for _ in range(3):
        memory = Nvm(size=SIZE)
        journal = begun(memory, seed=chance.randbytes(6))
        for entry in some_entries(chance, n, 5):
            write(journal, entry)
        candidates = [written(memory, n, entry) for entry in [*answers, UNDO, OVER]]
        for true in candidates:
            for other in candidates:
                assert not could_tear_into(other, true), (true.hex(), other.hex())


def test_a_game_torn_at_its_beginning_is_not_resumed():
    chance = random.Random(7)
    for old in (b"\xff" * SIZE, bytes(begun(Nvm(size=SIZE), seed=b"before").memory.sector)):
        memory = Nvm(old)
        begun(memory)
        for one in memory.writes:
            tears = [one.cut(size) for size in range(min(len(one.data), 40))]
            tears += [one.torn_at_random(chance) for _ in range(300)]
            for sector in tears:
                journal = Journal(Nvm(sector))
                assert journal.game == 0 or bytes(sector) == bytes(memory.sector)
                journal.begin(1, b"\x02\x01\x00\x00\x00", SEED)
                assert read(journal, 2) == []
                assert journal.setup == b"\x02\x01\x00\x00\x00"


def test_no_header_can_be_torn_into_another():
    """Headers of every pair of boxers and of many seeds."""
    chance = random.Random(8)
    writes, whole = [], []
    for setup in [bytes((a, b, p, 0, 0)) for a in range(8) for b in range(8) for p in (0, 1)]:
        memory = Nvm(size=SIZE)
        begun(memory, setup, chance.choice((SEED, b"\x00" * 6)))
        writes.append([one.data[:30] for one in memory.writes])
        whole.append(bytes(memory.sector[:30]))
    assert not any(could_tear_into(other, first) for first, *_ in writes for other in whole)
    # The last write is one byte over the rest of its own header.
    assert {(len(rest), len(rest[0])) for _, *rest in writes} == {(1, 1)}
