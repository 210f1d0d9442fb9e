"""When the memory for a match is full, the players are warned once, in every game."""

import pytest

from host_tests.flow import to_tko
from host_tests.games.tko.steps import bars, select

TEXT = "The memory for this match is full. After a power failure, the match continues from here."


def shrink(device, entries):
    """Leave room for so many entries of two answers behind the journal's header."""
    journal = device.app.journal
    journal.stop = journal.start + 12 + len(journal.setup) + 5 * entries + 17  # what is kept free for its end


def note(device):
    device.expect("note")
    return " ".join(device.lines()[1:7]).strip()


@pytest.mark.parametrize("entries", [0, 1, 3])
def test_in_tko(device, entries):
    to_tko(device, play="basic")
    shrink(device, entries)
    for _ in range(entries):
        select(device, "A2", "B4")
    select(device, "A1", "B4")
    assert note(device) == TEXT
    device.press("OK")
    for _ in range(2):
        select(device, "A2", "B4")
        device.expect("tko.choose")  # only once
    assert bars(device) == [3, 2, 0, 0, 1, 1, 1, 1]
