"""The emulator's fast processor does what rp2040js's own does: every register, after every instruction."""

import shutil
import subprocess

import pytest

from tools.emulator import image
from tools.emulator.link import HERE
from tools.emulator.start import files


@pytest.mark.parametrize("begin", [0, 1500, 4500])  # milliseconds after power-on: CircuitPython, imports, frames
def test_a_million_instructions_are_the_same(uf2, tmp_path, begin):
    flash, rom = tmp_path / "flash", tmp_path / "rom"
    flash.write_bytes(image.with_drive(image.read_uf2(uf2), files()))
    rom.write_bytes(image.boot_rom())
    command = [shutil.which("node"), HERE / "same.js", flash, rom, "1", str(begin)]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("the same for 1 million instructions")
