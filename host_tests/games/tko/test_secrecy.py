"""Until the reveal nothing that leaves the device depends on what was picked.

For all sixteen pairs and both ways of pinching, the same script of presses is played with
other buttons, and everything is written down with its time: bytes to panel and pixels,
tones, the public part of the pads' screens, memory, console. All must be the same.
"""

import pytest

from host_tests.flow import Device, to_tko
from ringside.settings import SIZE

_SEED = SIZE + 4  # where the journal keeps it: six bytes, six of setup, two of check

PAIRS = [(a, b) for a in range(1, 5) for b in range(1, 5)]


def locked(device, a, b):
    """A, then B; a second press of A in between is of no account."""
    to_tko(device)
    device.wait(1)
    del device.heard.log[:]
    start = device.clock.time()
    device.press(f"A{a}")
    device.wait(0.7)
    device.press(f"A{5 - a}")
    memory = bytes(device.board.nvm)
    device.down(f"B{b}")
    device.wait(0.25)  # both are in, the reveal is yet to come
    device.expect("tko.choose")
    return memory, start


def held(device, a, b):
    """A holds, B holds, A shifts his grip there and back, up to just before the bell."""
    to_tko(device, pinch="hold")
    device.wait(1)
    del device.heard.log[:]
    start = device.clock.time()
    device.down(f"A{a}")
    device.wait(0.5)
    device.down(f"B{b}")
    device.wait(0.5)
    device.up(f"A{a}")
    device.wait(0.1)
    device.down(f"A{a}")
    device.wait(1.0)
    device.expect("tko.hold")
    memory = bytes(device.board.nvm)
    device.wait(0.4)  # the bell has rung, the reveal is yet to come
    device.expect("tko.hold")
    return memory, start


@pytest.mark.parametrize("script", [locked, held])
def test_nothing_depends_on_a_pick_until_the_reveal(script, capfd):
    seen = {}
    for a, b in PAIRS:
        device = Device()
        capfd.readouterr()
        memory, start = script(device, a, b)
        log = [(round(entry[0] - start, 6), *entry[1:]) for entry in device.heard.log]
        # The seed and the header's check differ from match to match; TKO draws nothing at random.
        memory = memory[:_SEED] + memory[_SEED + 6 : _SEED + 12] + memory[_SEED + 14 :]
        seen[a, b] = (log, memory, capfd.readouterr())
        device.wait(1)
        device.expect("tko.reveal")
        device.stop()
    assert len(seen[1, 1][0]) > 5, "the script left no traces to compare"
    for pair, traces in seen.items():
        for mine, first in zip(traces[0], seen[1, 1][0], strict=False):
            assert mine == first, f"{pair} differs from (1, 1)"
        assert traces == seen[1, 1], f"{pair} differs from (1, 1)"


def test_the_reveal_does_depend_on_the_picks():
    """The test above could not see a thing if all pairs looked alike in the end too."""
    pictures = set()
    for a, b in PAIRS:
        device = Device()
        to_tko(device)
        device.press(f"A{a}", f"B{b}")
        device.wait(0.5)
        pictures.add(device.board.panel.picture())
        device.stop()
    assert len(pictures) == 16


def test_only_the_holder_of_a_pad_reads_what_he_is_in_with():
    device = Device()
    to_tko(device)
    device.press("A3")
    assert "BODY BLOW" in device.heard.pads[0][2]
    assert device.heard.pads[1][2] == ""
    assert device.heard.pads[0][:2] == ("BRUZ is in", ())
    assert device.heard.pads[1][:2] == ("MAR: choose in secret", ("UPPERCUT", "HEAD BLOCK", "BODY BLOW", "BODY BLOCK"))
    device.stop()
