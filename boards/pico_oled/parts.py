"""The reference board: a Raspberry Pi Pico or Pico 2 with panel, pads, lights and piezo.

README.md beside this file shows how it is wired; its table and picture are drawn from the
pins below by tools/wiring. To wire it differently, change a pin here and run `make boards`.
"""

import board as pins
import busio
import displayio
import hardware
import i2cdisplaybus
import microcontroller
from micropython import const

from ringside.settings_toml import read_toml

# A pad's buttons 1 to 4 are on four neighbouring pins; the fifth is ground.
PAD_A = (pins.GP6, pins.GP7, pins.GP8, pins.GP9)
TABLE = (pins.GP10, pins.GP11, pins.GP12, pins.GP13)  # OK, BACK, UP, DOWN
PAD_B = (pins.GP18, pins.GP19, pins.GP20, pins.GP21)
PANEL_SDA = pins.GP4
PANEL_SCL = pins.GP5
LIGHTS = pins.GP22
BELL = pins.GP16

SAFE_KEY = TABLE[0]  # held at power-on, it keeps Ringside from starting (see boot.py)

# A USB port gives 500 mA: 50 for the Pico, 40 for the panel and 10 for the piezo leave this.
LIGHTS_MA = const(400)

_ADDRESSES = (0x3C, 0x3D)
_FAST = const(400000)  # baud

# RINGSIDE_PIXELS, and the zones of boards/README.md: bars, arrow, round cards, belt, pads.
_ZONES = {
    48: bytes((0, 5, 5, 5, 10, 5, 15, 5, 20, 5, 25, 5, 30, 5, 35, 5))
    + bytes((40, 1, 41, 1, 42, 1, 43, 1, 44, 1, 45, 1, 46, 1, 47, 1)),
    16: bytes((0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1))
    + bytes((8, 1, 9, 1, 10, 1, 11, 1, 12, 1, 13, 1, 14, 1, 15, 1)),
    0: bytes(32),
}


def board():
    """The board that code.py runs on: the contract of boards/README.md.

    This module can be unloaded afterwards.
    """
    made = hardware.Board()
    hardware.disable_autoreload()
    frames = hardware.FrameTimer()
    made.display = panel(made.notes)
    made.keys = hardware.Keys(PAD_A + PAD_B + TABLE, hardware.PADS + hardware.TABLE, frames=frames)
    n = read_toml("RINGSIDE_PIXELS", (48, 16, 0), 48, made.notes)
    made.pixels = hardware.Lights(LIGHTS, n, LIGHTS_MA) if n else None
    made.zones = _ZONES[n]
    made.bell = hardware.Bell(BELL)
    made.nvm = microcontroller.nvm
    made.wait = frames.wait
    hardware.print_notes(made.notes)
    return made


def panel(notes):
    """The panel, or None with a sentence in `notes` on what is wrong."""
    displayio.release_displays()  # one may have outlived a restart
    try:
        bus = busio.I2C(PANEL_SCL, PANEL_SDA, frequency=_FAST)
    except RuntimeError:
        notes.append("The panel has no pull-up on SDA (GP4) or SCL (GP5). Check its power and wires.")
        return None
    except ValueError as error:  # something else on the drive has taken the pins
        notes.append("No panel: %s. Unplug the board and plug it in again." % error)
        return None
    link, address = _link(bus)
    if link is None:
        bus.deinit()
        notes.append("No panel answers on SDA (GP4) and SCL (GP5). Check that these two wires are not swapped.")
        return None
    wanted = read_toml("RINGSIDE_PANEL", ("SSD1306", "SH1106"), "SSD1306", notes)
    other = _is_other(bus, address, wanted)
    if other:
        notes.append('The panel looks like the other kind. If its edge has dots: RINGSIDE_PANEL = "%s"' % other)
    if wanted == "SH1106":
        from sh1106_panel import Panel

        return Panel(link)
    from adafruit_displayio_ssd1306 import SSD1306

    return SSD1306(link, width=128, height=64, auto_refresh=False)


def _link(bus):
    """(display bus, address) of the panel, or (None, None) if nothing answers."""
    for address in _ADDRESSES:
        try:
            return i2cdisplaybus.I2CDisplayBus(bus, device_address=address), address
        except ValueError:
            pass
    return None, None


def _is_other(bus, address, wanted):
    """The other kind's name if the panel's status byte says so clearly, else None.

    The meaning of the low bits is not in the data sheets, but panels agree on it.
    """
    status = bytearray(1)
    if not bus.try_lock():
        return None
    try:
        bus.readfrom_into(address, status)
    except OSError:  # it cannot be read
        return None
    finally:
        bus.unlock()
    low = status[0] & 0xF
    if wanted == "SSD1306" and low == 8:
        return "SH1106"
    if wanted == "SH1106" and low in (3, 4, 6, 7):
        return "SSD1306"
    return None
