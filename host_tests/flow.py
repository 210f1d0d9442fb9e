"""The firmware on the desktop board, frame by frame: press keys, look, listen.

Nothing waits in real time: a test asks for as many frames of 10 ms as it wants to pass.
What it sees is read from the panel's decoded pixels, the bytes that went to the lights, and
the tones.
"""

import asyncio
from typing import Any

from boards.desktop.parts import KEYS, Board, Listener
from ringside import app
from ringside.kit.canvas import BIG_COLUMNS, CENTRE, COLUMNS, LEFT, Canvas
from ringside.kit.font import GLYPHS

FRAME = 0.01  # seconds
SHORT = 0.05  # seconds that a press lasts, and the time after it
UNREADABLE = "▒"  # where the pixels are no letter
_BIG_LEFT = 4


class Clock:
    """Simulated time: seconds since the device was made."""

    frames = 0

    def time(self):
        """Now."""
        return self.frames * FRAME


class Recorder(Listener):
    """Writes down everything that the device lets out, with its time."""

    def __init__(self, clock):
        self.clock = clock
        self.board: Any = None
        self.log = []
        self.tones = []
        self.pads = {pad: ("", (), "") for pad in range(5)}
        self.phones_held = 0  # by the test: a bit mask of pads
        self.pads_sealed = 0
        self.pads_in_play = None

    def panel(self):
        if self.board is not None:
            self.log.append((self.clock.time(), "panel", bytes(self.board.panel.ram), self.board.panel.contrast))

    def lights(self):
        self.log.append((self.clock.time(), "lights", self.board.pixels.sent))

    def tone(self, hz, loud):
        self.log.append((self.clock.time(), "tone", hz, loud))
        if hz:
            self.tones.append(hz)

    def pad(self, pad, head, labels, note):
        self.log.append((self.clock.time(), "pad", pad, head, tuple(labels)))
        self.pads[pad] = (head, tuple(labels), note)

    def in_play(self, pads):
        self.pads_in_play = pads

    def phones(self):
        return self.phones_held

    def sealed(self, pads):
        self.pads_sealed = pads


class Edged(Canvas):
    """A canvas that notes in `cut` what leaves it: nobody can read that. The firmware would catch a fault."""

    cut: list[str]

    def text(self, column, row, text, inverse=False):
        self._look(text, column, column + len(text), COLUMNS)
        super().text(column, row, text, inverse)

    def line(self, row, text, align=LEFT, inverse=False):
        self._look(text, 0, len(text), COLUMNS)
        super().line(row, text, align, inverse)

    def big(self, which, row, text, align=CENTRE):
        self._look(text, 0, len(text), BIG_COLUMNS)
        super().big(which, row, text, align)

    def _look(self, text, first, behind, columns):
        if first < 0 or behind > columns:
            self.cut.append(text)


def edged(canvas) -> Edged:
    """A canvas of the firmware's, from now on watched."""
    canvas.__class__ = Edged
    canvas.cut = []
    return canvas


class Seen:
    """What a person sees on a `board` with a panel, read from its pixels."""

    board: Any

    def lights(self):
        """The board's zones, and the bytes that its lights were last sent."""
        raise NotImplementedError

    def lines(self):
        """The eight rows of small letters."""
        return read_lines(self.board.panel.lit)

    def big(self, row):
        """The line of big letters that begins at a row."""
        return read_big(self.board.panel.lit, row)

    def text(self):
        """All that can be read: small letters, and big ones where both rows are such."""
        big = [self.big(row) for row in range(7)]
        return "\n".join(self.lines() + [line for line in big if line and UNREADABLE not in line])

    def zone(self, number):
        """The colours of a zone's pixels, (red, green, blue)."""
        zones, sent = self.lights()
        first, n = zones[2 * number : 2 * number + 2]
        return [(sent[3 * i + 1], sent[3 * i], sent[3 * i + 2]) for i in range(first, first + n)]

    def lit(self, number):
        """How many pixels of a zone are lit."""
        return sum(any(colour) for colour in self.zone(number))


class Device(Seen):
    """A running device. `state` is a folder that keeps its memory over restarts."""

    running: list["Device"] = []  # conftest.py stops what a test leaves running

    def __init__(self, state=None, change=None, seconds=0.3):
        """change: a function that may break parts of the board before the firmware starts."""
        self.running.append(self)
        self.clock = Clock()
        self.heard = Recorder(self.clock)
        self.board = Board(self.heard, state)
        self.heard.board = self.board
        if change is not None:
            change(self.board)
        self.app = app.App(self.board)
        self.canvas = edged(self.app.stage.canvas)
        self._loop = asyncio.new_event_loop()
        self._go = asyncio.Event()
        self._waits = asyncio.Event()
        self.board.wait = self._wait_for_the_test
        self._task = self._loop.create_task(self.app.run())
        self.clock.frames += 1
        self._loop.run_until_complete(self._waits.wait())  # the first frame
        self.wait(seconds - FRAME)

    async def _wait_for_the_test(self):
        """The board's wait(): until the test lets the next frame begin."""
        self._waits.set()
        await self._go.wait()
        self._go.clear()

    async def _frame(self):
        self._waits.clear()
        self._go.set()
        await self._waits.wait()
        await asyncio.sleep(0)  # the play task, if the frame woke it

    @property
    def screen(self):
        """The name of the screen that is shown."""
        return self.app.stage.screen

    def lights(self):
        return self.board.zones, self.board.pixels.sent

    def wait(self, seconds):
        """Let simulated time pass. What is cut at the panel's edge fails the test; a fault has a screen of its own."""
        for _ in range(round(seconds / FRAME)):
            self.clock.frames += 1
            self._loop.run_until_complete(self._frame())
            if self._task.done():
                self._task.result()
        assert not self.canvas.cut, f"cut at the panel's edge: {self.canvas.cut}"

    def down(self, *keys):
        """Keys go down and stay."""
        for key in keys:
            self.board.keys.put(KEYS.index(key), True)

    def up(self, *keys):
        """Keys are let go."""
        for key in keys:
            self.board.keys.put(KEYS.index(key), False)

    def press(self, *keys):
        """Press and let go, one key after the other."""
        for key in keys:
            self.down(key)
            self.wait(SHORT)
            self.up(key)
            self.wait(SHORT)

    def expect(self, screen):
        """Fail with what is shown, if it is not this screen."""
        assert self.screen == screen, f"on {self.screen!r}, not {screen!r}:\n" + "\n".join(self.lines())

    def stop(self):
        """Pull the plug."""
        if self in self.running:
            self.running.remove(self)
            tasks = asyncio.all_tasks(self._loop)
            for task in tasks:
                task.cancel()
            self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
            self._loop.close()


def read_lines(lit):
    """The eight rows of small letters, read from a panel; lit(x, y) gives its pixels."""
    return ["".join(_letter(lit, 1 + 5 * column, 8 * row, 1) for column in range(25)).rstrip() for row in range(8)]


def read_big(lit, row):
    """The line of big letters that begins at a row of small ones."""
    return "".join(_letter(lit, _BIG_LEFT + 10 * column, 8 * row, 2) for column in range(12)).strip()


def _letter(lit, left, top, scale):
    """The letter whose pixels begin at left and top, each of them scale wide and high."""
    cell = bytes(sum(lit(left + scale * x, top + scale * y) << y for y in range(8)) for x in range(5))
    whole = all(
        lit(left + x, top + y) == cell[x // scale] >> (y // scale) & 1
        for x in range(5 * scale)
        for y in range(8 * scale)
    )
    code = _CODES.get(cell) if whole else None
    return UNREADABLE if code is None else " " if code == 0 else chr(code)


def _codes():
    """From a cell's five columns to its letter, plain and inverse."""
    codes: dict[bytes, int] = {}
    for code in list(range(1, 128)) + [32]:
        glyph = GLYPHS[5 * code : 5 * code + 5]
        codes.setdefault(bytes(column ^ 0xFF for column in glyph), code)
    for code in list(range(1, 128)):
        codes[GLYPHS[5 * code : 5 * code + 5]] = code
    codes[bytes(5)] = codes[b"\xff" * 5] = 32
    return codes


_CODES = _codes()


def to_tko(device, a="Pablo Bruz", b="Mello Mar", play="basic", pinch="lock", pads="A left", players="two", first=None):
    """From the title through setup to the first selection, or to a screen `first` before it, as players would."""
    from ringside.games.tko.options import SETUP
    from ringside.games.tko.tables import BOXERS

    if device.screen == "title":
        device.press("OK")
    device.expect("menu")
    device.press("OK")
    for option, choice in enumerate((a, b, play, pinch, pads, players)):
        key, choices, default = SETUP[option]
        device.expect("setup." + key)
        at = default
        if option == 1 and at == BOXERS.index(a):
            at += 1
        for _ in range((choices.index(choice) - at) % len(choices)):
            device.press("DOWN")
        device.press("OK")
    device.expect(first or ("tko.choose" if pinch == "lock" else "tko.hold"))
