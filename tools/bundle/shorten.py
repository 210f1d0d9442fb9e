"""Give private names and parameters short ones, the same few everywhere: for the board's small memory.

CircuitPython keeps each name that a module brings along, once and for ever, and a board has
room for some hundred of them. What begins with an underscore is seen in its own module only,
and a parameter that nobody passes by its name in its own function only, so both can be called
anything. Lines stay where they are.
"""

import ast
import itertools
import string
from collections.abc import Iterator, Sequence

from tools.bundle.nickname import identifiers

_HOOKS = {"_transmit"}  # CircuitPython calls it by this name


def shorten(sources: dict[str, bytes], pool: Sequence[str] = ()) -> dict[str, bytes]:
    """The sources, {"ringside/app.py": bytes}, with such names shortened. pool: what to call private ones by first."""
    trees = {path: ast.parse(source) for path, source in sources.items()}
    kept = _HOOKS | _spoken(trees)
    return {path: _shorten(source, trees[path], kept, pool) for path, source in sources.items()}


def _is_private(name: str) -> bool:
    return name.startswith("_") and name != "_" and not name.startswith("__")


def _spoken(trees: dict[str, ast.Module]) -> set[str]:
    """Names that are used beyond their own module, or by text, or to pass an argument."""
    kept: set[str] = set()
    classes = {node.name: node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    for tree in trees.values():
        own = _own(tree)
        local = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg:
                kept.add(node.arg)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
                kept.add(node.value)
            elif isinstance(node, ast.alias):
                kept.update(node.name.split("."))
            elif isinstance(node, ast.Attribute) and _is_private(node.attr) and node.attr not in own:
                kept.add(node.attr)
            elif isinstance(node, ast.ClassDef):
                for base in node.bases:
                    name = base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", None)
                    if name in classes and name not in local:
                        kept |= _own(classes[name])  # a class that another module builds on
    return kept


def _own(tree: ast.AST) -> set[str]:
    """The private names that are made here."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
    return {name for name in found if _is_private(name)}


def _shorts(prefix: str, taken: set[str]) -> Iterator[str]:
    """Short names that are not taken: a to z, then aa and so on."""
    for n in itertools.count(1):
        for letters in itertools.product(string.ascii_lowercase, repeat=n):
            name = prefix + "".join(letters)
            if name not in taken and name not in ("as", "if", "in", "is", "or"):
                yield name


def _names(tree: ast.AST) -> set[str]:
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    found |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    return found | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def _shorten(source: bytes, tree: ast.Module, kept: set[str], pool: Sequence[str]) -> bytes:
    if any(isinstance(node, ast.JoinedStr) for node in ast.walk(tree)):
        return source  # where names stand in an f-string is not told
    taken = identifiers(tree)
    fresh = itertools.chain((name for name in pool if name not in taken), _shorts("_", taken))
    renamed = {name: next(fresh) for name in sorted(_own(tree) - kept)}
    edits: dict[tuple[int, int], tuple[str, str]] = {}
    _rename(tree, renamed, edits, source.splitlines())
    for node in tree.body:
        functions = [node] if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else []
        if isinstance(node, ast.ClassDef):
            functions = [one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
        for function in functions:
            _rename_parameters(function, kept | set(renamed), tree, edits)
    return _apply(source, edits)


def _rename(tree, renamed, edits, lines):
    """Note where private names stand."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in renamed:
            edits[node.lineno, node.col_offset] = (node.id, renamed[node.id])
        elif isinstance(node, ast.arg) and node.arg in renamed:
            edits[node.lineno, node.col_offset] = (node.arg, renamed[node.arg])
        elif isinstance(node, ast.Attribute) and node.attr in renamed:
            edits[node.end_lineno or 0, (node.end_col_offset or 0) - len(node.attr)] = (node.attr, renamed[node.attr])
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.name in renamed:
            at = lines[node.lineno - 1].index(node.name.encode(), node.col_offset + 4)
            edits[node.lineno, at] = (node.name, renamed[node.name])


def _rename_parameters(function, kept, tree, edits):
    """Note where the parameters of a function stand, in it and in what is nested in it."""
    given = function.args
    taken = _names(function) | {one.id for one in ast.walk(tree) if isinstance(one, ast.Name)} | kept
    fresh = _shorts("", taken)
    bound = {name for node in ast.walk(function) if isinstance(node, ast.Global | ast.Nonlocal) for name in node.names}
    parameters = [one.arg for one in given.posonlyargs + given.args + given.kwonlyargs]
    names = [name for name in parameters if name not in ("self", "cls") and name not in kept | bound and len(name) > 1]
    renamed = {name: next(fresh) for name in names}
    outside = [*function.decorator_list, *given.defaults, *[one for one in given.kw_defaults if one]]
    skipped = {id(child) for node in outside for child in ast.walk(node)}
    for node in ast.walk(function):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Name) and node.id in renamed:
            edits[node.lineno, node.col_offset] = (node.id, renamed[node.id])
        elif isinstance(node, ast.arg) and node.arg in renamed:
            edits[node.lineno, node.col_offset] = (node.arg, renamed[node.arg])


def _apply(source, edits):
    lines = source.splitlines(keepends=True)
    for (line, column), (old, new) in sorted(edits.items(), reverse=True):
        text = lines[line - 1]
        assert text[column : column + len(old)] == old.encode(), (text, column, old)
        lines[line - 1] = text[:column] + new.encode() + text[column + len(old) :]
    return b"".join(lines)
