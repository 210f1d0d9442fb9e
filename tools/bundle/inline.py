"""Put constants where they are used, and drop their names.

MicroPython's `const` stops at a module's edge. On a board each other module-level name costs a
slot in its module, the name itself, which stays on the heap for good, and code that looks it up:
40 KB in all, of about 170. So where a module of ours says `words.MENU` or `BARS`, the text or number
itself is put there, `len(NAMES)` becomes its value, and an assignment or an import that nothing
needs any more becomes an empty line. That is all: no name changes, no function moves, and every line
keeps its number, so a traceback on the board fits the source.

A constant is what a module assigns once, at its top level, to a name in capitals: a number, text,
bytes or a tuple of such, or a sum of constants. It keeps its name wherever code may ask
for it in a way that is not seen here, `options.SETUP` or an import within a function.
"""

import ast
import operator
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeGuard

_PACKAGE = "ringside"
_OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.LShift: operator.lshift,
    ast.BitOr: operator.or_,
}

Value = int | str | bytes | tuple
Meant = tuple[str, str]  # a constant: its module and its name there


@dataclass
class _Module:
    name: str
    source: bytes
    tree: ast.Module
    constants: dict[str, tuple[Value, ast.Assign]] = field(default_factory=dict)
    modules: dict[str, str] = field(default_factory=dict)  # local name: the module of ours that it is
    imported: dict[str, Meant] = field(default_factory=dict)  # local name: what of ours it may be
    bound: set[str] = field(default_factory=set)  # names that anything else in the module binds

    @property
    def is_ours(self) -> bool:
        """Whether it belongs to the package; the board's own modules are left as they are."""
        return self.name.split(".")[0] == _PACKAGE


def inline(sources: dict[str, bytes]) -> dict[str, bytes]:
    """The sources, {"ringside/app.py": bytes}, with their constants inlined."""
    modules: dict[str, _Module] = {}
    for path, source in sources.items():
        name = path[: -len(".py")].replace("/", ".").removesuffix(".__init__")
        modules[name] = _Module(name, source, ast.parse(source))
    for module in modules.values():
        _read_names(module, modules)
    while any([_read_constants(module, modules) for module in modules.values()]):
        pass  # one may be a sum of others, found in this pass
    kept, uses = _count(modules)
    return {
        path: _rewrite(module, modules, kept, uses) if module.is_ours else module.source
        for path, module in zip(sources, modules.values(), strict=True)
    }


def _read_names(module: _Module, modules: dict[str, _Module]) -> None:
    """Resolve the names of a module."""
    top: set[ast.AST] = set()  # nodes that bind a name which may be followed
    assigned = {name: node.targets[0] for name, node in reversed([*_assignments(module)])}
    top.update(assigned.values())  # a second assignment makes it no constant
    for node in module.tree.body:
        if _is_of_ours(node):
            top.add(node)
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in modules:
                    module.modules[alias.asname or alias.name] = whole
                else:
                    module.imported[alias.asname or alias.name] = (node.module or "", alias.name)
    for inner in ast.walk(module.tree):
        if inner not in top:
            module.bound.update(_binds(inner))
    module.bound.update(assigned.keys() & (module.modules.keys() | module.imported.keys()))


def _assignments(module: _Module) -> Iterator[tuple[str, ast.Assign]]:
    """The statements of a module that do no more than assign something to a name in capitals."""
    for node in module.tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name.isupper():
                yield name, node


def _is_of_ours(node: ast.AST) -> TypeGuard[ast.ImportFrom]:
    """Whether it imports from the package."""
    return isinstance(node, ast.ImportFrom) and not node.level and (node.module or "").split(".")[0] == _PACKAGE


def _binds(node: ast.AST) -> list[str]:
    """The names that a node by itself binds."""
    if isinstance(node, ast.Name):
        return [] if isinstance(node.ctx, ast.Load) else [node.id]
    if isinstance(node, ast.arg):
        return [node.arg]
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.ExceptHandler):
        return [node.name] if node.name else []
    if isinstance(node, ast.Import | ast.ImportFrom):
        return [alias.asname or alias.name.split(".")[0] for alias in node.names]
    return list(node.names) if isinstance(node, ast.Global | ast.Nonlocal) else []


def _read_constants(module: _Module, modules: dict[str, _Module]) -> bool:
    """Find a module's constants; whether there was a new one."""
    before = len(module.constants)
    for name, node in _assignments(module):
        if name not in module.constants and name not in module.bound:
            value = _value(module, node.value, modules)
            if value is not None:
                module.constants[name] = (value, node)
    return len(module.constants) > before


def _value(module: _Module, node: ast.expr, modules: dict[str, _Module]) -> Value | None:
    """What the right side of a constant comes to, or None."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "const" and node.args:
        node = node.args[0]
    try:
        literal = ast.literal_eval(node)
    except (ValueError, TypeError):
        return _sum(module, node, modules)
    return literal if isinstance(literal, Value) and not isinstance(literal, bool) else None


def _sum(module: _Module, node: ast.expr, modules: dict[str, _Module]) -> int | None:
    """The number that constants come to, as `CARD + deck.RING`, or None."""
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        left = _sum(module, node.left, modules)
        right = _sum(module, node.right, modules)
        return None if left is None or right is None else _OPERATORS[type(node.op)](left, right)
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    meant = _meant(module, node, modules)
    value = meant and modules[meant[0]].constants[meant[1]][0]
    return value if isinstance(value, int) else None


def _meant(module: _Module, node: ast.AST, modules: dict[str, _Module]) -> Meant | None:
    """The constant value of an expression, or None."""
    found = None
    if not isinstance(getattr(node, "ctx", None), ast.Load):
        return None
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        if node.value.id not in module.bound:
            found = module.modules.get(node.value.id, ""), node.attr
    elif isinstance(node, ast.Name) and node.id not in module.bound:
        found = (module.name, node.id) if node.id in module.constants else module.imported.get(node.id)
    return found if found and found[0] in modules and found[1] in modules[found[0]].constants else None


def _measured(module: _Module, node: ast.AST, modules: dict[str, _Module]) -> tuple[ast.expr, int] | None:
    """The constant in `len(CONSTANT)` and its length, or None."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len" and node.args:
        meant = _meant(module, node.args[0], modules)
        value = meant and modules[meant[0]].constants[meant[1]][0]
        return (node.args[0], len(value)) if meant and isinstance(value, str | bytes | tuple) else None
    return None


def _count(modules: dict[str, _Module]) -> tuple[set[str], Counter[Meant]]:
    """The names that must stay, since they are asked of what may be any module; each constant's uses."""
    kept: set[str] = set()
    uses: Counter[Meant] = Counter()
    for module in modules.values():
        measured: set[ast.AST] = set()
        loaded = {node.id for node in ast.walk(module.tree) if isinstance(node, ast.Name)}
        for node in ast.walk(module.tree):
            found = _measured(module, node, modules)
            if found and module.is_ours:
                measured.add(found[0])
            if node in measured:
                continue
            meant = _meant(module, node, modules)
            if meant is not None:
                uses[meant] += 1
                if not module.is_ours:
                    kept.add(meant[1])
            elif isinstance(node, ast.Attribute):
                kept.add(node.attr)
            elif isinstance(node, ast.ImportFrom):
                seen = node in module.tree.body and _is_of_ours(node)
                kept.update(
                    alias.name
                    for alias in node.names
                    if not seen or (local := alias.asname or alias.name) in module.bound or local not in loaded
                )
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr":
                kept.update(a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
    return kept, uses


def _rewrite(module: _Module, modules: dict[str, _Module], kept: set[str], uses: Counter[Meant]) -> bytes:
    """A module's source with each of its constants' uses replaced."""

    def goes(meant: Meant) -> bool:
        """Whether a constant is put where it is used: where it would be made more than once it is not."""
        return isinstance(modules[meant[0]].constants[meant[1]][0], int | str) or uses[meant] < 2

    edits: dict[ast.stmt | ast.expr, str] = {}
    gone: set[ast.AST] = set()  # what is inside those
    for name, (_, assignment) in module.constants.items():
        if name not in kept and goes((module.name, name)):
            edits[assignment] = ""
            gone.update(ast.walk(assignment))
    before = {node.id for node in ast.walk(module.tree) if isinstance(node, ast.Name)}
    after = set()
    for node in ast.walk(module.tree):
        if node in gone:
            continue
        meant = _meant(module, node, modules)
        measured = _measured(module, node, modules)
        if measured and isinstance(node, ast.expr):
            edits[node] = str(measured[1])
            gone.update(ast.walk(node))
        elif meant and isinstance(node, ast.expr) and goes(meant):
            value = modules[meant[0]].constants[meant[1]][0]
            edits[node] = f"({value!r})" if isinstance(value, int) and value < 0 else repr(value)
            gone.update(ast.walk(node))
        elif isinstance(node, ast.Name):
            after.add(node.id)
    for line in module.tree.body:
        if isinstance(line, ast.ImportFrom) and (_is_of_ours(line) or line.module == "micropython"):
            names = [one for one in line.names if (one.asname or one.name) not in before - after]
            if len(names) < len(line.names):
                edits[line] = f"from {line.module} import {', '.join(map(ast.unparse, names))}" if names else ""
    return _apply(module.source, edits)


def _apply(source: bytes, edits: dict[ast.stmt | ast.expr, str]) -> bytes:
    """Replace the nodes' text from the end on; lines stay where they are."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    spans = [
        (starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + (node.end_col_offset or 0), text)
        for node, text in edits.items()
        if node.end_lineno
    ]
    for start, end, text in sorted(spans, reverse=True):
        lines = source[start:end].count(b"\n")
        source = source[:start] + text.encode() + b"\n" * lines + source[end:]
    return source
