"""Put modules that are always loaded together into one: for the board's small memory.

On the board each module costs an object, a table of its names, and a slot in that table for
every function that it takes from another one. So what is split by ideas in the source, for
people, is one module on the drive. Names get those of their modules behind them, and an
underscore in front if nobody else uses them, so that `shorten` may call them anything.
"""

import ast
from dataclasses import dataclass, field

# Where each group goes, and what goes there: every module of the package, or those named.
GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = ()


@dataclass
class _Member:
    name: str
    tree: ast.Module
    tops: set = field(default_factory=set)  # names that stand at module level
    modules: dict = field(default_factory=dict)  # local name: the module of ours that it stands for
    imported: dict = field(default_factory=dict)  # local name: (module, name there)


def link(sources: dict[str, bytes]) -> dict[str, bytes]:
    """The sources, {"ringside/app.py": bytes}, with each group as one module."""
    for target, parts in GROUPS:
        sources = _link(sources, target, parts)
    return sources


def _path(name: str, sources) -> str:
    path = name.replace(".", "/")
    return path + ".py" if path + ".py" in sources else path + "/__init__.py"


def _link(sources, target, parts):
    inside = {
        name: path
        for path in sources
        for name in [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")]
        if name == target or (name in parts if parts else name.startswith(target + "."))
    }
    if not inside:
        return sources
    known = {path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in sources}
    members = {name: _read(name, sources[path], known) for name, path in inside.items()}
    others = {
        path: _read(path.removesuffix(".py"), data, known)
        for path, data in sources.items()
        if path not in inside.values() and path.endswith(".py")
    }
    asked = {meant for other in others.values() for meant in _asked(other, members)}
    fresh = {
        (name, top): _fresh(name, top, target, (name, top) in asked)
        for name, member in members.items()
        for top in member.tops
    }
    linked = dict(sources)
    for path in inside.values():
        del linked[path]
    for path, other in others.items():
        if _asked(other, members):
            linked[path] = ast.unparse(_Elsewhere(other, members, target, fresh).visit(other.tree)).encode() + b"\n"
    linked[_path(target, sources)] = _one(members, target, fresh)
    return linked


def _fresh(name, top, target, asked):
    if name == target:
        return top
    whole = f"{top}_of_{name.rsplit('.', 1)[1]}"
    # Never two underscores: those names are the language's own.
    return whole if asked else "_own" + whole if top.startswith("_") else "_" + whole


def _read(name, source, known):
    member = _Member(name, ast.parse(source))
    for node in member.tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            member.tops.add(node.name)
        elif isinstance(node, ast.Assign):
            member.tops.update(place.id for place in node.targets if isinstance(place, ast.Name))
    for inner in ast.walk(member.tree):
        if isinstance(inner, ast.ImportFrom) and inner.module:
            for alias in inner.names:
                whole = f"{inner.module}.{alias.name}"
                if whole in known:
                    member.modules[alias.asname or alias.name] = whole
                else:
                    member.imported[alias.asname or alias.name] = (inner.module, alias.name)
    return member


def _asked(other, members):
    """What a module outside asks of the members: (module, name)."""
    found = {meant for meant in other.imported.values() if meant[0] in members}
    for node in ast.walk(other.tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module = other.modules.get(node.value.id)
            if module in members:
                found.add((module, node.attr))
    return found


def _one(members, target, fresh):
    """The one module: imports, then each member behind those that it stands on."""
    imports: list[str] = []
    body: list[str] = []
    taken: dict[str, tuple[str, str]] = {}
    for name in _in_order(members, target):
        member = members[name]
        for local, meant in member.imported.items():
            if meant[0] not in members and taken.setdefault(local, meant) != meant:
                other = ".".join(taken[local])
                raise ValueError(f"{name} calls {'.'.join(meant)} {local}, as another module of its group does {other}")
        tree = _Inside(member, members, fresh).visit(member.tree)
        for node in tree.body:
            if isinstance(node, ast.Import | ast.ImportFrom):
                text = ast.unparse(node)
                if text not in imports:
                    imports.append(text)
            elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
                body.append(ast.unparse(node))
    return "\n".join(imports + body).encode() + b"\n"


def _in_order(members, target):
    order: list[str] = []

    def add(name):
        if name in order or name in waiting:
            return
        waiting.append(name)
        member = members[name]
        for needed in (*member.modules.values(), *(module for module, _ in member.imported.values())):
            if needed in members:
                add(needed)
        order.append(name)

    waiting: list[str] = []
    for name in (*sorted(set(members) - {target}), target):
        add(name)
    return order


class _Renamer(ast.NodeTransformer):
    """Renames what is looked up at module level; what a function binds itself stays its own."""

    def __init__(self, member):
        self.member = member
        self.own: list[set[str]] = []

    def meant(self, name):
        """The new name of a module-level one, or None."""
        raise NotImplementedError

    def visit_FunctionDef(self, node):
        if not self.own:
            node.name = self.meant(node.name) or node.name
        self.own.append(_bound(node))
        self.generic_visit(node)
        self.own.pop()
        return node

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node):
        if not self.own:
            node.name = self.meant(node.name) or node.name
        self.own.append(set())  # within, but a method's name is looked up through its object only
        self.generic_visit(node)
        self.own.pop()
        return node

    def visit_Lambda(self, node):
        self.own.append(_bound(node))
        self.generic_visit(node)
        self.own.pop()
        return node

    def visit_Name(self, node):
        if not any(node.id in own for own in self.own):
            node.id = self.meant(node.id) or node.id
        return node


class _Inside(_Renamer):
    """A member of the group: its names become those of the one module, its imports of other members go."""

    def __init__(self, member, members, fresh):
        super().__init__(member)
        self.members = members
        self.fresh = fresh

    def meant(self, name):
        if name in self.member.tops:
            return self.fresh[self.member.name, name]
        return self.fresh.get(self.member.imported.get(name, ("", "")))

    def visit_ImportFrom(self, node):
        left = [
            alias
            for alias in node.names
            if f"{node.module}.{alias.name}" not in self.members and node.module not in self.members
        ]
        if not left:
            return None if not self.own else ast.Pass()
        node.names = left
        return node

    def visit_Attribute(self, node):
        if isinstance(node.value, ast.Name) and self.member.modules.get(node.value.id) in self.members:
            return ast.Name(self.fresh[self.member.modules[node.value.id], node.attr], node.ctx)
        self.generic_visit(node)
        return node


class _Elsewhere(_Renamer):
    """A module outside: it finds the members' names in the one module."""

    def __init__(self, member, members, target, fresh):
        super().__init__(member)
        self.members = members
        self.target = target
        self.fresh = fresh

    def meant(self, name):
        return None

    def visit_ImportFrom(self, node):
        package, _, last = self.target.rpartition(".")
        fresh = []
        rest = []
        for alias in node.names:
            whole = f"{node.module}.{alias.name}"
            local = alias.asname or alias.name
            if whole in self.members:
                fresh.append(ast.ImportFrom(package, [ast.alias(last, None if local == last else local)], 0))
            elif node.module in self.members:
                there = self.fresh[node.module, alias.name]
                fresh.append(ast.ImportFrom(self.target, [ast.alias(there, None if local == there else local)], 0))
            else:
                rest.append(alias)
        if rest:
            node.names = rest
            fresh.append(node)
        return fresh

    def visit_Attribute(self, node):
        self.generic_visit(node)
        if isinstance(node.value, ast.Name):
            module = self.member.modules.get(node.value.id)
            if module in self.members:
                node.attr = self.fresh[module, node.attr]
        return node


def _bound(function):
    """What a function or lambda binds: its parameters, and what it sets and does not call global."""
    found = {arg.arg for arg in ast.walk(function.args) if isinstance(arg, ast.arg)}
    shared: set[str] = set()
    body = function.body if isinstance(function.body, list) else [function.body]
    for part in body:
        for node in ast.walk(part):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store | ast.Del):
                found.add(node.id)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found.add(node.name)
            elif isinstance(node, ast.Global):
                shared.update(node.names)
    return found - shared
