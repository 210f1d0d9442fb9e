"""Measures Title Bout against what it must come out at.

pairs       who boxes whom, and how a bout is played
tallies     what is counted in a bout, and the mean of it with its sampling error
figures     each figure, and the band that it must lie in
spread      many bouts over all cores

The bands are those of real championship boxing and of the rulebook's own examples. House
charts are tuned until every figure lies in its band; whoever types in the printed charts
sees here what they come out at.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # no board here for Blinka to guess
# Last: the firmware's code.py must not stand before Python's own module `code`.
sys.path.append(str(Path(__file__).resolve().parents[2] / "firmware"))
