"""Boxer cards of Title Bout on the desktop: looked up, and taken from and to spreadsheets."""

import os
import sys
from pathlib import Path

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # no board here for Blinka to guess
# Last: the firmware's code.py must not stand before Python's own module `code`.
sys.path.append(str(Path(__file__).resolve().parents[2] / "firmware"))

from tools.boxers.roster import UnknownBoxer, find, load  # noqa: E402
from tools.tables.titlebout.boxers import name_in  # noqa: E402

__all__ = ["UnknownBoxer", "find", "load", "name_in"]
