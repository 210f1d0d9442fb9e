"""The emulated board as the pages see it, in place of the desktop board (tools/desktop)."""

import collections
import threading
import time
import traceback

from boards.desktop.parts import _ZONES as ZONES  # pico_oled has the same 48 lights
from boards.desktop.parts import KEYS
from tools.emulator.board import LOUD_DUTY
from tools.emulator.image import NVM_AT, NVM_SIZE
from tools.emulator.start import settings, start

STEP = 10  # milliseconds of board time between two looks at the keys
KEEP = 25  # steps between two looks at the nvm
PATIENCE = 5  # seconds that the board gets to end
MIN_PRESS = 50  # that a key is down, or up, at least: the board's scanner misses less, and debounces


class Keys:
    """Takes presses from the pages for the board's thread, where each lasts as long as a finger's."""

    def __init__(self):
        self._waiting: collections.deque[tuple[str, bool]] = collections.deque()
        self._turned: dict[str, int] = {}  # key: when it last went down or up

    def put(self, key, pressed):
        """A key (its number) goes down or up."""
        self._waiting.append((KEYS[key], pressed))

    def due(self, now):
        """What goes down or up at a board's time: (key, pressed) each."""
        while self._waiting and now - self._turned.get(self._waiting[0][0], -MIN_PRESS) >= MIN_PRESS:
            key, pressed = self._waiting.popleft()
            self._turned[key] = now
            yield key, pressed


class BoardView:
    """What the server reads of a board: panel, pixels, zones, notes, keys."""

    def __init__(self, emulated):
        self._emulated = emulated
        self.keys = Keys()
        self.zones = ZONES
        self.notes = []
        self.pixels = self

    @property
    def panel(self):
        """The model panel; a new one at each power-on."""
        return self._emulated.panel

    @property
    def sent(self):
        """The lights, as last sent."""
        return self._emulated.sent


class NvmFile:
    """What the board's nvm holds, in a file."""

    def __init__(self, folder):
        self._path = folder / "nvm.bin"

    def read(self):
        """The bytes of before; none where there are none."""
        return self._path.read_bytes() if self._path.exists() else b""

    def write(self, nvm):
        """Keep them, whole or as they were."""
        if nvm != self.read():
            temporary = self._path.with_suffix(".new")
            temporary.write_bytes(nvm)
            temporary.replace(self._path)


class Firmware:
    """Runs the board in its own thread, as fast as possible but not faster than real time.

    Has what the pages ask of tools.desktop.firmware.Firmware: running, fault, start.
    """

    def __init__(self, uf2, kind, state, device):
        """state: the folder that keeps the nvm."""
        self.running = False
        self.fault = None
        self._uf2, self._kind = uf2, kind
        self._nvm_file = NvmFile(state)
        self._device = device
        self._ended = threading.Event()
        self._thread = None

    def start(self):
        """Power on; nothing while it runs."""
        if self.running:
            return
        self.running, self.fault = True, None
        self._device.changed()
        self._thread = threading.Thread(target=self._run, name="emulator", daemon=True)
        self._thread.start()

    def end(self):
        """Power off."""
        self._ended.set()
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _run(self):
        try:
            emulated = start(self._uf2, settings(self._kind), kind=self._kind, nvm=self._nvm_file.read())
            self._play(emulated)
            emulated.close()
        except Exception as error:
            traceback.print_exc()
            self.fault = f"The emulator stopped: {error}"
        self.running = False
        self._device.changed()

    def _play(self, emulated):
        view = None  # until the board shows something: what is pressed before is lost, as on a real one
        tone = (0, 0.0)
        due = time.monotonic()
        steps = 0
        while not self._ended.is_set():
            if view is not None:
                for key, pressed in view.keys.due(emulated.ms):
                    emulated.key(key, pressed)
            emulated.run(STEP)
            for _, kind, value in emulated.log:
                if kind == "console":
                    print(value, end="", flush=True)
            if view is None and any(kind != "console" for _, kind, _ in emulated.log):
                view = BoardView(emulated)
                self._device.on_board(view)
            if emulated.log:
                self._device.panel()
            emulated.log.clear()
            if emulated.tone != tone:
                tone = emulated.tone
                self._device.tone(tone[0], 2 if tone[1] >= LOUD_DUTY else 1)
            steps += 1
            if steps % KEEP == 0:
                self._keep(emulated)
            due += STEP / 1000
            now = time.monotonic()
            if due > now:
                time.sleep(due - now)  # the board keeps to the clock on the wall
            else:
                due = now
        self._keep(emulated)

    def _keep(self, emulated):
        self._nvm_file.write(emulated.peek(NVM_AT, NVM_SIZE))
