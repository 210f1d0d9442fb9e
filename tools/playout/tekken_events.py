"""TEKKEN's events in words."""

from ringside.engine.codec import NONE, name_of, other_of, seat_of, value_of
from ringside.games.tekken.rules import events
from tools.playout.sources import SEATS
from tools.playout.tekken_words import AREAS, KINDS, PLACES, SYMBOLS, card, code, space, symbols

_WHY = ("all_played", "defended")
_HOW = ("move", "dash", "push", "event")


def _of_seat(seat, value, other):
    return {"seat": seat}


def _numbered(key, more=None):
    """Fields of an event whose value, and other, are numbers."""

    def fields(seat, value, other):
        return {"seat": seat, key: value} | ({} if more is None else {more: other})

    return fields


def _revealed(seat, value, other):
    """A card turned up; the guess is None for a card played as Punishment."""
    guess = other >> 4 & 3
    said = {"seat": seat} | ({} if value == NONE else {"card": card(value)})
    return said | {"face": code(other & 0xF), "slot": other >> 6, "guess": None if guess == 3 else AREAS[guess]}


def _strike(seat, value, other):
    return {
        "seat": seat,
        "damage": value,
        "printed": other & 7,
        "knocked_down": other >> 3 & 3,
        "power": other >> 5,
    }


# Name in the rules: name here, fields of (seat, value, other).
_EVENTS = {
    events.REVEAL: ("reveal", _revealed),
    events.HAND_SHOWN: ("hand_shown", lambda seat, value, other: {"seat": seat, "card": card(value)}),
    events.RESHUFFLE: ("reshuffle", _of_seat),
    events.REFILL: ("refill", _numbered("cards")),
    events.EVENT: ("event", lambda seat, value, other: {"seat": seat, "event": KINDS[value]}),
    events.NEW_EVENTS: ("new_events", lambda seat, value, other: {}),
    events.ROUND_BEGINS: ("round_begins", _numbered("round")),
    events.STRING: ("string", _numbered("string")),
    events.GETS_UP: ("gets_up", _of_seat),
    events.STRING_OVER: ("string_over", lambda seat, value, other: {"seat": seat, "why": _WHY[value]}),
    events.TOKEN: ("token", _numbered("slot")),
    events.PREPARES: ("prepares", _of_seat),
    events.PLAYS: ("plays", _of_seat),
    events.STANCE_CHANGE: ("stance_change", _of_seat),
    events.DASH: ("dash", _numbered("distance")),
    events.HEAT: ("heat", _of_seat),
    events.SHOWN: ("shown", _revealed),
    events.EXTENSION: ("extension", lambda seat, value, other: {"seat": seat, "symbol": SYMBOLS[value]}),
    events.BLOCKED: ("blocked", lambda seat, value, other: {"seat": seat, "heat": bool(value)}),
    events.CONNECTED: ("connected", lambda seat, value, other: {"seat": seat, "symbols": symbols(value)}),
    events.COMBO: ("combo", lambda seat, value, other: {"seat": seat, "combo": value + 1}),
    events.HEAT_BONUS: ("heat_bonus", lambda seat, value, other: {"seat": seat, "symbol": SYMBOLS[value]}),
    events.RAGE_REVEALED: ("rage_revealed", _of_seat),
    events.RAGE: ("rage", _of_seat),
    events.STEP: ("step", lambda seat, value, other: {"seat": seat, "space": space(value), "how": _HOW[other]}),
    events.STRIKE: ("strike", _strike),
    events.WALL: ("wall", lambda seat, value, other: {"seat": seat, "damage": value, "wall": space(other)}),
    events.SWEEP: ("sweep", _of_seat),
    events.STUN: ("stun", _numbered("slot")),
    events.UNRESOLVED: ("unresolved", _numbered("symbols")),
    events.DAMAGE: ("damage", _numbered("lost", "hp")),
    events.HEALED: ("healed", _numbered("gained", "hp")),
    events.SPECIAL: (
        "special",
        lambda seat, value, other: {"seat": seat, "is": PLACES[value], "space": space(other)},
    ),
    events.POWERED: ("powered", _numbered("power")),
    events.ROUND: (
        "round",
        lambda seat, value, other: {"winner": seat, "rounds": value, "hp": other},
    ),
    events.TIME: ("time", lambda seat, value, other: {}),
    events.MATCH: ("match", lambda seat, value, other: {"winner": seat}),
}


def event(event):
    """What happened, with the fields that it has."""
    name = name_of(event)
    if name not in _EVENTS:
        raise ValueError(f"TEKKEN has no event {name}")
    word, fields = _EVENTS[name]
    return {"name": word} | fields(SEATS[seat_of(event)], value_of(event), other_of(event))
