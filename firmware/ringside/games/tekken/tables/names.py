# Made by tools.tables from tools/tables/tekken: edit that.
"""What setup asks about: the fighters and the stages."""

FIGHTERS = ("Bruna Kestrel", "Oskar Dray", "Mei Tallow", "Juno Reap", "Tomas Volt", "Ines Swift")

STAGES = ("Dockyard", "Rooftop", "Arcade", "Quarry")
