"""Puts everything in reach of the tests, and has skips accounted for."""

import pytest

import host_tests.paths  # noqa: F401

pytest_plugins = ["host_tests.skips"]


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
