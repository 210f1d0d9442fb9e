"""Computer players of any game against each other, and against answers by lot.

cli       the command line
entrants  the levels that a game has, and the setup for so many seats
matches   games played over all cores, the players in rotating seats
standing  shares of wins and mean places, with their intervals
"""

import tools.firmware_path  # noqa: F401
