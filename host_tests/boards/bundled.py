"""Plays the drive that `make bundle` makes on MicroPython, by the steps that a desktop device went through."""

import json
import os
import subprocess
from pathlib import Path

from host_tests.flow import Device
from host_tests.interpreters import micropython
from host_tests.paths import HOST_TESTS
from tools import boards
from tools.bundle import drive, libraries
from tools.bundle.compiler import Compiler

STANDINS = HOST_TESTS / "boards" / "standins"
PLAYER = HOST_TESTS / "boards" / "drive_player.py"
PICO = "pico_oled"  # the reference board
FRAME_MS = 10
# A key is reported after two scans, one every 5 ms: pressed so long before a frame, it counts in that frame.
_BEFORE = 6
_LOOK_BEFORE = 7
_HEAP = "heapsize=8m"  # objects are twice a board's size, and the stand-ins take theirs
# CircuitPython makes a display of a board's own panel before any program runs.
_BUILT_IN_PANEL = """
import busio
import simulated

simulated.take_bus(None)
simulated.take_display(None)


def SPI():
    return busio.SPI(SCK, MOSI, MISO)
"""
KEYS = ("PAD_A", "PAD_B", "TABLE")


def lay(board_name: str, folder: Path, more: dict | None = None) -> Path:
    """The drive of a board with MicroPython's first byte in its .mpy files, and the pins that the board has."""
    board = boards.find(board_name)
    files = drive.collect(board, libraries.read_all(), Compiler(), more)
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"M" + data[1:] if name.endswith(".mpy") else data)
    pins = sorted(set.intersection(*(boards.known_pins(one) for one in board.ids)))
    lines = [f'{pin} = microcontroller.Pin("{pin}")' for pin in pins]
    if "OLED_CS" in pins:
        lines.append(_BUILT_IN_PANEL)
    (folder / "lib" / "board.py").write_text("\n".join(["import microcontroller", *lines, ""]))
    return folder


class Played:
    """What a drive showed and let out.

    looks: (picture, contrast, lights) each. log: [ms, what, value] of all that was sent and sounded.
    nvm: what it kept. output: everything else that it printed.
    """

    def __init__(self, printed: str):
        self.looks: list[tuple[bytes, int, bytes]] = []
        self.log: list[list] = []
        self.output: list[str] = []
        self.nvm = b""
        for line in printed.splitlines():
            what, _, rest = line.partition(" ")
            if what == "LOOK":
                picture, contrast, lights = json.loads(rest)
                self.looks.append((bytes.fromhex(picture), contrast, bytes.fromhex(lights)))
            elif what == "LOG":
                self.log.append(json.loads(rest))
            elif what == "NVM":
                self.nvm = bytes.fromhex(rest)
            else:
                self.output.append(line)


def play(folder: Path, steps: list, program: str = "code.py") -> Played:
    """Run a drive by steps, [[ms, what, pin]]; the caller must expect all that it prints."""
    script = folder / "steps.json"
    script.write_text(json.dumps(steps))
    command = [micropython()[0], "-X", _HEAP, str(PLAYER), str(STANDINS), str(script), program]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, env=dict(os.environ, MICROPYPATH="", HOME=str(folder))
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    return Played(done.stdout)


class Recorded(Device):
    """A desktop device that writes down the steps it goes through, for a drive to go through the same."""

    def __init__(self, board_name: str, state=None):
        self.steps: list = []
        self.looks: list = []
        board = boards.find(board_name)
        names = [f"A{n}" for n in (1, 2, 3, 4)] + [f"B{n}" for n in (1, 2, 3, 4)] + ["OK", "BACK", "UP", "DOWN"]
        pins = [pin for part in KEYS for pin in boards.pins(board)[part]]
        self._pins = dict(zip(names, pins, strict=True))
        super().__init__(state)

    def down(self, *keys):
        super().down(*keys)
        self._step("low", keys)

    def up(self, *keys):
        super().up(*keys)
        self._step("high", keys)

    def _step(self, what, keys):
        self.steps += [[self.clock.frames * FRAME_MS - _BEFORE, what, self._pins[key]] for key in keys]

    def press(self, *keys):
        """Press and let go, one key after the other, and look after each."""
        for key in keys:
            super().press(key)
            self.look()

    def look(self):
        """What is shown now is to be shown by the drive."""
        self.steps.append([self.clock.frames * FRAME_MS - _LOOK_BEFORE, "look", ""])
        panel = self.board.panel
        self.looks.append((panel.picture(), panel.contrast, bytes(self.board.pixels.sent)))

    def done(self) -> list:
        """The steps, up to the pulled plug."""
        return [*self.steps, [self.clock.frames * FRAME_MS, "off", ""]]
