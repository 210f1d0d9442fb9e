"""Checks the outcomes of Title Bout against their bands.

pairs       the boxers, and how a bout is played
tallies     what is counted in a bout, and the mean of it with its sampling error
figures     each figure and its band
cli         the command line
simulate    many bouts of each kind over all cores

The bands are those of real championship boxing and of the rulebook's own examples. House
charts are tuned until every figure is in its band. After you enter the printed charts,
this shows their outcomes.
"""

import tools.firmware_path  # noqa: F401
