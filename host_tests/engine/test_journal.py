"""The journal: what it keeps, what it costs the flash, and what it does when it is full."""

import pytest

from host_tests.engine.nor_flash import Nvm
from ringside.engine.journal import OVER, UNDO, Journal, crc16
from ringside.engine.replay import ANSWERS, END, Reader, is_unfinished

SEED = b"sixsix"
SETUP = b"\x00\x01\x00\x00\x00"


@pytest.fixture(params=["in memory", "nvm"])
def memory(request):
    return bytearray(b"\xff" * 200) if request.param == "in memory" else Nvm(size=200)


def begun(memory, **stretch):
    journal = Journal(memory, **stretch)
    journal.begin(3, SETUP, SEED)
    return journal


def kinds(journal, *sizes):
    """What is read, asking for so many answers each time."""
    reader = Reader(journal)
    found = []
    for n in sizes:
        kind = reader.next(n)
        found.append(reader.answers if kind == ANSWERS else kind)
    return found


def read_to_the_end(journal):
    """Read all entries of two answers, so that the next one is written after them."""
    reader = Reader(journal)
    while (kind := reader.next(2)) == ANSWERS:
        pass
    return kind


def test_the_crc_is_crc_16_ccitt():
    # The check value that is published for CRC-16/CCITT-FALSE.
    assert crc16(0xFFFF, b"123456789") == 0x29B1


def test_it_keeps_game_setup_and_seed(memory):
    begun(memory)
    journal = Journal(memory)
    assert (journal.game, journal.setup, journal.seed) == (3, SETUP, SEED)


def test_it_reads_back_what_was_written(memory):
    journal = begun(memory)
    journal.append(b"\x00\x03")
    journal.append([1])
    journal.undo()
    journal.append(bytes((0, 1, 2, 3, 0xEF)))
    journal.close()
    assert kinds(Journal(memory), 2, 1, 1, 5, 2, 2) == [
        b"\x00\x03",
        b"\x01",
        UNDO,
        bytes((0, 1, 2, 3, 0xEF)),
        OVER,
        END,
    ]


@pytest.mark.parametrize("torn", [False, True])
def test_whether_a_game_is_unfinished_is_read_without_its_rules(torn):
    memory = Nvm(size=200)
    assert not is_unfinished(Journal(memory))
    journal = begun(memory)
    for answers in (b"\x00\x03", b"\x01", bytes((0, 1, 2, 3, 0xEF)), b"\x04\x05\x06"):
        assert is_unfinished(Journal(memory))
        journal.append(answers)
    if torn:
        memory = Nvm(memory.writes[-1].cut(3))
        journal = Journal(memory)
        reader = Reader(journal)
        assert [reader.next(n) for n in (2, 1, 5, 3)] == [ANSWERS, ANSWERS, ANSWERS, END]
    journal.undo()
    assert is_unfinished(Journal(memory))
    journal.close()
    assert not is_unfinished(Journal(memory))


def test_where_a_game_waits_for_nobody_only_marks_are_read(memory):
    journal = begun(memory)
    journal.append(b"\x01")
    assert kinds(journal, 0) == [END]
    journal = begun(memory)
    journal.undo()
    assert kinds(journal, 0) == [UNDO]


def test_blank_memory_holds_no_game(memory):
    journal = Journal(memory)
    assert journal.game == 0
    with pytest.raises(ValueError, match="no game was begun"):
        journal.append(b"\x01")


def test_it_keeps_to_its_stretch():
    memory = Nvm(b"\x55" * 300)
    journal = begun(memory, start=100, stop=200)
    while not journal.full:
        journal.append(b"\x01\x02")
    journal.close()
    assert bytes(memory.sector[:100]) == bytes(memory.sector[200:]) == b"\x55" * 100


@pytest.mark.parametrize(
    "game, setup, seed",
    [(0, SETUP, SEED), (255, SETUP, SEED), (1, SETUP, b"short"), (1, bytes(256), SEED), (1, bytes(190), SEED)],
)
def test_what_cannot_be_begun_is_refused_and_changes_nothing(memory, game, setup, seed):
    before = bytes(memory[:])
    with pytest.raises(ValueError, match="journal"):
        Journal(memory).begin(game, setup, seed)
    assert bytes(memory[:]) == before


def test_one_erase_a_game_and_none_before_its_end():
    memory = Nvm(b"\x00" * 4096)
    for game in range(1, 4):
        journal = Journal(memory)
        journal.begin(game, SETUP, SEED)
        assert memory.erases == game
        for i in range(300):
            journal.append(bytes((i % 4, i % 3)))
            if i % 7 == 0:
                journal.undo()
        journal.close()
        assert memory.erases == game


def test_no_erase_after_resuming_a_torn_journal():
    memory = Nvm(b"\x00" * 4096)
    begun(memory).append(b"\x01\x02")
    for _ in range(50):
        journal = Journal(memory)
        assert read_to_the_end(journal) == END
        journal.append(b"\x01\x02")
        torn = Nvm(memory.writes[-1].cut(2))
        assert memory.erases == 1
        torn.erases = 1
        memory = torn
    assert Journal(memory).game == 3


@pytest.mark.parametrize("size", range(180, 200))
def test_a_full_journal_keeps_what_it_has_and_can_still_be_closed(size):
    memory = Nvm(size=size)
    journal = begun(memory)
    written = 0
    while not journal.full:
        journal.append(b"\x01\x02")
        written += not journal.full
    before = bytes(memory[:])
    journal.append(b"\x03\x03")
    journal.undo()
    assert bytes(memory[:]) == before, "nothing may be kept behind what was not"
    assert kinds(Journal(memory), *[2] * (written + 1)) == [b"\x01\x02"] * written + [END]
    journal.close()
    assert kinds(Journal(memory), *[2] * (written + 1)) == [b"\x01\x02"] * written + [OVER]
    assert written >= 20


@pytest.mark.parametrize("size", range(60, 80))
def test_room_is_kept_to_close_a_full_and_torn_journal_without_an_erase(size):
    memory = Nvm(size=size)
    journal = begun(memory)
    while not journal.full:
        journal.append(b"\x01\x02")
    memory = Nvm(memory.writes[-1].cut(4))
    journal = Journal(memory)
    assert read_to_the_end(journal) == END
    journal.close()
    assert (journal.game, read_to_the_end(journal), memory.erases) == (3, OVER, 0)


def test_a_full_journal_whose_close_was_torn_can_still_be_closed():
    memory = Nvm(size=200)
    journal = begun(memory)
    while not journal.full:
        journal.append(b"\x01\x02")
    for _ in range(9):  # each tear takes some of the room
        journal.close()
        if memory.writes[-1].erased:
            break
        memory = Nvm(memory.writes[-1].cut(1))
        journal = Journal(memory)
        assert read_to_the_end(journal) == END
    assert Journal(memory).game == 0, "a game that was left must not be offered again"
    assert memory.erases == 1


def test_several_hundred_answers_of_five_players_fit_on_the_board():
    journal = begun(Nvm())
    for _ in range(500):
        journal.append(b"\x01\x02\x03\x04\x05")
    assert not journal.full


def test_what_the_rules_refuse_is_passed_over_for_good(memory):
    journal = begun(memory)
    journal.append(b"\x01\x02")
    journal.append(b"\x09\x09")
    reader = Reader(journal)
    assert [reader.next(2), reader.answers] == [ANSWERS, b"\x01\x02"]
    assert [reader.next(2), reader.answers] == [ANSWERS, b"\x09\x09"]
    assert reader.refuse() is False
    journal.append(b"\x03\x03")
    reader = Reader(journal)
    assert [reader.next(2), reader.answers] == [ANSWERS, b"\x01\x02"]
    assert [reader.next(2), reader.answers] == [ANSWERS, b"\x09\x09"]
    assert reader.refuse() is True
    assert [reader.next(2), reader.answers] == [ANSWERS, b"\x03\x03"]
    assert reader.next(2) == END


def test_what_is_refused_behind_a_mend_is_not_read_for_ever():
    memory = Nvm(size=200)
    begun(memory).append(b"\x01\x02")
    memory = Nvm(memory.writes[-1].cut(3))
    journal = Journal(memory)
    assert read_to_the_end(journal) == END
    journal.append(b"\x09\x09")
    reader = Reader(journal)
    assert [reader.next(2), reader.answers] == [ANSWERS, b"\x09\x09"]
    assert reader.refuse() is False
    journal.append(b"\x03\x03")
    reader = Reader(journal)
    assert [reader.next(2), reader.answers] == [ANSWERS, b"\x09\x09"]
    assert reader.refuse() is True
    assert [reader.next(2), reader.answers] == [ANSWERS, b"\x03\x03"]


def test_no_entry_reaches_from_what_is_torn_into_what_is_written_behind():
    longest = 5 + 3  # five seats, a CRC, the zeros
    memory = Nvm(size=200)
    begun(memory).append(b"\x01\x02")
    for size in (1, 3, 4):
        torn = Nvm(memory.writes[-1].cut(size))
        journal = Journal(torn)
        assert read_to_the_end(journal) == END
        last = max(i for i, byte in enumerate(torn.sector) if byte != 0xFF)
        journal.append(b"\x01\x02")
        assert torn.writes[-1].start - last > longest


def test_a_new_game_is_not_torn_because_the_old_one_was():
    memory = Nvm(size=200)
    begun(memory).append(b"\x01\x02")
    memory = Nvm(memory.writes[-1].cut(3))
    journal = Journal(memory)
    assert read_to_the_end(journal) == END
    journal.begin(3, SETUP, SEED)
    journal.append(b"\x01\x02")
    assert memory.writes[-1].start == 10 + len(SETUP) + 2  # right after the header


@pytest.mark.parametrize("body", [b"\x02\x00", b"\x02\x01", b"\x02\xf2", b"\xfe\x02"])
def test_an_entry_without_answers_is_not_read(body):
    """Nobody writes one; but its CRC and its zeros may agree."""
    memory = Nvm(size=200)
    begun(memory)
    header = bytes(memory.sector[: 10 + len(SETUP) + 2])
    crc = crc16(int.from_bytes(header[-2:], "big"), body).to_bytes(2, "big")
    zeros = sum(8 - byte.bit_count() for byte in body + crc)
    entry = body + crc + bytes((zeros,))
    memory.sector[len(header) : len(header) + len(entry)] = entry
    assert kinds(Journal(memory), 2) == [END]


@pytest.mark.parametrize("size", range(180, 200))
def test_undo_too_leaves_room_to_close(size):
    memory = Nvm(size=size)
    journal = begun(memory)
    journal.append(b"\x01\x02")
    undone = -1
    while not journal.full:
        journal.undo()
        undone += 1
    journal.close()
    assert kinds(Journal(memory), *[2] * (undone + 2)) == [b"\x01\x02", *[UNDO] * undone, OVER]
    assert memory.erases == 0


@pytest.mark.parametrize("byte", range(10 + len(SETUP) + 2))
def test_no_byte_of_a_header_may_read_differently(byte):
    memory = bytearray(b"\xff" * 200)
    begun(memory)
    memory[byte] ^= 1
    assert Journal(memory).game == 0
