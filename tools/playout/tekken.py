"""TEKKEN: the board game in words. A place is [row, column], from 0 at the wall."""

from ringside.engine.codec import NONE, winner_of
from ringside.games.tekken.rules import cards, combos, health, layout, stage
from ringside.games.tekken.tables.names import FIGHTERS, STAGES
from ringside.games.tekken.tables.texts import COMBOS
from tools.playout import tekken_words as words
from tools.playout.sources import SEATS
from tools.playout.tekken_decks import stacked_decks
from tools.playout.tekken_events import event
from tools.playout.tekken_words import answer as ANSWERS

__all__ = ["ANSWERS", "ASKS", "event", "result", "stacked_decks", "view"]

ASKS = {
    layout.ATTACK: "attack",
    layout.PUNISHMENT: "punishment",
    layout.PREPARE: "prepare",
    layout.DASH: "dash",
    layout.RESOLVE: "resolve",
    layout.SHOWN: "shown",
    layout.EXTENSION: "extension",
}
_PHASES = {**ASKS, layout.OVER: "over"}
_HEAT = ("ready", "active", "used")
_RAGE = ("face_down", "revealed", "used")
_NOT_CARDS = {layout.EMPTY: None, layout.STUN_CARD: "stun", layout.ABSENT: "absent"}


def view(view):
    """What lies on the table; in a seat's view, its hand too."""
    described = {
        "round": view[layout.ROUND],
        "rounds_to_win": view[layout.TO_WIN],
        "rounds": [_round(view[layout.ROUNDS_LOG + i]) for i in range(sum(view[layout.WON : layout.WON + 2]))],
        "string": view[layout.STRING],
        "phase": _PHASES[view[layout.PHASE]],
        "offensive": SEATS[view[layout.OFFENSIVE]],
        "cards": ("dealt", "companion")[view[layout.COMPANION]],
        "stage": STAGES[view[layout.STAGE]],
        "distance": stage.distance(view),
        "fighters": {SEATS[seat]: _fighter(view, seat) for seat in (0, 1)},
        "slots": [_slot(view, slot) for slot in range(layout.ALL_SLOTS)],
        "slot": view[layout.SLOT],
        "combos": [_combo(view, which) for which in range(combos.COMBOS)],
        "symbols": [
            words.SYMBOLS[kind] for kind in range(1, layout.KINDS + 1) for _ in range(view[layout.PENDING + kind - 1])
        ],
        "spaces": _spaces(view),
        "events_left": view[layout.EVENTS_LEFT],
        "last_event": None if view[layout.LAST_EVENT] == NONE else words.KINDS[view[layout.LAST_EVENT]],
    }
    if len(view) == layout.VIEW_SIZE:
        seat = view[layout.OWN_SEAT]
        hand = view[layout.OWN_HAND : layout.OWN_SEAT]
        described["hand"] = [_card(view, seat, number) for number in hand if number != NONE]
    return described


def result(result, view):
    """Who wins the match, and the rounds of both."""
    winner = winner_of(result)
    return {
        "winner": SEATS[winner],
        "fighter": FIGHTERS[view[layout.FIGHTER + winner]],
        "rounds": {SEATS[seat]: view[layout.WON + seat] for seat in (0, 1)},
    }


def _round(byte):
    """A line of the scorecard."""
    return {"winner": SEATS[byte & 1], "by": "time" if byte >> 1 & 1 else "hp", "hp": byte >> 2}


def _fighter(view, seat):
    token = view[layout.TOKEN + seat]
    stuns = view[layout.STUNS + seat]
    numbers = range(cards.EVENT + 2)
    return {
        "fighter": FIGHTERS[view[layout.FIGHTER + seat]],
        "rounds": view[layout.WON + seat],
        "hp": view[layout.HP + seat],
        "full_hp": health.full(view, seat),
        "space": words.space(view[layout.AT + seat]),
        "heat": _HEAT[view[layout.HEAT + seat]],
        "rage": _RAGE[view[layout.RAGE + seat]],
        "knocked_down": bool(view[layout.DOWN + seat]),
        "power": view[layout.POWER + seat],
        "stuns": [slot for slot in range(layout.PRINTED_SLOTS) if stuns >> slot & 1],
        "token": None if token == NONE else token,
        "deck": view[layout.DECK_LEFT + seat],
        "discards": [words.card(number) for number in numbers if cards.is_discarded(view, seat, number)],
        "guesses": view[layout.GUESSES + seat],
        "right_guesses": view[layout.RIGHT_GUESSES + seat],
    }


def _slot(view, slot):
    """None if it is empty, stun, absent, or the card in it."""
    lies = view[layout.SLOTS + slot]
    if lies in _NOT_CARDS:
        return _NOT_CARDS[lies]
    number = view[layout.SLOT_CARDS + slot]
    return {
        "card": None if number == NONE else words.card(number),
        "face": words.code(lies & ~layout.BLOCKED),
        "blocked": bool(lies & layout.BLOCKED),
    }


def _combo(view, which):
    """A Combo of the Offensive player: how many of its colours the last cards show."""
    fighter = view[layout.FIGHTER + view[layout.OFFENSIVE]]
    return {
        "combo": COMBOS[combos.COMBOS * fighter + which],
        "shown": combos.progress(view, which),
        "of": combos.length(view, which),
    }


def _card(view, seat, number):
    """A card of a hand, with the Symbols that it adds to the next one."""
    face = cards.code(view, seat, number)
    extensions = {area: words.symbols(cards.extension(view, seat, number, i)) for i, area in enumerate(words.AREAS)}
    return {
        "card": words.card(number),
        "name": words.name(view[layout.FIGHTER + seat], number),
        "face": words.code(face),
        "extensions": {area: symbols for area, symbols in extensions.items() if symbols},
    }


def _spaces(view):
    """The special spaces: what each is, and whether its effect is used up."""
    found = []
    for at in range(layout.COLUMNS * layout.ROWS):
        kind = stage.place(view, at)
        if kind > layout.SPACE:
            used = bool(view[layout.USED_SPACES] & stage.special_bit(view, at))
            found.append({"space": words.space(at), "is": words.PLACES[kind], "used": used})
    return found
