"""The desktop board: CPython, with models in place of the parts.

The panel is driven by the real Adafruit driver over a model of its bus; the pixels are a
real pixel buffer whose bytes are saved; keys come from queues that any thread may fill;
the nvm keeps its bytes in a file and behaves like flash. Whoever shows the device to a
person (a browser page, a test) listens: see `Listener`.
"""

import asyncio
import collections
import os
import pathlib
import time

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # before Blinka asks what machine this is

import displayio
import i2cdisplaybus
from adafruit_displayio_ssd1306 import SSD1306
from adafruit_pixelbuf import PixelBuf

from boards.desktop.keys import KEYS as KEYS
from boards.desktop.keys import Keys
from boards.desktop.panel import ADDRESS, HEIGHT, WIDTH, Panel

# Blinka refreshes displays from its own thread; here only the firmware does.
getattr(displayio, "background_thread_stop_event").set()  # noqa: B009 (CircuitPython's own has none)

PIXELS = 48
NVM_SIZE = 4096
_FRAME = 0.01  # seconds

# First pixel and how many, a zone (see boards/README.md).
_ZONES = bytes(
    (0, 5, 5, 5, 10, 5, 15, 5, 20, 5, 25, 5, 30, 5, 35, 5)  # point bars
    + (40, 1, 41, 1)  # arrow
    + (42, 1, 43, 1)  # round cards
    + (44, 1, 45, 1)  # belt
    + (46, 1, 47, 1)  # pads
)


class Listener:
    """Hears what the device shows; each method may be called from the firmware's thread."""

    def panel(self):
        """The panel may look different."""

    def lights(self):
        """The pixels were sent."""

    def tone(self, hz, loud):
        """The bell sounds at hz, 0 for silence; loud from 1 to 2."""

    def pad(self, pad, head, labels, note):
        """A pad's own screen changed; note is for its holder alone."""

    def sealed(self, pads):
        """The pads of this bit mask have answered in secret."""

    def holder_known(self, pad):
        """The firmware knows from now on that a pad has changed hands."""

    def in_play(self, pads):
        """The pads of this bit mask are in play: phones are invited for these."""

    def panel_private(self, is_private):
        """Whether the panel's next pictures are for the eyes of one person at the table."""

    def phones(self):
        """The bit mask of the pads that a phone holds."""
        return 0


class Pixels(PixelBuf):
    """A strip of NeoPixels; `sent` is what they last received, GRB."""

    def __init__(self, listener):
        super().__init__(PIXELS, byteorder="GRB", auto_write=False)
        self.sent = bytes(3 * PIXELS)
        self._listener = listener

    def _transmit(self, buffer):
        self.sent = bytes(buffer)
        self._listener.lights()


class Bell:
    """A piezo."""

    def __init__(self, listener):
        self.loud = 1
        self._listener = listener

    def tone(self, hz):
        """Sound a tone of hz until the next call; 0 is silence."""
        self._listener.tone(hz, self.loud)


class Nvm(bytearray):
    """Non-volatile memory in one flash sector, saved in a file.

    A write over blank bytes (0xFF) programs them; any other write is counted in `erases`.
    """

    def __new__(cls, path=None):
        return super().__new__(cls)

    def __init__(self, path=None):
        super().__init__(b"\xff" * NVM_SIZE)
        self.path = path
        self.erases = 0
        if path is not None and path.exists():
            saved = path.read_bytes()[:NVM_SIZE]
            super().__setitem__(slice(0, len(saved)), saved)

    def __setitem__(self, where, value):
        if any(
            byte != 0xFF for byte in bytearray(self)[where if isinstance(where, slice) else slice(where, where + 1)]
        ):
            self.erases += 1
        if isinstance(where, slice) and len(range(*where.indices(NVM_SIZE))) != len(value):
            raise ValueError("Slice and value different lengths.")
        super().__setitem__(where, value)
        if self.path is not None:
            temporary = self.path.with_suffix(".new")
            temporary.write_bytes(self)
            temporary.replace(self.path)


class Pads:
    """The pads' own screens: phones."""

    def __init__(self, listener):
        self._listener = listener
        self._sealed = 0
        self._changed = collections.deque()  # filled by another thread

    def show(self, pad, head, labels, note):
        """Show a heading and four labels to anybody, a note to the pad's holder."""
        self._listener.pad(pad, head, labels, note)

    def in_play(self, pads):
        """Invite phones for the pads of this bit mask."""
        self._listener.in_play(pads)

    def private(self, is_private):
        """Show the panel's next pictures on no phone and read them to nobody, or do so again."""
        self._listener.panel_private(is_private)

    def phones(self):
        """The bit mask of the pads that a phone holds right now."""
        return self._listener.phones()

    def seal(self, pad):
        """A pad has answered in secret: nobody takes it over without its holder's consent."""
        self._sealed |= 1 << pad
        self._listener.sealed(self._sealed)

    def unseal(self):
        """Secret answers were revealed or taken back."""
        self._sealed = 0
        self._listener.sealed(0)

    def taken(self):
        """The bit mask of the pads that have changed hands since this was last asked."""
        mask = 0
        while self._changed:
            pad = self._changed.popleft()
            mask |= 1 << pad
            self._listener.holder_known(pad)
        return mask

    def change_hands(self, pad):
        """A pad has a new holder; called by the page server, from any thread."""
        self._changed.append(pad)


class Board:
    """The board contract of boards/README.md on the desktop."""

    def __init__(self, listener=None, state=None):
        """state: the folder where the nvm and a person's files are saved, None to keep them nowhere."""
        listener = listener or Listener()
        if state is not None:
            pathlib.Path(state).mkdir(parents=True, exist_ok=True)
        self.panel = Panel(listener.panel)
        displayio.release_displays()
        bus = i2cdisplaybus.I2CDisplayBus(self.panel, device_address=ADDRESS)
        self.display = SSD1306(bus, width=WIDTH, height=HEIGHT, auto_refresh=False)
        self.keys = Keys()
        self.pixels = Pixels(listener)
        self.zones = _ZONES
        self.bell = Bell(listener)
        self.nvm = Nvm(None if state is None else pathlib.Path(state) / "nvm.bin")
        self.drive = None if state is None else str(pathlib.Path(state).absolute()) + "/"
        self.pads = Pads(listener)
        self.notes = []
        self._due = time.monotonic()

    async def wait(self):
        """Sleep until the next frame is due."""
        now = time.monotonic()
        self._due = max(self._due + _FRAME, now)  # after a late frame the pace starts again
        await asyncio.sleep(self._due - now)


_board = None


def install(made):
    """Make `board()` return this board."""
    global _board
    _board = made


def board():
    """The board that code.py runs on."""
    return _board or Board()
