"""Puts the firmware and the repository's root in reach of every test."""

import os
import sys
from pathlib import Path

# Blinka guesses a board from the machine it runs on; there is none here.
os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

ROOT = Path(__file__).resolve().parent.parent
for folder in (ROOT, ROOT / "firmware"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
