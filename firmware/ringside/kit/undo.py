"""Undo: back over what was revealed, scored or dealt only if every person at the table agrees."""

from ringside.engine.codec import NONE
from ringside.kit import words
from ringside.kit.canvas import CENTRE
from ringside.kit.curtain import draw_curtain
from ringside.kit.keys import BACK, NOTHING, pad_of


async def undo(stage, referee, seats):
    """Undo the last ask if the persons concerned agree; whether it was undone.

    Computers agree to anything. What only they have answered in the open since a person did is undone,
    too: they would answer again at once, and nobody could get back to a person's answer.
    """
    needed = referee.undo_needs()
    if needed is None:
        return False
    if needed & seats.persons and not await _agree(stage, seats, needed & seats.persons):
        return False
    await stage.show_loading(words.UNDOING)  # a long match is replayed
    if needed:
        referee.undo(needed)
    if not needed or seats.persons and not referee.asked & seats.persons:
        asks = _open_asks_since(referee.open_asks, seats.persons)
        if asks:
            referee.undo(0, asks)
    return True


def _open_asks_since(open_asks, persons):
    """How many asks back a person was last asked; all that are open if none was, 1 where no person plays."""
    for asks in range(1, len(open_asks) + 1):
        if not persons or open_asks[-asks] & persons:
            return asks
    return len(open_asks)


async def _agree(stage, seats, missing):
    """Whether all of these seats, a bit mask, agree: those with a pad at once, then the shared ones in turn.

    If a phone comes or goes, those who have not agreed yet are asked again.
    """
    while missing:
        seats.pads = stage.pads_there()
        shared = missing & seats.shared()
        if missing != shared:
            left = await _agree_on_pads(stage, seats, missing & ~shared)
        else:
            left = await _agree_in_turn(stage, seats, missing)
        if left == NONE:
            return False
        missing = left if missing == shared else shared | left
    return True


async def _agree_on_pads(stage, seats, missing):
    """Who has still not agreed, because a phone came or went, or NONE for a refusal."""
    canvas = stage.canvas
    stage.show("agree")
    canvas.line(0, words.AGREE, inverse=True)
    canvas.line(1, words.AGREE_HOW, CENTRE)
    canvas.line(7, words.REFUSE, CENTRE)
    row = 2
    rows = bytearray(len(seats.names))
    for seat in range(len(rows)):
        if missing >> seat & 1:
            rows[seat] = row
            row += 1
            pad = seats.pad(seat)
            stage.pad(pad, words.AGREE, words.PAD_AGREES)
            canvas.line(rows[seat], words.AGREES % ("ABCDE"[pad], words.WAITING, seats.names[seat]))
    while missing:
        key = await stage.press(watch_pads=True)
        if key == BACK:
            return NONE
        if key == NOTHING:
            return missing
        seat = seats.seat(pad_of(key)) if pad_of(key) != NOTHING else NONE
        if seat != NONE and missing >> seat & 1:
            missing &= ~(1 << seat)
            stage.pad(seats.pad(seat), words.PAD_AGREED)
            canvas.line(rows[seat], words.AGREES % ("ABCDE"[seats.pad(seat)], words.AGREED, seats.names[seat]))
    return 0


async def _agree_in_turn(stage, seats, missing):
    """Ask the first of these seats: who has still not agreed, or NONE for a refusal."""
    seat = 0
    while not missing >> seat & 1:
        seat += 1
    stage.show("agree")
    draw_curtain(stage, seats.names[seat], words.AGREE, words.AGREE_SHARED)
    while True:
        key = await stage.press(watch_pads=True)
        if key == BACK:
            return NONE
        if key == NOTHING:
            return missing
        if pad_of(key) == 0:
            return missing & ~(1 << seat)
