"""The stage: one board's canvas, lights, bell and keys, and the frames that move them.

A frame takes in keys, steps lights and bell and sends the picture, every 10 ms. The faces
are one coroutine, straight code with an `await stage.press()` for each decision; it is sent
on only in a frame in which it is `due`, so that an idle device makes no garbage. No face
ever reads a clock or a pin.
"""

from micropython import const

from ringside import settings
from ringside.kit import bell, keys
from ringside.kit.canvas import Canvas
from ringside.kit.lights import Lights
from ringside.kit.words import LOOK
from ringside.loader import lent

_MINUTE = const(6000)  # frames
_ALL = const(0xFF)  # seats that a person holds

_PACES = (0, 700, 400, 200)  # frames that a result stays; 0 until OK
_DIM = 0.1  # of full brightness
_FAINTEST = 0.1  # of the lights: below, a weak colour goes out


# How a game is left. None, where a face returns one of these, is: play goes on.
KEPT = const(1)  # the players leave; the game stays in the journal
ENDED = const(2)  # it is over, or they end it for good
AGAIN = const(3)  # it is over, and they want another one with the same setup

_LENT = (
    "ringside.kit.pause",
    "ringside.kit.menu",
    "ringside.kit.words",
)


class Left(Exception):
    """OK and BACK were held: whoever is on stage leaves it."""


class _Rest:
    """What a waiting face awaits: it hands control back until it is sent on. Made once."""

    def __init__(self):
        self._resting = False
        self._end = StopIteration()

    def __iter__(self):
        return self

    __await__ = __iter__

    def __next__(self):
        self._resting = not self._resting
        if not self._resting:
            self._end.__traceback__ = None
            raise self._end


class Stage:
    """What faces play on.

    screen: the name of the screen that is shown, for tests and tools.
    canvas, lights, bell, keys, settings: the kit. pads: the pads' own screens, or None.
    due: whether the faces have something to go on with. alarm: frames that a wait still lasts; 0 for ever.
    """

    def __init__(self, board, kept):
        self.board = board
        self.settings = kept
        self.canvas = Canvas(board.display)
        self.lights = Lights(board.pixels, board.zones)
        self.bell = bell.Bell(board.bell)
        self.keys = keys.Keys(board.keys)
        self.pads = board.pads
        self.screen = ""
        self.due = True
        self._rest = _Rest()
        self.alarm = 0
        self._left = False
        self._idle = 0
        self._dark = 0  # 0 lit, 1 dimmed, 2 blank
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

    def show(self, screen):
        """Begin a screen: a blank canvas and pads under a new name; presses for the old one are dropped."""
        if screen != self.screen:
            self.settings.save()  # however the one before was left
        self.screen = screen
        for pad in (0, 1):
            self.pad(pad, LOOK)
        self.canvas.clear()
        self.keys.forget()

    def pad(self, pad, head="", labels=(), note=""):
        """Show something on a pad's own screen, where it has one."""
        if self.pads is not None:
            self.pads.show(pad, head, labels, note)

    async def press(self, frames=0):
        """The next key that goes down; NOTHING after so many frames, if any are given."""
        self.alarm = frames
        while True:
            if self._left:
                self._left = False
                self.keys.forget()
                raise Left
            key = self.keys.take()
            if key != keys.NOTHING:
                return key
            if frames and not self.alarm:
                return keys.NOTHING
            await self._rest

    async def pause(self, frames):
        """Let so many frames pass; presses wait for what comes next."""
        self.alarm = frames
        while self.alarm and not self._left:
            await self._rest
        if self._left:
            await self.press()

    async def ok(self, paced=True):
        """Wait for OK (True) or BACK (False); a paced wait ends by itself, if the pace says so."""
        frames = _PACES[self.settings.value(settings.PACE)] if paced else 0
        while True:
            key = await self.press(frames)
            if key in (keys.OK, keys.NOTHING):
                return True
            if key == keys.BACK:
                return False

    # Screens whose code is lent for as long as they are shown.

    def pick(self, screen, head, lines):
        """To be awaited: a person picks one of `lines`; its index, or NOTHING for BACK."""
        return lent(_LENT[1:], "pick", self, screen, head, lines)

    def tell(self, notes):
        """To be awaited: show sentences, one a screen, until OK."""
        return lent(_LENT[1:], "tell", self, notes)

    def undo(self, referee, persons=_ALL):
        """To be awaited: step back over the last ask, if those of the persons (a bit mask) whom it concerns agree."""
        return lent(_LENT[1:], "undo", self, referee, persons)

    def break_off(self, referee, persons=_ALL):
        """To be awaited: the pause. None to ask anew what is asked now, KEPT or ENDED."""
        return lent(_LENT, "pause", self, referee, persons)

    def frame(self):
        """One frame."""
        pressed = self.keys.poll()
        if pressed:  # and not: held, for a key that is stuck would keep the panel lit for ever
            self._idle = 0
            if self._dark:
                if self._dark == 2:
                    self.keys.forget()  # the waking key does nothing else
                    self.keys.loosen()
                self._lighten(0)
        else:
            self._grow_dark()
        if self.keys.leaving():
            self._left = True
            self.due = True
        if self.alarm:
            self.alarm -= 1
            if not self.alarm:
                self.due = True
                self._idle = 0  # what goes on by itself is watched
        if pressed:
            self.due = True
        self.settings.frame()
        self.lights.step()
        self.bell.step()
        if self._dark < 2:
            self.canvas.show()

    def _grow_dark(self):
        minutes = self.settings.value(settings.BLANK)
        if not minutes or self._dark == 2:
            return
        self._idle += 1
        if self._idle == minutes * _MINUTE:
            self._lighten(2)
        elif self._idle == minutes * _MINUTE // 2:
            self._lighten(1)

    def _lighten(self, dark):
        """Lit (0), dimmed (1) or blank (2)."""
        before = self._dark
        self._dark = dark
        display = self.board.display
        if display is not None:
            if dark == 2 and hasattr(display, "sleep"):
                display.sleep()
            elif before == 2 and hasattr(display, "wake"):
                display.wake()
        self._shine()

    def _shine(self):
        level = _DIM if self._dark == 1 else self.settings.value(settings.BRIGHTNESS) / 5
        self.lights.brightness(0 if self._dark == 2 else _FAINTEST + (1 - _FAINTEST) * level * level)
        display = self.board.display
        if display is not None and self._dark < 2 and hasattr(display, "brightness"):
            display.brightness = level
