"""Stacked decks of TEKKEN, from files: cards that come before the shuffled ones, the first one first.

A deck's file is a CSV with the header `card` and a card a line: high_yellow, … of the common deck, special1 to special4
or their names, event. The event deck's has the header `event`: second_wind, ….
"""

from pathlib import Path

from ringside.games.tekken.options import FIGHTER
from ringside.games.tekken.rules import cards
from ringside.games.tekken.tables.cards import EVENT_CARDS, EVENTS
from tools.errors import UsageError
from tools.playout import tekken_words as words
from tools.playout.sources import SEATS
from tools.playout.words import either, pick
from tools.tables.source import SourceError
from tools.tables.source_csv import read_typed

_ATTACK_CARDS = range(cards.EVENT)


def stacked_decks(setup, decks, events):
    """What a setup holds behind its options. decks: `A=FILE` and `B=FILE`; events: a file, or None."""
    stacks = [b"", b"", b""]
    given = set()
    for pair in decks:
        name, equals, path = pair.partition("=")
        seat = pick(name, SEATS[:2])
        if seat is None or not equals or not path:
            raise UsageError(f"--deck {pair}: name a seat's deck and a file: A=FILE or B=FILE")
        if seat in given:
            raise UsageError(f"--deck {pair}: {SEATS[seat]}'s deck is stacked twice")
        given.add(seat)
        stacks[seat] = _read(f"--deck {pair}", path, "card", _names(setup[FIGHTER + seat]))
    if events is not None:
        left = {word: [kind] * EVENTS.count(kind) for kind, word in enumerate(words.KINDS)}
        stacks[2] = _read(f"--events {events}", events, "event", left)
    if not any(stacks):
        return b""
    return b"".join(bytes((len(stack),)) + stack for stack in stacks)


def _names(fighter):
    """The cards of each name of a fighter's deck; a special card has two names."""
    found = {words.card(number): [number] for number in _ATTACK_CARDS}
    for number in _ATTACK_CARDS:
        name = words.name(fighter, number)
        if name:
            found[name] = found[words.card(number)]
    found["event"] = [cards.EVENT + i for i in range(EVENT_CARDS)]
    return found


def _read(flag, path, column, left):
    """The numbers in a file. left: the numbers that each name still has, which are used up."""
    try:
        rows, faults = read_typed(Path(path), [column])
        stack = bytearray()
        for row in rows:
            found = pick(row[column], left)
            if found is None:
                faults.append(row.refuse(f"{row[column] or 'empty'} is no {column}: it is {either(left)}"))
                continue
            numbers = list(left.values())[found]
            if not numbers:
                faults.append(row.refuse(f"{row[column]} is there more often than in the deck"))
                continue
            stack.append(numbers.pop(0))
    except SourceError as error:
        faults = [error]
    if faults:
        raise UsageError("\n".join(f"{flag}: {fault}" for fault in faults))
    return bytes(stack)
