"""Knock Out's numbers in the rulebook's words, and back. Sums are in Schmelings."""

from itertools import combinations_with_replacement

from ringside.engine.codec import NONE, name_of, other_of, seat_of, value_of
from ringside.games.knockout.rules import events, layout
from ringside.games.knockout.tables import BET_SUMS

SEATS = "ABCDE"
SIZES = ("large", "small")
CLASSES = ("amateur", "professional", "champion")
TITLES = (None, "superchampion", "world champion")
BOARDS = ("red", "blue")
KINDS = ("", ".x2", ".ko")
UNIT = 500
SUMS = [UNIT * units for units in BET_SUMS]
TRAININGS = list(combinations_with_replacement((1, 2, 3, 4, 5), 4))


def boxer(number):
    """A.large, …"""
    return f"{SEATS[number // 2]}.{SIZES[number % 2]}"


def boxer_number(word):
    """0 of A.large."""
    seat, size = word.split(".")
    return 2 * SEATS.index(seat) + SIZES.index(size)


def space(number):
    """red.6000, …"""
    return f"{BOARDS[number >> 2]}.{SUMS[number & 3]}"


def answer(about, number):
    """An answer in words."""
    if about == layout.CHALLENGE:
        return f"{SIZES[number >> 4]}>{boxer(number & 15)}"
    if about == layout.TRAINING:
        return ",".join(map(str, TRAININGS[number]))
    if about == layout.ROUND:
        return str(number)
    if number == 32:
        return "pass"
    return f"follow.{space(number & 7)}" if number >> 3 == 3 else space(number & 7) + KINDS[number >> 3]


_HOW = ("on points", "on a tie", "by K.O.")
_BOXERS_ALONE = {
    events.RETIRED: "retired",
    events.TROPHY: "trophy",
    events.STEAK: "steak",
    events.CROWNED: "crowned",
    events.RETURNS: "returns",
}
_TITLES = {events.TITLE: "title", events.TITLE_KEPT: "title kept", events.TITLE_LOST: "title lost"}
_SEATS_ALONE = {
    events.CANNOT_CHALLENGE: "cannot challenge",
    events.PASS: "pass",
    events.LEFT_HOOK: "left hook",
    events.GAME_OVER: "game over",
}
_COUNTS = {events.IOU: "iou", events.IOUS_DUE: "ious due", events.SEASON: "season"}


def event(number):
    """What happened, as a tuple: its name, then its values."""
    name, value, other = name_of(number), value_of(number), other_of(number)
    seat = SEATS[seat_of(number)]
    if name in _BOXERS_ALONE:
        return _BOXERS_ALONE[name], owned(value, seat)
    if name in _TITLES:
        return _TITLES[name], owned(value, seat), TITLES[other]
    if name in _SEATS_ALONE:
        return _SEATS_ALONE[name], seat
    if name in _COUNTS:
        return _COUNTS[name], seat, value
    if name == events.REVEAL:
        return "reveal", value, other
    if name == events.CHALLENGE:
        return "challenge", owned(value, seat), boxer(other)
    if name == events.TRAINED:
        return "trained", seat, value, other
    if name in (events.BET, events.FOLLOW):
        return {events.BET: "bet", events.FOLLOW: "follow"}[name], seat, answer(layout.BET, value), UNIT * other
    if name == events.DRAW:
        return "draw", value
    if name == events.MOVE:
        return "move", seat, value, other
    if name == events.VICTORY:
        return "victory", owned(value, seat), _HOW[other]
    if name == events.PRIZE:
        return "prize", owned(value, seat), UNIT * other
    if name == events.CLASS:
        return "class", owned(value, seat), CLASSES[other]
    if name in (events.BET_WON, events.BET_LOST):
        party = {events.FROM_BANK: "bank", events.TO_BONUS: "bonus"}.get(other & 7) or SEATS[other & 7]
        on = space(other >> 3 & 7) + KINDS[other >> 6]
        return {events.BET_WON: "won", events.BET_LOST: "lost"}[name], seat, on, UNIT * value, party
    if name == events.SEASON_OVER:
        return "season over", value
    if name == events.UNUSED_CARDS:
        return "unused cards", seat, value, UNIT * other
    if name == events.HIGHEST:
        return "highest", owned(value, seat), UNIT * other
    if name == events.BONUS_SHARE:
        return "bonus share", seat, UNIT * (value | other << 8)
    raise AssertionError(f"no event is called {name}")


def owned(number, seat):
    """A boxer, whose event must have his owner's seat."""
    assert boxer(number)[0] == seat
    return boxer(number)


def bet_on(byte):
    """(who, plain, .x2 or .ko) of a bet space, None where it is empty."""
    return None if byte == NONE else (SEATS[byte & 7], KINDS[byte >> 3])
