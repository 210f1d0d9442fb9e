"""Bouts of Title Bout on devices that are stopped when the test is over."""

import pytest

from host_tests.games.titlebout.device import begin, stack


@pytest.fixture
def ring(tmp_path):
    """Begins a bout whose memory is kept in tmp_path; the device is stopped afterwards."""
    devices = []

    def start(*cards, **options):
        devices.append(begin(*cards, state=tmp_path, **options))
        return devices[-1]

    yield start
    for device in devices:
        device.stop()


@pytest.fixture(autouse=True)
def unstacked():
    """Whatever a test laid on the pack is gone behind it."""
    yield
    stack()
