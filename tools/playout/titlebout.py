"""Title Bout in words. For each side: points, misses, what is left, and knockdowns, cuts and warnings suffered."""

from pathlib import Path

from ringside.engine.codec import NONE, winner_of
from ringside.games.titlebout.options import SETUP
from ringside.games.titlebout.rules import control, endurance, layout
from ringside.games.titlebout.tables import boxer, charts
from ringside.games.titlebout.tables.deck import PLACES
from ringside.games.titlebout.venues import STATES
from tools.boxers import UnknownBoxer, find, name_in
from tools.errors import UsageError
from tools.playout.sources import SEATS
from tools.playout.titlebout_events import READINGS, event
from tools.tables.source import SourceError
from tools.tables.titlebout.cards import read_stack

__all__ = ["ANSWERS", "ASKS", "MORE", "event", "result", "view", "whole"]

ASKS = {layout.STYLES: "style", layout.STRATEGIES: "strategy", layout.CARD_TURN: "card"}

_OWN_SCORING = "none"
_STATES = (_OWN_SCORING, *(name for name, _ in STATES))


def _boxer(name):
    try:
        return find(name)
    except UnknownBoxer as unknown:
        raise UsageError(str(unknown)) from unknown


MORE = (("A", _boxer, "James Jeffries"), ("B", _boxer, "Jack Johnson"), ("state", _STATES, 0))

HOW = {
    layout.KNOCKOUT: "knockout",
    layout.TKO_CUTS: "tko_cuts",
    layout.TKO_PUNISHMENT: "tko_punishment",
    layout.TKO_INJURY: "tko_injury",
    layout.DISQUALIFICATION: "disqualification",
    layout.UNANIMOUS: "unanimous_decision",
    layout.MAJORITY: "majority_decision",
    layout.SPLIT: "split_decision",
    layout.DRAWN: "draw",
    layout.ON_ONE_POINT: "one_point_decision",
    layout.ON_POINTS: "points_decision",
}
_MARKS = ("down", "cut", "warned", "fouled", "injured", "fatigued", "carried_over")


def whole(setup, choices, given, deck):
    """The options, both boxer cards, and the stacked action cards."""
    a, b, state = choices
    if a == b:
        raise UsageError(f"--setup: {name_in(a)} cannot box against himself: give A or B another boxer")
    return by_state(setup, state, given) + a + b + stacked(deck)


def by_state(setup, state, given):
    """The options with the scoring of a state, one of those in MORE."""
    if not state:
        return setup
    option = [key for key, _, _ in SETUP].index("scoring")
    system = STATES[state - 1][1]
    if "scoring" in given and setup[option] != system:
        words = SETUP[option][1]
        raise UsageError(f"--setup: {_STATES[state]} scores by {words[system]}, not by {words[setup[option]]}")
    return setup[:option] + bytes((system,)) + setup[option + 1 :]


def stacked(deck):
    """The action cards in a file; none where no file is named."""
    if deck == "":
        raise UsageError("--deck has no file name")
    try:
        return read_stack(Path(deck)) if deck is not None else b""
    except SourceError as error:
        raise UsageError("\n".join(f"--deck {fault}" for fault in str(error).splitlines())) from error


def ANSWERS(about, answer):
    """The words of the answers to each ask."""
    if about == layout.STYLES:
        return ("boxer", "slugger")[answer]
    if about == layout.STRATEGIES:
        return charts.STRATEGIES[answer]
    return ("next_card", "cover_up")[answer]


def view(view):
    """The table."""
    place = PLACES[view[layout.PLACE]]
    return {
        "boxers": _each(view, lambda seat: name_in(view[layout.card_of(seat) :])),
        "source": _each(view, lambda seat: boxer.SOURCES[view[layout.card_of(seat) + boxer.ORIGIN]]),
        "round": view[layout.ROUND],
        "cards_left": max(0, 40 - view[layout.USED]),
        "reading": READINGS[view[layout.READING]],
        "control": SEATS[view[layout.IN_CONTROL]],
        "aggressor": SEATS[view[layout.AGGRESSOR]],
        "killer_instinct": view[layout.KILLER],
        "points": _each(view, lambda seat: layout.long(view, layout.fighter(seat) + layout.POINTS)),
        "round_points": _column(view, layout.ROUND_POINTS),
        "endurance": _each(view, lambda seat: endurance.left(view, seat)),
        "missed": _each(view, lambda seat: layout.long(view, layout.fighter(seat) + layout.MISSED)),
        "round_missed": _column(view, layout.ROUND_MISSED),
        "cf": _each(view, lambda seat: control.cf_of(view, seat)),
        "hp": _column(view, layout.HP),
        "pl": _column(view, layout.PL),
        "kdr1": _column(view, layout.KDR1),
        "knockdowns": _column(view, layout.DOWNS),
        "warnings": _column(view, layout.WARNINGS),
        "fouls": _column(view, layout.FOULS),
        "cuts": _each(view, lambda seat: _cuts(view, seat)),
        "strategy": _each(view, lambda seat: charts.STRATEGIES[view[layout.fighter(seat) + layout.STRATEGY]]),
        "ring": place,
        "trapped": None if view[layout.TRAPPED] == NONE else SEATS[view[layout.TRAPPED]],
        "scorecards": _scorecards(view, layout.TOTALS),
        "last_round": _line(view, _rounds_written(view) - 1) if _rounds_written(view) else None,
    }


def result(result, view):
    """Who wins, how, when, and what the scorers had."""
    time = view[layout.TIME]
    won: dict[str, str | None] = {"winner": None, "boxer": None}
    winner = winner_of(result)
    if winner != NONE:
        won = {"winner": SEATS[winner], "boxer": name_in(view[layout.card_of(winner) :])}
    return won | {
        "how": HOW[view[layout.HOW]],
        "round": view[layout.ROUND],
        "time": f"{time // 60}:{time % 60:02d}",
        "scorecards": _scorecards(view, layout.TOTALS),
        # New York, a draw on rounds: what it was decided on.
        **({"one_point": _scorecards(view, layout.ONE_POINT)} if view[layout.HOW] == layout.ON_ONE_POINT else {}),
        "scoresheet": [_line(view, round_) for round_ in range(view[layout.ROUND])],
    }


def _each(view, of):
    return {SEATS[seat]: of(seat) for seat in (0, 1)}


def _column(view, column):
    return _each(view, lambda seat: view[layout.fighter(seat) + column])


def _cuts(view, seat):
    cuts = layout.long(view, layout.fighter(seat) + layout.CUTS)
    return [where for i, where in enumerate(charts.CUTS) if cuts >> i & 1]


def _scorecards(view, at):
    return {scorer: {"A": view[at + 2 * i], "B": view[at + 2 * i + 1]} for i, scorer in enumerate(("J1", "J2", "R"))}


def _rounds_written(view):
    """Rounds that have a line: all but the one in play."""
    return max(0, view[layout.ROUND] - (view[layout.PHASE] != layout.OVER))


def _line(view, round_):
    """A line of the scoresheet, of each fighter."""

    def of(seat):
        line = view[layout.LINES + (2 * round_ + seat) * layout.LINE_SIZE :][: layout.LINE_SIZE]
        return {
            "points": line[layout.LINE_POINTS],
            "pm": line[layout.LINE_MISSED],
            "cf": line[layout.LINE_CF],
            "hp": line[layout.LINE_HP],
            "pl": line[layout.LINE_PL],
            "agg": line[layout.LINE_AGG],
            "kdr1": line[layout.LINE_KDR1],
            "strategy": charts.STRATEGIES[line[layout.LINE_STRATEGY]],
            "conditions": [mark for i, mark in enumerate(_MARKS) if line[layout.LINE_MARKS] >> i & 1],
            "scorers": list(line[layout.LINE_J1 : layout.LINE_J1 + 3]),
        }

    return _each(view, of)
