"""The set-up of a match, with the cards that somebody stacked.

Behind its options a setup may hold three stacks: A's cards, B's, the kinds of the event deck's. Each is
a count and as many bytes, the card that comes first first. They are for the first round.
"""

from micropython import const

from ringside.engine import rng
from ringside.engine.codec import NONE
from ringside.engine.seats import COMPUTER
from ringside.engine.seats import SHARED as HANDED_ON
from ringside.games.tekken import options
from ringside.games.tekken.rules import cards, layout, rounds
from ringside.games.tekken.tables import cards as tables

_STACKS = const(3)


def holders(setup):
    """Who holds each seat; the persons have the pads in the order of their seats."""
    held = bytearray(2)
    pads = 0
    for seat in range(2):
        choice = setup[options.PLAYERS + seat]
        if choice == options.PERSON:
            held[seat] = pads
            pads += 1
        else:
            held[seat] = HANDED_ON if choice == options.SHARED else COMPUTER + choice - options.EASY
    return bytes(held)


def lay(setup, seed):
    """The table as it is before the first String. By lot: who begins."""
    options.check(setup)
    stacks = _stacks(setup)
    state = bytearray(layout.SIZE)
    for at in range(layout.PUBLIC, layout.SIZE):
        state[at] = NONE
    state[layout.TO_WIN] = setup[options.ROUNDS] + 1
    state[layout.COMPANION] = setup[options.CARDS]
    state[layout.STAGE] = setup[options.STAGE]
    state[layout.FIGHTER] = setup[options.FIGHTER]
    state[layout.FIGHTER + 1] = setup[options.FIGHTER + 1]
    state[layout.WINNER] = NONE
    rng.seed(state, layout.RNG, seed)
    rounds.set_up(state, rng.draw(state, layout.RNG, 2), stacks, [])
    return state


def _stacks(setup):
    """The three stacks of a setup; ValueError, with words for a person, where one holds what the deck has not."""
    if len(setup) == options.OPTIONS:
        return b"", b"", b""
    found = []
    at = options.OPTIONS
    for _ in range(_STACKS):
        n = setup[at] if at < len(setup) else NONE
        found.append(bytes(setup[at + 1 : at + 1 + n]))
        at += 1 + n
    if at != len(setup):
        raise ValueError("TEKKEN's setup is cut short, or goes on behind its stacks")
    for stack in found[:2]:
        for card in stack:
            if card >= cards.EVENT + tables.EVENT_CARDS or stack.count(bytes((card,))) > 1:
                raise ValueError("a stack holds card %d, which the deck has not, or twice" % card)
    for kind in found[2]:
        if found[2].count(bytes((kind,))) > tables.EVENTS.count(bytes((kind,))):
            raise ValueError("a stack holds more events %d than the deck has" % kind)
    return found
