"""Key definitions: Possible positions. Close Range and Distance, on the spaces of a stage."""

from micropython import const

from ringside.engine.codec import NONE
from ringside.games.tekken.rules.layout import (
    AT,
    BLASTING_WALL,
    COLUMNS,
    HEAL,
    ROWS,
    SOUTH_EAST,
    STAGE,
)
from ringside.games.tekken.tables.stages import PLACES, STARTS

_PLACES = const(77)
_CLOSE = const(1)  # steps
_UNSEEN = const(0xFF)


def place(state, at):
    """What is there: WALL, BLASTING_WALL, SPACE or a special space."""
    return PLACES[_PLACES * state[STAGE] + at]


def is_wall(state, at):
    """Whether nobody can stand there."""
    return place(state, at) <= BLASTING_WALL


def start(state, seat):
    """The space on which a seat's fighter starts."""
    return STARTS[2 * state[STAGE] + seat]


def step(at, direction):
    """The place next to a space in a direction."""
    half = at // COLUMNS & 1  # its row lies half a space to the right
    if direction == 0:
        return at + 1
    if direction == 1:
        return at - COLUMNS + half
    if direction == 2:
        return at - COLUMNS - 1 + half
    if direction == 3:
        return at - 1
    return at + COLUMNS - (5 - direction) + half


def direction_to(at, other):
    """The direction from a space to an adjacent one; NONE where it is not adjacent."""
    if -COLUMNS - 1 <= other - at <= COLUMNS + 1:
        for direction in range(SOUTH_EAST + 1):
            if step(at, direction) == other:
                return direction
    return NONE


def is_close(state):
    """Close Range: the Miniatures are on adjacent Spaces."""
    return direction_to(state[AT], state[AT + 1]) != NONE


def steps_from(state, at, until):
    """How many steps in the shortest way each place is from a space: a byte a place, 0xFF for walls.

    What is further away than the space `until` is left at 0xFF, too.
    """
    found = bytearray(_PLACES)
    for i in range(_PLACES):
        found[i] = _UNSEEN
    found[at] = 0
    edge = bytearray(COLUMNS * ROWS)
    edge[0] = at
    first, behind = 0, 1
    while first < behind and found[until] == _UNSEEN:
        here = edge[first]
        first += 1
        for direction in range(SOUTH_EAST + 1):
            there = step(here, direction)
            if found[there] == _UNSEEN and not is_wall(state, there):
                found[there] = found[here] + 1
                edge[behind] = there
                behind += 1
    return found


def distance(state):
    """Distance: how many Spaces lie between the Miniatures in the shortest way; 0 in Close Range."""
    return steps_from(state, state[AT], state[AT + 1])[state[AT + 1]] - _CLOSE


def is_far(state):
    """Whether the Distance is more than 1 Space."""
    if is_close(state):
        return False
    for direction in range(SOUTH_EAST + 1):
        between = step(state[AT], direction)
        if not is_wall(state, between) and direction_to(between, state[AT + 1]) != NONE:
            return False
    return True


def ways(state, seat):
    """The directions in which a fighter's way to the other is the shortest, as a `bytes`."""
    here = state[AT + seat]
    steps = steps_from(state, state[AT + 1 - seat], here)
    found = bytearray()
    for direction in range(SOUTH_EAST + 1):
        there = step(here, direction)
        if not is_wall(state, there) and steps[there] + 1 == steps[here]:
            found.append(direction)
    return bytes(found)


def free_directions(state, seat):
    """Where a fighter can move: to an adjacent free Space, not onto Walls or the other Miniature."""
    here = state[AT + seat]
    found = bytearray()
    for direction in range(SOUTH_EAST + 1):
        there = step(here, direction)
        if there != state[AT + 1 - seat] and not is_wall(state, there):
            found.append(direction)
    return bytes(found)


def special_bit(state, at):
    """The bit of a special space in layout.USED_SPACES."""
    bit = 1
    for before in range(at):
        if place(state, before) >= HEAL:
            bit <<= 1
    return bit
