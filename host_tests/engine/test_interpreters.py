"""The core gives the same bytes on CPython and on MicroPython, within a board's heap."""

import re
import sys

import pytest

from host_tests.interpreters import micropython, run
from host_tests.paths import FIRMWARE, HOST_TESTS
from ringside import games

SCRIPT = HOST_TESTS / "engine" / "core_playout.py"


def test_the_same_bytes_on_micropython():
    expected = run([sys.executable], SCRIPT, str(FIRMWARE))
    got = run(micropython(), SCRIPT, str(FIRMWARE))
    assert expected[-1] == "done"
    # All setups of TKO: 8 x 7 boxers, two plays, two pinches, two ways to sit, two persons or one against one of three.
    assert len([line for line in expected if re.match("[0-9a-f]{12} ", line)]) == 8 * 7 * 2 * 2 * 2 * 4
    assert got == expected


@pytest.mark.parametrize("module", [game[1] for game in games.TABLE])
def test_each_game_loads_alone_in_the_heap(module, tmp_path):
    script = tmp_path / "load.py"
    script.write_text(
        f"import sys\nsys.path.append({str(FIRMWARE)!r})\n"
        f"from ringside.games.{module} import rules\nprint(rules.TITLE)\n"
    )
    assert run(micropython(), script) == run([sys.executable], script)
