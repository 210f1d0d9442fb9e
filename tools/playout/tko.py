"""TKO in words."""

from ringside.engine.codec import name_of, other_of, seat_of, value_of, winner_of
from ringside.games.tko import rules as tko
from ringside.games.tko.tables import BOXERS
from tools.playout.sources import SEATS

ASKS = {tko.SELECTION: "selection", tko.REWARD: "reward"}
ANSWERS = ("uppercut", "head_block", "body_blow", "body_block")  # an action, or its Point Bar

ARROWS = {0: "A", 1: "B", tko.NEUTRAL: None}


def event(event):
    """What happened, with the fields that it has."""
    seat = SEATS[seat_of(event)]
    value = value_of(event)
    other = other_of(event)
    name = name_of(event)
    if name == tko.REVEAL:
        return {"name": "reveal", "A": ANSWERS[value], "B": ANSWERS[other]}
    if name == tko.POINT:
        return {"name": "point", "seat": seat, "bar": ANSWERS[value], "points": other}
    if name == tko.BOTH_AT_FIVE:
        return {"name": "both_at_five"}
    if name == tko.ARROW:
        return {"name": "arrow", "at": ARROWS[value]}
    if name == tko.EARNED:
        return {"name": "earned", "seat": seat, "bar": ANSWERS[value]}
    if name == tko.ROUND:
        return {"name": "round", "winner": seat, "rounds": value}
    if name == tko.MATCH:
        return {"name": "match", "winner": seat}
    raise ValueError(f"TKO has no event {name}")


def view(view):
    """The table: boxers, bars, arrow, Round Winner Cards."""
    described = {
        "boxers": _both(BOXERS[view[tko.BOXER]], BOXERS[view[tko.BOXER + 1]]),
        "play": "intermediate" if view[tko.INTERMEDIATE] else "basic",
        "round": _round(view),
        "bars": _both(list(view[tko.BARS : tko.BARS + 4]), list(view[tko.BARS + 4 : tko.BARS + 8])),
        "arrow": ARROWS[view[tko.POWER_ARROW]],
        "rounds": _rounds(view),
        "both_at_five": bool(view[tko.PLAY_ON]),
    }
    if view[tko.PHASE] == tko.REWARD:
        described["reward"] = {"seat": SEATS[view[tko.REWARDED]], "bar": ANSWERS[view[tko.EARNED_ON]]}
    return described


def result(result, view):
    """Who takes the TKO Champ Belt."""
    winner = winner_of(result)
    return {"winner": SEATS[winner], "boxer": BOXERS[view[tko.BOXER + winner]], "rounds": _rounds(view)}


def _rounds(view):
    return _both(view[tko.ROUNDS], view[tko.ROUNDS + 1])


def _round(view):
    """The number of the round in play, after the match of its last one."""
    return sum(_rounds(view).values()) + (view[tko.WINNER] not in (0, 1))


def _both(a, b):
    return {"A": a, "B": b}
