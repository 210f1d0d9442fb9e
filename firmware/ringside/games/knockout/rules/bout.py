"""F. The Boxing Season: 4. The Boxing Bout; The Pro Rules: Variable Starting Positions.

The Challenger's pawn is RED, the Defender's BLUE. A pawn is where it is by the spaces that it has
moved from its starting space towards the K.O. space.
"""

from micropython import const

from ringside.engine.codec import NONE, pack_event
from ringside.games.knockout.rules import events
from ringside.games.knockout.rules.layout import (
    BLUE,
    BOUT_ROUND,
    CARDS,
    CHALLENGER,
    DEFENDER,
    IN_TRAINING,
    ON_BOARD,
    PAWN,
    PLAYED,
    RED,
    START,
    TRAINED,
    VALUES,
    VARIABLE,
    class_of,
)
from ringside.games.knockout.tables import DISTANCES

ROUNDS = const(3)

_ONE = const(1)
_FIVE = const(5)
_LEFT_HOOK = const(4)  # spaces that a 5 moves against a 1


def distance_of(state, boxer):
    """How many spaces it is from a boxer's starting space to the K.O. space.

    In the basic game all start on the same one. With Variable Starting Positions, his size and his
    class say where; Superchampions and World Champions start as Champions.
    """
    return DISTANCES[6 * state[VARIABLE] + 3 * (boxer & 1) + class_of(state, boxer)]


def place_pawns(state):
    """Each places his pawn on his boxer's starting space."""
    for board in (RED, BLUE):
        state[START + board] = distance_of(state, state[ON_BOARD + board])
        state[PAWN + board] = 0


def ring_bell(state):
    """The ring is free for the first round."""
    state[BOUT_ROUND] = 1


def board_of(state, seat):
    """RED of the Challenger, BLUE of the Defender."""
    return RED if seat == state[CHALLENGER] else BLUE


def choices(state, seat):
    """The values of a boxer's fight cards in training that are still unplayed, as answers."""
    at = IN_TRAINING + VALUES * board_of(state, seat)
    found = bytearray()
    for value in range(VALUES):
        if state[at + value]:
            found.append(value + 1)
    return bytes(found)


def play(state, answers, log):
    """The two cards are turned over at the same time and the result is applied."""
    red, blue = answers[state[CHALLENGER]], answers[state[DEFENDER]]
    _remove_card(state, RED, state[CHALLENGER], red)
    _remove_card(state, BLUE, state[DEFENDER], blue)
    log.append(pack_event(events.REVEAL, 0, red, blue))
    if red == blue:  # the round ends in a draw, the pawns stay where they are
        log.append(pack_event(events.DRAW, 0, red))
    elif red == _ONE and blue == _FIVE:  # a sudden left hook
        log.append(pack_event(events.LEFT_HOOK, state[CHALLENGER]))
        _move(state, BLUE, _LEFT_HOOK, log)
    elif red == _FIVE and blue == _ONE:
        log.append(pack_event(events.LEFT_HOOK, state[DEFENDER]))
        _move(state, RED, _LEFT_HOOK, log)
    elif red < blue:  # the lower value has lost the round, by the difference
        _move(state, RED, blue - red, log)
    else:
        _move(state, BLUE, red - blue, log)
    state[BOUT_ROUND] += 1


def _remove_card(state, board, seat, value):
    """A card that is used is removed from the game."""
    state[PLAYED + 2 * (state[BOUT_ROUND] - 1) + board] = value
    state[IN_TRAINING + VALUES * board + value - 1] -= 1
    state[TRAINED + board] -= 1
    state[CARDS + seat] -= 1


def _move(state, board, spaces, log):
    """Move a pawn towards the K.O. space; beyond it is a K.O. too."""
    state[PAWN + board] = min(state[PAWN + board] + spaces, state[START + board])
    seat = state[DEFENDER] if board == BLUE else state[CHALLENGER]
    log.append(pack_event(events.MOVE, seat, spaces, state[PAWN + board]))


def is_knocked_out(state, board):
    """Whether a pawn has reached the K.O. space."""
    return state[PAWN + board] == state[START + board]


def winner(state):
    """The board of the boxer who has won, RED or BLUE; NONE while the bout goes on."""
    if is_knocked_out(state, RED):  # at once, in any of the three rounds
        return BLUE
    if is_knocked_out(state, BLUE):
        return RED
    if state[BOUT_ROUND] <= ROUNDS:
        return NONE
    # After three rounds the pawn farthest from its starting space loses; at the same distance, the
    # Challenger loses.
    return RED if state[PAWN + RED] < state[PAWN + BLUE] else BLUE


def declare(state, won, log):
    """Victory on points, or by K.O."""
    if is_knocked_out(state, BLUE if won == RED else RED):
        how = events.BY_KO
    elif state[PAWN + RED] == state[PAWN + BLUE]:
        how = events.ON_A_TIE
    else:
        how = events.ON_POINTS
    seat = state[CHALLENGER] if won == RED else state[DEFENDER]
    log.append(pack_event(events.VICTORY, seat, state[ON_BOARD + won], how))
