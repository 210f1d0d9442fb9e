"""The desktop's flow tests that begin in the ring, on the real CircuitPython."""

import pytest

from host_tests.emulated.twin import Twin
from host_tests.flow import to_tko
from host_tests.test_flow_pause import (  # noqa: F401
    test_a_pick_can_be_taken_back_before_the_reveal,
    test_ok_and_back_held_leave_any_screen_and_keep_the_match,
)


@pytest.fixture
def device(uf2):
    made = Twin(uf2)
    to_tko(made)
    yield made
    made.stop()
