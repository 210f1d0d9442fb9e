"""The picture of the macropad: what each key does, and what the light under it shows."""

from boards.desktop.keys import BOARD_KEYS
from tools import boards
from tools.boards import Board
from tools.errors import UserError
from tools.selftest import device
from tools.wiring.svg import Page

WIDTH, HEIGHT = 760, 640
KEY, STEP = 92, 104
LEFT, TOP = 226, 176
_COLOUR = {"A": "#c0392b", "B": "#2456b0", "T": "#555"}
ZONES = (*device.ZONES[:-2], "pad A is in", "pad B is in")


def keys(board: Board) -> dict[int, str]:
    """What the keys do: number on the board (KEY1 is 1) → the name of the logical key."""
    pins = boards.pins(board)
    named = zip(pins["PAD_A"] + pins["PAD_B"] + pins["TABLE"], BOARD_KEYS, strict=True)
    found = {int(pin.removeprefix("KEY")): name for pin, name in named}
    if sorted(found) != list(range(1, 13)):
        raise UserError(f"{board.name}: parts.py must use each of KEY1 to KEY12 once")
    return found


def lights(board: Board) -> dict[int, str]:
    """What the light under each key shows, by the key's number."""
    zones = boards.zones(board)
    return {zones[2 * i] + 1: name for i, name in enumerate(ZONES) if zones[2 * i + 1]}


def draw(board: Board) -> str:
    page = Page(WIDTH, HEIGHT, f"Ringside: the keys of {board.name}")
    page.text(30, 40, board.title, "title")
    page.text(30, 62, "Drawn from boards/macropad/parts.py. Two people sit side by side in front of it.", "dim")
    width = 3 * STEP + 12
    page.rect(LEFT - 18, 86, width + 12, HEIGHT - 136, 'fill="#23252b" stroke="#000"', 14)
    page.rect(LEFT, 104, 176, 58, 'fill="#0a0f1c" stroke="#555"', 4)
    page.text(LEFT + 88, 138, "panel", "light middle")
    page.circle(LEFT + width - 68, 134, 30, 'fill="#777" stroke="#ccc"')
    page.text(LEFT + width - 68, 131, "knob: turn", "small light middle")
    page.text(LEFT + width - 68, 144, "press: OK", "small light middle")
    shows = lights(board)
    for number, name in keys(board).items():
        row, column = divmod(number - 1, 3)
        x, y = LEFT + STEP * column, TOP + STEP * row
        kind = name[0] if name[0] in "AB" and name[1:].isdigit() else "T"
        page.rect(x, y, KEY, KEY, f'fill="{_COLOUR[kind]}" stroke="#eee"', 10)
        page.text(x + KEY / 2, y + 42, name, "title light middle")
        page.text(x + KEY / 2, y + 64, shows.get(number, ""), "small light middle")
        page.text(x + KEY / 2, y + 82, f"KEY{number}", "small light middle")
    for x, pad, player, corner in ((30, "A", "left", "red"), (590, "B", "right", "blue")):
        page.text(x, 340, f"pad {pad}", "head")
        page.text(x, 360, f"the {player} player,")
        page.text(x, 377, f"{corner} corner")
    page.text(LEFT - 18, HEIGHT - 26, "Knob: right is DOWN, left is UP. Small print: what the light shows.", "dim")
    return page.done()
