"""The firmware keeps the rules of the house; and the rules themselves see what breaks them."""

import ast
import importlib
import warnings

import pytest

from host_tests import architecture
from host_tests.paths import FIRMWARE, HOST_TESTS, ROOT

MODULES = sorted(FIRMWARE.rglob("*.py"))
RINGSIDE = [path for path in MODULES if "ringside" in path.relative_to(FIRMWARE).parts[:1]]
LONG = 300
TOO_LONG = 320


def name(path):
    return str(path.relative_to(ROOT))


def dotted(path):
    """engine.codec, games.tko.rules, …; "" for the package itself."""
    return ".".join(path.relative_to(FIRMWARE / "ringside").with_suffix("").parts).removesuffix("__init__").rstrip(".")


def layer(path):
    """engine, games.*.rules, …, or "" for the package itself."""
    return architecture.part(dotted(path))[0]


def tree(path):
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def none(path, complaints):
    """Nothing is complained of."""
    assert not [f"{name(path)}:{line}: {words}" for line, words in complaints]


def test_there_is_something_to_look_at():
    assert {"engine", "kit", "games.*.rules", "games.*.ui"} <= {layer(path) for path in RINGSIDE}


@pytest.mark.parametrize("path", RINGSIDE, ids=name)
def test_imports_run_one_way(path):
    if not layer(path):
        assert not list(architecture.imported(tree(path)))
    else:
        assert layer(path) in architecture.LAYERS, f"{name(path)} is in no layer of the design"
        none(path, architecture.imports(dotted(path), tree(path)))


@pytest.mark.parametrize("path", [path for path in RINGSIDE if layer(path) in architecture.CORE], ids=name)
def test_nothing_is_built_at_import(path):
    none(path, architecture.nothing_built(tree(path)))


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_everything_public_has_a_docstring(path):
    none(path, architecture.docstrings(tree(path)))


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_const_is_constant_on_a_board(path):
    none(path, architecture.const_is_constant(tree(path)))


@pytest.mark.parametrize("path", RINGSIDE, ids=name)
def test_every_module_imports_under_cpython(path):
    dotted = ".".join(path.relative_to(FIRMWARE).with_suffix("").parts).removesuffix(".__init__")
    assert importlib.import_module(dotted).__doc__


def test_tools_do_without_the_tests():
    for path in (ROOT / "tools").rglob("*.py"):
        none(path, architecture.no_tests(tree(path)))


def test_no_test_imports_another():
    for path in HOST_TESTS.rglob("*.py"):
        none(path, architecture.no_test_modules(tree(path)))


def test_modules_are_short():
    for folder in (FIRMWARE, ROOT / "boards", ROOT / "tools", HOST_TESTS):
        for path in folder.rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            if text.startswith("# Made by tools.tables"):  # generated: their sources are checked instead
                continue
            lines = len(text.splitlines())
            assert lines <= TOO_LONG, f"{name(path)} has {lines} lines: split it along the rulebook's own headings"
            if lines > LONG:
                warnings.warn(f"{name(path)} has {lines} lines, over {LONG}", stacklevel=1)


# The rules themselves


@pytest.mark.parametrize(
    "module, line",
    [
        ("engine.referee", "from ringside.games import tko"),
        ("engine.referee", "import ringside.games.tko.tables"),
        ("engine.referee", "import os"),
        ("engine.referee", "def f():\n    import random"),
        ("games.tko.tables", "from ringside.engine.rng import draw"),
        ("games.tko.rules", "from ringside.games.tko.ui import words"),
        ("games.tko.rules", "from ringside import app"),
        ("games.tko.rules", "import time"),
        ("games.tko.rules", "from . import tables"),
        ("games.titlebout.player", "from ringside.kit import menu"),
        ("games.tko.ui.ring", "from ringside.games.titlebout import rules"),
        ("games.tko.ui.ring", "from ringside import app"),
        ("games.tko.ui.ring", "import board"),
        ("games.tko.ui.ring", "import microcontroller"),
        ("kit.menu", "from ringside.games.tko import rules"),
        ("kit.menu", "from ringside import app"),
        ("kit.stage", "import parts"),
        ("app", "import board"),
        ("settings", "from ringside.kit import keys"),
    ],
)
def test_a_wrong_import_is_seen(module, line):
    assert list(architecture.imports(module, ast.parse(line)))


def test_a_right_import_is_let_through():
    for module, line in (
        ("engine.rng", "from ringside.engine import codec\nimport struct, array\nfrom micropython import const"),
        ("games.tko.rules", "from ringside.engine.codec import NONE\nfrom ringside.games.tko.tables import BOXERS"),
        ("games.tko.ui.ring", "from ringside.games.tko import rules\nimport displayio, traceback"),
        ("app", "from ringside import games\nimport ringside.kit.menu, parts, asyncio"),
    ):
        assert not list(architecture.imports(module, ast.parse(line)))


def test_an_import_of_tests_is_seen():
    for line in (
        "import host_tests.paths",
        "from host_tests import flow",
        "def f():\n    from host_tests.kit import a",
    ):
        assert list(architecture.no_tests(ast.parse(line)))
    assert not list(architecture.no_tests(ast.parse("import tools.firmware_path, ringside.app")))
    for line in ("from host_tests.kit.test_a import texts", "import host_tests.kit.test_a as a"):
        assert list(architecture.no_test_modules(ast.parse(line)))
    assert not list(architecture.no_test_modules(ast.parse("from host_tests.kit.steps import turn")))


@pytest.mark.parametrize(
    "line",
    [
        "X = [1]",
        "X = {}",
        "X = {1}",
        "X = bytearray(9)",
        "X = tuple(range(9))",
        "X = const(len(Y))",
        "X = (1, [2])",
        "X = f()",
        "X = Y[0]",
        "X = b'a' * 100",
        "X = f'{Y}'",
        "for x in Y: pass",
        "if X: pass",
        "f()",
        "with f(): pass",
        "try: import a\nexcept ImportError: pass",
        "X += 1",
        "@cached\ndef f(): pass",
        "def f(x=[]): pass",
        "def f(*, x={}): pass",
        "class A:\n    x = []",
        "@made\nclass A: pass",
    ],
)
def test_what_is_built_at_import_is_seen(line):
    assert list(architecture.nothing_built(ast.parse(line)))


def test_constants_and_definitions_are_let_through():
    source = '''"""Words."""
import a
X = 1
Y = const(X + 2 << 3)
Z = (("a", X, b"b" b"c"), None, -1)
class A(B):
    """Words."""
    x = 3
    @property
    def y(self, z=(1, 2), *, w=None):
        self.made = []
async def f(x=X): return [1]
'''
    assert not list(architecture.nothing_built(ast.parse(source)))


@pytest.mark.parametrize("line", ["X = const(SIZE)", "from a import B\nX = const(B + 1)", "X = 1\nY = const(X)"])
def test_a_const_that_is_none_is_seen(line):
    assert list(architecture.const_is_constant(ast.parse(line)))
    assert not list(architecture.const_is_constant(ast.parse("X = const(1)\nY = const(X | 2)")))


@pytest.mark.parametrize(
    "source",
    [
        "def f(): pass",
        '"""Words."""\ndef f(): pass',
        '"""Words."""\nasync def f(): pass',
        '"""Words."""\nclass A: pass',
        '"""Words."""\nclass A:\n    """Words."""\n    def f(self): pass',
    ],
)
def test_a_missing_docstring_is_seen(source):
    assert list(architecture.docstrings(ast.parse(source)))
    assert not list(
        architecture.docstrings(ast.parse('"""Words."""\ndef _f(): pass\nclass _A:\n    def f(self): pass'))
    )
