"""The picture of pico_oled: the Pico in the middle, its parts on both sides, every wire."""

from tools.boards import Board
from tools.wiring.pico import PINS, Wire, wires
from tools.wiring.pico_parts import DRAW, HEIGHTS
from tools.wiring.svg import Page

WIDTH, HEIGHT = 1160, 770
PITCH = 26
TOP = 150  # of the first pin
LEFT, RIGHT = 500, 660  # the Pico's edges
PART = {"left": 270, "right": 890}  # where a part's terminals are
_CHANNEL = 9  # between two wires side by side
_GAP = 16  # between two parts


def draw(board: Board) -> str:
    page = Page(WIDTH, HEIGHT, f"Ringside: the wiring of {board.name}")
    page.text(30, 40, board.title, "title")
    page.text(30, 62, "Drawn from boards/pico_oled/parts.py. Each pad has a cord of five wires.", "dim")
    found = wires(board)
    for side in ("left", "right"):
        parts = _on_side(found, side)
        places = _terminals(parts, side)
        for part, own in parts.items():
            _wires(page, own, places, side)
            DRAW[part](page, side, PART[side], [(wire, places[wire]) for wire in own])
    _legend(page)
    _pico(page, {wire.pin: wire for wire in found})
    return page.done()


def y_of(pin: int) -> float:
    """A pin's height in the picture."""
    return TOP + PITCH * (pin - 1 if pin <= 20 else 40 - pin)


def _main_side(own: list[Wire]) -> str:
    return "left" if sum(wire.pin <= 20 for wire in own) * 2 > len(own) else "right"


def _on_side(found: list[Wire], side: str) -> dict[str, list[Wire]]:
    """The parts on a side, from the top, with their wires from the top."""
    parts: dict[str, list[Wire]] = {}
    for wire in found:
        parts.setdefault(wire.part, []).append(wire)
    chosen = {
        part: sorted(own, key=lambda wire: _order(wire, side)) for part, own in parts.items() if _main_side(own) == side
    }
    return dict(sorted(chosen.items(), key=lambda item: sum(_order(wire, side) for wire in item[1]) / len(item[1])))


def _order(wire: Wire, side: str) -> float:
    """From the top; a wire from the other side comes over the Pico's head."""
    return y_of(wire.pin) if (wire.pin <= 20) == (side == "left") else 0


def _terminals(parts: dict[str, list[Wire]], side: str) -> dict[Wire, float]:
    """The height of every terminal: beside its pins where there is room, else pushed apart."""
    heights = [max(PITCH * (len(own) + 1), HEIGHTS.get(part, 0)) for part, own in parts.items()]
    middles = [sum(_order(w, side) or TOP for w in own) / len(own) for own in parts.values()]
    tops = [middle - height / 2 for middle, height in zip(middles, heights, strict=True)]
    least = TOP - 50.0
    for i, height in enumerate(heights):
        tops[i] = max(tops[i], least)
        least = tops[i] + height + _GAP
    most = HEIGHT - 60.0
    for i in reversed(range(len(heights))):
        tops[i] = min(tops[i], most - heights[i])
        most = tops[i] - _GAP
    places = {}
    for (_, own), top, height in zip(parts.items(), tops, heights, strict=True):
        first = top + height / 2 - PITCH * (len(own) - 1) / 2
        places.update({wire: first + PITCH * i for i, wire in enumerate(own)})
    return places


def _wires(page: Page, own: list[Wire], places: dict[Wire, float], side: str) -> None:
    """Each wire across, along its own channel, and across, so that no wires of a part cross."""
    edge, away = (LEFT, -1) if side == "left" else (RIGHT, 1)
    start, end = edge + away * 62, PART[side]
    over = [wire for wire in own if (wire.pin <= 20) != (side == "left")]
    rest = [wire for wire in own if wire not in over]
    rising = [wire for wire in rest if places[wire] <= y_of(wire.pin)]
    falling = [wire for wire in reversed(rest) if places[wire] > y_of(wire.pin)]
    for row in (rising, falling):
        for i, wire in enumerate(row):
            channel = start + away * _CHANNEL * (i + 1)
            y, place = y_of(wire.pin), places[wire]
            page.wire([(edge, y), (channel, y), (channel, place), (end, place)], wire.kind)
    for wire in over:
        other, out = (RIGHT, 1) if side == "left" else (LEFT, -1)
        around = other + out * 52
        channel = start + away * _CHANNEL * (len(rest) + 2)
        y, place = y_of(wire.pin), places[wire]
        page.wire([(other, y), (around, y), (around, 84), (channel, 84), (channel, place), (end, place)], wire.kind)


def _pico(page: Page, used: dict[int, Wire]) -> None:
    page.rect(LEFT, TOP - 30, RIGHT - LEFT, PITCH * 19 + 60, 'fill="#1d6b45" stroke="#0d3b25"', 10)
    page.rect(LEFT + 52, TOP - 44, 56, 40, 'fill="#c9ccd0" stroke="#777"', 4)
    page.text((LEFT + RIGHT) / 2, TOP - 20, "USB", "small middle")
    page.rect(LEFT + 50, TOP + 220, 60, 60, 'fill="#222"', 3)
    page.text((LEFT + RIGHT) / 2, TOP + 150, "Pico", "head light middle")
    page.text((LEFT + RIGHT) / 2, TOP + 166, "or Pico 2", "small light middle")
    for pin, name in PINS.items():
        left = pin <= 20
        x, y = (LEFT if left else RIGHT), y_of(pin)
        page.circle(x, y, 6, 'fill="#e8c75a" stroke="#6b5410"' if pin in used else 'fill="#b9a86a" stroke="#6b5410"')
        inside = x + 12 if left else x - 12
        page.text(inside, y + 4, name, "small light" if left else "small light end")
        if pin in used:
            page.text(x - 12 if left else x + 12, y - 4, str(pin), "small dim end" if left else "small dim")


_COLOURS = (
    ("power5", "5 V"),
    ("power", "3.3 V"),
    ("ground", "ground"),
    ("sda", "SDA"),
    ("scl", "SCL"),
    ("key", "keys"),
    ("data", "lights, piezo"),
)


def _legend(page: Page) -> None:
    x = 30
    for kind, name in _COLOURS:
        page.wire([(x, HEIGHT - 28), (x + 30, HEIGHT - 28)], kind)
        page.text(x + 38, HEIGHT - 24, name)
        x += 110
