"""Knock Out's boxers, bets and sums as they are typed and printed."""

from ringside.games.knockout.rules import bets, layout
from ringside.games.knockout.tables import BET_SUMS
from tools.playout.sources import SEATS

BOARDS = ("red", "blue")  # the Challenger's, the Defender's
SIZES = ("large", "small")
CLASSES = ("amateur", "professional", "champion")
TITLES = (None, "superchampion", "world_champion")
_KINDS = ("", ".x2", ".ko")  # of a bet, behind its space


def boxer(number):
    """A.large, …"""
    return f"{SEATS[layout.owner(number)]}.{SIZES[number & 1]}"


def bet(answer):
    """A bet as its answer: red.6000, red.6000.x2, blue.10000.ko, follow.red.6000 or pass."""
    if answer == bets.PASS:
        return "pass"
    space = bets.space_of(answer)
    on = f"{BOARDS[space >> 2]}.{schmelings(BET_SUMS[space & 3])}"
    kind = bets.kind_of(answer)
    return "follow." + on if kind == bets.FOLLOW else on + _KINDS[kind]


def schmelings(units):
    """A sum of the rules in Schmelings."""
    return layout.UNIT * units
