# Made by tools.tables from tools/tables/knockout: edit that.
"""Knock Out's boxers, starting sums, fight cards, bet sums and starting spaces."""

# The sources that hold house values, not the printed game's.
HOUSE = ("bet_board",)

# The teams, one a seat.
COLOURS = ("black", "green", "yellow", "white", "violet")

# A large and a small boxer a team.
BOXERS = (
    "Robin Zorres",
    "Nick Hacker",
    "Arnold Blackndecker",
    "Otto Knuckle",
    "Hugo Haymaker",
    "Jim Nasium",
    "Max Impact",
    "Theo Uppercote",
    "Bruno Brawn",
    "Lou Pole",
)

# One byte a boxer: 1 where the name is ours, not the printed game's.
HOUSE_NAMES = b"\x00\x00\x00\x01\x01\x01\x01\x01\x01\x01"

# Amateur, Professional, Champion: of a large boxer, then of a small one; in units of 500 Schmelings.
STARTING_SUMS = b"\x0c\x10\x14\x08\x0c\x10"

# How many fight cards a colour has of the values 1 to 5.
FIGHT_CARDS = b"\x02\x03\x03\x02\x02"

# The bet spaces of a board, the lowest sum first; in units of 500 Schmelings.
BET_SUMS = b"\x08\x0c\x10\x14"

# From the starting space to the K.O. space, in the order of STARTING_SUMS: in the basic game, then
# with Variable Starting Positions.
DISTANCES = b"\x05\x05\x05\x05\x05\x05\x05\x05\x06\x04\x05\x05"
