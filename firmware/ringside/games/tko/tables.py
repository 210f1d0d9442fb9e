# Made by tools.tables from tools/tables/tko/boxers.csv: edit that.
"""TKO's boxers and their starting points."""

BOXERS = (
    "Pablo Bruz",
    "Mello Mar",
    "Barry Punch",
    "Yor Lightsout",
    "Oran Crusher",
    "Ginger Ail",
    "Will Bleed",
    "Jab Harder",
)

# Four bytes a boxer: uppercut, head block, body blow, body block.
STARTS = (
    b"\x02\x02\x00\x00"
    b"\x01\x01\x01\x01"
    b"\x00\x02\x02\x00"
    b"\x02\x01\x01\x00"
    b"\x01\x01\x02\x00"
    b"\x02\x00\x02\x00"
    b"\x00\x01\x01\x02"
    b"\x01\x00\x02\x01"
)

# One byte a boxer: 1 for house values, 0 for the printed game's.
HOUSE = b"\x00\x00\x00\x00\x00\x00\x01\x01"
