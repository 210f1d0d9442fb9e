"""A bout of Title Bout, from the first bell to the last, card by card.

Little of it stays loaded during a round; other screens are loaded only while they are shown.
"""

from micropython import const

from ringside import settings
from ringside.engine.codec import name_of
from ringside.games.titlebout.rules import events, layout
from ringside.games.titlebout.ui import words
from ringside.games.titlebout.ui.scoreboard import draw
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


async def play(stage, referee, seats):
    """Play a bout on to its end; whether they want a rematch. Raises Left and Ended."""
    return await Bout(stage, referee, seats).play()


class Bout:
    """One bout on stage.

    names: the boxers' surnames. ticker: its lines. new_lines: how many of them are new. covers: bit
    mask of the seats that declare the Cover-Up with the next card. choose: the computer player,
    or None where both have a manager.
    """

    def __init__(self, stage, referee, seats):
        self.stage = stage
        self.referee = referee
        self.seats = seats
        self.names = ()
        self.ticker = []
        self.new_lines = self.covers = 0
        self.choose = None
        if seats.computers:
            from ringside.games.titlebout import player

            self.choose = player.choose

    async def play(self):
        """To the bout's end; whether they want a rematch."""
        self.take_up()
        again = None
        while again is None:
            if not self.referee.asked:
                with Phase():
                    from ringside.games.titlebout.ui import result

                    again = await result.show(self)
            elif self.referee.about == layout.CARD_TURN:
                await self._turn()
            else:
                await self._choose()
            await self.stage.warn_if_full(self.referee)
        return again

    def take_up(self):
        """Restart the ticker."""
        with Phase():
            from ringside.games.titlebout.ui import opening

            self.names = self.seats.names = opening.surnames(self.referee.view())
            self.ticker = opening.first_lines(self)
            self.new_lines = 1

    async def _choose(self):
        """Styles or strategies; the first bell follows the styles."""
        before = self.referee.view()
        with Phase():
            from ringside.games.titlebout.ui import choices

            log = await choices.choose(self)
        if log:
            await self.tell(log)
        elif self.referee.view() != before:  # an undo
            self.take_up()

    async def _turn(self):
        """Wait until the next card is turned, and tell what it shows."""
        referee = self.referee
        view = referee.view()
        self.draw(view, 0)
        if not view[layout.USED]:
            self.stage.bell.ring(bell.BELL)
        may = 0  # bit mask of the persons who may declare the Cover-Up
        for seat in (0, 1):
            if self.seats.persons >> seat & 1 and len(referee.legal(seat)) > 1:
                may |= 1 << seat
                self.stage.pad(self.seats.pad(seat), self.names[seat], words.PAD_COVER)
        view = None  # not to be kept while nothing happens
        key = DOWN
        while key not in (OK, NOTHING):
            keys = words.COVERED[self.covers] or words.COVER[may] or words.OK
            key = await self.wait(keys, may, key < OK)
            if key == BACK:
                await self._pause()
                return
            if pad_of(key) != NOTHING:
                seat = self.seats.seat(pad_of(key))
                self.covers ^= 1 << seat
                self.stage.bell.ring(bell.PRESS)
                self.stage.lights.fill(lights.PAD + seat, lights.WHITE)
        log = self.seats.answer_for_computers(referee, self.choose)
        asked = referee.missing if log is None else 0
        for seat in (0, 1):
            if asked >> seat & 1:
                log = referee.answer(seat, self.covers >> seat & 1)
        self.covers = 0
        await self.tell(log)

    async def _pause(self):
        """The pause; an undo restarts the ticker."""
        self.covers = 0
        before = self.referee.view()
        await self.stage.break_off(self.referee, self.seats)
        if self.referee.view() != before:
            self.take_up()

    async def tell(self, log):
        """Show an answer's events, up to the next ask."""
        for event in log:
            if name_of(event) in _MOMENTS:
                await self._tell_moments(log)
                return
        self.add(lines(log, self.names))

    async def _tell_moments(self, log):
        """The count; the bell, what is looked up after it, the scorecards; the next round's first lines."""
        with Phase():
            from ringside.games.titlebout.ui import moments

            await moments.tell(self, log)
            end = moments.first_of(log, events.ROUND_OVER) + 1
            begin = moments.first_of(log, events.ROUND)
            number = self.referee.view()[layout.ROUND] - (begin < len(log))
            if end < len(log):
                self.ticker = []
                await moments.look_up(self, number, log[end:begin])
        if end < len(log) and begin < len(log):
            with Phase():
                from ringside.games.titlebout.ui import scoresheet

                await scoresheet.show_scorecards(self, number, True)
        if begin < len(log):
            self.add(lines(log[begin:], self.names))

    def add(self, added):
        """Add lines to the ticker."""
        self.new_lines = len(added)
        self.ticker = (self.ticker + added)[-_TICKER:]

    async def wait(self, keys, may=0, again=False):
        """Wait for OK, BACK, or a pad's Cover-Up key; NOTHING once the lines were shown long enough.

        UP and DOWN set the pace. keys: the last row's legend. may: bit mask of the seats whose Cover-Up key counts.
        again: continue the previous wait's time; a pad's key never extends it.
        """
        stage = self.stage
        pace = stage.settings.index[settings.PACE]
        while True:
            frames = _PACES[pace] * self.new_lines
            if again and frames:
                frames = max(stage.timeout, 1)
            stage.canvas.line(7, words.KEYS % words.PACES[pace])
            stage.canvas.text(COLUMNS - len(keys), 7, keys)
            key = await stage.press(frames)
            again = key < OK
            if key in (UP, DOWN):
                pace = min(max(pace + (1 if key == UP else -1), 0), 3)
                stage.settings.change(settings.PACE, pace)
            elif pad_of(key) == NOTHING or key & 3 == _COVER_KEY and self._seats_of(key) & may:
                return key

    def _seats_of(self, key):
        """The bit mask of the seat that a pad's key belongs to."""
        seat = self.seats.seat(pad_of(key))
        return 1 << seat if seat < 2 else 0

    def draw(self, view, over):
        """Scoreboard and ticker. over: whether the round that ended is shown, not the one to come."""
        self.stage.show("titlebout.ring")
        draw(self.stage, self.names, view, over)
        for row, line in enumerate(self.ticker):
            self.stage.canvas.line(3 + row, line)
