"""Title Bout's faces: from the first bell to the last, card by card.

Little of this stays loaded during a round; what a bout needs now and then is lent:

titlebout_begin       taking a bout up, and its pause
titlebout_choose      styles and strategies, chosen in secret; titlebout_reveal shows them
titlebout_moments     what is more than lines of the ticker: a knockdown, a count, the bell
titlebout_result      the end
"""

from micropython import const

from ringside import settings
from ringside.engine.codec import name_of
from ringside.games.titlebout.rules import events, layout
from ringside.games.titlebout.ui import words
from ringside.games.titlebout.ui.ring import draw
from ringside.games.titlebout.ui.ticker import lines
from ringside.kit import bell, lights
from ringside.kit.canvas import COLUMNS
from ringside.kit.keys import BACK, DOWN, NOTHING, OK, UP
from ringside.kit.words import UNKEPT
from ringside.loader import lend, lent

_BEGIN = ("ringside.games.titlebout.ui.begin",)
_PADS = "ringside.games.titlebout.ui.pads"
_CHOOSE = ("ringside.games.titlebout.ui.choose", _PADS)
_REVEAL = ("ringside.games.titlebout.ui.reveal",)
_MOMENTS = ("ringside.games.titlebout.ui.moments",)
_RESULT = ("ringside.games.titlebout.ui.result",)
_COVER = "ringside.games.titlebout.cover_up_player"

_LINES = const(4)  # of the ticker, from row 3 on
_COVER_KEY = const(3)
_PACES = b"\x00\x96\x46\x14"  # frames that a line stays, by the setting; 0 until OK

# What is more than lines of the ticker.
_MOMENT = (
    events.COUNT,
    events.KNOCKOUT,
    events.DOWN,
    events.COVER_UP,
    events.ROUND_OVER,
    events.ROUND,
    events.RESHUFFLE,
    events.BOUT,
)


async def play(stage, referee):
    """Play a bout on; how it was left: KEPT, ENDED or AGAIN."""
    return await Bout(stage, referee).play()


class Bout:
    """One bout on stage.

    names: how A's and B's boxers are called. persons: bit mask of the seats that a person manages.
    told: the ticker's lines. fresh: how many of them are new. covers: bit mask of the seats that
    declare the Cover-Up with the next card.
    """

    def __init__(self, stage, referee):
        self.stage = stage
        self.referee = referee
        self.names = ()
        self.ticker = []
        self.persons = self.fresh = self.covers = 0

    async def play(self):
        """To the bout's end, or until it is left."""
        left = await lent(_BEGIN, "take_up", self)
        warned = False
        while left is None:
            referee = self.referee
            if not referee.asked:
                left = await lent(_RESULT, "show", self)
            elif referee.about == layout.CARD_TURN:
                left = await self._turn()
            else:
                left = await lent(_CHOOSE, "show", self)
                if isinstance(left, list):
                    left = await lent(_REVEAL, "reveal", self, left)
            if referee.unkept and not warned:
                warned = True
                await self.stage.tell((UNKEPT,))
        return left

    async def _turn(self):
        """Wait until the next card is turned, and tell what it shows; or how the bout was left."""
        referee = self.referee
        view = referee.view()
        self.draw(view, 0)
        if not view[layout.USED]:
            self.stage.bell.ring(bell.BELL)
        may = 0  # bit mask of the persons who may declare the Cover-Up
        for seat in (0, 1):
            if len(referee.legal(seat)) > 1:
                if self.persons >> seat & 1:
                    may |= 1 << seat
                elif lend(_COVER).covers(view, seat):
                    self.covers |= 1 << seat
        view = None  # not to be kept while nothing happens
        if may and self.stage.pads is not None:
            lend(_PADS).offer(self, may)
        key = DOWN
        while key not in (OK, NOTHING):
            keys = words.COVERED[self.covers & self.persons] or words.COVER[may] or words.OK
            key = await self.wait(keys, may, key < OK)
            if key == BACK:
                return await lent(_BEGIN, "pause", self)
            if NOTHING < key < OK:
                self.covers ^= 1 << (key >> 2)
                self.stage.bell.ring(bell.PRESS)
                self.stage.lights.fill(lights.PAD + (key >> 2), lights.WHITE)
        log = None
        asked = referee.asked
        for seat in (0, 1):
            if asked >> seat & 1:
                log = referee.answer(seat, self.covers >> seat & 1)
        self.covers = 0
        await self.tell(log)
        return None

    async def tell(self, log):
        """Tell what an answer led to, up to what is asked next."""
        for event in log:
            if name_of(event) in _MOMENT:
                moment = _MOMENTS, "tell", self, log
                while moment:  # one after the other, so that one alone is loaded
                    moment = await lent(*moment)
                return
        fresh = lines(log, self.names)
        self.fresh = len(fresh)
        self.ticker = (self.ticker + fresh)[-_LINES:]

    async def wait(self, keys, may=0, again=False):
        """OK, BACK, or a pad's Cover-Up key; NOTHING when what stands there has had its time. UP and DOWN set the pace.

        keys: what the last row says that keys do. may: bit mask of the pads whose Cover-Up key counts.
        again: the time is what the wait before left of it. No key of a pad gives more.
        """
        stage = self.stage
        pace = stage.settings.index[settings.PACE]
        while True:
            frames = _PACES[pace] * self.fresh
            if again and frames:
                frames = max(stage.alarm, 1)
            stage.canvas.line(7, words.KEYS % words.PACES[pace])
            stage.canvas.text(COLUMNS - len(keys), 7, keys)
            key = await stage.press(frames)
            again = key < OK
            if key in (UP, DOWN):
                pace = min(max(pace + (1 if key == UP else -1), 0), 3)
                stage.settings.change(settings.PACE, pace)
            elif not NOTHING < key < OK or key & 3 == _COVER_KEY and may >> (key >> 2) & 1:
                return key

    def draw(self, view, over):
        """Scoreboard and ticker. over: whether the round that ended is shown, not the one to come."""
        self.stage.show("titlebout.ring")
        draw(self.stage, self.names, view, over)
        for row, line in enumerate(self.ticker):
            self.stage.canvas.line(3 + row, line)
