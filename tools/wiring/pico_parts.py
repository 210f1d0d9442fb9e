"""How the parts of pico_oled look in its picture."""

from collections.abc import Callable

from tools.wiring.pico import Wire
from tools.wiring.svg import Page

Places = list[tuple[Wire, float]]
HEIGHTS = {"panel": 130, "lights": 236, "piezo": 92}
_WIDE = 240


def _box(page: Page, side: str, edge: float, places: Places, height: float, title: str) -> tuple[float, float]:
    """The part's outline with its terminals named at its edge; where its inside begins."""
    middle = (places[0][1] + places[-1][1]) / 2
    x, y = (edge - _WIDE if side == "left" else edge), middle - height / 2
    page.rect(x, y, _WIDE, height)
    for wire, place in places:
        page.circle(edge, place, 4, 'fill="#e8c75a" stroke="#6b5410"')
        at = edge - 10 if side == "left" else edge + 10
        page.text(at, place + 4, wire.terminal, "end" if side == "left" else "")
    inside = x + 12 if side == "left" else x + 62
    page.text(inside, y + 20, title, "head")
    return inside, y


def _panel(page: Page, side: str, edge: float, places: Places) -> None:
    x, y = _box(page, side, edge, places, HEIGHTS["panel"], "panel")
    page.rect(x, y + 32, 150, 80, 'fill="#0a0f1c"', 4)
    page.text(x + 75, y + 68, "128 × 64", "light middle")
    page.text(x + 75, y + 86, "SSD1306 or SH1106", "small light middle")


def _keys(title: str, note: str, colour: str) -> Callable[[Page, str, float, Places], None]:
    def draw(page: Page, side: str, edge: float, places: Places) -> None:
        x, y = _box(page, side, edge, places, 26 * (len(places) + 1), title)
        page.text(x, y + 36, note, "small dim")
        names = [wire.terminal for wire, _ in places if wire.kind == "key"]
        if places[0][0].terminal == "GND" or (side == "right" and len(names) == 4 and names[0] == "4"):
            names.reverse()
        for i, name in enumerate(names):
            cx, cy = x + 22 + 42 * i, y + 74 + (0 if len(name) > 1 else 16)
            page.rect(cx - 17, cy - 17, 34, 34, 'fill="#d8d6cc" stroke="#998"', 5)
            page.circle(cx, cy, 13, f'fill="{colour}" stroke="#333"')
            if len(name) == 1:
                page.text(cx, cy + 4, name, "small light middle")
            else:
                page.text(cx, cy + 30, name, "small middle")
        page.text(x, y + 142, "each between its wire and GND", "small dim")

    return draw


_BAR = {"left": "#ff1800", "right": "#0028ff"}
_PAIRS = (("arrow", "#ffa000"), ("round", "#ffa000"), ("belt", "#ffa000"), ("pad", "#00c820"))


def _lights(page: Page, side: str, edge: float, places: Places) -> None:
    x, y = _box(page, side, edge, places, HEIGHTS["lights"], "48 lights in one chain")
    page.text(x, y + 36, "330 Ω before DIN,", "small dim")
    page.text(x, y + 49, "1,000 µF from 5V to GND", "small dim")
    step = 14
    for bar in range(4):
        row = y + 68 + bar * 19
        for i in range(5):
            page.circle(x + 22 + step * i, row, 5, f'fill="{_BAR["left"]}"')
            page.circle(x + 96 + step * i, row, 5, f'fill="{_BAR["right"]}"')
        page.text(x + 13, row + 4, f"{5 * bar}", "small dim end")
        page.text(x + 160, row + 4, f"{20 + 5 * bar}", "small dim")
    page.text(x, y + 146, "point bars 1–4, left and right", "small dim")
    for i, (name, colour) in enumerate(_PAIRS):
        cx = x + 14 + 42 * i
        for j in range(2):
            page.circle(cx + 16 * j, y + 170, 6, f'fill="{colour}"')
            page.text(cx + 16 * j, y + 190, str(40 + 2 * i + j), "small dim middle")
        page.text(cx + 8, y + 206, name, "small middle")
    page.text(x, y + 226, "numbers: the chain's order from 0", "small dim")


def _piezo(page: Page, side: str, edge: float, places: Places) -> None:
    x, y = _box(page, side, edge, places, HEIGHTS["piezo"], "piezo")
    page.circle(x + 110, y + 46, 32, 'fill="#d9b44a" stroke="#8a6d1a"')
    page.circle(x + 110, y + 46, 20, 'fill="#eee" stroke="#999"')
    page.text(x, y + 70, "100 Ω before +", "small dim")


DRAW: dict[str, Callable[[Page, str, float, Places], None]] = {
    "panel": _panel,
    "pad A": _keys("pad A", "red corner", "#c0392b"),
    "table keys": _keys("table keys", "on the table", "#555"),
    "lights": _lights,
    "pad B": _keys("pad B", "blue corner", "#2456b0"),
    "piezo": _piezo,
}
