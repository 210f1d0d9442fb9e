"""The command tools.playout, called as a person would, in its own process."""

import json
import subprocess
import sys

from host_tests.paths import ROOT

COMMAND = [sys.executable, "-m", "tools.playout"]


def run(*arguments, typed=""):
    """The finished command."""
    return subprocess.run([*COMMAND, *arguments], cwd=ROOT, input=typed, capture_output=True, text=True)


def records(finished):
    """What the command printed; it must have gone well."""
    assert (finished.returncode, finished.stderr) == (0, "")
    return [json.loads(line) for line in finished.stdout.splitlines()]


def refusal(finished):
    """The message of a refused command."""
    assert finished.returncode == 2
    assert "Traceback" not in finished.stderr
    return finished.stderr
