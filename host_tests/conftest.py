"""Puts everything in reach of the tests, and has skips accounted for."""

import host_tests.paths  # noqa: F401

pytest_plugins = [
    "host_tests.skips",
    "host_tests.desktop.browser_fixtures",
    "host_tests.tools.flash_drives",
    "host_tests.games.titlebout.titlebout_fixtures",
]
