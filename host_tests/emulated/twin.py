"""The same device twice: on the desktop board, and on the real CircuitPython in the emulator.

Both get the same presses and the same time. After each, what the emulated panel and lights
show must be, byte for byte, what the desktop's show; only then does a test read it. A board
names no screens, so the name comes from the desktop, whose picture it was.
"""

from host_tests.flow import FRAME, SHORT, Device, Seen, read_lines
from tools.emulator.start import start

BOOT = 6000  # milliseconds until the title must show
_LAG = 40  # frames that the board may need to catch up with the desktop


class Differs(AssertionError):
    """The board shows something else than the desktop."""


class Twin(Seen):
    """Has the methods of flow.Device; what is seen is what the emulated board shows."""

    def __init__(self, uf2, emulated=None, state=None):
        """emulated: a board that is on already, or None to start one. state: the folder of the desktop's memory."""
        self.board = emulated or start(uf2)
        self.desktop = Device(state)
        self.compared = 0
        while self.board.ms < BOOT and not self.agree():
            self.board.run(50)
        self.settle()

    @property
    def screen(self):
        """The name of the screen that both show."""
        return self.desktop.screen

    @property
    def heard(self):
        """What the desktop let out; the emulated board's pads have no screens to compare."""
        return self.desktop.heard

    def lights(self):
        return self.desktop.board.zones, self.board.sent

    def agree(self):
        """Whether both show the same."""
        panel, other = self.board.panel, self.desktop.board.panel
        return (
            panel.picture() == other.picture()
            and abs(panel.contrast - other.contrast) <= 1  # the board's floats are short
            and self.board.sent == self.desktop.board.pixels.sent
        )

    def settle(self):
        """Let the board catch up; it must come to show what the desktop shows."""
        for _ in range(_LAG):
            if self.agree():
                self.compared += 1
                return
            self._pass(FRAME)
        raise Differs(self._difference())

    def _difference(self):
        seen, meant = read_lines(self.board.panel.lit), self.desktop.lines()
        lines = [
            f"{here:25} | {there:25}{'' if here == there else '  <'}" for here, there in zip(seen, meant, strict=True)
        ]
        lights = [
            i
            for i in range(0, len(self.board.sent), 3)
            if self.board.sent[i : i + 3] != self.desktop.board.pixels.sent[i : i + 3]
        ]
        differences = "\n".join(lines) + f"\npixels that differ: {[i // 3 for i in lights]}"
        console = self.board.console[-500:]
        return f"the board shows something else than the desktop on {self.screen!r}:\n{differences}\n{console}"

    def _pass(self, seconds):
        self.desktop.wait(seconds)
        self.board.run(seconds * 1000)

    def wait(self, seconds):
        """Let time pass for both."""
        self._pass(seconds)
        self.settle()

    def down(self, *keys):
        """Keys go down and stay."""
        self.desktop.down(*keys)
        for key in keys:
            self.board.key(key, True)

    def up(self, *keys):
        """Keys are let go."""
        self.desktop.up(*keys)
        for key in keys:
            self.board.key(key, False)

    def press(self, *keys):
        """Press and let go, one key after the other."""
        for key in keys:
            self.down(key)
            self._pass(SHORT)
            self.up(key)
            self.wait(SHORT)

    def expect(self, screen):
        """Fail with what is shown, if it is not this screen."""
        self.settle()
        assert self.screen == screen, f"on {self.screen!r}, not {screen!r}:\n" + "\n".join(self.lines())

    def stop(self):
        """Pull both plugs."""
        self.desktop.stop()
        self.board.close()
