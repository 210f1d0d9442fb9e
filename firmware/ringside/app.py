"""The app: what happens between power-on and a game, and after it.

    board → Stage (keys, canvas, lights, bell) → the face on stage → Referee → game

`run` keeps the beat: frame after frame the stage takes in keys and sends what changed, and
the one walk through title, menu, setup and a game's face is sent on when it is due.
"""

import os
import traceback

from ringside import games
from ringside.engine.journal import Journal
from ringside.engine.lots import SEED
from ringside.engine.referee import Referee
from ringside.faces.kit import menu, words
from ringside.faces.kit.keys import NAMES, NOTHING
from ringside.faces.kit.stage import Left, Stage
from ringside.lend import give_back, lend
from ringside.settings import SIZE, Settings

# Lent when they are needed, each game's faces among them: they are named like its rules.
_FACES = "ringside.faces."
_SETUP = "ringside.faces.kit.setup"
_TITLE = "ringside.faces.kit.title"

_MEMORY = 2048  # bytes of journal where the board keeps nothing
_NOTES_AFTER = 12  # frames: by then a key that is stuck has shown itself


def run(board):
    """Run Ringside on a board, for ever."""
    house = House(board)
    while True:
        house.frame()
        board.wait()


class House:
    """A board at play: from power-on through title, menu and setup into games and back.

    stage: what is shown. referee: of the match that can be gone on with, or None.
    """

    def __init__(self, board):
        kept = Settings(board.nvm)
        notes = list(board.notes) + kept.notes
        if board.display is None:
            notes.append(words.NO_PANEL)
        if board.nvm is None:
            self.journal = Journal(bytearray(_MEMORY))
            notes.append(words.NO_MEMORY)
        else:
            self.journal = Journal(board.nvm, SIZE)
        self.stage = Stage(board, kept)
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
        resume = True
        while True:
            try:
                if resume:
                    resume = False
                    self.referee = self._unfinished()
                await menu.tell(self.stage, notes)
                notes = ()
                if self.referee is None:
                    await self._title()
                while True:
                    await self._menu()
            except Left:
                notes = ()
            except Exception as error:  # no fault may end a match: say so, and take it up again
                traceback.print_exception(error)
                # Where the match itself cannot be taken up, the house opens without it.
                resume = self.referee is not None
                self.referee = None
                notes = (words.TRIPPED + ": " + (str(error) or type(error).__name__), words.TRIPPED_HOW)

    def _unfinished(self):
        """The match in the journal, if it holds one that was not closed."""
        game = games.load(self.journal.game)
        return Referee.resume(game, self.journal) if game else None

    async def _title(self):
        await lend(_TITLE).show_title(self.stage)
        give_back(_TITLE)
        give_back("ringside.tables.pictures")

    async def _menu(self):
        lines = [game[2] for game in games.TABLE] + [words.SETTINGS]
        if self.referee is not None:
            lines.insert(0, words.RESUME + self.referee.game.TITLE)
        chosen = await menu.pick(self.stage, "menu", words.MENU, lines)
        if chosen == NOTHING:
            await self._title()
        elif chosen == len(lines) - 1:
            await menu.turn_settings(self.stage)
        elif self.referee is None:
            await self._begin(games.TABLE[chosen][0])
        elif chosen == 0:
            self.referee.retract()
            await self._play(self.referee)
        elif await menu.sure(self.stage, "end_it", words.END_IT):
            self.referee.close()
            self.referee = None
            await self._begin(games.TABLE[chosen - 1][0])

    async def _begin(self, number):
        """Set a game up, and play it as often as they like."""
        game = games.load(number)
        face = _FACES + _name(game) + "_setup"
        chosen = await lend(_SETUP).ask_setup(self.stage, game, lend(face))
        give_back(face)
        give_back(_SETUP)
        while chosen is not None:
            self.referee = Referee(game, chosen, os.urandom(SEED))
            if self.stage.settings.is_full:
                self.stage.settings.rewrite()
            self.referee.keep(self.journal, number)
            if not await self._play(self.referee):
                break

    async def _play(self, referee):
        """Play a match on; whether they want another one."""
        name = _name(referee.game)
        left = await lend(_FACES + name).play(self.stage, referee)
        if left != menu.AGAIN:
            give_back(_FACES + name)
        if left != menu.KEPT:
            referee.close()
            self.referee = None
        return left == menu.AGAIN


def _name(game):
    """The name of a game's modules."""
    return game.__name__.split(".")[-1]
