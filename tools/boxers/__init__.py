"""Boxer cards of Title Bout on the desktop: looked up, and taken from and to spreadsheets.

roster   a roster read whole, and a boxer found in it by name
sheet    a CSV file as spreadsheets write it: the cards in it, and everything that is wrong
columns  a card back into its columns
place    where a person's own roster lies, and writing it there
cli      python -m tools.boxers import|export|check
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # no board here for Blinka to guess
# Last: the firmware's code.py must not stand before Python's own module `code`.
sys.path.append(str(Path(__file__).resolve().parents[2] / "firmware"))

from tools.boxers.roster import UnknownBoxer, find, load  # noqa: E402
from tools.tables.titlebout.boxers import name_in  # noqa: E402

__all__ = ["UnknownBoxer", "find", "load", "name_in"]
