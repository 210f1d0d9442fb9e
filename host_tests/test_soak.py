"""Tests that play for minutes run with `make soak` and not with `make test`."""

import subprocess
import sys

import pytest

from host_tests.paths import ROOT

TESTS = "import pytest\n\n@pytest.mark.soak\ndef test_long(): pass\n\ndef test_short(): pass\n"


@pytest.mark.parametrize(("chosen", "run"), [([], "test_short"), (["-m", "soak"], "test_long")])
def test_soak_tests_run_only_when_asked_for(tmp_path, chosen, run):
    (tmp_path / "test_some.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-v", "-p", "no:cacheprovider"]
    done = subprocess.run([*command, *chosen, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout
    assert f"{run} PASSED" in done.stdout and "1 passed, 1 deselected" in done.stdout
