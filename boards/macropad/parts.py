"""The Adafruit MacroPad RP2040: twelve lit keys, a knob, a panel and a speaker, no soldering.

README.md beside this file shows what each key does; its table and picture are drawn from
the pins below by tools/wiring (`make boards`).
"""

import board as pins
import displayio
import fourwire
import hardware
import microcontroller
import rotaryio
from micropython import const

# Two people sit side by side: the left column of keys is pad A, the right one pad B.
PAD_A = (pins.KEY1, pins.KEY4, pins.KEY7, pins.KEY10)
PAD_B = (pins.KEY3, pins.KEY6, pins.KEY9, pins.KEY12)
TABLE = (pins.KEY8, pins.KEY11, pins.KEY2, pins.KEY5)  # OK, BACK, UP, DOWN
KNOB = (pins.ROTA, pins.ROTB)  # turned: UP and DOWN
KNOB_PRESS = pins.ENCODER_SWITCH  # pressed: OK
PANEL_DC = pins.OLED_DC
PANEL_CS = pins.OLED_CS
PANEL_RESET = pins.OLED_RESET
LIGHTS = pins.NEOPIXEL
BELL = pins.SPEAKER
BELL_SWITCH = pins.SPEAKER_ENABLE

# Held at power-on, it keeps Ringside from starting (see boot.py). Not the knob: that is the
# chip's own BOOTSEL.
SAFE_KEY = TABLE[0]

# A USB port gives 500 mA: 50 for the chip, 40 for the panel and 110 for the speaker leave this.
LIGHTS_MA = const(300)

_PIXELS = const(12)
# The zones of boards/README.md. Each point bar is the light under its own pad's key. What
# is left is the middle column: pad A in, arrow left, arrow right, pad B in, from the top.
_ZONES = bytes((0, 1, 3, 1, 6, 1, 9, 1, 2, 1, 5, 1, 8, 1, 11, 1)) + bytes(
    (4, 1, 7, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 10, 1)
)
_FAST = const(10000000)  # baud

_UP = const(22)
_DOWN = const(23)
_PRESSED = const(0x20)
_REST = const(5)  # frames between two clicks: the firmware ignores faster ones as bounces
_MOST = const(6)  # clicks that may be pending


def board():
    """The board that code.py runs on: the contract of boards/README.md."""
    made = hardware.Board()
    hardware.disable_autoreload()
    frames = hardware.FrameTimer()
    made.display = panel(made.notes)
    every = PAD_A + PAD_B + TABLE + (KNOB_PRESS,)
    made.keys = hardware.Keys(every, hardware.PADS + hardware.TABLE + hardware.TABLE[:1], Knob(*KNOB).turned, frames)
    made.pixels = hardware.Lights(LIGHTS, _PIXELS, LIGHTS_MA)
    made.zones = _ZONES
    made.bell = hardware.Bell(BELL, BELL_SWITCH)
    made.nvm = microcontroller.nvm
    made.wait = frames.wait
    hardware.print_notes(made.notes)
    return made


def panel(notes):
    """The panel. It is part of the board and never missing, so `notes` is not used."""
    from sh1106_panel import Panel

    displayio.release_displays()  # CircuitPython makes a display, but it cannot sleep
    link = fourwire.FourWire(pins.SPI(), command=PANEL_DC, chip_select=PANEL_CS, reset=PANEL_RESET, baudrate=_FAST)
    return Panel(link)


class Knob:
    """The knob's clicks as presses of UP and DOWN, clockwise down."""

    def __init__(self, a, b):
        self._encoder = rotaryio.IncrementalEncoder(a, b)
        self._at = 0  # the position up to which clicks were returned
        self._release = -1
        self._rest = 0

    def turned(self):
        """The next event of a turn, or -1 once a frame."""
        key = self._release
        if key != -1:
            self._release = -1
            self._rest = _REST
            return key
        if self._rest:
            self._rest -= 1
            return -1
        owed = self._encoder.position - self._at
        if not owed:
            return -1
        if abs(owed) > _MOST:  # spun: drop most of it
            owed = _MOST if owed > 0 else -_MOST
            self._at = self._encoder.position - owed
        self._at += 1 if owed > 0 else -1
        self._release = _DOWN if owed > 0 else _UP
        return self._release | _PRESSED
