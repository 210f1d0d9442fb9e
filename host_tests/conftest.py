"""Puts everything in reach of the tests, and has skips accounted for."""

import host_tests.paths  # noqa: F401

pytest_plugins = [
    "host_tests.skips",
    "host_tests.browser_fixtures",
    "host_tests.flash_drives",
    "host_tests.titlebout_fixtures",
]
