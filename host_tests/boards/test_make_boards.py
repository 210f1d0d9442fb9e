"""The commands for a board: what make passes on, and what it refuses."""

import pytest

from host_tests.paths import ROOT
from host_tests.tools.make import make


def test_bare_make_lists_the_boards_commands():
    output = make().stdout
    for command in ("make flash BOARD=", "make bundle BOARD=", "make selftest", "make console", "DRIVE=", "MPY_CROSS="):
        assert command in output


@pytest.mark.parametrize(
    ("arguments", "passed_on"),
    [
        (["bundle", "BOARD=macropad"], "tools.bundle macropad"),
        (["bundle", "BOARD=macropad", "MPY=0"], "tools.bundle --source macropad"),
        (["bundle", "BOARD=macropad", "MPY=1"], "tools.bundle macropad"),
        (["bundle", "BOARD=macropad", "MPY_CROSS=/my own/one"], 'tools.bundle --mpy-cross "/my own/one" macropad'),
        (["flash", "BOARD=pico_oled", "DRIVE=/my drive"], 'tools.flash --drive "/my drive" pico_oled'),
        (["flash", "BOARD=pico_oled", "MPY=0"], "tools.flash --source pico_oled"),
        (["console", "SERIAL=/dev/one"], "tools.console /dev/one"),
        (["selftest"], "tools.selftest"),
        (["boards"], "tools.wiring"),
    ],
)
def test_make_passes_its_settings_on(arguments, passed_on):
    output = make("-n", *arguments).stdout
    assert " ".join(output.splitlines()[-1].split("-m ")[1].split()) == passed_on


@pytest.mark.parametrize("target", ["bundle", "flash"])
@pytest.mark.parametrize("board", [[], ["BOARD=desktop"]])
def test_without_a_board_make_refuses_and_lists_them(target, board):
    done = make(target, *board)
    assert done.returncode != 0
    assert "Name one with BOARD=…: macropad, pico_oled" in done.stderr


def test_the_boards_are_in_the_readme():
    text = (ROOT / "boards" / "README.md").read_text()
    for name in ("pico_oled", "macropad"):
        assert f"[`{name}`]({name}/README.md)" in text
        assert (ROOT / "boards" / name / "README.md").exists()
