"""The Pico's forty pins, and which of them each part of pico_oled goes to.

Pins are counted as on the board: 1 to 20 down the left side, 21 to 40 up the right one.
"""

from dataclasses import dataclass

from tools import boards
from tools.boards import Board
from tools.errors import UserError

_LEFT = "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15"
_RIGHT = "GP16 GP17 GND GP18 GP19 GP20 GP21 GND GP22 RUN GP26 GP27 AGND GP28 ADC_VREF 3V3 3V3_EN GND VSYS VBUS"
PINS = dict(enumerate((_LEFT + " " + _RIGHT).split(), 1))
NUMBERS = {name: number for number, name in PINS.items() if name.startswith("GP")}
GROUNDS = [number for number, name in PINS.items() if name == "GND"]
_SUPPLY = ("power", "power5", "ground")
_POWER = {"3V3": 36, "VBUS": 40}


@dataclass(frozen=True)
class Wire:
    """From a part's terminal to a pin. kind: how it is coloured."""

    part: str
    terminal: str
    pin: int
    kind: str

    @property
    def pin_name(self) -> str:
        return PINS[self.pin]


# Each part's name, and its terminals by the constant of parts.py, in that constant's order.
PARTS: dict[str, tuple[tuple[str, tuple[str, ...], str], ...]] = {
    "panel": (("PANEL_SDA", ("SDA",), "sda"), ("PANEL_SCL", ("SCL",), "scl")),
    "pad A": (("PAD_A", ("1", "2", "3", "4"), "key"),),
    "table keys": (("TABLE", ("OK", "BACK", "UP", "DOWN"), "key"),),
    "lights": (("LIGHTS", ("DIN",), "data"),),
    "pad B": (("PAD_B", ("1", "2", "3", "4"), "key"),),
    "piezo": (("BELL", ("+",), "data"),),
}
_POWERED = {"panel": ("VCC", "3V3"), "lights": ("5V", "VBUS")}


def wires(board: Board) -> list[Wire]:
    """Every wire, part by part; UserError where parts.py uses a pin twice or not as the picture needs."""
    pins = boards.pins(board)
    found = []
    for part, terminals in PARTS.items():
        own = []
        for constant, names, kind in terminals:
            used = pins.get(constant, ())
            if len(used) != len(names):
                raise UserError(f"{board.name}: parts.py must give {constant} {len(names)} pins and gives {len(used)}")
            own += [Wire(part, name, NUMBERS[pin], kind) for name, pin in zip(names, used, strict=True)]
        if part in _POWERED:
            terminal, power = _POWERED[part]
            own.append(Wire(part, terminal, _POWER[power], "power5" if power == "VBUS" else "power"))
        own.append(Wire(part, "GND", ground_of(part, own), "ground"))
        found += own
    signals = [wire.pin for wire in found if wire.kind not in _SUPPLY]
    twice = sorted({PINS[pin] for pin in signals if signals.count(pin) > 1})
    if twice:
        raise UserError(f"{board.name}: parts.py uses {', '.join(twice)} twice")
    return found


def ground_of(part: str, own: list[Wire]) -> int:
    """The ground pin next to a part's other pins; for the lights next to their power, which is most of it."""
    beside = [wire.pin for wire in own if part != "lights" or wire.kind in _SUPPLY]
    near = [pin for pin in beside if (pin > 20) == (beside[0] > 20)]
    return min(GROUNDS, key=lambda ground: (min(abs(ground - pin) for pin in near), -ground))
