"""A game of Knock Out, bout by bout.

Only this stays loaded: each phase's screens are, for as long as they are shown.
"""

from ringside.games.knockout.rules import layout
from ringside.games.knockout.ui import words
from ringside.games.knockout.ui.names import players
from ringside.kit import bell
from ringside.loader import Phase


async def play(stage, referee, seats):
    """Play a game on to its end; whether they want a rematch. Raises Left and Ended."""
    seats.names = players(len(referee.game.holders(referee.setup)))
    stage.lights.clear()
    return await Match(stage, referee, seats).play()


class Match:
    """One game on stage.

    in_hand: who has taken pads A and B in hand, as the device last said: two bytes, a seat or NONE.
    """

    def __init__(self, stage, referee, seats):
        self.stage = stage
        self.referee = referee
        self.seats = seats
        self.in_hand = b""
        stage.more = (words.STANDING, self.show_standing)
        if seats.persons & seats.persons - 1:  # two fight: they take pad B, too
            stage.put_in_play(seats.pads_in_play() | 0b11)

    async def play(self):
        """To the end; whether they want a rematch."""
        again = None
        while again is None:
            if not self.referee.asked:
                with Phase():
                    from ringside.games.knockout.ui import final

                    again = await final.show(self)
            else:
                await self._phase(self.referee.about)
            await self.stage.warn_if_full(self.referee)
        return again

    async def _phase(self, about):
        """Let a phase of a bout be played, or one round of it."""
        placed = about == layout.BET
        if placed:
            with Phase():
                from ringside.games.knockout.ui import bets

                if not await bets.play(self):
                    return
                del bets
            about = layout.ROUND
        before = self.referee.view()
        log = await self._ask(about, placed)
        if log:
            await self.tell(before, log)

    async def _ask(self, about, placed):
        """Ask what a phase asks; the events of a round, which are shown when its screens are unloaded.

        placed: whether both bet boards are on the panel, to be read before the round.
        """
        with Phase():
            if about == layout.CHALLENGE:
                await self._challenge()
            elif about == layout.TRAINING:
                from ringside.games.knockout.ui import training

                await training.ask(self)
            else:
                from ringside.games.knockout.ui import bout

                if placed:  # the round was loaded while they read
                    self.stage.bell.ring(bell.BELL)
                    await self.stage.ok()
                return await bout.ask(self)
        return ()

    async def _challenge(self):
        from ringside.games.knockout.ui import challenge

        log = self.seats.answer_for_computers(self.referee, self.choose)
        if log is None:
            log = await challenge.ask(self)
        if log:
            await challenge.tell(self, log[0])

    def choose(self, view, seat, about, legal, random, level):
        """The computer player's answer; it is loaded for as long as it thinks."""
        with Phase():
            from ringside.games.knockout import player

            return player.choose(view, seat, about, legal, random, level)

    async def tell(self, before, log):
        """Show a round that was boxed and, if the bout is over, all that follows from it."""
        with Phase():
            from ringside.games.knockout.ui import reveal

            await reveal.show(self, before, log)
            del reveal  # else it stays in memory
        if self.referee.about == layout.ROUND:
            return
        with Phase():
            from ringside.games.knockout.ui import prizes

            await prizes.show(self, before, log)
            del prizes
        with Phase():
            from ringside.games.knockout.ui import season

            await season.show(self, log)

    async def pause(self):
        """The pause."""
        await self.stage.break_off(self.referee, self.seats)

    async def show_standing(self):
        """The standing, and everybody's ledger."""
        with Phase():
            from ringside.games.knockout.ui import standing

            await standing.show(self)
