"""Knock Out's events in words. Each that moves money says from whom, to whom, and the sum in Schmelings."""

from ringside.engine.codec import name_of, other_of, seat_of, value_of
from ringside.games.knockout.rules import bets, events, money
from tools.playout.knockout_words import CLASSES, TITLES, bet, boxer, schmelings
from tools.playout.sources import SEATS

_HOW = ("on_points", "on_a_tie", "by_ko")
_PARTIES = (*SEATS, "bank", "bonus")


def _paid(payer, payee, units):
    return {"from": payer, "to": payee, "sum": schmelings(units)}


def _of_seat(seat, value, other):
    return {"seat": seat}


def _of_boxer(seat, value, other):
    return {"seat": seat, "boxer": boxer(value)}


def _title(seat, value, other):
    return {"seat": seat, "boxer": boxer(value), "title": TITLES[other]}


def _placed(seat, value, other):
    return {"seat": seat, "bet": bet(value), "sum": schmelings(other)}


def _settled(won):
    """A bet: what it was, and who pays. The bank pays half of the bet sum."""

    def fields(seat, value, other):
        kind, space = other >> 6, other >> 3 & 7
        party = _PARTIES[other & 7]
        said = {"seat": seat, "bet": bet(kind << 3 | space), "bet_sum": schmelings(bets.sum_of(kind, space))}
        return said | (_paid(party, seat, value) if won else _paid(seat, party, value))

    return fields


# Name in the rules: name here, fields of (seat, value, other).
_EVENTS = {
    events.REVEAL: ("reveal", lambda seat, value, other: {"red": value, "blue": other}),
    events.CHALLENGE: (
        "challenge",
        lambda seat, value, other: {"seat": seat, "boxer": boxer(value), "challenged": boxer(other)},
    ),
    events.CANNOT_CHALLENGE: ("cannot_challenge", _of_seat),
    events.TRAINED: ("trained", lambda seat, value, other: {"seat": seat, "in_training": value, "in_reserve": other}),
    events.BET: ("bet", _placed),
    events.FOLLOW: ("follow", _placed),
    events.PASS: ("pass", _of_seat),
    events.LEFT_HOOK: ("left_hook", _of_seat),
    events.DRAW: ("draw", lambda seat, value, other: {"card": value}),
    events.MOVE: ("move", lambda seat, value, other: {"seat": seat, "spaces": value, "moved": other}),
    events.VICTORY: (
        "victory",
        lambda seat, value, other: {"seat": seat, "boxer": boxer(value), "how": _HOW[other]},
    ),
    events.PRIZE: ("prize", lambda seat, value, other: {"boxer": boxer(value)} | _paid("bank", seat, other)),
    events.CLASS: ("class", lambda seat, value, other: {"seat": seat, "boxer": boxer(value), "class": CLASSES[other]}),
    events.RETIRED: ("retired", _of_boxer),
    events.TROPHY: ("trophy", _of_boxer),
    events.STEAK: ("steak", _of_boxer),
    events.TITLE: ("title", _title),
    events.TITLE_KEPT: ("title_kept", _title),
    events.TITLE_LOST: ("title_lost", _title),
    events.BET_WON: ("bet_won", _settled(True)),
    events.BET_LOST: ("bet_lost", _settled(False)),
    events.IOU: ("iou", lambda seat, value, other: {"ious": value} | _paid("bank", seat, money.DEBT)),
    events.SEASON_OVER: ("season_over", lambda seat, value, other: {"season": value}),
    events.UNUSED_CARDS: ("unused_cards", lambda seat, value, other: {"cards": value} | _paid("bank", seat, other)),
    events.CROWNED: ("crowned", _of_boxer),
    events.RETURNS: ("returns", _of_boxer),
    events.SEASON: ("season", lambda seat, value, other: {"seat": seat, "season": value}),
    events.HIGHEST: (
        "highest",
        lambda seat, value, other: {"seat": seat, "boxer": boxer(value), "starting_sum": schmelings(other)},
    ),
    events.BONUS_SHARE: ("bonus_share", lambda seat, value, other: _paid("bonus", seat, value | other << 8)),
    events.IOUS_DUE: ("ious_due", lambda seat, value, other: {"ious": value} | _paid(seat, "bank", money.DEBT * value)),
    events.GAME_OVER: ("game_over", _of_seat),
}


def event(event):
    """What happened, with the fields that it has."""
    name = name_of(event)
    if name not in _EVENTS:
        raise ValueError(f"Knock Out has no event {name}")
    word, fields = _EVENTS[name]
    return {"name": word} | fields(SEATS[seat_of(event)], value_of(event), other_of(event))
