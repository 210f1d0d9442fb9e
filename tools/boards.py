"""The boards that run CircuitPython: what their folders tell the tools.

The pins are read from parts.py's text, since only a board can import it; board.toml beside
it holds what the firmware need not know: the ids in boot_out.txt, and the parts to buy.
"""

import ast
import importlib.metadata
import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.errors import UserError

ROOT = Path(__file__).resolve().parent.parent
BOARDS = ROOT / "boards"
SHARED = BOARDS / "circuitpython"  # modules that are copied beside parts.py on every board
BUILD = ROOT / "build"


@dataclass(frozen=True)
class Board:
    """A board's folder. ids: as boot_out.txt has them. description: all of board.toml."""

    name: str
    folder: Path
    title: str
    ids: tuple[str, ...]
    description: dict

    @property
    def modules(self) -> list[Path]:
        """The modules that go beside code.py."""
        return [self.folder / "parts.py", *sorted(path for path in SHARED.glob("*.py") if path.stem != "__init__")]


def names() -> list[str]:
    """The boards there are."""
    return sorted(path.parent.name for path in BOARDS.glob("*/board.toml"))


def find(name: str | None) -> Board:
    """A board by its name; UserError if there is none."""
    if name not in names():
        whose = "Which board?" if not name else f"There is no board {name}."
        raise UserError(f"{whose} Name one with BOARD=…: {', '.join(names())}")
    folder = BOARDS / name
    description = tomllib.loads((folder / "board.toml").read_text())
    return Board(name, folder, description["title"], tuple(description["ids"]), description)


def pins(board: Board) -> dict[str, tuple[str, ...]]:
    """The pins of parts.py by the name of their part, in its order: {"PAD_A": ("GP6", …)}."""
    found: dict[str, tuple[str, ...]] = {}
    for node in ast.parse((board.folder / "parts.py").read_text()).body:
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            continue
        values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
        used = tuple(pin.attr for pin in values if isinstance(pin, ast.Attribute) and _name(pin.value) == "pins")
        if used and len(used) == len(values):
            found[node.targets[0].id] = used
    return found


def _name(node: ast.AST) -> str | None:
    return node.id if isinstance(node, ast.Name) else None


def definition(board_id: str) -> Path:
    """What circuitpython-stubs says of a board: its pins and its built-in modules."""
    files = importlib.metadata.files("circuitpython-stubs") or []
    wanted = f"board_definitions/{board_id}/__init__.pyi"
    for file in files:
        if file.as_posix() == wanted:
            return Path(str(file.locate()))
    raise UserError(f"circuitpython-stubs knows no board {board_id}.")


def known_pins(board_id: str) -> set[str]:
    """The names that a board's module `board` has for its pins."""
    tree = ast.parse(definition(board_id).read_text())
    return {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) == "microcontroller.Pin"
    }


def built_in(board_id: str) -> set[str]:
    """The modules that CircuitPython holds on a board."""
    docstring = ast.get_docstring(ast.parse(definition(board_id).read_text())) or ""
    line = next(line for line in docstring.splitlines() if "Included modules:" in line)
    listed = {name.strip().split(".")[0].split(" ")[0] for name in line.split(":", 1)[1].split(",")}
    return listed | {"gc", "micropython"}  # in every build, and listed in none


def read_version() -> str:
    """Ringside's version."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]


def zones(board: Board) -> bytes:
    """The zones of a board that has one layout of lights (their order is in boards/README.md)."""
    for node in ast.parse((board.folder / "parts.py").read_text()).body:
        if isinstance(node, ast.Assign) and _name(node.targets[0]) == "_ZONES":
            expression = ast.Expression(node.value)
            return bytes(eval(compile(expression, "parts.py", "eval"), {"__builtins__": {}, "bytes": bytes}))
    raise UserError(f"{board.name}: parts.py has no _ZONES")
