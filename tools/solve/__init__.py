"""TKO solved exactly.

cli           the command line
positions     the positions of a round, and where a selection leads from each
rounds        the value of every position, from the last points to the first
repeated      the value where a selection that scores nothing is made again
matrix_games  exact solutions of many 4×4 matrix games at once
packed        the values in the files that the device reads
kept          these files beside the firmware, and exact values under build/: made once
exploit       what a best response wins against the device's exact player
matchups      the chances of every pair of boxers, as a table and as a picture
"""

import tools.firmware_path  # noqa: F401
