"""The firmware uses only what CircuitPython 9.2 has; and the check sees what it has not."""

import ast
import subprocess

import pytest

from host_tests.boards import circuitpython
from host_tests.interpreters import micropython
from host_tests.paths import FIRMWARE, ROOT

# boards/desktop runs on CPython alone.
CODE = sorted([*FIRMWARE.rglob("*.py"), *(p for p in ROOT.glob("boards/*/*.py") if p.parent.name != "desktop")])


def name(path):
    return str(path.relative_to(ROOT))


def trees():
    return {path: ast.parse(path.read_text(encoding="utf-8"), str(path)) for path in CODE}


def own_methods():
    """The methods that our classes define: those names are not CPython's."""
    return {
        inner.name
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for inner in node.body
        if isinstance(inner, ast.FunctionDef)
    }


@pytest.mark.parametrize("path", CODE, ids=name)
def test_only_what_the_board_has(path):
    found = circuitpython.complaints(trees()[path], own_methods())
    assert not [f"{name(path)}:{line}: {words}" for line, words in found]


@pytest.mark.parametrize(
    "source",
    [
        "match x:\n    case 1: pass",
        "def f(a, /): pass",
        "f = lambda a, /: a",
        "x = [*y]",
        "x = *y, 1",
        "x = {*y}",
        "x = {**y}",
        "f(*a, *b)",
        "try: pass\nexcept* ValueError: pass",
        "class A(metaclass=B): pass",
        "async def f():\n    yield 1",
        "async def f():\n    return [x async for x in y]",
        "x = f'{y!r}'",
        "x = f'{y:{z}}'",
        "x = y @ z",
        "x = frozenset()",
        "x = vars(y)",
        "x = format(y, '3')",
        "x = ascii(y)",
        "breakpoint()",
        "raise FileNotFoundError",
        "x = zip(a, b, strict=True)",
        "print(x, flush=True)",
        "x = sum(y, start=1)",
        "x = int('1', base=2)",
        "x = y.ljust(3)",
        "x = 'a'.zfill(3)",
        "x = y.casefold()",
        "x = y.removeprefix('a')",
        "x = y.bit_length()",
        "x = b'a'.hex()",
        "x = bytes.fromhex('00')",
        "x = dict.fromkeys('ab')",
        "x = y.split(sep=' ')",
        "x = y[::2]",
        "x = y[a:b:2]",
        "import typing",
        "from dataclasses import dataclass",
        "import functools",
        "import enum",
        "import itertools",
        "import collections.abc",
        "import os.path",
        "from collections import Counter",
        "import collections as c\nx = c.defaultdict(int)",
        "import random\nrandom.shuffle(x)",
        "from random import Random",
        "import time\ntime.perf_counter()",
        "from . import x",
        "def f():\n    import pathlib",
    ],
)
def test_what_it_has_not_is_seen(source):
    assert list(circuitpython.complaints(ast.parse(source)))


@pytest.mark.parametrize(
    "source",
    [
        "if (n := f()) and n > 1: pass",
        "a, *b = c",
        "f(*a, **b)",
        "x = f'{y} {z:3d}'",
        "x = dict(a=1)",
        "x = sorted(y, key=f, reverse=True)",
        "async def f():\n    async with y: await z",
        "def f():\n    yield from x",
        "def format(x): return x\nformat(1)",
        "from os import getenv\nimport random\nrandom.randrange(3)",
        "@property\ndef f(self): return max(x, key=len, default=None)",
    ],
)
def test_what_it_has_is_let_through(source):
    assert not list(circuitpython.complaints(ast.parse(source)))


def test_our_own_methods_may_be_called_what_they_like():
    assert not list(circuitpython.complaints(ast.parse("x.title(y)"), {"title"}))


def test_the_table_of_builtins_is_no_wish():
    """CircuitPython is of MicroPython's family: what is not even there is nowhere."""
    program = "import builtins\nfor name in dir(builtins): print(name)\nprint('__file__')\nprint('__name__')"
    there = subprocess.run([*micropython(), "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert not circuitpython.BUILTINS - set(there)
