"""A selection of TKO by Hold: all hold a button, the bell counts down, what is held at the bell counts."""

from micropython import const

from ringside.engine.codec import NONE
from ringside.games.tko.ui import words
from ringside.kit import bell
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, NOTHING

_SUSPENSE = const(30)  # frames between the bell and the reveal
_COUNT = const(60)  # frames a count
_GLANCE = const(10)  # frames between two looks at who holds


async def select(match):
    """The events of the reveal, or () to ask again."""
    stage = match.stage
    referee = match.referee
    seats = match.seats
    seats.answer_for_computers(referee, match.choose)
    stage.keys.drop_grips()
    match.show_ring("tko.hold")
    if match.pads is not None:
        match.pads.ask(match.ring, words.PAD_HOLD, referee.missing)
    while _holders(match) != seats.persons:
        # A button held from before does not count as held for this selection.
        keys = words.LET_GO if stage.keys.has_stale_grip() else words.HOLD_KEYS
        match.ring.status(_holders(match) | seats.computers, words.HELD, words.HOLD, keys)
        if await stage.press(_GLANCE) == BACK:
            await stage.break_off(referee, seats)
            return ()
    # From here on nothing shows who shifts his grip.
    for count in words.COUNTS:
        match.ring.status(0b11, words.HELD, count, words.HOLD_ON)
        stage.bell.ring(bell.COUNT)
        await stage.pause(_COUNT)
    grips = bytes([stage.keys.grip[match.ring.side(seat)] & 0xFF for seat in (0, 1)])
    stage.bell.ring(bell.BELL)
    empty = 0  # the persons who hold nothing
    for seat in (0, 1):
        if seats.persons >> seat & 1 and grips[seat] == NONE:
            empty |= 1 << seat
    if empty:
        who = words.BOTH if empty == 0b11 else seats.names[empty >> 1]
        stage.canvas.line(6, words.HELD_NOTHING % who, CENTRE)
        stage.canvas.line(7, "")
        await stage.pause(2 * _COUNT)
        return ()
    referee.retract()
    events = seats.answer_for_computers(referee, match.choose)
    for seat in (0, 1):
        if seats.persons >> seat & 1:
            events = referee.answer(seat, grips[seat])
            stage.seal(match.ring.side(seat))
            if match.pads is not None:
                match.pads.tell_in(match.ring, seat, grips[seat])
    await stage.pause(_SUSPENSE)
    stage.unseal()
    return events


def _holders(match):
    """Bit mask of the seats whose pad is held."""
    mask = 0
    for seat in (0, 1):
        if match.seats.persons >> seat & 1 and match.stage.keys.grip[match.ring.side(seat)] != NOTHING:
            mask |= 1 << seat
    return mask
