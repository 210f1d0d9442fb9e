# Made by tools.tables from tools/tables/tekken: edit that.
"""Texts that only screens show, and whose values the tables hold."""

# The sources that hold house values, not the printed game's.
HOUSE = (
    "common",
    "fighters",
    "special",
    "combos",
    "events",
    "numbers",
    "stages",
)

# How each fighter plays.
DESCRIPTIONS = (
    "Puncher: hits high with both fists.",
    "Pusher: drives you into the walls.",
    "Kicker: long strings of kicks.",
    "Sweeper: fells and then hits often.",
    "Stunner: takes your slots away.",
    "Runner: strikes from far away.",
)

# 4 special cards a fighter.
SPECIALS = (
    "Rivet",
    "Anvil",
    "Bellows",
    "Crowbar",
    "Ram",
    "Tide",
    "Winch",
    "Gate",
    "Candle",
    "Wick",
    "Lantern",
    "Flare",
    "Sickle",
    "Stubble",
    "Sheaf",
    "Flail",
    "Fuse",
    "Spark",
    "Coil",
    "Earth",
    "Relay",
    "Hurdle",
    "Sprint",
    "Finish",
)

# 2 a fighter.
COMBOS = (
    "One-two",
    "Hammer",
    "Shove",
    "Avalanche",
    "Scissors",
    "Bonfire",
    "Mow",
    "Thresh",
    "Short",
    "Thunder",
    "Start",
    "Lap",
)

# Each kind of event.
EVENTS = (
    "Second wind: whoever drew it gets HP back.",
    "The crowd is with whoever has less HP.",
    "The next Strike of whoever drew it is harder.",
    "Bottles fly: both lose HP.",
    "Break: both return to their first spaces.",
    "Both get up and return their Stun cards.",
    "The special spaces are as good as new.",
    "Wet floor: both are knocked down.",
)
