"""The app: what happens between power-on and a game, and after it.

Two tasks share the board. The frame task takes in keys and sends lights, bell and picture, a
frame every 10 ms; the play task is the players' way through title, menu, setup and a game's
screens, asleep until a frame wakes it.

    board → Stage (keys, canvas, lights, bell) → the screen shown → Referee → game
"""

import asyncio
import os
import sys
import traceback

from ringside import games
from ringside.engine.journal import Journal
from ringside.engine.referee import Referee
from ringside.engine.rng import SEED
from ringside.engine.seats import Seats
from ringside.kit import words
from ringside.kit.keys import KEYS, name_of
from ringside.kit.stage import Ended, Left, Stage
from ringside.loader import Phase
from ringside.settings import SIZE, Settings

_MEMORY = 2048  # bytes of the journal on a board without memory
_NOTES_AFTER = 12  # frames: by then a stuck key is known
_LAST_RESORT = 100  # frames between two tries if even the note cannot be shown


def run():
    """Run Ringside on the board that parts.py makes, for ever."""
    with Phase():  # what reads settings.toml goes again, too
        import parts

        board = parts.board()
        del sys.modules["parts"], parts
    asyncio.run(App(board).run())


class App:
    """Ringside on a board. referee: of the current match, or None."""

    def __init__(self, board):
        self.notes = list(board.notes)
        settings = Settings(board.nvm, self.notes)
        if board.display is None:
            self.notes.append(words.NO_PANEL)
        if board.nvm is None:
            self.journal = Journal(bytearray(_MEMORY))
            self.notes.append(words.NO_MEMORY)
        else:
            self.journal = Journal(board.nvm, SIZE)
        self.board = board
        self.stage = Stage(board, settings)
        self.stage.how_to_play = self._show_how_to_play
        self.referee = None
        self._task = None

    async def run(self):
        """Both tasks, for ever."""
        self._task = asyncio.create_task(self.play())  # held, or the task may be collected
        while True:
            self.stage.frame()
            await self.board.wait()

    async def play(self):
        """The play task. A fault is shown and the game resumed; it never ends a match."""
        await self.stage.pause(_NOTES_AFTER)
        stuck = self.stage.keys.stuck
        self.notes += [words.STUCK % name_of(key) for key in range(KEYS) if stuck >> key & 1]
        resume = True
        while True:
            try:
                await self.stage.tell(self.notes)
                self.notes = ()
                await self._play_games(resume)
            except Left:
                self.notes = ()
            except Exception as error:
                traceback.print_exception(error)
                # If the match itself cannot be resumed, show the menu without it.
                resume = self.referee is not None
                self.referee = None
                await self._show_fault(error)

    async def _show_fault(self, error):
        """Say what went wrong; if the note's screen cannot be loaded, write on the canvas."""
        self.notes = ()
        what = words.FAULT % (str(error) or type(error).__name__)
        try:
            await self.stage.tell((what, words.FAULT_HOW))
        except Left:
            pass
        except Exception as second:
            traceback.print_exception(second)
            self.stage.screen = "fault"
            self.stage.canvas.clear()
            for row, text in enumerate(words.LAST_RESORT):
                self.stage.canvas.line(1 + row, text)
            try:
                await self.stage.pause(_LAST_RESORT)
                await self.stage.ok(paced=False)
            except Left:
                pass

    async def _play_games(self, resume):
        """One game after another. A game's rules stay loaded while its match can be played or continued."""
        number = 0
        setup = b""
        opening = True
        while True:
            with Phase():
                self.referee = None
                if number:
                    await self.stage.show_loading(games.title_of(number))
                    self._begin(number, setup)
                elif resume:
                    resume = False
                    await self._resume()
                number, setup = await self._attend(bool(number), opening)
                self.referee = None
            opening = False

    async def _resume(self):
        """Resume the match in the journal, or say what of it this version of Ringside cannot."""
        if not self.journal.game:
            return
        if games.title_of(self.journal.game):
            await self.stage.show_loading(words.NAME)
        rules = games.load(self.journal.game, "rules")
        with Phase():
            from ringside.engine import replay

            if rules is not None:
                self.referee = replay.resume(rules, self.journal)
            note = words.OTHER_RULES if self.journal.refused else ""
            if self.referee is None:
                note = words.OTHER_VERSION if replay.is_unfinished(self.journal) else ""
        if note:
            try:
                await self.stage.tell((note,))
            except Left:
                pass

    async def _attend(self, playing, opening):
        """Play the current match until the players choose another one: (its game's number, its setup).

        playing: whether it continues without the menu first.
        """
        while True:
            if playing:
                try:
                    await self._play_match()
                except Left:
                    pass
            playing = False
            try:
                number, setup = await self._choose_game(opening)
                if number:
                    return number, setup
                playing = True
                opening = False
            except Left:
                opening = True

    async def _choose_game(self, opening):
        """See home.choose_game."""
        with Phase():
            from ringside import home

            unfinished = "" if self.referee is None else self.referee.game.TITLE
            return await home.choose_game(self.stage, unfinished, opening)

    async def _play_match(self):
        """Play the current match, as often as the players like; raises Left if they leave it."""
        again = True
        while again and self.referee is not None:
            referee = self.referee
            with Phase():
                match = games.load(self.journal.game, "ui.match")
                with Phase():
                    holders = referee.game.holders(referee.setup)
                seats = Seats(holders)
                self.stage.put_in_play(seats.pads_in_play())
                try:
                    again = await match.play(self.stage, referee, seats)
                except Ended:
                    again = False
                finally:  # secret answers are asked again
                    referee.retract()
                    self.stage.unseal()
                    self.stage.put_in_play()
                    self.stage.more = None
            referee.close()
            if again:
                self._begin(self.journal.game, referee.setup)
        self.referee = None

    async def _show_how_to_play(self):
        """The rules of the match's game, in pages."""
        with Phase():
            from ringside import home

            await home.show_how_to_play(self.stage, self.journal.game)

    def _begin(self, number, setup):
        """Start a match and its journal."""
        rules = games.load(number, "rules")
        with Phase():  # what only the beginning of a match needs
            self.referee = Referee(rules, setup, os.urandom(SEED))
        self.stage.settings.make_room()
        self.referee.keep(self.journal, number)
