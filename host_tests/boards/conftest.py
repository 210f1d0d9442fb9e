"""The boards' drives, ready to run on MicroPython."""

import pytest

from host_tests.boards import bundled
from host_tests.boards.bundled import PICO


@pytest.fixture(scope="session")
def drive(tmp_path_factory):
    """The reference board's drive."""
    return bundled.lay(PICO, tmp_path_factory.mktemp("drive"))


@pytest.fixture(scope="session")
def macropad_drive(tmp_path_factory):
    """The MacroPad's."""
    return bundled.lay("macropad", tmp_path_factory.mktemp("macropad"))
