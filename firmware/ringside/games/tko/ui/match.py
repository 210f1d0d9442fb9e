"""A match of TKO: from the first selection to the belt."""

from ringside.engine.codec import name_of, seat_of
from ringside.games.tko import options, rules
from ringside.games.tko.player import EXACT, HUMAN
from ringside.games.tko.ui import words
from ringside.games.tko.ui.ring import Ring, surname
from ringside.kit import lights
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, pad_of
from ringside.loader import Phase


async def play(stage, referee, seats):
    """Play a match on to its end; whether they want a rematch. Raises Left and Ended."""
    setup = referee.setup
    seats.names = (surname(setup[options.BOXER_A]), surname(setup[options.BOXER_B]))
    return await Match(stage, referee, seats).play()


class Match:
    """One match on stage.

    select: Lock's or Hold's way to a selection. pads: what is shown on the pads' own screens, or
    None. choose: the computer player, or None where no computer plays. fault: why exact play is not
    possible, None if it is or nobody asks for it.
    """

    def __init__(self, stage, referee, seats):
        self.stage = stage
        self.referee = referee
        self.seats = seats
        self.ring = Ring(stage, referee.setup, seats)
        if referee.setup[options.PINCH]:
            from ringside.games.tko.ui import hold

            self.select = hold.select
        else:
            from ringside.games.tko.ui import lock

            self.select = lock.select
        self.pads = self.choose = self.fault = None
        self._told = None
        if stage.pads is not None:
            from ringside.games.tko.ui import pads

            self.pads = pads
        if seats.computers:
            from ringside.games.tko import player

            self.choose = self._choose
            self._player = player
            for seat in (0, 1):
                if seats.computers >> seat & 1:
                    power = referee.setup[options.PLAY]
                    self.fault = player.load(power, seats.level(seat)) or self.fault

    async def play(self):
        """To the belt; whether they want a rematch."""
        again = None
        while again is None:
            await self._tell_fault()
            if not self.referee.asked:
                with Phase():
                    from ringside.games.tko.ui import results

                    again = await results.match_won(self.ring, self.referee)
            elif self.referee.about == rules.REWARD:
                await self._tell(await self._place_point())
            else:
                await self._tell(await self.select(self))
            await self.stage.warn_if_full(self.referee)
        return again

    def _choose(self, view, seat, about, legal, random, level):
        """The computer's answer; at another level where its table cannot be read."""
        if level != EXACT or self.fault is None:
            try:
                return self._player.choose(view, seat, about, legal, random, level)
            except ValueError as error:
                self.fault = error.args[0]
        return self._player.choose(view, seat, about, legal, random, HUMAN)

    async def _tell_fault(self):
        """Say, once, that the computer does not play as it was asked to."""
        if self.fault != self._told:
            self._told = self.fault
            await self.stage.tell((words.NO_EXACT % self.fault,))

    async def _place_point(self):
        """The owner of the Power Arrow puts his point on any bar; the events, or () to ask again."""
        stage = self.stage
        events = self.seats.answer_for_computers(self.referee, self.choose)
        if events is not None:
            return events
        view = self.referee.view()
        seat = view[rules.REWARDED]
        pad = self.ring.side(seat)
        self.show_ring("tko.reward")
        stage.canvas.line(6, words.PLACE % self.seats.names[seat], CENTRE)
        stage.canvas.line(7, words.PLACE_KEYS % ("AB"[pad], view[rules.EARNED_ON] + 1), CENTRE)
        stage.lights.fill(lights.PAD + pad, lights.WHITE)
        if self.pads is not None:
            self.pads.ask_to_place(self.ring, seat)
        while True:
            key = await stage.press()
            if key == BACK:
                await stage.break_off(self.referee, self.seats)
                return ()
            if pad_of(key) == pad:
                return self.referee.answer(seat, key & 3)

    async def _tell(self, events):
        """Show an answer's events."""
        if not events:
            return
        self.ring.pads_off()
        with Phase():
            from ringside.games.tko.ui import results

            revealed = name_of(events[0]) == rules.REVEAL
            if revealed:
                await results.reveal(self.ring, events)
            for event in events:
                if name_of(event) == rules.POINT and not revealed:
                    await results.placed(self.ring, event)
                elif name_of(event) == rules.BOTH_AT_FIVE:
                    await results.both_at_five(self.ring)
                elif name_of(event) == rules.ROUND and self.referee.asked:
                    await results.round_won(self.ring, self.referee.view(), seat_of(event))

    def show_ring(self, screen):
        """The table as it is now."""
        self.stage.show(screen)
        self.ring.draw(self.referee.view())
