"""Puts everything in reach of the tests, and has skips accounted for."""

import pytest

import host_tests.paths  # noqa: F401

pytest_plugins = ["host_tests.skips"]


def pytest_configure(config):
    """The table of exact play is made before the workers start; they find it."""
    if not hasattr(config, "workerinput"):
        from tools.solve.kept import make_files

        make_files()


@pytest.fixture(autouse=True)
def stopped_devices():
    """Pulls the plug of every device that a test leaves running."""
    from host_tests.flow import Device

    yield
    while Device.running:
        Device.running[-1].stop()


@pytest.fixture
def device():
    """A device at its title."""
    from host_tests.flow import Device  # here: most tests do without

    return Device()
