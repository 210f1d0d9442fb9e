"""Call what is ours alone by names that CircuitPython knows anyway: for the board's small memory.

Every name that a module brings along stays on the board's heap for good, in a table that
doubles when it is full; a name that the firmware itself knows costs nothing. So each public
name of ours that nobody outside uses gets another one, the same everywhere, out of what
CircuitPython's built-in modules call their parts; what `shorten` renames is called so, too.
Names that stand in a text, as for `lend` and `getattr`, that a library, a built-in module or
a file of source uses, or that are a module's own, stay.
"""

import ast
import builtins
import importlib.metadata
import itertools
import keyword
import re
import string
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from tools.boards import built_in

_WORD = re.compile(r"[A-Za-z_]\w*")
_TYPES = (str, bytes, bytearray, list, dict, tuple, set, int, float, object, memoryview, OSError, StopIteration)
# What CircuitPython keeps of classes that ours are built on is theirs.
_BASES = ("PixelBuf",)


def identifiers(tree: ast.AST) -> set[str]:
    """Every name in a module: looked up, defined, imported, a parameter or a keyword."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.keyword):
            found.add(node.arg or "")
        elif isinstance(node, ast.alias):
            found.update(node.name.split("."))
            found.add(node.asname or "")
    return found - {""}


@cache
def _stubs(board_ids: tuple[str, ...]) -> tuple[frozenset[str], tuple[str, ...]]:
    """(all names in the stubs of modules that are built in on all boards, those that are parts of the modules)."""
    modules = set.intersection(*(built_in(board_id) for board_id in board_ids))
    every: set[str] = set(modules)
    parts: set[str] = set()
    theirs: set[str] = set()
    for file in importlib.metadata.files("circuitpython-stubs") or []:
        top = file.parts[0].removesuffix("-stubs").removesuffix(".pyi")
        if file.suffix != ".pyi" or top not in modules:
            continue
        text = Path(str(file.locate())).read_text()
        try:
            tree = ast.parse(text)
        except SyntaxError:  # written for a newer Python than this
            every.update(_WORD.findall(text))
            continue
        every |= identifiers(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                members = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
                parts |= members | {node.name}
                theirs |= members if node.name in _BASES else set()
        parts |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    return frozenset(every), tuple(sorted(parts - theirs, key=lambda name: (len(name), name)))


def _known() -> set[str]:
    return set(dir(builtins)).union(*(dir(kind) for kind in _TYPES)) | set(keyword.kwlist)


def pool(sources: dict[str, bytes], board_ids: tuple[str, ...]) -> list[str]:
    """Names to call things by: known to CircuitPython on these boards, and used in none of the sources."""
    taken = _known().union(*(identifiers(ast.parse(source)) for source in sources.values()))
    taken |= {word for source in sources.values() for word in _spoken(ast.parse(source))}
    _, parts = _stubs(board_ids)
    return [name for name in parts if name not in taken and not name.startswith("_")]


def more(names: Iterable[str]) -> Iterator[str]:
    """These names, and then _aa, _ab and so on."""
    yield from names
    for n in itertools.count(2):
        for letters in itertools.product(string.ascii_lowercase, repeat=n):
            yield "_" + "".join(letters)


def _spoken(tree: ast.AST) -> set[str]:
    """Words in a module's texts, but for what only explains it."""
    told = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return {
        word
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
        for word in _WORD.findall(node.value)
    }


def _ours(tree: ast.AST) -> set[str]:
    """Public names that a module makes: functions, classes, attributes, names at module level."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
    if isinstance(tree, ast.Module):
        for node in tree.body:
            if isinstance(node, ast.Assign):
                found.update(place.id for place in node.targets if isinstance(place, ast.Name))
    return {name for name in found if not name.startswith("_")}


def nickname(
    sources: dict[str, bytes], as_source: Iterable[str], libraries: Iterable[bytes], board_ids: tuple[str, ...]
) -> dict[str, bytes]:
    """The sources, {"ringside/app.py": bytes}, with such names changed.

    as_source: paths of those that stay as they are. libraries: the sources of what else is on the drive.
    """
    outside = set(as_source)
    trees = {path: ast.parse(source) for path, source in sources.items()}
    every, _ = _stubs(board_ids)
    kept = _known() | every
    for path, tree in trees.items():
        kept.update(part.removesuffix(".py") for part in path.split("/"))
        kept |= identifiers(tree) if path in outside else _spoken(tree)
    for library in libraries:
        kept |= identifiers(ast.parse(library))
    ours = set().union(*(_ours(tree) for tree in trees.values())) - kept
    fresh = more(pool(sources, board_ids))
    renamed = {name: next(fresh) for name in sorted(ours)}
    return {
        path: source if path in outside else ast.unparse(_Renamer(renamed).visit(trees[path])).encode() + b"\n"
        for path, source in sources.items()
    }


class _Renamer(ast.NodeTransformer):
    """Renames wherever a name stands, so that what belonged together still does."""

    def __init__(self, renamed):
        self.renamed = renamed

    def _to(self, name):
        return self.renamed.get(name, name)

    def visit_Name(self, node):
        node.id = self._to(node.id)
        return node

    def visit_Attribute(self, node):
        self.generic_visit(node)
        node.attr = self._to(node.attr)
        return node

    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        node.name = self._to(node.name)
        return node

    visit_AsyncFunctionDef = visit_FunctionDef
    visit_ClassDef = visit_FunctionDef

    def visit_arg(self, node):
        node.arg = self._to(node.arg)
        return node

    def visit_keyword(self, node):
        self.generic_visit(node)
        node.arg = node.arg and self._to(node.arg)
        return node

    def visit_alias(self, node):
        if "." not in node.name:
            node.name = self._to(node.name)
        node.asname = node.asname and self._to(node.asname)
        return node

    def visit_Global(self, node):
        node.names = [self._to(name) for name in node.names]
        return node

    visit_Nonlocal = visit_Global
