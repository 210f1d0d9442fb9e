"""A bout of Title Bout, from the first bell to the last.

What shows the cards, the choices and the result is loaded only while it is shown.
"""

from ringside.games.titlebout.rules import layout
from ringside.loader import Phase


async def play(stage, referee, seats):
    """Play a bout on to its end; whether they want a rematch. Raises Left and Ended."""
    return await Bout(stage, referee, seats).play()


class Bout:
    """One bout on stage.

    names: the boxers' surnames. ticker: its lines. new_lines: how many of them are new. log: events
    that the ticker is still to show. choose: the computer player, or None where both have a manager.
    """

    def __init__(self, stage, referee, seats):
        self.stage = stage
        self.referee = referee
        self.seats = seats
        self.names = ()
        self.ticker = []
        self.new_lines = 0
        self.log = ()
        self.choose = None
        if seats.computers:
            from ringside.games.titlebout import player

            self.choose = player.choose

    async def play(self):
        """To the bout's end; whether they want a rematch."""
        self.take_up()
        again = None
        while again is None:
            again = await self._next()
        return again

    async def _next(self):
        """What is asked next, or the result: whether they want a rematch, None while the bout goes on."""
        with Phase():
            if not self.referee.asked:
                from ringside.games.titlebout.ui import result

                return await result.show(self)
            if self.referee.about == layout.CARD_TURN:
                from ringside.games.titlebout.ui import cards

                await cards.play(self)
            else:
                from ringside.games.titlebout.ui import choices

                await choices.play(self)
        return None

    def take_up(self):
        """Restart the ticker."""
        with Phase():
            from ringside.games.titlebout.ui import opening

            self.names = self.seats.names = opening.surnames(self.referee.view())
            self.ticker = opening.first_lines(self)
            self.new_lines = 1
            self.log = ()
