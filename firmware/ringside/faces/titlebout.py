"""Title Bout's faces: from the first bell to the last, card by card.

Little of this stays loaded during a round; what a bout needs now and then is lent:

titlebout_begin       taking a bout up, and its pause
titlebout_choose      styles and strategies, chosen in secret; titlebout_reveal shows them
titlebout_moments     what is more than lines of the ticker: a knockdown, a count, the bell
titlebout_result      the end
"""

from micropython import const

from ringside import settings
from ringside.engine.packed import name_of
from ringside.faces import titlebout_words as words
from ringside.faces.kit import bell, lights
from ringside.faces.kit.canvas import COLUMNS
from ringside.faces.kit.keys import BACK, DOWN, NOTHING, OK, UP
from ringside.faces.kit.words import UNKEPT
from ringside.faces.titlebout_ring import draw
from ringside.faces.titlebout_ticker import lines
from ringside.games.titlebout import sheet, told
from ringside.lend import give_back, lend, lent

_BEGIN = ("ringside.faces.titlebout_begin",)
_PADS = "ringside.faces.titlebout_pads"
_CHOOSE = ("ringside.faces.titlebout_choose", _PADS)
_REVEAL = ("ringside.faces.titlebout_reveal",)
_MOMENTS = ("ringside.faces.titlebout_moments",)
_RESULT = ("ringside.faces.titlebout_result",)
_COVER = "ringside.opponents.titlebout_cover"
_KEPT = "ringside.settings_kept"

_LINES = const(4)  # of the ticker, from row 3 on
_COVER_KEY = const(3)
_PACES = b"\x00\x96\x46\x14"  # frames that a line stays, by the setting; 0 until OK

# What is more than lines of the ticker.
_MOMENT = (told.COUNT, told.KNOCKOUT, told.DOWN, told.COVER_UP, told.ROUND_OVER, told.ROUND, told.RESHUFFLE, told.BOUT)


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
        self.told = []
        self.persons = self.fresh = self.covers = 0

    async def play(self):
        """To the bout's end, or until it is left."""
        left = await lent(_BEGIN, "take_up", self)
        warned = False
        while left is None:
            referee = self.referee
            if not referee.asked:
                left = await lent(_RESULT, "show", self)
            elif referee.about == sheet.CARD_TURN:
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
        if not view[sheet.USED]:
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
        events = None
        asked = referee.asked
        for seat in (0, 1):
            if asked >> seat & 1:
                events = referee.answer(seat, self.covers >> seat & 1)
        self.covers = 0
        await self.tell(events)
        return None

    async def tell(self, events):
        """Tell what an answer led to, up to what is asked next."""
        for event in events:
            if name_of(event) in _MOMENT:
                moment = _MOMENTS, "tell", self, events
                while moment:  # one after the other, so that one alone is loaded
                    moment = await lent(*moment)
                return
        fresh = lines(events, self.names)
        self.fresh = len(fresh)
        self.told = (self.told + fresh)[-_LINES:]

    async def wait(self, keys, may=0, again=False):
        """OK, BACK, or a pad's Cover-Up key; NOTHING when what stands there has had its time. UP and DOWN set the pace.

        keys: what the last row says that keys do. may: bit mask of the pads whose Cover-Up key counts.
        again: the time is what the wait before left of it. No key of a pad gives more.
        """
        stage = self.stage
        pace = before = stage.settings.index[settings.PACE]
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
                stage.settings.index[settings.PACE] = pace
            elif not NOTHING < key < OK or key & 3 == _COVER_KEY and may >> (key >> 2) & 1:
                break
        if pace != before:
            lend(_KEPT).save(stage.settings, stage.board.nvm)
            give_back(_KEPT)
        return key

    def draw(self, view, over):
        """Scoreboard and ticker. over: whether the round that ended is shown, not the one to come."""
        self.stage.show("titlebout.ring")
        draw(self.stage, self.names, view, over)
        for row, line in enumerate(self.told):
            self.stage.canvas.line(3 + row, line)
