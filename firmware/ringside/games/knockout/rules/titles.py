"""The Second Boxing Season: the title fight.

At least one Superchampion (a laurel wreath, x 2) or World Champion (a belt, x 3) takes part. Every title
holder is a Champion: he won the title as one, or became one by winning it, and he loses it when he drops
to Professional.
"""

from micropython import const

from ringside.engine.codec import pack_event
from ringside.games.knockout.rules import events
from ringside.games.knockout.rules.layout import (
    BOXERS,
    BOXERS_IN_ALL,
    NO_TITLE,
    SUPERCHAMPION,
    TITLE,
    TITLE_SHIFT,
    WORLD_CHAMPION,
    owner,
    title_of,
)

BELTS = const(3)


def give(state, boxer, title):
    """Put a laurel wreath or a belt on a boxer's card stack, or take it away (NO_TITLE)."""
    state[BOXERS + boxer] = state[BOXERS + boxer] & ~TITLE | title << TITLE_SHIFT


def award(state, winner, loser, log):
    """Titles won, kept, handed over and lost."""
    his, lost = title_of(state, winner), title_of(state, loser)
    # The winner keeps his title, or receives the loser's.
    won = max(his, lost)
    if his == lost == SUPERCHAMPION and _belts(state) < BELTS:
        # Two Superchampions: both return their markers, the winner receives a belt.
        won = WORLD_CHAMPION
    if lost != NO_TITLE:
        give(state, loser, NO_TITLE)
        log.append(pack_event(events.TITLE_LOST, owner(loser), loser, lost))
    if won != NO_TITLE:
        give(state, winner, won)
        name = events.TITLE_KEPT if won == his else events.TITLE
        log.append(pack_event(name, owner(winner), winner, won))


def _belts(state):
    """How many World Championship belts are worn."""
    worn = 0
    for boxer in range(BOXERS_IN_ALL):
        if title_of(state, boxer) == WORLD_CHAMPION:
            worn += 1
    return worn
