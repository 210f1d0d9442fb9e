"""A drive to flash."""

import pytest

from host_tests.tools.flash_drives import make_drive


@pytest.fixture
def drive(tmp_path):
    """A new drive."""
    return make_drive(tmp_path / "CIRCUITPY")
