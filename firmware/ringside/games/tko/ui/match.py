"""A match of TKO: from the first selection to the belt."""

from micropython import const

from ringside.engine.codec import NONE, name_of, other_of, seat_of, value_of
from ringside.games.tko import rules
from ringside.games.tko.ui import words
from ringside.games.tko.ui.ring import Ring, surname
from ringside.kit import bell, lights, secret
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, NOTHING, pad_of
from ringside.kit.words import JOURNAL_FULL
from ringside.loader import Phase

_SUSPENSE = const(30)  # frames between the last pick and the reveal
_COUNT = const(60)  # frames a count of the held pinch
_GLANCE = const(10)  # frames between two looks at who holds


async def play(stage, referee, seats):
    """Play a match on to its end; whether they want a rematch. Raises Left and Ended."""
    setup = referee.setup
    seats.names = (surname(setup[rules.BOXER_A]), surname(setup[rules.BOXER_B]))
    return await _Match(stage, referee, seats).play()


class _Match:
    """One match on stage.

    choose: the computer player, or None where no computer plays.
    """

    def __init__(self, stage, referee, seats):
        self.stage = stage
        self.referee = referee
        self.seats = seats
        self.ring = Ring(stage, referee.setup, seats)
        self.choose = None
        if seats.computers:
            from ringside.games.tko import player

            self.choose = player.choose

    async def play(self):
        warned = False  # that the journal is full
        again = None
        while again is None:
            if not self.referee.asked:
                again = await self._show_belt()
            elif self.referee.about == rules.REWARD:
                await self._place_point()
            elif self.referee.setup[rules.PINCH]:
                await self._hold()
            else:
                await self._lock()
            if self.referee.unkept and not warned:
                warned = True
                await self.stage.tell((JOURNAL_FULL,))
        return again

    async def _show_belt(self):
        with Phase():
            from ringside.games.tko.ui import results

            return await results.match_won(self.ring, self.referee)

    # Selections

    async def _lock(self):
        """Lock: a press is in, and the pad shows no more than that."""
        events = await secret.ask(self.stage, self.referee, self.seats, _Lock(self.ring, self.referee), self.choose)
        if events:
            await self._tell(events)

    async def _hold(self):
        """Hold: all hold a button, the bell counts down, what is held at the bell counts."""
        stage = self.stage
        self.seats.answer_for_computers(self.referee, self.choose)
        stage.keys.drop_grips()
        self._show_ring("tko.hold")
        self.ring.ask_pads(words.PAD_HOLD, self.referee.missing)
        persons = self.seats.persons
        while self._holders() != persons:
            # What was held before this selection is no grip for it.
            keys = words.LET_GO if stage.keys.has_stale_grip() else words.HOLD_KEYS
            self.ring.status(self._holders() | self.seats.computers, words.HELD, words.HOLD, keys)
            if await stage.press(_GLANCE) == BACK:
                await stage.break_off(self.referee, self.seats)
                return
        # From here on nothing shows who shifts his grip.
        for count in words.COUNTS:
            self.ring.status(0b11, words.HELD, count, words.HOLD_ON)
            stage.bell.ring(bell.COUNT)
            await stage.pause(_COUNT)
        grips = bytes([stage.keys.grip[self.ring.side(seat)] & 0xFF for seat in (0, 1)])
        stage.bell.ring(bell.BELL)
        empty = 0  # the persons who hold nothing
        for seat in (0, 1):
            if persons >> seat & 1 and grips[seat] == NONE:
                empty |= 1 << seat
        if empty:
            await self._held_nothing(empty)
            return
        self.referee.retract()
        events = self.seats.answer_for_computers(self.referee, self.choose)
        for seat in (0, 1):
            if persons >> seat & 1:
                events = self.referee.answer(seat, grips[seat])
                stage.seal(self.ring.side(seat))
                self.ring.pad_is_in(seat, grips[seat])
        await stage.pause(_SUSPENSE)
        stage.unseal()
        await self._tell(events)

    def _holders(self):
        """Bit mask of the seats whose pad is held."""
        mask = 0
        for seat in (0, 1):
            if self.seats.persons >> seat & 1 and self.stage.keys.grip[self.ring.side(seat)] != NOTHING:
                mask |= 1 << seat
        return mask

    async def _held_nothing(self, empty):
        who = words.BOTH if empty == 0b11 else self.seats.names[empty >> 1]
        self.stage.canvas.line(6, words.HELD_NOTHING % who, CENTRE)
        self.stage.canvas.line(7, "")
        await self.stage.pause(2 * _COUNT)

    # Intermediate play: the reward

    async def _place_point(self):
        """The owner of the Power Arrow puts his point on any bar."""
        stage = self.stage
        events = self.seats.answer_for_computers(self.referee, self.choose)
        if events is None:
            view = self.referee.view()
            seat = view[rules.REWARDED]
            pad = self.ring.side(seat)
            self._show_ring("tko.reward")
            stage.canvas.line(6, words.PLACE % self.seats.names[seat], CENTRE)
            stage.canvas.line(7, words.PLACE_KEYS % ("AB"[pad], view[rules.EARNED_ON] + 1), CENTRE)
            stage.lights.fill(lights.PAD + pad, lights.WHITE)
            self.ring.ask_to_place(seat)
            while events is None:
                key = await stage.press()
                if key == BACK:
                    await stage.break_off(self.referee, self.seats)
                    return
                if pad_of(key) == pad:
                    events = self.referee.answer(seat, key & 3)
        await self._tell(events)

    # What happened

    async def _tell(self, events):
        """Show what an answer led to."""
        self.ring.pads_off()
        if name_of(events[0]) == rules.REVEAL:
            await self._reveal(events)
        with Phase():
            from ringside.games.tko.ui import results

            for event in events:
                if name_of(event) == rules.POINT and name_of(events[0]) != rules.REVEAL:
                    await results.placed(self.ring, event)
                elif name_of(event) == rules.BOTH_AT_FIVE:
                    await results.both_at_five(self.ring)
                elif name_of(event) == rules.ROUND and self.referee.asked:
                    await results.round_won(self.ring, self.referee.view(), seat_of(event))

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
                    foot = words.ARROW_TO % self.seats.names[arrow]
            elif name_of(event) == rules.EARNED:
                foot = words.POWER
                sound = bell.POWER
        stage.canvas.line(7, foot)
        self.ring.foot_ok()
        stage.bell.ring(sound)
        await stage.ok()

    def _show_ring(self, screen):
        self.stage.show(screen)
        self.ring.draw(self.referee.view())


class _Lock(secret.Secret):
    """A selection, one press each."""

    name = "tko.choose"

    def __init__(self, ring, referee):
        self.ring = ring
        self.referee = referee

    def draw(self):
        self.ring.draw(self.referee.view())

    def status(self, done):
        self.ring.status(done, words.IN, words.CHOOSE, words.CHOOSE_KEYS)

    def pad(self, pad, seat, what, value):
        if what == secret.IN:
            self.ring.pad_is_in(seat, value)
        elif what == secret.DONE:
            self.ring.pad_is_in(seat, NONE)
        else:
            self.ring.ask_pads(words.PAD_CHOOSE, 1 << seat)
