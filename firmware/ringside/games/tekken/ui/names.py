"""How TEKKEN's fighters, cards and Symbols are called on the panel."""

from ringside.games.tekken.rules import layout
from ringside.games.tekken.tables.names import FIGHTERS
from ringside.games.tekken.ui import words


def surname(fighter):
    """How a fighter is called on the stage, at most 7 letters."""
    return FIGHTERS[fighter].split(" ")[-1].upper()


def players(fighters):
    """What both seats are called: their fighters, told apart where both play the same one."""
    names = [surname(fighter) for fighter in fighters]
    if names[0] == names[1]:
        return (names[0] + " A", names[1] + " B")
    return tuple(names)


def spread(left, right, width=25):
    """Two texts at both ends of a line."""
    return left + " " * (width - len(left) - len(right)) + right


def face(code):
    """What is on a card, "High yellow"."""
    return words.AREAS[code & layout.AREA] + " " + words.COLOURS[code >> layout.COLOUR & 3]


def sign(code):
    """The same as two signs, "HY"."""
    return words.SHORT_AREAS[code & layout.AREA] + words.SHORT_COLOURS[code >> layout.COLOUR & 3]


def count(symbols):
    """How many of each kind are among these Symbols, where 0 is none: eight counts."""
    counts = bytearray(layout.KINDS)
    for symbol in symbols:
        if symbol:
            counts[symbol - 1] += 1
    return counts


def codes(counts):
    """Symbols given as eight counts, in few letters: "2Mv P1"."""
    return " ".join(
        [("%d" % n if n > 1 else "") + words.CODES[kind] for kind, n in enumerate(counts[: layout.KINDS]) if n]
    )


def extension_codes(view, seat, card, between=" "):
    """What a card adds to a next one of each area that it names, "HS1 MMvS1"."""
    from ringside.games.tekken.rules import cards

    found = []
    for area in range(layout.LOW + 1):
        both = cards.extension(view, seat, card, area)
        if both:
            found.append(words.SHORT_AREAS[area] + between + codes(count((both & 0xF, both >> 4))))
    return found
