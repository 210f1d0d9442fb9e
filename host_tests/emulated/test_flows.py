"""The desktop's flow tests, on the real CircuitPython: the same functions, another device.

Each picture and all lights are compared with the desktop's, byte for byte (see twin.py).
"""

import pytest

from host_tests.emulated.twin import Twin
from host_tests.flow import to_tko
from host_tests.test_flow_faults import test_both_pads_at_once  # noqa: F401
from host_tests.test_flow_settings import test_upside_down_turns_the_picture  # noqa: F401
from host_tests.test_flow_tko import (  # noqa: F401
    test_a_rematch_keeps_the_setup,
    test_a_whole_match_in_two_rounds,
    test_both_reach_five_at_once_and_play_on,
    test_from_power_on_to_the_ring,
    test_the_power_arrow_and_its_reward,
    test_the_same_boxer_cannot_stand_in_both_corners,
)


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
