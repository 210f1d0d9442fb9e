"""Bouts of Title Bout on devices that are stopped when the test is over."""

import pytest

from host_tests.games.titlebout.device import begin, stack


@pytest.fixture
def ring(tmp_path):
    """Begins a bout whose memory is kept in tmp_path."""
    return lambda *cards, **options: begin(*cards, state=tmp_path, **options)


@pytest.fixture(autouse=True)
def unstacked():
    """Remove the cards that a test stacked, after the test."""
    yield
    stack()
