"""Put constants where they are used, and drop their names: for the board's small memory.

On the board a module-level name costs far more than what it stands for: a slot in the
module, the name itself, and the code that looks it up. So where one of our modules says
`words.MENU` or `BARS`, the text or number goes in instead, and a module of constants only
is not even loaded. Line numbers stay as they are, so a traceback still fits the source.
"""

import ast
import operator
from dataclasses import dataclass, field

_PACKAGE = "ringside"
_OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.LShift: operator.lshift,
    ast.BitOr: operator.or_,
}


@dataclass
class _Module:
    name: str
    source: bytes
    tree: ast.Module
    constants: dict = field(default_factory=dict)  # name: (value, the assignment)
    aliases: dict = field(default_factory=dict)  # local name: module
    imported: dict = field(default_factory=dict)  # local name: (module, name there)
    bound: set = field(default_factory=set)  # names that functions or a second assignment bind


def inline(sources):
    """The sources, {"ringside/app.py": bytes}, with their constants inlined."""
    modules = {}
    for path, source in sources.items():
        name = path[: -len(".py")].replace("/", ".").removesuffix(".__init__")
        modules[name] = _Module(name, source, ast.parse(source))
    for module in modules.values():
        _read(module, modules)
    while any([_fold(module, modules) for module in modules.values()]):
        pass
    kept, uses = _keep(modules)
    fresh = {}
    for (path, source), module in zip(sources.items(), modules.values(), strict=True):
        fresh[path] = _rewrite(module, modules, kept, uses) if module.name.startswith(_PACKAGE) else source
    return fresh


def _read(module, modules):
    """Find a module's constants, and what its names stand for."""
    for node in module.tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            value = _literal(node.value)
            name = node.targets[0].id
            if value is not None and name.isupper() and name not in module.constants:
                module.constants[name] = (value, node)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(_PACKAGE):
            for alias in node.names:
                local = alias.asname or alias.name
                if f"{node.module}.{alias.name}" in modules:
                    module.aliases[local] = f"{node.module}.{alias.name}"
                else:
                    module.imported[local] = (node.module, alias.name)
    own = {id(node.targets[0]) for _, node in module.constants.values()}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store | ast.Del) and id(node) not in own:
            module.bound.add(node.id)
        elif isinstance(node, ast.arg):
            module.bound.add(node.arg)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            module.bound.add(node.name)
        elif isinstance(node, ast.Global):
            module.bound.update(node.names)


def _fold(module, modules):
    """Reckon the constants that are made of others, as `CARD + deck.RING`; whether any was found."""
    before = len(module.constants)
    for node in module.tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name.isupper() and name not in module.constants:
                value = _reckon(module, _bare(node.value), modules)
                if value is not None:
                    module.constants[name] = (value, node)
                    module.bound.discard(name)
    return len(module.constants) > before


def _reckon(module, node, modules):
    """The number that an expression of constants comes to, or None."""
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        left = _reckon(module, node.left, modules)
        right = _reckon(module, node.right, modules)
        return None if left is None or right is None else _OPERATORS[type(node.op)](left, right)
    meant = _meant(module, node, modules)
    value = modules[meant[0]].constants[meant[1]][0] if meant else _literal(node)
    return value if isinstance(value, int) else None


def _bare(node):
    """What const() is put around."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "const" and node.args:
        return node.args[0]
    return node


def _literal(node):
    """The value of a constant's right side, or None."""
    node = _bare(node)
    try:
        value = ast.literal_eval(node)
    except (ValueError, TypeError):
        return None
    return value if isinstance(value, int | str | bytes | tuple) and not isinstance(value, bool) else None


def _meant(module, node, modules):
    """The (module, name) of the constant that an expression stands for, or None."""
    found = None
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and isinstance(node.ctx, ast.Load):
        alias = node.value.id
        if alias in module.aliases and alias not in module.bound:
            found = (module.aliases[alias], node.attr)
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in module.bound:
        found = (module.name, node.id) if node.id in module.constants else module.imported.get(node.id)
    if found is None or found[0] not in modules or found[1] not in modules[found[0]].constants:
        return None
    return None if found[1] in modules[found[0]].bound else found


def _measured(module, node, modules):
    """The constant of a `len(CONSTANT)` and its length, or None."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len" and node.args:
        meant = _meant(module, node.args[0], modules)
        value = modules[meant[0]].constants[meant[1]][0] if meant else 0
        return None if isinstance(value, int) else (node.args[0], len(value))
    return None


def _keep(modules):
    """Attribute names that are asked of what may be any module; and how often each constant is used."""
    kept: set[str] = set()
    uses: dict = {}
    for module in modules.values():
        ours = module.name.startswith(_PACKAGE)
        measured: set[int] = set()
        for node in ast.walk(module.tree):
            meant = _meant(module, node, modules)
            found = _measured(module, node, modules) if ours else None
            if found:
                measured.add(id(found[0]))
            elif id(node) in measured:
                continue
            elif meant is not None:
                uses[meant] = uses.get(meant, 0) + 1
                if not ours:
                    kept.add(meant[1])
            elif isinstance(node, ast.Attribute):
                kept.add(node.attr)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr":
                kept.update(a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
    return kept, uses


def _rewrite(module, modules, kept, uses):
    """A module's source with each of its constants' uses replaced."""
    edits = []
    loads = []  # names that are looked up
    inside: set[int] = set()

    def goes(meant):
        value = modules[meant[0]].constants[meant[1]][0]
        return isinstance(value, int | str) or uses[meant] == 1

    for node in ast.walk(module.tree):
        if id(node) in inside:
            continue
        meant = _meant(module, node, modules)
        measured = _measured(module, node, modules)
        if measured:
            edits.append((node, str(measured[1])))
            inside.update(id(child) for child in ast.walk(node))
        elif meant is not None and goes(meant):
            value = modules[meant[0]].constants[meant[1]][0]
            text = f"({value!r})" if isinstance(value, int) and value < 0 else repr(value)
            edits.append((node, text))
            inside.update(id(child) for child in ast.walk(node))
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            loads.append(node)
    for name, (_, node) in module.constants.items():
        meant = (module.name, name)
        if name not in kept and name not in module.bound and (meant not in uses or goes(meant)):
            edits.append((node, ""))
            inside.update(id(child) for child in ast.walk(node))
    dropped = {id(child) for node, text in edits if not text for child in ast.walk(node)}
    edits = [(node, text) for node, text in edits if not (text and id(node) in dropped)]
    needed = {node.id for node in loads if id(node) not in dropped}
    for node in module.tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith((_PACKAGE, "micropython")):
            names = [alias for alias in node.names if (alias.asname or alias.name) in needed]
            if len(names) < len(node.names):
                edits.append((node, f"from {node.module} import {', '.join(map(ast.unparse, names))}" if names else ""))
    return _apply(module.source, edits)


def _apply(source, edits):
    """Replace the nodes' text from the end on; lines stay where they are."""
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    spans = [
        (starts[n.lineno - 1] + n.col_offset, starts[n.end_lineno - 1] + n.end_col_offset, text) for n, text in edits
    ]
    for start, end, text in sorted(spans, reverse=True):
        gone = source[start:end].count(b"\n")
        source = source[:start] + text.encode() + b"\n" * gone + source[end:]
    return source
