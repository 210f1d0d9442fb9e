"""Importing this puts the firmware in reach of the desktop's tools."""

import os
import sys
from pathlib import Path

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # no board here for Blinka to guess
# Last: the firmware's code.py must not hide Python's own module `code`.
sys.path.append(str(Path(__file__).resolve().parents[1] / "firmware"))
