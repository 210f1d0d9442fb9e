"""Title Bout in words. Of each side: what he scored and missed, what he has left, and what befell him."""

from pathlib import Path

from ringside.engine.packed import DRAW, NONE
from ringside.games import titlebout
from ringside.games.titlebout import control, endurance, sheet
from ringside.games.titlebout_states import STATES
from ringside.tables import titlebout as charts
from ringside.tables import titlebout_boxer as boxer
from ringside.tables.titlebout_deck import PLACES
from tools.boxers import UnknownBoxer, find, name_in
from tools.playout.sources import SEATS
from tools.playout.titlebout_events import READINGS, event
from tools.playout.words import Refused
from tools.tables.source import SourceError
from tools.tables.titlebout.cards import read_stack

__all__ = ["ANSWERS", "ASKS", "MORE", "event", "result", "view", "whole"]

ASKS = {sheet.STYLES: "style", sheet.STRATEGIES: "strategy", sheet.CARD_TURN: "card"}

_OWN_SCORING = "none"
_STATES = (_OWN_SCORING, *(name for name, _ in STATES))


def _boxer(name):
    try:
        return find(name)
    except UnknownBoxer as unknown:
        raise Refused(str(unknown)) from unknown


MORE = (("A", _boxer, "James Jeffries"), ("B", _boxer, "Jack Johnson"), ("state", _STATES, 0))

HOW = {
    sheet.KNOCKOUT: "knockout",
    sheet.TKO_CUTS: "tko_cuts",
    sheet.TKO_PUNISHMENT: "tko_punishment",
    sheet.TKO_INJURY: "tko_injury",
    sheet.DISQUALIFICATION: "disqualification",
    sheet.UNANIMOUS: "unanimous_decision",
    sheet.MAJORITY: "majority_decision",
    sheet.SPLIT: "split_decision",
    sheet.DRAWN: "draw",
    sheet.ON_ONE_POINT: "one_point_decision",
    sheet.ON_POINTS: "points_decision",
}
_MARKS = ("down", "cut", "warned", "fouled", "injured", "fatigued", "carried_over")


def whole(setup, choices, given, deck):
    """The options, both boxer cards, and the stacked action cards."""
    a, b, state = choices
    if a == b:
        raise Refused(f"--setup: {name_in(a)} cannot box against himself: give A or B another boxer")
    return by_state(setup, state, given) + a + b + stacked(deck)


def by_state(setup, state, given):
    """The options with the scoring of a state, one of those in MORE."""
    if not state:
        return setup
    option = [key for key, _, _ in titlebout.SETUP].index("scoring")
    system = STATES[state - 1][1]
    if "scoring" in given and setup[option] != system:
        words = titlebout.SETUP[option][1]
        raise Refused(f"--setup: {_STATES[state]} scores by {words[system]}, not by {words[setup[option]]}")
    return setup[:option] + bytes((system,)) + setup[option + 1 :]


def stacked(deck):
    """The action cards in a file; none where no file is named."""
    if deck == "":
        raise Refused("--deck names no file")
    try:
        return read_stack(Path(deck)) if deck is not None else b""
    except SourceError as error:
        raise Refused(f"--deck {error}") from error


def ANSWERS(about, answer):
    """The words of the answers to each ask."""
    if about == sheet.STYLES:
        return ("boxer", "slugger")[answer]
    if about == sheet.STRATEGIES:
        return charts.STRATEGIES[answer]
    return ("next_card", "cover_up")[answer]


def view(view):
    """The table."""
    place = PLACES[view[sheet.PLACE]]
    return {
        "boxers": _each(view, lambda seat: name_in(view[sheet.card_of(seat) :])),
        "source": _each(view, lambda seat: boxer.SOURCES[view[sheet.card_of(seat) + boxer.ORIGIN]]),
        "round": view[sheet.ROUND],
        "cards_left": max(0, 40 - view[sheet.USED]),
        "reading": READINGS[view[sheet.READING]],
        "control": SEATS[view[sheet.IN_CONTROL]],
        "aggressor": SEATS[view[sheet.AGGRESSOR]],
        "killer_instinct": view[sheet.KILLER],
        "points": _each(view, lambda seat: sheet.long(view, sheet.fighter(seat) + sheet.POINTS)),
        "round_points": _column(view, sheet.ROUND_POINTS),
        "endurance": _each(view, lambda seat: endurance.left(view, seat)),
        "missed": _each(view, lambda seat: sheet.long(view, sheet.fighter(seat) + sheet.MISSED)),
        "round_missed": _column(view, sheet.ROUND_MISSED),
        "cf": _each(view, lambda seat: control.cf_of(view, seat)),
        "hp": _column(view, sheet.HP),
        "pl": _column(view, sheet.PL),
        "kdr1": _column(view, sheet.KDR1),
        "knockdowns": _column(view, sheet.DOWNS),
        "warnings": _column(view, sheet.WARNINGS),
        "fouls": _column(view, sheet.FOULS),
        "cuts": _each(view, lambda seat: _cuts(view, seat)),
        "strategy": _each(view, lambda seat: charts.STRATEGIES[view[sheet.fighter(seat) + sheet.STRATEGY]]),
        "ring": place,
        "trapped": None if view[sheet.TRAPPED] == NONE else SEATS[view[sheet.TRAPPED]],
        "scorecards": _scorecards(view, sheet.TOTALS),
        "last_round": _line(view, _rounds_written(view) - 1) if _rounds_written(view) else None,
    }


def result(result, view):
    """Who wins, how, when, and what the scorers had."""
    time = view[sheet.TIME]
    won: dict[str, str | None] = {"winner": None, "boxer": None}
    if result != DRAW:
        won = {"winner": SEATS[result], "boxer": name_in(view[sheet.card_of(result) :])}
    return won | {
        "how": HOW[view[sheet.HOW]],
        "round": view[sheet.ROUND],
        "time": f"{time // 60}:{time % 60:02d}",
        "scorecards": _scorecards(view, sheet.TOTALS),
        # New York, a draw on rounds: what it was decided on.
        **({"one_point": _scorecards(view, sheet.ONE_POINT)} if view[sheet.HOW] == sheet.ON_ONE_POINT else {}),
        "scoresheet": [_line(view, round_) for round_ in range(view[sheet.ROUND])],
    }


def _each(view, of):
    return {SEATS[seat]: of(seat) for seat in (0, 1)}


def _column(view, column):
    return _each(view, lambda seat: view[sheet.fighter(seat) + column])


def _cuts(view, seat):
    cuts = sheet.long(view, sheet.fighter(seat) + sheet.CUTS)
    return [where for i, where in enumerate(charts.CUTS) if cuts >> i & 1]


def _scorecards(view, at):
    return {scorer: {"A": view[at + 2 * i], "B": view[at + 2 * i + 1]} for i, scorer in enumerate(("J1", "J2", "R"))}


def _rounds_written(view):
    """Rounds that have a line: all but the one in play."""
    return max(0, view[sheet.ROUND] - (view[sheet.PHASE] != sheet.OVER))


def _line(view, round_):
    """A line of the scoresheet, of each fighter."""

    def of(seat):
        line = view[sheet.LINES + (2 * round_ + seat) * sheet.LINE_SIZE :][: sheet.LINE_SIZE]
        return {
            "points": line[sheet.LINE_POINTS],
            "pm": line[sheet.LINE_MISSED],
            "cf": line[sheet.LINE_CF],
            "hp": line[sheet.LINE_HP],
            "pl": line[sheet.LINE_PL],
            "agg": line[sheet.LINE_AGG],
            "kdr1": line[sheet.LINE_KDR1],
            "strategy": charts.STRATEGIES[line[sheet.LINE_STRATEGY]],
            "conditions": [mark for i, mark in enumerate(_MARKS) if line[sheet.LINE_MARKS] >> i & 1],
            "scorers": list(line[sheet.LINE_J1 : sheet.LINE_J1 + 3]),
        }

    return _each(view, of)
