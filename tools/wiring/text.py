"""The tables of a board's README.md, between marks in it."""

import re
from pathlib import Path

from tools.boards import Board, Trouble
from tools.wiring import macropad_picture, pico


def fill(text: str, blocks: dict[str, str], path: Path) -> str:
    """The text with what stands between `<!-- NAME: drawn -->` and `<!-- end -->` made anew."""
    for name, block in blocks.items():
        marked = re.compile(rf"(<!-- {name}: [^\n]*-->\n).*?(<!-- end -->)", re.DOTALL)
        if not marked.search(text):
            raise Trouble(f"{path} has no place for {name}: <!-- {name}: made by make boards --> … <!-- end -->")
        text = marked.sub(lambda match, block=block: match[1] + block + match[2], text)
    return text


def parts(board: Board) -> str:
    rows = [
        (p["count"], p["what"], _milliamperes(p["plays"]), _milliamperes(p["most"]), p["note"])
        for p in board.told["parts"]
    ]
    total = [sum(part[key] for part in board.told["parts"]) for key in ("plays", "most")]
    rows.append(("", "all together", f"{total[0]} mA", f"{total[1]} mA", "a USB port gives 500 mA"))
    return _table(("how many", "what", "in play", "at most", ""), rows)


def _milliamperes(value: int) -> str:
    return f"{value} mA" if value else "–"


def pico_wires(board: Board) -> str:
    return _table(
        ("part", "terminal", "Pico", "pin"),
        [(wire.part, wire.terminal, wire.pin_name, str(wire.pin)) for wire in pico.wires(board)],
    )


def macropad_keys(board: Board) -> str:
    shows = macropad_picture.lights(board)
    rows = [
        (f"KEY{number}", name, shows.get(number, "–")) for number, name in sorted(macropad_picture.keys(board).items())
    ]
    rows += [("knob turned left", "UP", ""), ("knob turned right", "DOWN", ""), ("knob pressed", "OK", "")]
    return _table(("key", "is", "its light shows"), rows)


def _table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)
