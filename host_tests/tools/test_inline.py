"""Inlined constants change nothing that a module does, and lines keep their numbers."""

import os
import subprocess
import sys

import pytest

from host_tests.paths import FIRMWARE, HOST_TESTS, ROOT
from tools.bundle.inline import inline


def inlined(**modules: str) -> dict[str, str]:
    """The package's modules a, b … and others beside it, named `x_beside`, after inlining."""
    paths = {name: f"{name}.py" if name.endswith("_beside") else f"ringside/{name}.py" for name in modules}
    output = inline({paths[name]: source.encode() for name, source in modules.items()})
    return {name: output[paths[name]].decode() for name in modules}


CONSTANTS = 'from micropython import const\nN = const(3)\n_M = const(N + 4)\nTEXT = "four"\nPAIR = (1, 2)\n'


@pytest.mark.parametrize(
    ("user", "becomes"),
    [
        ("from ringside import a\nx = a.N\n", "\nx = 3\n"),
        ("from ringside import a as b\nx = b.TEXT\n", "\nx = 'four'\n"),
        ("from ringside.a import N, TEXT\nx = N * 2\nTEXT = 5\n", "from ringside.a import TEXT\nx = 3 * 2\nTEXT = 5\n"),
        ("from ringside.a import PAIR\nx = len(PAIR)\n", "\nx = 2\n"),
        ("from ringside.a import PAIR\nx = PAIR[0]\n", "\nx = (1, 2)[0]\n"),
        ("from ringside import a\nTOP = a.N << 4\nx = -TOP\n", "\n\nx = -48\n"),
        # What may mean something else stays.
        ("from ringside import a\ndef f(a): return a.N\n", "from ringside import a\ndef f(a): return a.N\n"),
        ("from ringside.a import N\ndef f(N): return N\n", "from ringside.a import N\ndef f(N): return N\n"),
        ("def f():\n    from ringside.a import N\n    return N\n", None),
        ("from ringside.a import N\n", None),  # handed on
        ("import ringside.a\nx = ringside.a.N\n", None),
        ("x = getattr(y, 'N')\n", None),
        # In two places a tuple would be made twice.
        ("from ringside.a import PAIR\nx = PAIR, PAIR\n", None),
    ],
)
def test_a_constant_is_put_where_it_is_used(user, becomes):
    assert inlined(a=CONSTANTS, b=user)["b"] == (user if becomes is None else becomes)


@pytest.mark.parametrize(
    ("user", "kept"),
    [
        ("from ringside import a\nx = a.N\n", ""),
        ("x = y.N\n", "N"),
        ("def f():\n    from ringside.a import N, TEXT\n", "N TEXT"),
        ("from ringside.a import TEXT\n", "TEXT"),
        ("from ringside.a import PAIR\nx = PAIR, PAIR\n", "PAIR"),
        ("x = getattr(y, 'TEXT', '')\n", "TEXT"),
    ],
)
def test_a_constant_keeps_its_name_where_somebody_may_ask_for_it(user, kept):
    lines = inlined(a=CONSTANTS, b=user)["a"].split("\n")
    assert [line.split(" =")[0] for line in lines if " =" in line] == kept.split()
    assert len(lines) == len(CONSTANTS.split("\n")), "every line where it was"
    assert ("const" in lines[0]) == ("N" in kept.split())


def test_modules_beside_the_package_stay_and_find_what_they_ask_for():
    beside = "from ringside.a import N\nx = N\n"
    output = inlined(a=CONSTANTS, x_beside=beside)
    assert output["x_beside"] == beside and "\nN = const(3)\n" in output["a"]


def test_a_name_that_is_assigned_twice_is_no_constant():
    source = "N = 3\nN = 4\nx = N\n"
    assert inlined(a=source)["a"] == source


def test_a_constant_over_several_lines_leaves_as_many():
    assert (
        inlined(a='TEXT = (\n    "one"\n    "two"\n)\ndef f(): return TEXT\n')["a"]
        == "\n\n\n\ndef f(): return 'onetwo'\n"
    )


PLAYED = (
    "games/tko/test_golden.py",
    "games/tko/test_flow.py",
    "games/knockout/test_golden.py",
    "games/titlebout/test_flow.py",
    "kit/test_flow_pause.py",
)


def test_golden_games_and_flows_come_out_the_same_on_the_inlined_sources(tmp_path):
    """The tests themselves, tools and boards ask for constants, too: as modules beside the package."""
    asking = [path for folder in (ROOT / "tools", ROOT / "boards", HOST_TESTS) for path in folder.rglob("*.py")]
    sources = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in asking}
    changed = 0
    for path in (FIRMWARE / "ringside").rglob("*"):
        if path.suffix == ".py":
            sources[path.relative_to(FIRMWARE).as_posix()] = path.read_bytes()
    output = inline(sources)
    for path in (FIRMWARE / "ringside").rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            own = path.relative_to(FIRMWARE).as_posix()
            laid = tmp_path / own
            laid.parent.mkdir(parents=True, exist_ok=True)
            laid.write_bytes(output.get(own, path.read_bytes()))
            changed += laid.read_bytes() != path.read_bytes()
    assert changed > 20
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST"))}
    done = subprocess.run(
        [*command, *(f"host_tests/{name}" for name in PLAYED)],
        cwd=ROOT,
        env=dict(env, PYTHONPATH=str(tmp_path)),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-500:]
    assert list(tmp_path.glob("ringside/app.*")) and (tmp_path / "ringside" / "engine" / "__pycache__").exists()
