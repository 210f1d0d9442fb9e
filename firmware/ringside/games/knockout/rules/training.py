"""F. The Boxing Season: 2. Training.

An answer is the number of a choice of four fight cards. All 70 choices of four out of the values 1
to 5 are numbered in the order of their cards: 0 is 1 1 1 1, 1 is 1 1 1 2, and 69 is 5 5 5 5.

Whoever has four cards or fewer takes all of them and is not asked: everybody may know how many he has.
"""

from micropython import const

from ringside.engine.codec import pack_event
from ringside.games.knockout.rules import events
from ringside.games.knockout.rules.layout import (
    BLUE,
    CARDS,
    CHALLENGER,
    DEFENDER,
    HANDS,
    IN_TRAINING,
    RED,
    TRAINED,
    VALUES,
)
from ringside.games.knockout.tables import TRAININGS

FOUR = const(4)  # the cards with which a player conducts a bout

_CHOICES = const(70)


def cards_of(answer):
    """How many cards of the values 1 to 5 a choice has, five bytes."""
    return TRAININGS[VALUES * answer : VALUES * answer + VALUES]


def code_of(counts):
    """The number of a choice, of how many cards of the values 1 to 5 there are; ValueError where it is none of four."""
    for answer in range(_CHOICES):
        if cards_of(answer) == counts:
            return answer
    raise ValueError("training is with four cards of the values 1 to 5")


def choices(state, seat):
    """The choices that a player's fight cards allow, as answers."""
    at = HANDS + VALUES * seat
    ones, twos, threes, fours, fives = state[at : at + VALUES]
    found = bytearray()
    at = 0
    for answer in range(_CHOICES):
        if (
            TRAININGS[at] <= ones
            and TRAININGS[at + 1] <= twos
            and TRAININGS[at + 2] <= threes
            and TRAININGS[at + 3] <= fours
            and TRAININGS[at + 4] <= fives
        ):
            found.append(answer)
        at += VALUES
    return bytes(found)


def asked(state):
    """The bit mask of the players who have something to choose."""
    mask = 0
    for seat in (state[CHALLENGER], state[DEFENDER]):
        if state[CARDS + seat] > FOUR:
            mask |= 1 << seat
    return mask


def play(state, answers, log):
    """Each takes the cards he has chosen; the remaining ones stay in a pile, face down."""
    choosing = asked(state)
    for board, seat in ((RED, state[CHALLENGER]), (BLUE, state[DEFENDER])):
        hand = HANDS + VALUES * seat
        chosen = cards_of(answers[seat]) if choosing >> seat & 1 else bytes(state[hand : hand + VALUES])
        for value in range(VALUES):
            state[IN_TRAINING + VALUES * board + value] = chosen[value]
            state[hand + value] -= chosen[value]
        state[TRAINED + board] = sum(chosen)
        log.append(pack_event(events.TRAINED, seat, sum(chosen), state[CARDS + seat] - sum(chosen)))


def return_cards(state):
    """After the bout, both return their unused fight cards to their reserve."""
    for board, seat in ((RED, state[CHALLENGER]), (BLUE, state[DEFENDER])):
        for value in range(VALUES):
            at = IN_TRAINING + VALUES * board + value
            state[HANDS + VALUES * seat + value] += state[at]
            state[at] = 0
        state[TRAINED + board] = 0
