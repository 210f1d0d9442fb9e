"""The desktop's flow tests, on the real CircuitPython: the same functions, another device.

Each picture and all lights are compared with the desktop's, byte for byte (see twin.py).
"""

import pytest

from host_tests.emulated.twin import Twin
from host_tests.flow import to_tko
from host_tests.kit.test_flow_faults import test_both_pads_at_once  # noqa: F401
from host_tests.kit.test_flow_settings import test_upside_down_turns_the_picture  # noqa: F401


@pytest.fixture
def device(uf2):
    made = Twin(uf2)
    yield made
    made.stop()


def test_a_whole_match_compares_every_picture(device):
    to_tko(device)
    before = device.compared
    for _ in range(5):
        device.press("A1", "B4")
        device.wait(0.5)
        device.press("OK")
        if device.screen != "tko.choose":
            break
    device.expect("tko.round")
    assert device.compared - before > 12
