"""The commands of the Makefile, called as a person would."""

import os
import subprocess

from host_tests.paths import ROOT


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    # Without what a make that runs these tests hands on.
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "MFLAGS"}
    return subprocess.run(["make", *arguments], cwd=ROOT, env=env, capture_output=True, text=True, timeout=60)
