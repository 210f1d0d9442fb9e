"""TEKKEN's tables: the Attack Cards, the fighters, the stages, the event deck.

areas.csv       the Symbols of each Attack Area
common.csv      the common deck
fighters.csv    the fighters: HP, Rage, Heat
special.csv     their Special Attack Cards
combos.csv      their Combos
events.csv      the event deck
walls.csv       the damage of walls
numbers.csv     the other numbers
stages.txt      the stages

sources         reads all of them but the stages
cards           compiles them
stages          reads and compiles the stages

Each source says in its first line whose values it holds. Whoever owns the printed game types its
values in, writes `book` there, and runs `make tables`.
"""

from tools.tables.tekken.cards import compile_cards, compile_names, compile_texts
from tools.tables.tekken.stages import compile_stages

__all__ = ["compile_cards", "compile_names", "compile_stages", "compile_texts"]
