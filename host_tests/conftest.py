"""Puts the repository's root and the firmware in reach of every test."""

import os
import sys
from pathlib import Path

# Blinka guesses a board from the machine it runs on; there is none here.
os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
# Last: the firmware's code.py must not stand before Python's own module `code`.
if str(ROOT / "firmware") not in sys.path:
    sys.path.append(str(ROOT / "firmware"))

pytest_plugins = ["host_tests.skips"]
