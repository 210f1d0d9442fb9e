"""Reads a journal, and resumes the game in it: resuming is replaying.

Loaded for as long as that takes.
"""

from micropython import const

from ringside.engine.codec import MOST_ANSWERS, MOST_SEATS, count_seats
from ringside.engine.journal import BLANK, CHECK, FIRST, OVER, REPAIR, REPAIR_SIZE, UNDO, close_entry, crc16
from ringside.engine.referee import Referee

# What next() can find, besides the marks UNDO and OVER.
ANSWERS = const(2)
END = const(3)

_EVERYONE = const(0x1F)  # seats


def resume(game, journal):
    """The game in a journal, played on to its last whole entry and kept there: a Referee.

    None where nothing can be resumed: the game was closed, or begun under rules whose setup ours do
    not know.
    """
    reader = Reader(journal)
    try:
        referee = Referee(game, journal.setup, journal.seed)
    except ValueError:
        return None
    while True:
        kind = reader.next(count_seats(referee.asked))
        if kind == OVER:
            return None
        if kind == END:
            break
        if kind == UNDO:
            asks = 1
            while reader.next_is_undo():
                asks += 1
            referee.undo(_EVERYONE, asks)
        elif kind == ANSWERS and _answer(referee, reader.answers):
            pass
        elif not reader.refuse():  # whole, but of other rules than ours
            break
    referee.go_on(journal)
    return referee


def is_unfinished(journal):
    """Whether a journal holds a game that was not closed; its rules need not be known."""
    reader = Reader(journal)
    while journal.game:
        kind = reader.next_of_any_size()
        if kind == OVER:
            return False
        if kind == END:
            return True
    return False


def _answer(referee, answers):
    """Give the answers of a whole ask; False if the game does not allow them."""
    seats = [seat for seat in range(MOST_SEATS) if referee.asked >> seat & 1]
    for seat, answer in zip(seats, answers):
        if answer not in referee.legal(seat):
            return False
    for seat, answer in zip(seats, answers):
        referee.answer(seat, answer)
    return True


class Reader:
    """Reads a journal's entries, from the first on. answers: those that next() read last."""

    def __init__(self, journal):
        self.answers = b""
        self._journal = journal
        self._before = self._crc_before = 0  # where the last entry began
        journal.read_header()

    def next(self, n):
        """Read on: ANSWERS with the n answers in `answers`, UNDO, OVER, or END.

        With n = 0, as when a game is over, only marks are read.
        """
        journal = self._journal
        while journal.at < journal.stop:
            self._before = journal.at
            self._crc_before = journal.crc
            kind = self._read_entry(n)
            if kind != END:
                return kind
            if not self._find_repair():
                break
        self._go_to_blank()
        return END

    def next_is_undo(self):
        """Read on if an UNDO follows at once; whether it did."""
        journal = self._journal
        return journal.at < journal.stop and journal.memory[journal.at] == UNDO and self._read_entry(0) == UNDO

    def next_of_any_size(self):
        """Read on as next() does, by the check of each entry where nobody knows how many answers it holds."""
        journal = self._journal
        while journal.at < journal.stop:
            for n in range(1, MOST_SEATS + 1):
                kind = self._read_entry(n)
                if kind != END:
                    return kind
            if not self._find_repair():
                break
        return END

    def refuse(self):
        """Skip the entry that next() read last, as the game does not allow it; whether a repair follows it.

        Without one, the journal is refused from there on.
        """
        self._journal.at = self._before
        self._journal.crc = self._crc_before
        if self._find_repair():
            return True
        self._journal.refused = True
        self._go_to_blank()
        return False

    def _read_entry(self, n):
        """Read the entry here and go to the next; its kind, END if there is none."""
        journal = self._journal
        first = journal.memory[journal.at]
        size = 1 if first < FIRST else n
        if not size or first == BLANK or journal.at + size + CHECK > journal.stop:
            return END
        body = bytes(journal.memory[journal.at : journal.at + size])
        crc = crc16(journal.crc, body)
        entry = bytearray(size + CHECK)
        entry[:size] = body
        close_entry(entry, crc)
        if journal.memory[journal.at : journal.at + len(entry)] != entry:
            return END
        if first >= FIRST:
            for byte in body:
                if not FIRST <= byte < FIRST + MOST_ANSWERS:
                    return END
            self.answers = bytes([byte - FIRST for byte in body])
        journal.at += len(entry)
        journal.crc = crc
        return ANSWERS if first >= FIRST else first

    def _find_repair(self):
        """Go to the end of the repair that follows a torn entry; False if there is none."""
        journal = self._journal
        high = journal.crc >> 8
        low = journal.crc & 0xFF
        memory = journal.memory
        for at in range(journal.at + 1, journal.stop - REPAIR_SIZE + 1):
            if (
                memory[at] == REPAIR
                and memory[at + 1] == high
                and memory[at + 2] == low
                and memory[at + 3] == high ^ 0xFF
                and memory[at + 4] == low ^ 0xFF
            ):
                journal.at = at + REPAIR_SIZE
                return True
        return False

    def _go_to_blank(self):
        """Go to the end of the written bytes; torn if reading ended before it."""
        journal = self._journal
        blank = journal.stop
        while blank > journal.at and journal.memory[blank - 1] == BLANK:
            blank -= 1
        journal.torn = blank > journal.at
        journal.at = blank
