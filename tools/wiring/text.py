"""The tables of a board's README.md, between marks in it."""

import re
from collections.abc import Sequence
from pathlib import Path

from tools.boards import Board
from tools.errors import UserError
from tools.wiring import macropad_picture, pico


def fill(text: str, blocks: dict[str, str], path: Path) -> str:
    """The text with the part between `<!-- NAME: drawn -->` and `<!-- end -->` replaced."""
    for name, block in blocks.items():
        found = re.search(rf"<!-- {name}: [^\n]*-->\n(.*?)<!-- end -->", text, re.DOTALL)
        if not found:
            raise UserError(f"{path} has no place for {name}: <!-- {name}: made by make boards --> … <!-- end -->")
        text = text[: found.start(1)] + block + text[found.end(1) :]
    return text


def parts(board: Board) -> str:
    rows: list[tuple[str, ...]] = []
    for part in board.description["parts"]:
        rows.append((part["count"], part["what"], _current(part["plays"]), _current(part["most"]), part["note"]))
    total = [sum(part[key] for part in board.description["parts"]) for key in ("plays", "most")]
    rows.append(("", "all together", f"{total[0]} mA", f"{total[1]} mA", "a USB port gives 500 mA"))
    return _table(("how many", "what", "in play", "at most", ""), rows)


def _current(value: int) -> str:
    return f"{value} mA" if value else "–"


def pico_wires(board: Board) -> str:
    return _table(
        ("part", "terminal", "Pico", "pin"),
        [(wire.part, wire.terminal, wire.pin_name, str(wire.pin)) for wire in pico.wires(board)],
    )


def macropad_keys(board: Board) -> str:
    shows = macropad_picture.lights(board)
    rows: list[tuple[str, ...]] = [
        (f"KEY{number}", name, shows.get(number, "–")) for number, name in sorted(macropad_picture.keys(board).items())
    ]
    rows += [("knob turned left", "UP", ""), ("knob turned right", "DOWN", ""), ("knob pressed", "OK", "")]
    return _table(("key", "is", "its light shows"), rows)


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)
