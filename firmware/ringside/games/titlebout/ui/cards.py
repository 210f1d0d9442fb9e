"""The cards of a round of Title Bout: they are turned one by one, and the ticker tells what they show."""

from micropython import const

from ringside import settings
from ringside.engine.codec import name_of
from ringside.games.titlebout.rules import events, layout
from ringside.games.titlebout.ui import words
from ringside.games.titlebout.ui.scoreboard import draw as draw_scoreboard
from ringside.games.titlebout.ui.ticker import lines
from ringside.kit import bell, lights
from ringside.kit.canvas import COLUMNS
from ringside.kit.keys import BACK, DOWN, NOTHING, OK, UP, pad_of
from ringside.loader import Phase

_TICKER = const(4)  # lines, from row 3 on
_COVER_KEY = const(3)
_PACES = b"\x00\x96\x46\x14"  # frames that a line stays, by the setting; 0 until OK

# Events that need more than lines in the ticker.
_MOMENTS = (
    events.COUNT,
    events.KNOCKOUT,
    events.DOWN,
    events.COVER_UP,
    events.ROUND_OVER,
    events.ROUND,
    events.RESHUFFLE,
    events.BOUT,
)


async def play(bout):
    """Turn cards for as long as nothing else is asked."""
    log = bout.log
    bout.log = ()
    while True:
        if log:
            await _tell(bout, log)
        await bout.stage.warn_if_full(bout.referee)
        if bout.referee.about != layout.CARD_TURN or not bout.referee.asked:
            return
        log = await _turn(bout)


async def _turn(bout):
    """Wait until the next card is turned; the events of what it shows, or () after the pause."""
    referee = bout.referee
    seats = bout.seats
    stage = bout.stage
    view = referee.view()
    draw(bout, view, 0)
    if not view[layout.USED]:
        stage.bell.ring(bell.BELL)
    may = 0  # bit mask of the persons who may declare the Cover-Up
    for seat in (0, 1):
        if seats.persons >> seat & 1 and len(referee.legal(seat)) > 1:
            may |= 1 << seat
            stage.pad(seats.pad(seat), bout.names[seat], words.PAD_COVER)
    view = None  # not to be kept while nothing happens
    covers = 0  # bit mask of the seats that declare it with this card
    key = DOWN
    while key not in (OK, NOTHING):
        keys = words.COVERED[covers] or words.COVER[may] or words.OK
        key = await wait(bout, keys, may, key < OK)
        if key == BACK:
            await _pause(bout)
            return ()
        if pad_of(key) != NOTHING:
            seat = seats.seat(pad_of(key))
            covers ^= 1 << seat
            stage.bell.ring(bell.PRESS)
            stage.lights.fill(lights.PAD + seat, lights.WHITE)
    with Phase():  # what the rules need at the end of a round alone
        log = seats.answer_for_computers(referee, bout.choose)
        asked = referee.missing if log is None else 0
        for seat in (0, 1):
            if asked >> seat & 1:
                log = referee.answer(seat, covers >> seat & 1)
    return log


async def _pause(bout):
    """The pause; an undo restarts the ticker."""
    before = bout.referee.view()
    await bout.stage.break_off(bout.referee, bout.seats)
    if bout.referee.view() != before:
        bout.take_up()


async def _tell(bout, log):
    """Show an answer's events, up to the next ask."""
    for event in log:
        if name_of(event) in _MOMENTS:
            await _tell_moments(bout, log)
            return
    add(bout, lines(log, bout.names))


async def _tell_moments(bout, log):
    """The count; the bell, what is looked up after it, the scorecards; the next round's first lines."""
    with Phase():
        from ringside.games.titlebout.ui import moments

        await moments.tell(bout, log)
        end = moments.first_of(log, events.ROUND_OVER) + 1
        begin = moments.first_of(log, events.ROUND)
        number = bout.referee.view()[layout.ROUND] - (begin < len(log))
        if end < len(log):
            bout.ticker = []
            await moments.look_up(bout, number, log[end:begin])
        del moments  # else it stays in memory
    if end < len(log) and begin < len(log):
        with Phase():
            from ringside.games.titlebout.ui import scoresheet

            await scoresheet.show_scorecards(bout, number, True)
    if begin < len(log):
        add(bout, lines(log[begin:], bout.names))


def add(bout, added):
    """Add lines to the ticker."""
    bout.new_lines = len(added)
    bout.ticker = (bout.ticker + added)[-_TICKER:]


async def wait(bout, keys, may=0, again=False):
    """Wait for OK, BACK, or a pad's Cover-Up key; NOTHING once the lines were shown long enough.

    UP and DOWN set the pace. keys: the last row's legend. may: bit mask of the seats whose Cover-Up key counts.
    again: continue the previous wait's time; a pad's key never extends it.
    """
    stage = bout.stage
    pace = stage.settings.index[settings.PACE]
    while True:
        frames = _PACES[pace] * bout.new_lines
        if again and frames:
            frames = max(stage.timeout, 1)
        stage.canvas.line(7, words.KEYS % words.PACES[pace])
        stage.canvas.text(COLUMNS - len(keys), 7, keys)
        key = await stage.press(frames)
        again = key < OK
        if key in (UP, DOWN):
            pace = min(max(pace + (1 if key == UP else -1), 0), 3)
            stage.settings.change(settings.PACE, pace)
        elif pad_of(key) == NOTHING or key & 3 == _COVER_KEY and _seats_of(bout, key) & may:
            return key


def _seats_of(bout, key):
    """The bit mask of the seat that a pad's key belongs to."""
    seat = bout.seats.seat(pad_of(key))
    return 1 << seat if seat < 2 else 0


def draw(bout, view, over):
    """Scoreboard and ticker. over: whether the round that ended is shown, not the one to come."""
    bout.stage.show("titlebout.ring")
    draw_scoreboard(bout.stage, bout.names, view, over)
    for row, line in enumerate(bout.ticker):
        bout.stage.canvas.line(3 + row, line)
