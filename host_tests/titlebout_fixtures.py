"""Bouts of Title Bout on devices that are stopped when the test is over."""

import pytest

from host_tests.flow import Device
from host_tests.titlebout_device import begin, stack


@pytest.fixture
def ring(tmp_path):
    """Begins a bout whose memory is kept in tmp_path; the device is stopped afterwards."""
    devices = []

    def start(*cards, **options):
        devices.append(begin(*cards, device=Device(tmp_path), **options))
        return devices[-1]

    yield start
    for device in devices:
        device.stop()
    stack()
