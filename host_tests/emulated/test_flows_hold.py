"""The desktop's flow tests of the hold pinch, on the real CircuitPython."""

import pytest

from host_tests.emulated.twin import Twin
from host_tests.flow import to_tko
from host_tests.test_flow_hold import (  # noqa: F401
    test_a_grip_may_be_shifted_until_the_bell,
    test_both_holding_nothing_at_the_bell_are_told_so,
    test_nothing_held_at_the_bell_is_said_and_repeated,
    test_what_is_held_at_the_bell_counts,
)


@pytest.fixture
def device(uf2):
    made = Twin(uf2)
    to_tko(made, pinch="hold")
    yield made
    made.stop()
