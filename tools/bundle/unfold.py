"""Put a function that is called at one place there: for the board's small memory.

On the board a function costs an object, its code's heading and a slot in its module, some 80
bytes, before it does anything. For people it is an idea with a name; where only one place
calls it, its statements can as well stand there. So that it means the same:

- it is a plain function of a module, which nothing but this one call ever mentions;
- the call is a statement, what is assigned or returned, or what an `if` asks;
- its returns can be had as the last thing that each branch does;
- its names are its own: where the caller has the same ones, they get others.
"""

import ast
import copy
import itertools
from collections import Counter
from collections.abc import Sequence

_STAYS = (ast.Global, ast.Nonlocal, ast.Yield, ast.YieldFrom, ast.Await, ast.Lambda, ast.FunctionDef, ast.ClassDef)


class _Stays(Exception):
    """It cannot go to its caller."""


def unfold(sources: dict[str, bytes], kept: Sequence[str] = ()) -> dict[str, bytes]:
    """The sources, {"ringside/app.py": bytes}, with such functions put where they are called, but for those kept."""
    trees = {path: ast.parse(source) for path, source in sources.items()}
    said = Counter(name for tree in trees.values() for name in _said(tree))
    fresh = {}
    for path, tree in trees.items():
        changed = path not in kept and _unfold(tree, said)
        fresh[path] = ast.unparse(tree).encode() + b"\n" if changed else sources[path]
    return fresh


def _said(tree):
    """Every name and word that could mean a function."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _unfold(tree, said):
    """Whether anything changed in a module."""
    changed = False
    stay: set[str] = set()
    while True:
        for function in tree.body:
            if isinstance(function, ast.FunctionDef) and function.name not in stay and said[function.name] == 1:
                if _put(tree, function):
                    tree.body.remove(function)
                    changed = True
                    break
                stay.add(function.name)
        else:
            return changed


def _put(tree, function):
    """Put a function where it is called; whether it could be."""
    if not _may_go(function):
        return False
    for caller in _callers(tree):
        if caller is function:
            continue
        for statements in _blocks(caller):
            for at, statement in enumerate(statements):
                call = _call(statement, function.name)
                if call is not None:
                    try:
                        statements[at : at + 1] = _instead(statement, call, function, caller)
                    except _Stays:
                        return False
                    ast.fix_missing_locations(tree)
                    return True
    return False


def _callers(tree):
    """The functions of a module and its methods."""
    for node in tree.body:
        for inner in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                yield inner


def _may_go(function):
    given = function.args
    plain = not (given.vararg or given.kwarg or given.kwonlyargs or given.defaults or function.decorator_list)
    inside = itertools.chain.from_iterable(ast.walk(statement) for statement in function.body)
    return plain and not any(isinstance(node, _STAYS) for node in inside)


def _blocks(node):
    """Every list of statements in a function, but not those of functions within it."""
    for _, value in ast.iter_fields(node):
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            yield value
            for statement in value:
                if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                    yield from _blocks(statement)
        elif isinstance(value, list):
            for part in value:
                if isinstance(part, ast.ExceptHandler):
                    yield from _blocks(part)


def _call(statement, name):
    """The call of a function, where it stands by itself in a statement; or None."""
    value = getattr(statement, "value", None)
    if isinstance(statement, ast.If):
        value = statement.test
        if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not):
            value = value.operand
    elif not isinstance(statement, ast.Expr | ast.Assign | ast.Return):
        return None
    elif any(isinstance(node, ast.Call) for target in getattr(statement, "targets", []) for node in ast.walk(target)):
        return None  # the targets may have to stand in several branches
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == name:
        return None if value.keywords else value
    return None


def _instead(statement, call, function, caller):
    """The statements that do what the one with the call does."""
    parameters = [one.arg for one in function.args.args]
    if len(parameters) != len(call.args) or any(isinstance(one, ast.Starred) for one in call.args):
        raise _Stays
    body = copy.deepcopy(function.body)
    if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body.pop(0)
    bound = _bound(body) | set(parameters)
    meant = _names(function) - bound  # at module level
    if meant & (_bound(caller.body) | {one.arg for one in caller.args.args}):
        raise _Stays  # it is another thing there
    theirs = _names(caller) | meant
    changed = _bound(body)
    names: dict[str, ast.expr] = {}
    before: list[ast.stmt] = []
    for name, given in zip(parameters, call.args, strict=True):
        if isinstance(given, ast.Constant | ast.Name) and name not in changed:
            names[name] = given
        else:
            own = _fresh(name, theirs)
            names[name] = ast.Name(own)
            before.append(ast.Assign([ast.Name(own, ast.Store())], given))
    for name in sorted(bound - set(parameters)):
        names[name] = ast.Name(_fresh(name, theirs))
    body = [_Rename(names).visit(one) for one in body]
    if isinstance(statement, ast.Return):
        return before + body + ([] if _ends(body) else [ast.Return(None)])
    if isinstance(statement, ast.If):
        return before + _asked(statement, body, theirs)
    return before + _last(body, getattr(statement, "targets", [])) or [ast.Pass()]


def _asked(statement, body, theirs):
    """An `if` whose condition is what `body` returns."""
    if len(body) == 1 and isinstance(body[0], ast.Return) and body[0].value:
        asked = body.pop().value
    else:
        asked = ast.Name(_fresh("told", theirs), ast.Load())
        body = _last(body, [ast.Name(asked.id, ast.Store())])
    statement.test = ast.UnaryOp(ast.Not(), asked) if isinstance(statement.test, ast.UnaryOp) else asked
    return [*body, statement]


def _fresh(name, theirs):
    """A name that is nobody's; from now on theirs."""
    own = next(one for one in itertools.chain([name], (f"{name}_{n}" for n in itertools.count(2))) if one not in theirs)
    theirs.add(own)
    return own


def _names(node):
    found = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    return found | {one.arg for one in ast.walk(node) if isinstance(one, ast.arg)}


def _bound(statements):
    """What statements give a value to."""
    found = set()
    for node in itertools.chain.from_iterable(ast.walk(one) for one in statements):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name or isinstance(node, ast.Import | ast.ImportFrom):
            raise _Stays
    return found


class _Rename(ast.NodeTransformer):
    def __init__(self, names):
        self.names = names

    def visit_Name(self, node):
        instead = self.names.get(node.id)
        if instead is None:
            return node
        if isinstance(instead, ast.Constant):
            return copy.copy(instead)
        return ast.Name(instead.id, node.ctx)


def _last(body, targets):
    """The statements, a return of each branch told to `targets` as the last thing it does."""
    done: list[ast.stmt] = []
    for at, statement in enumerate(body):
        if isinstance(statement, ast.Return):
            return done + _tell(statement.value, targets)
        if not any(isinstance(node, ast.Return) for node in ast.walk(statement)):
            done.append(statement)
            continue
        if not isinstance(statement, ast.If):
            raise _Stays
        rest = body[at + 1 :]
        if _ends(statement.body):
            yes, no = statement.body, statement.orelse + rest
        elif _ends(statement.orelse):
            yes, no = statement.body + rest, statement.orelse
        else:
            raise _Stays
        yes = _last(yes, targets) or [ast.Pass()]
        return [*done, ast.If(statement.test, yes, _last(no, targets))]
    return done + (_tell(None, targets) if targets else [])


def _tell(value, targets):
    if targets:
        return [ast.Assign(copy.deepcopy(targets), value or ast.Constant(None))]
    if value is None or isinstance(value, ast.Constant | ast.Name):
        return []
    return [ast.Expr(value)]


def _ends(statements):
    """Whether statements always return."""
    last = statements[-1] if statements else None
    if isinstance(last, ast.If):
        return _ends(last.body) and _ends(last.orelse)
    return isinstance(last, ast.Return | ast.Raise)
