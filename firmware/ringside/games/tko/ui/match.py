"""TKO's faces: from setup to the belt."""

from ringside.engine.codec import NONE, name_of, other_of, seat_of, value_of
from ringside.games.tko import rules
from ringside.games.tko.ui import words
from ringside.games.tko.ui.ring import Ring
from ringside.kit import bell, lights
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, NOTHING, pad_of
from ringside.kit.words import UNKEPT
from ringside.loader import lend, lent

_CARDS = ("ringside.games.tko.ui.results", "ringside.kit.pictures")
_PADS = "ringside.games.tko.ui.pads"
_SUSPENSE = 30  # frames between the last pick and the reveal
_COUNT = 60  # frames a count of the held pinch
_GLANCE = 10  # frames between two looks at who holds


async def play(stage, referee):
    """Play a match on; how it was left: KEPT, ENDED or AGAIN."""
    return await _Match(stage, referee).play()


class _Match:
    """One match on stage. Each step returns None, or how the match was left."""

    def __init__(self, stage, referee):
        self.stage = stage
        self.referee = referee
        self.ring = Ring(stage, referee.setup)
        self.pads = None if stage.pads is None else lend(_PADS).Pads(self.ring, referee)
        self.warned = False  # that the journal is full

    async def play(self):
        left = None
        while left is None:
            if not self.referee.asked:
                left = await self._card("match_won", self.referee)
            elif self.referee.about == rules.REWARD:
                left = await self._place_point()
            elif self.referee.setup[rules.PINCH]:
                left = await self._hold()
            else:
                left = await self._choose()
            if self.referee.unkept and not self.warned:
                self.warned = True
                await self.stage.tell((UNKEPT,))
        return left

    # Selections

    async def _choose(self):
        """Lock: a press is in, and the pad shows no more than that."""
        self._show_ring("tko.choose")
        if self.pads is not None:
            self.pads.select(words.PAD_CHOOSE)
        while True:
            self._show_who_is_in()
            key = await self.stage.press()
            if key == BACK:
                return await self.stage.break_off(self.referee)
            pad = pad_of(key)
            if pad == NOTHING or not self.referee.missing >> self.ring.side(pad) & 1:
                continue
            self.stage.bell.ring(bell.PRESS)
            events = self.referee.answer(self.ring.side(pad), key & 3)
            if self.pads is not None:
                self.pads.note(pad, key & 3)
            if events is not None:
                self._show_who_is_in()
                await self.stage.pause(_SUSPENSE)
                await self._tell(events)
                return None

    def _show_who_is_in(self):
        done = self.referee.asked & ~self.referee.missing if self.referee.asked else 0b11
        self.ring.status(done, words.IN, words.CHOOSE, words.CHOOSE_KEYS)

    async def _hold(self):
        """Hold: both hold a button, the bell counts down, what is held at the bell counts."""
        self.stage.keys.loosen()
        self._show_ring("tko.hold")
        if self.pads is not None:
            self.pads.select(words.PAD_HOLD)
        while self._holders() != 0b11:
            # What was held before this selection is no grip for it.
            keys = words.LET_GO if self.stage.keys.has_stale_grip() else words.HOLD_KEYS
            self.ring.status(self._holders(), words.HELD, words.HOLD, keys)
            if await self.stage.press(_GLANCE) == BACK:
                return await self.stage.break_off(self.referee)
        # From here on nothing shows who shifts his grip.
        for count in words.COUNTS:
            self.ring.status(0b11, words.HELD, count, words.HOLD_ON)
            self.stage.bell.ring(bell.COUNT)
            await self.stage.pause(_COUNT)
        grips = bytes([grip & 0xFF for grip in self.stage.keys.grip])
        self.stage.bell.ring(bell.BELL)
        if grips[0] == NONE or grips[1] == NONE:
            await self._held_nothing(grips)
            return None
        self.referee.retract()
        for pad in (0, 1):
            events = self.referee.answer(self.ring.side(pad), grips[pad])
            if self.pads is not None:
                self.pads.note(pad, grips[pad])
        await self.stage.pause(_SUSPENSE)
        await self._tell(events)
        return None

    def _holders(self):
        """Bit mask of the seats whose pad is held."""
        mask = 0
        for pad in (0, 1):
            if self.stage.keys.grip[pad] != NOTHING:
                mask |= 1 << self.ring.side(pad)
        return mask

    async def _held_nothing(self, grips):
        who = words.BOTH
        if grips[0] != grips[1]:
            who = self.ring.names[self.ring.side(0 if grips[0] == NONE else 1)]
        self.stage.canvas.line(6, words.HELD_NOTHING % who, CENTRE)
        self.stage.canvas.line(7, "")
        await self.stage.pause(2 * _COUNT)

    # Intermediate play: the reward

    async def _place_point(self):
        """The owner of the Power Arrow puts his point on any bar."""
        view = self.referee.view()
        seat = view[rules.REWARDED]
        self._show_ring("tko.reward")
        name = self.ring.names[seat]
        self.stage.canvas.line(6, words.PLACE % name, CENTRE)
        self.stage.canvas.line(7, words.PLACE_KEYS % ("AB"[self.ring.side(seat)], view[rules.EARNED_ON] + 1), CENTRE)
        self.stage.lights.fill(lights.PAD + self.ring.side(seat), lights.WHITE)
        if self.pads is not None:
            self.pads.place(seat)
        while True:
            key = await self.stage.press()
            if key == BACK:
                return await self.stage.break_off(self.referee)
            if pad_of(key) == self.ring.side(seat):
                await self._tell(self.referee.answer(seat, key & 3))
                return None

    # What happened

    async def _tell(self, events):
        """Show what an answer led to."""
        self.ring.pads_off()
        if name_of(events[0]) == rules.REVEAL:
            await self._reveal(events)
        else:
            await self._card("placed", events[0])
        for event in events:
            if name_of(event) == rules.BOTH_AT_FIVE:
                await self._card("both_at_five")
            elif name_of(event) == rules.ROUND and self.referee.asked:
                await self._card("round_won", self.referee.view(), seat_of(event))

    async def _reveal(self, events):
        """Both actions, what they scored by which rule, and where the arrow went."""
        stage = self.stage
        stage.show("tko.reveal")
        self.ring.reveal((value_of(events[0]), other_of(events[0])))
        foot = ""
        sound = bell.NOTHING
        scorers = 0
        for event in events:
            if name_of(event) == rules.POINT:
                self.ring.point(seat_of(event), value_of(event), other_of(event))
                self.ring.scored(seat_of(event), other_of(event))
                sound = bell.BOTH if scorers else bell.POINTS[self.ring.side(seat_of(event))]
                scorers += 1
            elif name_of(event) == rules.ARROW:
                arrow = value_of(event)
                foot = words.ARROW_NEUTRAL
                if arrow != rules.NEUTRAL:
                    foot = words.ARROW_TO % self.ring.names[arrow]
            elif name_of(event) == rules.EARNED:
                foot = words.POWER
                sound = bell.POWER
        stage.canvas.line(7, foot)
        self.ring.foot_ok()
        stage.bell.ring(sound)
        await stage.ok()

    def _card(self, card, *of):
        """To be awaited: one of the cards that come now and then; what it returns."""
        return lent(_CARDS, card, self.ring, *of)

    def _show_ring(self, screen):
        self.stage.show(screen)
        self.ring.draw(self.referee.view())
