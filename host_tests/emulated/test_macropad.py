"""The MacroPad's module on the real CircuitPython: a Pico's, the chip being the same.

Its pins are called as on the MacroPad by a module that stands in for `board`; panel, keys, knob,
lights and speaker are wired to the chip's pins as circuitpython-stubs says they are there.
"""

import re

import pytest

from boards.desktop.keys import BOARD_KEYS
from host_tests.emulated.steps import shown
from tools.boards import definition, find, pins, zones
from tools.bundle import drive, libraries
from tools.bundle.compiler import Compiler
from tools.emulator import image
from tools.emulator.board import Emulated
from tools.emulator.sh1106 import Sh1106

MACROPAD = find("macropad")
GPIO = {
    name: int(number)
    for name, number in re.findall(r"(\w+): microcontroller\.Pin +# GPIO(\d+)", definition(MACROPAD.ids[0]).read_text())
}
STAND_IN = "\n".join(
    [
        "import busio",
        "from microcontroller import pin",
        *[f"{name} = pin.GPIO{number}" for name, number in GPIO.items()],
        "def SPI():",
        "    return busio.SPI(SCK, MOSI, MISO)",
    ]
)


class Wiring:
    """What is wired on a MacroPad, for tools.emulator.board.Emulated."""

    kind = "SH1106"

    def __init__(self):
        named = {name: [GPIO[pin] for pin in used] for name, used in pins(MACROPAD).items()}
        self.keys = dict(zip(BOARD_KEYS, named["PAD_A"] + named["PAD_B"] + named["TABLE"], strict=True))
        self.keys["KNOB"] = GPIO["ENCODER_SWITCH"]
        self.keys["ROTA"], self.keys["ROTB"] = named["KNOB"]
        self.pixels, self.bell = GPIO["NEOPIXEL"], GPIO["SPEAKER"]

    def described(self):
        return {"spi": {"block": 1, "dc": GPIO["OLED_DC"]}, "tones": [self.bell]}


class Pad(Emulated):
    """Its panel hears SPI: commands while DC is low, pixels while it is high."""

    panel: Sh1106

    def _hear(self, ms, kind, value):
        super()._hear(ms, kind, value)
        if kind == "spi":
            data = bytes.fromhex(value[1])
            if value[0]:
                self.panel._write(data)
            else:
                for byte in data:
                    self.panel._take(byte)

    def turn(self, *order):
        """One click: the knob's two contacts close and open, one after the other."""
        for low in (True, False):
            for contact in order:
                self.key(contact, low)
                self.run(5)


@pytest.fixture
def pad(uf2):
    source = (MACROPAD.folder / "parts.py").read_text()
    assert "import board as pins\n" in source
    parts = source.replace("import board as pins\n", "import macropad_pins as pins\n").encode()
    more = {"parts.py": parts, "macropad_pins.py": STAND_IN.encode()}
    laid = drive.collect(MACROPAD, libraries.read_all(), Compiler(), more)
    made = Pad(image.with_drive(image.read_uf2(uf2), laid), Wiring())
    yield made
    made.close()


def tap(pad, *keys):
    for key in keys:
        pad.key(key, True)
        pad.run(60)
        pad.key(key, False)
        pad.run(300)


def chosen(pad):
    return next(line for line in shown(pad).split("\x10")[1:]).strip()


def test_panel_keys_knob_lights_and_speaker(pad):
    pad.run(4500)
    assert "Traceback" not in pad.console, pad.console
    assert "OK: start" in shown(pad), shown(pad) + pad.console
    tap(pad, "KNOB")
    assert "Choose a game" in shown(pad)
    tap(pad, "OK")
    assert chosen(pad).startswith("Pablo Bruz")
    pad.turn("ROTA", "ROTB")  # a click there, and one back; which is clockwise only the knob itself tells
    pad.run(400)
    assert not chosen(pad).startswith("Pablo Bruz")
    pad.turn("ROTB", "ROTA")
    pad.run(400)
    assert chosen(pad).startswith("Pablo Bruz")
    tap(pad, *["OK"] * 6)
    assert "CHOOSE" in shown(pad), shown(pad)
    heard = len(pad.log)
    tap(pad, "A1")
    place = zones(MACROPAD)[2 * 14]
    assert any(pad.sent[3 * place : 3 * place + 3])  # pad A is in
    assert any(kind == "tone" and value[1] for _, kind, value in pad.log[heard:])
    tap(pad, "B4")
    pad.run(700)
    assert "Unblocked: BRUZ +1" in shown(pad), shown(pad)
