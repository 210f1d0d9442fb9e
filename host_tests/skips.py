"""With RINGSIDE_NO_SKIPS=1, as in CI, a skipped test is a failed one.

A skip that CI could have avoided hides a test that never runs. One reason is let
through: MicroPython has no wheel for Linux on ARM, and a test that needs it says so
with a reason that begins with NOT_RUN.
"""

import os
import platform

import pytest

NOT_RUN = "not run here:"


def is_strict() -> bool:
    return os.environ.get("RINGSIDE_NO_SKIPS", "0") not in ("", "0")


def is_linux_on_arm() -> bool:
    return platform.system() == "Linux" and platform.machine().startswith(("aarch64", "arm"))


def may_skip(reason: str) -> bool:
    return reason.startswith(NOT_RUN) and is_linux_on_arm()


def _refuse_skip(report) -> None:
    """Make a report of a skip one of a failure, unless the skip is allowed."""
    if not report.skipped or hasattr(report, "wasxfail"):
        return
    reason = (
        report.longrepr[2].removeprefix("Skipped: ") if isinstance(report.longrepr, tuple) else str(report.longrepr)
    )
    if not may_skip(reason):
        report.outcome = "failed"
        report.longrepr = f"skipped, and RINGSIDE_NO_SKIPS is set: {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if is_strict():
        _refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    report = yield
    if is_strict():
        _refuse_skip(report)
    return report
