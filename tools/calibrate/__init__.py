"""Measures Title Bout against what it must come out at.

pairs       who boxes whom, and how a bout is played
tallies     what is counted in a bout, and the mean of it with its sampling error
figures     each figure, and the band that it must lie in
cli         the command line
simulate    many bouts of each kind over all cores

The bands are those of real championship boxing and of the rulebook's own examples. House
charts are tuned until every figure lies in its band; whoever types in the printed charts
sees here what they come out at.
"""

import tools.firmware_path  # noqa: F401
