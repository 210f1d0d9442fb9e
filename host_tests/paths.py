"""The project's paths; importing this adds root and firmware to sys.path."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"
HOST_TESTS = ROOT / "host_tests"

# Blinka guesses a board from the machine it runs on; there is none here.
os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
# Last: the firmware's code.py must not hide Python's own module `code`.
if str(FIRMWARE) not in sys.path:
    sys.path.append(str(FIRMWARE))
