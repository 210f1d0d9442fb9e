"""A skip fails under RINGSIDE_NO_SKIPS, however it is made."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from host_tests import skips

ROOT = Path(__file__).parent.parent

SKIPPING = """
import pytest

@pytest.mark.skip(reason="no browser")
def test_marked(): pass

def test_called(): pytest.skip("not run here: by choice")

@pytest.mark.xfail
def test_expected_to_fail(): assert False

def test_passes(): pass
"""

MODULE = 'import pytest\npytest.skip("no board", allow_module_level=True)\n'


@pytest.fixture(params=[(), ("-p", "xdist", "-n", "2")], ids=["one process", "two"])
def options(request) -> tuple[str, ...]:
    return request.param


def run_pytest(folder: Path, source: str, strict: bool, options: tuple[str, ...]) -> tuple[int, str]:
    (folder / "test_some.py").write_text(source)
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "host_tests.skips",
            *options,
            str(folder),
        ],
        cwd=folder,
        env=dict(
            os.environ, PYTHONPATH=str(ROOT), RINGSIDE_NO_SKIPS=str(int(strict)), PYTEST_DISABLE_PLUGIN_AUTOLOAD="1"
        ),
        capture_output=True,
        text=True,
        timeout=60,
    )
    return done.returncode, done.stdout


def test_skips_stay_skips_on_a_desk(tmp_path, options):
    code, output = run_pytest(tmp_path, SKIPPING, False, options)
    assert code == 0
    assert "1 passed, 2 skipped, 1 xfailed" in output


def test_skips_fail_in_ci(tmp_path, options):
    code, output = run_pytest(tmp_path, SKIPPING, True, options)
    assert code == 1
    assert "RINGSIDE_NO_SKIPS is set: no browser" in output
    allowed = skips.is_linux_on_arm()  # there the other skip's reason is one that is let through
    assert (
        "1 passed, 1 skipped, 1 xfailed, 1 error" if allowed else "1 failed, 1 passed, 1 xfailed, 1 error"
    ) in output


def test_a_skipped_module_fails_in_ci(tmp_path, options):
    code, output = run_pytest(tmp_path, MODULE, True, options)
    assert code != 0
    assert "no board" in output


def test_only_linux_on_arm_may_go_without_micropython(monkeypatch):
    reason = "not run here: MicroPython has no wheel for Linux on ARM"
    monkeypatch.setattr(skips.platform, "system", lambda: "Linux")
    monkeypatch.setattr(skips.platform, "machine", lambda: "x86_64")
    assert not skips.may_skip(reason)
    monkeypatch.setattr(skips.platform, "machine", lambda: "aarch64")
    assert skips.may_skip(reason)
    assert not skips.may_skip("no browser")
    monkeypatch.setattr(skips.platform, "machine", lambda: "arm64")
    monkeypatch.setattr(skips.platform, "system", lambda: "Darwin")
    assert not skips.may_skip(reason)
