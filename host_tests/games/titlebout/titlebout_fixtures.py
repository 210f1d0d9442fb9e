"""Bouts of Title Bout on devices that are stopped when the test is over."""

import sys

import pytest

from host_tests.games.titlebout.titlebout_device import begin, stack


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
    stack()


@pytest.fixture(autouse=True)
def unstacked():
    """Whatever a test laid on the pack is gone behind it."""
    yield
    rules = sys.modules.get("ringside.games.titlebout.rules")
    plain = getattr(getattr(rules, "new", None), "plain", None)
    if rules is not None and plain is not None:
        setattr(rules, "new", plain)  # noqa: B010  (a module is no class with this attribute)
