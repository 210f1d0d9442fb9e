"""The desktop's flow tests of the hold pinch, on the real CircuitPython."""

import pytest

from host_tests.flow import to_tko
from host_tests.games.tko.steps import what_is_held_at_the_bell_counts


@pytest.fixture(autouse=True)
def in_the_ring(device):
    to_tko(device, pinch="hold")


def test_what_is_held_at_the_bell_counts(device):
    what_is_held_at_the_bell_counts(device)
