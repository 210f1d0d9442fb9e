"""A match of TEKKEN, attack by attack.

What every screen needs stays loaded; each phase's screens are, for as long as they are shown.
"""

from micropython import const

from ringside.games.tekken.rules import layout
from ringside.games.tekken.ui import hands, words
from ringside.games.tekken.ui.hexes import Hexes
from ringside.games.tekken.ui.names import players
from ringside.loader import Phase

_OK = const(23)  # column


async def play(stage, referee, seats):
    """Play a match on to its end; whether they want a rematch. Raises Left and Ended."""
    view = referee.view()
    seats.names = players(view[layout.FIGHTER : layout.FIGHTER + 2])
    return await Match(stage, referee, seats).play()


class Match:
    """One match on stage."""

    def __init__(self, stage, referee, seats):
        self.stage = stage
        self.referee = referee
        self.seats = seats
        self._hexes = None
        stage.more = (words.FIGHTERS, self.show_fighters)

    async def play(self):
        """To the end; whether they want a rematch."""
        again = None
        while again is None:
            log = self._answer_for_computers()
            if not log and not self.referee.asked:
                with Phase():
                    from ringside.games.tekken.ui import final

                    again = await final.show(self)
                    del final  # else it stays in memory after an undo
                continue
            if not log:
                log = await self._ask(self.referee.about)
                if log:
                    log = log + self._answer_for_computers()
            if log:
                await self._tell(log)
            await self.stage.warn_if_full(self.referee)
        return again

    def _answer_for_computers(self):
        """Let the computers answer until a person is asked, or the next card: the events."""
        log = []
        while self.referee.asked and not self.referee.missing & self.seats.persons:
            log = log + self.seats.answer_for_computers(self.referee, self.choose)
            if self.referee.about <= layout.PUNISHMENT:
                break
        return log

    async def _ask(self, about):
        """Ask a person: the events, or () to ask again."""
        with Phase():
            if about <= layout.PUNISHMENT:
                from ringside.games.tekken.ui import attack

                return await attack.ask(self)
            if about in (layout.PREPARE, layout.DASH):
                from ringside.games.tekken.ui import prepare

                return await (prepare.ask if about == layout.PREPARE else prepare.ask_way)(self)
            if about == layout.RESOLVE:
                from ringside.games.tekken.ui import resolve

                return await resolve.ask(self)
            from ringside.games.tekken.ui import companion

            return await companion.ask(self)

    async def _tell(self, log):
        with Phase():
            from ringside.games.tekken.ui import reveal

            await reveal.show(self, log)

    def choose(self, view, seat, about, legal, random, level):
        """The computer player's answer; it is loaded for as long as it thinks."""
        with Phase():
            from ringside.games.tekken import player

            return player.choose(view, seat, about, legal, random, level)

    def begin(self, screen):
        """A blank screen; the phones show their own cards."""
        self.stage.show(screen)
        hands.show(self, words.LOOK)

    def hexes(self):
        """The stage, made when it is first drawn."""
        if self._hexes is None:
            self._hexes = Hexes()
        return self._hexes

    async def go_on(self):
        """Wait until OK or BACK, or for as long as results stay."""
        self.stage.canvas.text(_OK, 7, words.OK)
        await self.stage.ok()

    async def pause(self):
        """The pause."""
        await self.stage.break_off(self.referee, self.seats)

    async def show_fighters(self):
        """Both fighters, their cards, and the signs."""
        with Phase():
            from ringside.games.tekken.ui import fighters

            await fighters.show(self)
