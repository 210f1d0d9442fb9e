"""Title Bout's faces: from the first bell to the last."""

from micropython import const

from ringside import settings
from ringside.engine.packed import name_of, pack_event
from ringside.faces import titlebout_words as words
from ringside.faces.kit import bell, lights
from ringside.faces.kit.canvas import COLUMNS
from ringside.faces.kit.keys import BACK, DOWN, UP, pad_of
from ringside.faces.kit.words import UNKEPT
from ringside.faces.titlebout_ring import draw
from ringside.faces.titlebout_ticker import lines
from ringside.games import titlebout
from ringside.games.titlebout import sheet, told
from ringside.lend import give_back, lend, lent

# Lent while they are needed.
_NAMES = "ringside.faces.titlebout_names"
_CHOOSE = ("ringside.faces.titlebout_choose", "ringside.opponents.titlebout")
_COUNT = ("ringside.faces.titlebout_count",)
_CORNER = ("ringside.faces.titlebout_corner",)
_RESULT = ("ringside.faces.titlebout_result", "ringside.tables.pictures")
_COVER = "ringside.opponents.titlebout_cover"

_PACES = b"\x00\x96\x46\x14"  # frames that a line stays, as by the setting; 0 until OK
_LINES = const(4)
_FIRST = const(3)  # row of the ticker
_COVER_KEY = const(3)


async def play(stage, referee):
    """Play a bout on; how it was left: KEPT, ENDED or AGAIN."""
    return await Bout(stage, referee).play()


class Bout:
    """One bout on stage.

    names: how A's and B's boxers are called. persons: bit mask of the seats that a person manages.
    """

    def __init__(self, stage, referee):
        self.stage = stage
        self.referee = referee
        self.names = lend(_NAMES).surnames(referee.view())
        give_back(_NAMES)
        self.persons = 0b11 >> referee.setup[sheet.MANAGERS - sheet.OPTIONS]
        self._told = []  # the ticker's lines
        self._fresh = 1  # how many of them are new
        self._covers = 0  # bit mask of the seats that declare the Cover-Up

    async def play(self):
        """To the bout's end, or until it is left."""
        left = None
        warned = False
        self._take_up()
        while left is None:
            if not self.referee.asked:
                left = await lent(_RESULT, "show", self)
                if left is None:
                    self._take_up()
            elif self.referee.about == sheet.CARD_TURN:
                left = await self._turn()
            else:
                left = await lent(_CHOOSE, "choose", self)
            if self.referee.unkept and not warned:
                warned = True
                await self.stage.tell((UNKEPT,))
        return left

    def _take_up(self):
        """Begin the ticker anew: with the round, or with where it stands."""
        view = self.referee.view()
        del self._told[:]
        if view[sheet.USED]:
            self._told.append(words.RESUMED % (view[sheet.ROUND], view[sheet.USED]))
        elif view[sheet.PHASE] in (sheet.STRATEGIES, sheet.CARD_TURN):
            events = [pack_event(told.ROUND, view[sheet.AGGRESSOR], view[sheet.ROUND])]
            for seat in (0, 1):
                if view[sheet.fighter(seat) + sheet.ROUND_POINTS]:
                    events.append(pack_event(told.AGGRESSIVE, seat))
                    events.append(pack_event(told.POINTS, seat, 1, told.FOR_AGG))
            self._told += lines(events, self.names)
        self._fresh = 1

    # Card by card

    async def _turn(self):
        """Wait until the next card is turned, and tell what it shows; or how the bout was left."""
        self._draw(0)
        if not self.referee.view()[sheet.USED]:
            self.stage.bell.ring(bell.BELL)
        while True:
            key = await self._wait()
            if key == BACK:
                self._covers = 0
                before = self.referee.view()
                left = await self.stage.break_off(self.referee)
                if self.referee.view() != before:
                    self._take_up()
                return left
            pad = pad_of(key)
            if pad < 0:
                break
            if key & 3 == _COVER_KEY and self.persons >> pad & 1 and len(self.referee.legal(pad)) > 1:
                self._covers ^= 1 << pad
                self.stage.bell.ring(bell.PRESS)
                self.stage.lights.fill(lights.PAD + pad, lights.WHITE)
        events = None
        asked = self.referee.asked
        for seat in (0, 1):
            if asked >> seat & 1:
                events = self.referee.answer(seat, self._covers >> seat & 1 or self._machine_covers(seat))
        self._covers = 0
        await self.tell(events)
        return None

    def _machine_covers(self, seat):
        """Whether the device covers up, where it is a boxer's manager."""
        if self.persons >> seat & 1 or len(self.referee.legal(seat)) < 2:
            return titlebout.NEXT_CARD
        found = lend(_COVER).covers(self.referee.view(seat), seat)
        give_back(_COVER)
        return found

    async def _wait(self):
        """The key that goes on from what stands there, or NOTHING after its time; UP and DOWN set the pace."""
        while True:
            pace = self._foot()
            key = await self.stage.press(_PACES[pace] * self._fresh)
            if key in (UP, DOWN):
                pace += 1 if key == UP else -1
                self.stage.settings.index[settings.PACE] = min(max(pace, 0), 3)
            else:
                return key

    def _foot(self):
        """The last row: the pace, and which key does what; the pace's number."""
        pace = self.stage.settings.index[settings.PACE]
        self.stage.canvas.line(7, words.KEYS % words.PACES[pace])
        text = words.OK
        for seat in (0, 1):
            if self.persons >> seat & 1 and len(self.referee.legal(seat)) > 1:
                text = words.COVER
        self.stage.canvas.text(COLUMNS - len(text), 7, text)
        return pace

    def _draw(self, over):
        self.stage.show("titlebout.ring")
        draw(self.stage, self.names, self.referee.view(), over)
        for row, line in enumerate(self._told):
            self.stage.canvas.line(_FIRST + row, line)

    # What happened

    async def tell(self, events):
        """Tell what an answer led to, up to what is asked next."""
        view = self.referee.view()
        end = begin = len(events)
        for at, event in enumerate(events):
            name = name_of(event)
            if name == told.ROUND_OVER:
                end = at + 1
            elif name == told.ROUND:
                begin = at
            elif name == told.COUNT or name == told.KNOCKOUT:
                await lent(_COUNT, "count", self, event)
        await self._show(events[:end], end < len(events) or view[sheet.PHASE] == sheet.OVER)
        if end < len(events):
            await lent(_CORNER, "rest", self, events[end:begin])
            del self._told[:]
        if begin < len(events):
            self._told = lines(events[begin:], self.names)
            self._fresh = len(self._told)

    async def _show(self, events, over):
        """Let events run through the ticker; over: the round has ended with them."""
        for event in events:
            if name_of(event) == told.DOWN:
                self.stage.bell.ring(bell.POWER)
            elif name_of(event) == told.ROUND_OVER:
                self.stage.bell.ring(bell.ROUND)
        fresh = lines(events, self.names)
        while fresh:
            self._fresh = min(_LINES, len(fresh))
            self._told = (self._told + fresh[:_LINES])[-_LINES:]
            fresh = fresh[_LINES:]
            if fresh or over:
                self._draw(over)
                await self._wait()
