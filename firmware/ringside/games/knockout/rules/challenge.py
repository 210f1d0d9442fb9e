"""F. The Boxing Season: 1. The Challenge.

An answer is own << 4 | boxer: with his large (0) or small (1) boxer the Challenger challenges that boxer.
"""

from micropython import const

from ringside.engine.codec import pack_event
from ringside.games.knockout.rules import events
from ringside.games.knockout.rules.layout import (
    AMATEUR,
    BLUE,
    BOXERS,
    CARDS,
    CHALLENGER,
    DEFENDER,
    NO_TITLE,
    ON_BOARD,
    OUT,
    PLAYERS,
    RED,
    STEAK,
    TROPHY,
    class_of,
    owner,
    title_of,
)
from ringside.games.knockout.tables import STARTING_SUMS

BOUT_CARDS = const(3)  # a player with fewer can no longer take part in bouts

_OWN = const(4)
_BOXER = const(0xF)


def sum_of(state, boxer):
    """A boxer's starting sum in units: the printed one, twice that as Superchampion, three times as World Champion.

    A boxer who is out of the game has none, 0.
    """
    if state[BOXERS + boxer] & OUT:
        return 0
    printed = STARTING_SUMS[3 * (boxer & 1) + class_of(state, boxer)]
    return printed * (1 + title_of(state, boxer))


def allows(state, boxer, other):
    """Whether a boxer may challenge another: the conditions for the challenge."""
    own, his = state[BOXERS + boxer], state[BOXERS + other]
    if owner(boxer) == owner(other) or (own | his) & OUT:
        return False
    # Neither may have taken part in the previous bout.
    if (own | his) & (TROPHY | STEAK):
        return False
    # The challenged boxer must have a starting sum equal to or higher than the other's.
    if sum_of(state, other) < sum_of(state, boxer):
        return False
    # Each player taking part must still have at least three fight cards.
    if state[CARDS + owner(boxer)] < BOUT_CARDS or state[CARDS + owner(other)] < BOUT_CARDS:
        return False
    # Second season: Amateurs may not challenge World Champions or Superchampions.
    return class_of(state, boxer) != AMATEUR or title_of(state, other) == NO_TITLE


def choices(state, seat):
    """The challenges that a player may make, as answers."""
    found = bytearray()
    for own in (0, 1):
        for other in range(2 * state[PLAYERS]):
            if allows(state, 2 * seat + own, other):
                found.append(own << _OWN | other)
    return bytes(found)


def boxers_of(answer, seat):
    """The two boxers of an answer: his own, and the challenged one."""
    return 2 * seat + (answer >> _OWN), answer & _BOXER


def play(state, answers, log):
    """He places his boxer on the red bet board; the challenged player is now the Defender."""
    seat = state[CHALLENGER]
    boxer, other = boxers_of(answers[seat], seat)
    state[DEFENDER] = owner(other)
    state[ON_BOARD + RED] = boxer
    state[ON_BOARD + BLUE] = other
    log.append(pack_event(events.CHALLENGE, seat, boxer, other))
