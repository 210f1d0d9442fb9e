"""The desktop's flow tests of the hold pinch, on the real CircuitPython."""

import pytest

from host_tests.emulated.twin import Twin
from host_tests.flow import to_tko


@pytest.fixture
def device(uf2):
    made = Twin(uf2)
    to_tko(made, pinch="hold")
    yield made
    made.stop()
