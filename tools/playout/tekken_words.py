"""TEKKEN's cards, Symbols, spaces and answers as they are typed and printed."""

from ringside.engine.codec import NONE
from ringside.games.tekken.rules import attack, before, cards, layout, resolving
from ringside.games.tekken.tables.cards import COMMON
from ringside.games.tekken.tables.texts import SPECIALS

AREAS = ("high", "mid", "low")
COLOURS = ("yellow", "green", "red", "blue")
SYMBOLS = ("", "move", "strike1", "strike2", "strike3", "push1", "push2", "sweep", "stun", "rage")
DIRECTIONS = ("east", "north_east", "north_west", "west", "south_west", "south_east")
KINDS = ("second_wind", "underdog", "adrenaline", "bottles", "break", "shake_off", "supplies", "wet_floor")
PLACES = ("regular_wall", "blasting_wall", "space", "heal", "power", "glass", "slippery")
SPECIALS_EACH = cards.EVENT - cards.SPECIAL

_PREPARATIONS = {
    before.GO_BACK: "play",
    before.STANCE_CHANGE: "stance_change",
    before.DASH_CLOSER: "dash",
    before.USE_HEAT: "heat",
    before.EVENT_DRAWN: "event",
}


def code(number):
    """What is on a card's face: high_yellow."""
    return f"{AREAS[number & layout.AREA]}_{COLOURS[number >> layout.COLOUR]}"


def card(number):
    """A card: high_yellow of the common deck, special1 to special4, event."""
    if number < cards.SPECIAL:
        return code(COMMON[4 * number])
    return f"special{number - cards.SPECIAL + 1}" if number < cards.EVENT else "event"


def name(fighter, number):
    """A special card's name; None for another card."""
    special = cards.SPECIAL <= number < cards.EVENT
    return SPECIALS[SPECIALS_EACH * fighter + number - cards.SPECIAL] if special else None


def symbols(both):
    """The Symbols of an Extension."""
    return [SYMBOLS[symbol] for symbol in (both & 0xF, both >> 4) if symbol]


def space(at):
    """A place as row and column, from 0 at the wall."""
    return None if at == NONE else [at // layout.COLUMNS, at % layout.COLUMNS]


def answer(about, number):
    """An answer to each ask."""
    if about in (layout.ATTACK, layout.PUNISHMENT):
        if number >= attack.GUESS_HIGH:
            return AREAS[number - attack.GUESS_HIGH]
        return {attack.PREPARE_FIRST: "prepare", attack.PLAYED: "card"}.get(number) or card(number)
    if about == layout.PREPARE:
        return _PREPARATIONS[number]
    if about == layout.DASH:
        return DIRECTIONS[number]
    if about == layout.SHOWN:
        return code(number & attack.CONNECTED - 1) + (".connected" if number & attack.CONNECTED else "")
    if about == layout.EXTENSION:
        return SYMBOLS[number] or "none"
    if number == resolving.DONE:
        return "done"
    kind = number >> resolving.KIND
    return f"move.{DIRECTIONS[number & 7]}" if kind == layout.MOVE else SYMBOLS[kind]
