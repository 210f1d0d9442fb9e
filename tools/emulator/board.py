"""The emulated board with everything wired to it: the model panel, lights, bell, keys."""

from boards.desktop.panel import ADDRESS, Panel
from tools.emulator.link import Link

KEYS = ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "OK", "BACK", "UP", "DOWN")
I2C, PIXELS, TONE, CONSOLE, POWER = "i2c", "pixels", "tone", "console", "power"


class Wiring:
    """Which pin each part is on. missing: parts that are not there ("panel")."""

    def __init__(self, sda=4, scl=5, keys=(6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17), pixels=19, bell=18):
        self.sda, self.scl = sda, scl
        self.keys = dict(zip(KEYS, keys, strict=True))
        self.pixels = pixels
        self.bell = bell

    def described(self, panel=True):
        """As the emulator takes it. The pull-ups sit on the panel's own board."""
        address = ADDRESS if panel else None
        return {"i2c": {"sda": self.sda, "scl": self.scl, "address": address, "pulled": panel}, "tones": [self.bell]}


class Emulated:
    """A running board.

    panel: the model that its I2C writes went to. sent: the pixels' bytes as last sent.
    log: everything heard, (ms, kind, value). console: all that was printed since the power came.
    """

    def __init__(self, flash, rom, wiring=None, panel=True):
        self.wiring = wiring or Wiring()
        self.has_panel = panel
        self.log = []
        self._power()
        self.link = Link(flash, rom, self.wiring.described(panel), self._hear)

    def _power(self):
        self.panel = Panel()
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

    def plug(self, panel=None):
        """Power comes; flash is as it was."""
        if panel is not None:
            self.has_panel = panel
        self._power()
        self.link.do("on", wiring=self.wiring.described(self.has_panel))

    def peek(self, at, n):
        """Bytes of the flash."""
        return bytes.fromhex(self.link.do("peek", at=at, n=n)["hex"])

    def close(self):
        """End the emulator."""
        self.link.close()
