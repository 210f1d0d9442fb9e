# Made by tools.tables from tools/tables/titlebout/boxers.py: edit that.
"""The layout of a packed Title Bout boxer card."""

from micropython import const

SIZE = const(64)
NAME = const(0)  # 20 bytes, padded with zeros
NAME_SIZE = const(20)
RATING = const(20)
STYLE = const(21)
DIVISION = const(22)
CF_B = const(23)
CF_S = const(24)
HP = const(25)
KI = const(26)
KDR1 = const(27)
KDR2 = const(28)
KOR = const(29)
CO = const(30)
CH = const(31)
TKO = const(32)
AGG = const(33)
END = const(34)
DEF = const(35)
FI = const(36)
FO = const(37)
CU = const(38)
KO = const(39)
LANDED = const(40)
MISSED = const(41)
CLINCHING = const(42)
MOVEMENT = const(43)
FOULS = const(44)
HITTING = const(45)  # for each of PUNCHES, the last number worth 3, then the last worth 2
ROPES = const(55)  # In Corner/On Ropes
ORIGIN = const(56)  # an index of SOURCES
YEARS = const(57)  # first and last, counted from 1800
RECORD = const(59)  # won, lost, drawn, won by a knockout

ZERO = const(128)  # the byte of a DEF of 0

STYLES = ("B", "S", "B/S")
CLASSES = ("Heavy", "Light heavy", "Middle", "Welter", "Light", "Feather", "Bantam", "Fly")
FOUL_RATINGS = "ABC"
PUNCHES = ("jab", "hook", "cross", "combination", "uppercut")
SOURCES = ("book", "found", "derived", "house")

# boxers.dat, in the layout of tools/tables/titlebout/roster.py.
MAGIC = b"BOXERS"
FORMAT = const(1)
LETTERS = const(26)
HEAD = const(432)  # where the cards begin
INDEX = const(14)
MOST = const(1000)  # the most boxers in a file
