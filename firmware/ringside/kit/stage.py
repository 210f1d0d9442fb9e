"""The stage: one board's canvas, lights, bell and keys, and the frames that move them.

A frame takes in keys, steps lights and bell and sends the picture, every 10 ms. The screens are
straight code in one task, with an `await stage.press()` for each decision; a frame wakes that
task for a key or a timeout, and an idle device leaves it asleep. Timeouts are counted in frames:
no screen ever reads a clock or a pin.
"""

import asyncio

from micropython import const

from ringside import settings
from ringside.kit import bell, keys
from ringside.kit.canvas import CENTRE, Canvas
from ringside.kit.lights import Lights
from ringside.kit.words import JOURNAL_FULL, LOADING, LOOK, NOT_IN_PLAY
from ringside.loader import Phase

_MINUTE = const(6000)  # frames
_RESULT_FRAMES = (0, 700, 400, 200)  # that a result stays; 0 until OK
_DIM = 0.1  # of full brightness
_FAINTEST = 0.1  # of the lights: below, a weak colour goes out

_LIT = const(0)
_DIMMED = const(1)
_BLANK = const(2)

_ALL_PADS = const(0x1F)
_PADS_AB = const(0b11)


class Left(Exception):
    """The players leave the game, which stays in the journal: by OK and BACK held, or by the pause."""


class Ended(Exception):
    """The players end the game for good."""


class Stage:
    """What screens are shown on.

    screen: the name of the screen that is shown, for tests and tools.
    canvas, lights, bell, keys, settings: the kit. pads: the pads' own screens, or None.
    in_play: bit mask of the pads that the match uses; all of them between matches.
    more: what a match's pause offers besides, (its line, an async function), or None.
    how_to_play: an async function that shows the rules of the match's game.
    timeout: frames until the current wait ends by itself; 0 for never.
    """

    def __init__(self, board, loaded):
        """loaded: the settings."""
        self.board = board
        self.settings = loaded
        self.canvas = Canvas(board.display)
        self.lights = Lights(board.pixels, board.zones)
        self.bell = bell.Bell(board.bell)
        self.keys = keys.Keys(board.keys)
        self.pads = board.pads
        self.screen = ""
        self.more = self.how_to_play = None
        self.timeout = 0
        self._phones = self.phones()
        self.put_in_play()
        self._pads_changed = False
        self._wake = asyncio.Event()
        self._leaving = False
        self._taken = 0
        self._idle = 0
        self._dark = _LIT
        self.apply_settings()

    def apply_settings(self):
        """Let panel, lights and bell follow the settings."""
        self.bell.loud = self.settings.value(settings.SOUND)
        display = self.board.display
        if display is not None:
            rotation = 180 * self.settings.value(settings.FLIP)
            if display.rotation != rotation:
                display.rotation = rotation
        self._shine()

    # What screens call

    def show(self, screen):
        """Begin a screen: a blank canvas and pads under a new name; presses for the old one are dropped."""
        if screen != self.screen:
            self.settings.save()  # however the one before was left
        self.screen = screen
        for pad in range(keys.PADS):
            self.pad(pad, LOOK if self.in_play >> pad & 1 else NOT_IN_PLAY)
        self.canvas.clear()
        self.keys.forget()

    async def show_loading(self, title):
        """Show that something takes a while: on a board, up to a second or two."""
        self.show("loading")
        self.canvas.big(0, 2, title)
        self.canvas.line(5, LOADING, CENTRE)
        await self.pause(2)  # frames: in the first it is sent

    def pad(self, pad, head="", labels=(), note=""):
        """Show something on a pad's own screen, where it has one. note: for its holder alone."""
        if self.pads is not None:
            self.pads.show(pad, head, labels, note)

    def put_in_play(self, pads=None):
        """Say which pads the match uses, a bit mask; None between matches, when phones are invited for A and B."""
        self.in_play = _ALL_PADS if pads is None else pads
        if self.pads is not None:
            self.pads.in_play(_PADS_AB if pads is None else pads)

    def phones(self):
        """The bit mask of the pads that a phone holds: a pad's note is read there, and nowhere else."""
        return 0 if self.pads is None else self.pads.phones()

    def pads_there(self):
        """The bit mask of the pads in use: A and B, and those that a phone holds."""
        return _PADS_AB | self.phones()

    def pads_taken(self):
        """The bit mask of the pads that have changed hands since this was last asked."""
        taken = self._taken
        self._taken = 0
        return taken

    def seal(self, pad):
        """A pad's seat has answered in secret: nobody can take over that pad without its holder's consent."""
        if self.pads is not None:
            self.pads.seal(pad)

    def unseal(self):
        """The secret answers were revealed or discarded."""
        if self.pads is not None:
            self.pads.unseal()

    async def press(self, frames=0, watch_pads=False):
        """The next key that goes down; NOTHING after so many frames, if any are given.

        watch_pads: also NOTHING as soon as a phone comes, goes, or takes a pad over.
        """
        self.timeout = frames
        while True:
            if self._leaving:
                self._leaving = False
                self.keys.forget()
                raise Left
            if watch_pads and self._pads_changed:
                self._pads_changed = False
                return keys.NOTHING
            key = self.keys.take()
            if key != keys.NOTHING:
                return key
            if frames and not self.timeout:
                return keys.NOTHING
            self._wake.clear()
            await self._wake.wait()

    async def pause(self, frames):
        """Wait for so many frames; presses stay in the queue."""
        self.timeout = frames
        while self.timeout and not self._leaving:
            self._wake.clear()
            await self._wake.wait()
        if self._leaving:
            await self.press()

    def result_frames(self):
        """How many frames a result stays, by the setting; 0 until OK."""
        return _RESULT_FRAMES[self.settings.index[settings.PACE]]

    async def ok(self, paced=True):
        """Wait for OK (True) or BACK (False); a paced wait ends by itself, if the setting says so."""
        frames = self.result_frames() if paced else 0
        while True:
            key = await self.press(frames)
            if key in (keys.OK, keys.NOTHING):
                return True
            if key == keys.BACK:
                return False

    # Screens whose code is loaded for as long as they are shown

    async def pick(self, screen, head, lines):
        """A person picks one of `lines`; its index, or NOTHING for BACK."""
        with Phase():
            from ringside.kit import menu

            return await menu.pick(self, screen, head, lines)

    async def tell(self, notes):
        """Show sentences, one a screen, until OK."""
        with Phase():
            from ringside.kit import menu

            await menu.tell(self, notes)

    async def warn_if_full(self, referee):
        """Tell the players, once, that the journal keeps no more of their match."""
        if referee.journal_fills():
            await self.tell((JOURNAL_FULL,))

    async def undo(self, referee, seats):
        """Undo the last ask if the persons concerned agree; whether it was undone."""
        with Phase():
            from ringside.kit import undo

            return await undo.undo(self, referee, seats)

    async def break_off(self, referee, seats):
        """The pause: returns to ask the current ask again; raises Left or Ended."""
        with Phase():
            from ringside.kit import pause

            await pause.pause(self, referee, seats)

    # Frames

    def frame(self):
        """One frame."""
        # First: presses from before do not count.
        changed = self.pads is not None and self._look_at_pads()
        pressed = self.keys.poll()
        wake = pressed or changed
        if pressed:  # and not: held, for a key that is stuck would keep the panel lit for ever
            self._idle = 0
            if self._dark:
                if self._dark == _BLANK:
                    self.keys.forget()  # the waking key does nothing else
                    self.keys.drop_grips()
                self._lighten(_LIT)
        else:
            self._grow_dark()
        if self.keys.is_leaving():
            self._leaving = True
            wake = True
        if self.timeout:
            self.timeout -= 1
            if not self.timeout:
                wake = True
                self._idle = 0  # somebody watches what runs by itself
        if wake:
            self._wake.set()
        self.settings.frame()
        self.lights.step()
        self.bell.step()
        if self._dark != _BLANK:
            self.canvas.show()

    def _look_at_pads(self):
        """Whether a phone came, went, or took a pad over since the last frame."""
        taken = self.pads.taken()
        phones = self.phones()
        if not taken and phones == self._phones:
            return False
        if taken:
            self._taken |= taken
            self.keys.forget_pads(taken)
        self._phones = phones
        self._pads_changed = True
        return True

    def _grow_dark(self):
        minutes = self.settings.value(settings.BLANK)
        if not minutes or self._dark == _BLANK:
            return
        self._idle += 1
        if self._idle == minutes * _MINUTE:
            self._lighten(_BLANK)
        elif self._idle == minutes * _MINUTE // 2:
            self._lighten(_DIMMED)

    def _lighten(self, dark):
        before = self._dark
        self._dark = dark
        display = self.board.display
        if display is not None:
            if dark == _BLANK and hasattr(display, "sleep"):
                display.sleep()
            elif before == _BLANK and hasattr(display, "wake"):
                display.wake()
        self._shine()

    def _shine(self):
        level = _DIM if self._dark == _DIMMED else self.settings.value(settings.BRIGHTNESS) / 5
        self.lights.brightness(0 if self._dark == _BLANK else _FAINTEST + (1 - _FAINTEST) * level * level)
        display = self.board.display
        if display is not None and self._dark != _BLANK and hasattr(display, "brightness"):
            display.brightness = level
