"""The emulated board with everything wired to it: the model panel, lights, bell, keys."""

from boards.desktop.keys import BOARD_KEYS
from boards.desktop.panel import ADDRESS, Panel
from tools import boards
from tools.boards import Board
from tools.emulator.image import boot_rom
from tools.emulator.link import Link
from tools.emulator.sh1106 import Sh1106

I2C, PIXELS, TONE, CONSOLE = "i2c", "pixels", "tone", "console"
LOUD_DUTY = 0.25  # of a tone that is meant loud


_STATUS = {"SSD1306": 0x43, "SH1106": 0x48}  # the status byte that the kinds answer with


class Wiring:
    """Which pin each part is on, read from the board's parts.py. kind: the panel's, or None where it is missing.

    hurry: its bus takes no time, for what is not about time.
    """

    def __init__(self, board: Board, kind: str | None = "SSD1306", hurry: bool = False):
        pins = {name: [int(pin[2:]) for pin in used] for name, used in boards.pins(board).items()}
        self.keys = dict(zip(BOARD_KEYS, pins["PAD_A"] + pins["PAD_B"] + pins["TABLE"], strict=True))
        (self.sda,), (self.scl,) = pins["PANEL_SDA"], pins["PANEL_SCL"]
        (self.pixels,), (self.bell,) = pins["LIGHTS"], pins["BELL"]
        self.kind = kind
        self.hurry = hurry

    def described(self):
        """As the emulator takes it. The pull-ups sit on the panel's own board."""
        there = self.kind is not None
        bus = {
            "sda": self.sda,
            "scl": self.scl,
            "address": ADDRESS if there else None,
            "pulled": there,
            "hurry": self.hurry,
        }
        return {"i2c": {**bus, "status": _STATUS.get(self.kind or "", 0xFF)}, "tones": [self.bell]}


class Emulated:
    """A running board.

    panel: the model that its I2C writes went to. sent: the pixels' bytes as last sent.
    log: everything heard, (ms, kind, value). console: all that was printed since the power came.
    """

    def __init__(self, flash, wiring):
        self.wiring = wiring
        self.log = []
        self._power()
        self.link = Link(flash, boot_rom(), wiring.described(), self._hear)

    def _power(self):
        self.panel = Sh1106() if self.wiring.kind == "SH1106" else Panel()
        self.sent = bytes(144)
        self.console = ""
        self.tone = (0, 0.0)

    def _hear(self, ms, kind, value):
        self.log.append((ms, kind, value))
        if kind == I2C:
            self.panel.writeto(value[0], bytes.fromhex(value[1]))
        elif kind == PIXELS and value[0] == self.wiring.pixels:
            self.sent = bytes.fromhex(value[1])
        elif kind == CONSOLE:
            self.console += value
        elif kind == TONE:
            self.tone = (value[1], value[2])

    @property
    def ms(self):
        """Simulated milliseconds since the first power-on."""
        return self.link.ms

    def run(self, ms):
        """Let simulated time pass."""
        self.link.do("run", ms=ms)

    def key(self, name, pressed):
        """A key goes down or up."""
        self.link.do("key", pin=self.wiring.keys[name], low=pressed)

    def type(self, text):
        """Type on the serial console."""
        self.link.do("type", text=text)

    def cut(self, after=0, part=0.5):
        """Let the power go in the middle of a coming program or erase of the flash."""
        self.link.do("cut", after=after, part=part)

    def unplug(self):
        """Power goes now."""
        self.link.do("off")

    def plug(self):
        """Power comes; flash is as it was, the wiring as it is now."""
        self._power()
        self.link.do("on", wiring=self.wiring.described())

    def peek(self, at, n):
        """Bytes of the flash."""
        return bytes.fromhex(self.link.do("peek", at=at, n=n)["hex"])

    def close(self):
        """End the emulator."""
        self.link.close()
