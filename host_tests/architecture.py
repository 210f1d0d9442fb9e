"""The rules of how modules are built and what they import, each a function from a module's tree to complaints.

A complaint is (line, words).
"""

import ast

# What each part of ringside may import, by the first parts of dotted names after `ringside.`.
# Imports run one way: app → games/*/ui → kit → engine. GAME means the part's own game: no
# game knows another.
GAME = "games.*"
PURE = ("engine", GAME + ".rules", GAME + ".tables")
LAYERS = {
    "engine": ("engine",),
    GAME + ".tables": (GAME + ".tables",),
    GAME + ".options": (GAME + ".tables",),
    GAME + ".rules": (*PURE, GAME + ".options"),
    GAME + ".venues": PURE,
    GAME + ".player": (*PURE, GAME + ".player", GAME + ".solution"),
    GAME + ".roster": PURE,
    GAME + ".solution": PURE,
    GAME + ".ui": (
        *PURE,
        GAME,
        GAME + ".options",
        GAME + ".venues",
        GAME + ".roster",
        GAME + ".ui",
        "kit",
        "loader",
        "settings",
    ),
    GAME: (),
    "games": (),
    "kit": ("engine", "kit", "loader", "settings"),
    "settings": ("engine", "loader", "settings_toml"),
    "settings_toml": (),
    "loader": (),
    "home": ("games", "kit", "loader"),
    "app": ("engine", "games", "home", "kit", "loader", "settings"),
}
CORE = (
    "engine",
    GAME + ".tables",
    GAME + ".rules",
    GAME + ".player",
    GAME + ".options",
    GAME + ".venues",
    GAME + ".roster",
    GAME + ".solution",
)  # these run on any interpreter
CORE_MODULES = {"struct", "array", "micropython"}
# Outside the core, but still no hardware: that is reached through the board's contract.
HOUSE_MODULES = CORE_MODULES | {
    *("asyncio", "binascii", "bitmaptools", "collections", "displayio", "gc", "json", "math"),
    *("os", "sys", "time", "traceback", "vectorio"),
}


def part(dotted):
    """The part that a module of ringside belongs to, `games.*.rules`, and its game, or ""."""
    parts = dotted.split(".")
    if parts[0] != "games" or len(parts) < 2:
        return parts[0], ""
    return ".".join(["games.*", *parts[2:3]]), parts[1]


def imported(tree):
    """(line, dotted name) of everything a module imports, as far down as it is named."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            for name in node.names:
                yield node.lineno, "." * node.level + (node.module or "") + "." + name.name


def imports(dotted, tree):
    """The module `ringside.<dotted>` keeps to what its part may import."""
    layer, game = part(dotted)
    for line, name in imported(tree):
        top, _, rest = name.partition(".")
        if top == "ringside":
            allowed = [one.replace(GAME, f"games.{game}") for one in LAYERS[layer]]
            if not any(rest == one or (one != "games" and rest.startswith(one + ".")) for one in allowed):
                yield line, f"{layer} may not import {name}"
        elif top == "parts" and layer == "app":  # the board: everybody else has it from there
            continue
        elif top not in (CORE_MODULES if layer in CORE else HOUSE_MODULES):
            yield line, f"{layer} may not import {name}"


def no_tests(tree):
    """A tool does without the tests."""
    for line, name in imported(tree):
        if name.partition(".")[0] == "host_tests":
            yield line, f"tools may not import {name}"


def no_test_modules(tree):
    """What tests share lies in modules that are none."""
    for line, name in imported(tree):
        parts = name.split(".")
        if parts[0] == "host_tests" and any(part.startswith("test_") for part in parts):
            yield line, f"{name} is of a test: put what is shared into a module that is none"


def nothing_built(tree):
    """Modules have only constants, definitions and imports at the top level."""
    for node in tree.body:
        yield from _statement(node)


def _statement(node):
    if isinstance(node, (ast.Import, ast.ImportFrom)) or _is_docstring(node):
        return
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        for value in [*node.args.defaults, *node.args.kw_defaults]:
            if value is not None and not _is_constant(value):
                yield value.lineno, f"the default of {node.name} is built at import"
        for decorator in node.decorator_list:
            if ast.unparse(decorator) not in ("property", "classmethod", "staticmethod"):
                yield decorator.lineno, f"{ast.unparse(decorator)} runs at import"
    elif isinstance(node, ast.ClassDef):
        for decorator in node.decorator_list:
            yield decorator.lineno, f"{ast.unparse(decorator)} runs at import"
        for inner in node.body:
            yield from _statement(inner)
    elif isinstance(node, ast.Assign):
        if not _is_constant(node.value):
            yield node.lineno, f"{ast.unparse(node.targets[0])} is built at import"
    elif not isinstance(node, ast.Pass):
        yield node.lineno, f"{type(node).__name__} at module level"


def _is_docstring(node):
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _is_constant(node):
    """Literals, names (a module's, too), tuples of them, and const() of a sum of numbers."""
    if isinstance(node, ast.Tuple):
        return all(map(_is_constant, node.elts))
    if isinstance(node, ast.Call):
        return ast.unparse(node.func) == "const" and len(node.args) == 1 and not node.keywords and _is_sum(node.args[0])
    return isinstance(node, ast.Constant) or _is_name(node) or _is_sum(node)


def _is_name(node):
    return isinstance(node, ast.Name) or isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)


def _is_sum(node):
    if isinstance(node, ast.BinOp):
        return _is_sum(node.left) and _is_sum(node.right)
    if isinstance(node, ast.UnaryOp):
        return _is_sum(node.operand)
    return _is_name(node) or isinstance(node, ast.Constant) and isinstance(node.value, int)


def const_is_constant(tree):
    """const() of an imported name is a syntax error on a board, which knows its value too late."""
    own = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "const"
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "const":
            for inner in ast.walk(node.args[0]):
                if isinstance(inner, ast.Name) and inner.id not in own:
                    yield inner.lineno, f"const() of {inner.id}, which is no const of this module"


def docstrings(tree):
    """The module and every public class, function and method says what it is."""
    if ast.get_docstring(tree) is None:
        yield 1, "the module has no docstring"
    yield from _undocumented(tree.body)


def _undocumented(body):
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and not node.name.startswith("_"):
            if ast.get_docstring(node) is None:
                yield node.lineno, f"{node.name} has no docstring"
            if isinstance(node, ast.ClassDef):
                yield from _undocumented(node.body)
