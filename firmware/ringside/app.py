"""The app: what happens between power-on and a game, and after it.

    board → Stage (keys, canvas, lights, bell) → the face on stage → Referee → game

`run` keeps the beat: frame after frame the stage takes in keys and sends what changed, and
the one walk through title, menu, setup and a game's face is sent on when it is due.
"""

import os
import traceback

from ringside import games
from ringside.engine.journal import Journal
from ringside.engine.referee import Referee
from ringside.engine.rng import SEED
from ringside.kit import words
from ringside.kit.keys import NAMES
from ringside.kit.stage import AGAIN, ENDED, KEPT, Left, Stage
from ringside.loader import give_back, lend, lent
from ringside.settings import SIZE, Settings

# What is lent between matches.
_FRONT = (
    "ringside.home",
    "ringside.kit.setup",
    "ringside.kit.title",
    "ringside.kit.pause",
    "ringside.kit.menu",
    "ringside.kit.words",
    "ringside.kit.pictures",
)
_GAMES = "ringside.games."

_MEMORY = 2048  # bytes of journal where the board keeps nothing
_NOTES_AFTER = 12  # frames: by then a key that is stuck has shown itself


def run():
    """Run Ringside on the board that parts.py makes, for ever."""
    board = lend("parts").board()
    give_back("parts")
    house = House(board)
    while True:
        house.frame()
        board.wait()


class House:
    """A board at play: from power-on through title, menu and setup into games and back.

    stage: what is shown. referee: of the match that can be gone on with, or None.
    """

    def __init__(self, board):
        notes = list(board.notes)
        settings = Settings(board.nvm, notes)
        if board.display is None:
            notes.append(words.NO_PANEL)
        if board.nvm is None:
            self.journal = Journal(bytearray(_MEMORY))
            notes.append(words.NO_MEMORY)
        else:
            self.journal = Journal(board.nvm, SIZE)
        self.stage = Stage(board, settings)
        self.referee = None
        self._walk = self._open(notes)

    def frame(self):
        """One frame of 10 ms."""
        self.stage.frame()
        if self.stage.due:
            self.stage.due = False
            self._walk.send(None)

    async def _open(self, notes):
        """From power-on on. What goes wrong is shown in words, and the house opens again."""
        await self.stage.pause(_NOTES_AFTER)
        notes = notes + [words.STUCK % NAMES[key] for key in range(len(NAMES)) if self.stage.keys.stuck >> key & 1]
        resume = opening = True
        while True:
            try:
                if resume:
                    resume = False
                    self.referee = self._unfinished()
                await self.stage.tell(notes)
                notes = ()
                while True:
                    number, setup = await self._choose(opening)
                    opening = False
                    await self._play(number, setup)
            except Left:
                notes = ()
            except Exception as error:  # no fault may end a match: say so, and take it up again
                traceback.print_exception(error)
                # Where the match itself cannot be taken up, the house opens without it.
                resume = self.referee is not None
                opening = True
                self.referee = None
                notes = (words.TRIPPED + ": " + (str(error) or type(error).__name__), words.TRIPPED_HOW)

    def _unfinished(self):
        """The match in the journal, if it holds one that was not closed."""
        game = games.load(self.journal.game)
        return Referee.resume(game, self.journal) if game else None

    def _choose(self, opening):
        """To be awaited: the players choose. A match has the front of house's memory to itself."""
        game = None if self.referee is None else self.referee.game
        return lent(_FRONT, "choose", self.stage, game, opening)

    async def _play(self, number, setup):
        """Play a match, as often as they like; number 0 goes on with the one at hand.

        Of other games no rules are kept: a match has their memory to itself.
        """
        number = number or self.journal.game
        if setup is not None:
            self.referee = None
        for game in games.TABLE:
            if game[0] != number:
                give_back(_GAMES + game[1])
        referee = self.referee if setup is None else self._begin(number, setup)
        if referee is None:
            return
        referee.retract()
        name = _GAMES + games.name(number) + ".ui"
        left = AGAIN
        while left == AGAIN:
            left = await lend(name + ".match").play(self.stage, referee)
            if left != KEPT:
                referee.close()
            if left == AGAIN:
                referee = self._begin(number, referee.setup)
        give_back(name)
        if left == ENDED:
            self.referee = None

    def _begin(self, number, setup):
        """Start a match and its journal; its referee."""
        self.referee = referee = Referee(games.load(number), setup, os.urandom(SEED))
        self.stage.settings.make_room()
        referee.keep(self.journal, number)
        return referee
