"""Lucky is one of the games for every test here."""

import pytest

from host_tests.games.lucky.device import on_the_table


@pytest.fixture(autouse=True)
def lucky_on_the_table():
    """The table of games with one line more."""
    with on_the_table():
        yield
