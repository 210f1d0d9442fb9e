"""pico_oled as a Wokwi diagram: the same wires as in the picture, to click together and try."""

import json

from tools.boards import Board
from tools.wiring.pico import GROUNDS, PINS, Wire, wires

_COLOURS = {
    "power": "red",
    "power5": "orange",
    "ground": "black",
    "sda": "blue",
    "scl": "gold",
    "key": "green",
    "data": "violet",
}
# Each part's place, and what its terminals are called there.
_PARTS = {
    "panel": ("board-ssd1306", "panel", {"VCC": "VCC", "GND": "GND", "SDA": "SDA", "SCL": "SCL"}),
    "piezo": ("wokwi-buzzer", "piezo", {"GND": "1", "+": "2"}),
}
_PADS = {"pad A": (-520, 120, "red"), "table keys": (-520, 330, "grey"), "pad B": (330, 330, "blue")}
# As on the desktop device's page.
_KEYS = {
    "pad A": ("a", "s", "d", "f"),
    "pad B": ("j", "k", "l", ";"),
    "table keys": ("Enter", "Escape", "ArrowUp", "ArrowDown"),
}


def diagram(board: Board) -> str:
    parts: list[dict] = [_part("wokwi-pi-pico", "pico", 0, 0)]
    joins: list[list] = []
    found = wires(board)
    parts.append(_part("board-ssd1306", "panel", -300, -120, i2cAddress="0x3c"))
    parts.append(_part("wokwi-buzzer", "piezo", 250, 480, volume="0.1"))
    for wire in found:
        if wire.part in _PARTS:
            _, name, terminals = _PARTS[wire.part]
            joins.append(_join(f"{name}:{terminals[wire.terminal]}", _pin(wire.pin), wire))
    for part, (left, top, colour) in _PADS.items():
        own = [wire for wire in found if wire.part == part]
        ground = next(wire for wire in own if wire.kind == "ground")
        for i, wire in enumerate(wire for wire in own if wire.kind == "key"):
            name = f"{part.replace(' ', '_')}_{wire.terminal}"
            place = (left + 90 * (i % 2), top + 70 * (i // 2))
            parts.append(_part("wokwi-pushbutton", name, *place, color=colour, label=wire.terminal, key=_KEYS[part][i]))
            joins.append(_join(f"{name}:1.l", _pin(wire.pin), wire))
            joins.append(_join(f"{name}:2.l", _pin(ground.pin), ground))
    lights = [wire for wire in found if wire.part == "lights"]
    for number in range(48):
        parts.append(_part("wokwi-neopixel", f"light{number}", *_light_place(number)))
        for wire in lights:
            here = {"5V": "VDD", "GND": "VSS", "DIN": "DIN"}[wire.terminal]
            before = _pin(wire.pin) if not number else f"light{number - 1}:{'DOUT' if here == 'DIN' else here}"
            joins.append(_join(f"light{number}:{here}", before, wire))
    contents = {"version": 1, "author": "Ringside", "editor": "wokwi", "parts": parts, "connections": joins}
    # One part or wire a line.
    text = json.dumps(contents)
    for mark in ('"parts": [', '"connections": ['):
        text = text.replace(mark, mark + "\n  ")
    return text.replace("}, {", "},\n  {").replace("]], [", "]],\n  [") + "\n"


def _part(kind: str, name: str, left: float, top: float, **attributes: str) -> dict:
    return {"type": kind, "id": name, "left": left, "top": top, "attrs": attributes}


def _join(a: str, b: str, wire: Wire) -> list:
    return [a, b, _COLOURS[wire.kind], []]


def _pin(number: int) -> str:
    """A pin's name on Wokwi's Pico: grounds, the analogue one too, are counted."""
    grounds = sorted([*GROUNDS, 33])
    return f"pico:GND.{grounds.index(number) + 1}" if number in grounds else f"pico:{PINS[number]}"


def _light_place(number: int) -> tuple[int, int]:
    """As on the table: the left boxer's bars, the right one's, and the eight single lights below."""
    if number < 40:
        bar, i = divmod(number, 5)
        return 220 + 30 * i + 180 * (bar // 4), -260 + 40 * (bar % 4)
    return 220 + 45 * (number - 40), -80
