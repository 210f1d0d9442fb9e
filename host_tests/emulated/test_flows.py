"""The desktop's flow tests, on the real CircuitPython: the same functions, another device.

Each picture and all lights are compared with the desktop's, byte for byte (see twin.py).
"""

from host_tests.flow import to_tko
from host_tests.kit.steps import both_pads_at_once, upside_down_turns_the_picture


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


def test_upside_down_turns_the_picture(device):
    upside_down_turns_the_picture(device)


def test_both_pads_at_once(device):
    both_pads_at_once(device)
