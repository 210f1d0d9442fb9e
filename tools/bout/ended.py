"""Who won, how, when, and what the scorers had."""

from ringside.engine.packed import DRAW
from ringside.games.titlebout import scoring, sheet
from ringside.games.titlebout.finish import ROUND_TIME
from tools.bout.names import Names
from tools.bout.words import clock

# As sentences, as the rows of a table, and in few letters.
WAYS = {
    sheet.KNOCKOUT: ("by knockout", "knockout", "KO"),
    sheet.TKO_CUTS: ("by TKO for cuts", "TKO, cuts", "TKO cuts"),
    sheet.TKO_PUNISHMENT: ("by TKO for punishment", "TKO, punishment", "TKO"),
    sheet.TKO_INJURY: ("by TKO for an injury", "TKO, injury", "TKO inj."),
    sheet.DISQUALIFICATION: ("by disqualification", "disqualification", "DQ"),
    sheet.UNANIMOUS: ("by unanimous decision", "unanimous decision", "UD"),
    sheet.MAJORITY: ("by majority decision", "majority decision", "MD"),
    sheet.SPLIT: ("by split decision", "split decision", "SD"),
    sheet.ON_POINTS: ("on points, all scorers added up", "points decision", "PD"),
    sheet.ON_ONE_POINT: ("on the One-Point System, after a draw on rounds", "on One-Point System", "1-pt"),
    sheet.DRAWN: ("a draw", "draw", "draw"),
}
SENTENCE, ROW, LETTERS = range(3)
SCORERS = ("J1", "J2", "R")


def is_inside(state: bytearray) -> bool:
    """Whether it ended before the scorers were asked."""
    return state[sheet.HOW] < sheet.UNANIMOUS


def winner(state: bytearray) -> int | None:
    """The winner's seat, None for a draw."""
    return None if state[sheet.WINNER] == DRAW else state[sheet.WINNER]


def way(state: bytearray) -> str:
    """How it was won and, inside the distance, when."""
    how = WAYS[state[sheet.HOW]][SENTENCE]
    if state[sheet.HOW] == sheet.ON_POINTS and state[sheet.SCORING] >= scoring.ROUNDS:
        how = how.replace("points", "rounds")
    if not is_inside(state):
        return how
    at = clock(state[sheet.TIME])
    if state[sheet.TIME] == ROUND_TIME:
        return f"{how}, after round {state[sheet.ROUND]} ({at})"
    return f"{how} in round {state[sheet.ROUND]} at {at}"


def said(state: bytearray, names: Names) -> str:
    """A sentence: who won, how, when."""
    seat = winner(state)
    if seat is None:
        return f"{names.whole[0]} and {names.whole[1]} box {way(state)}."
    return f"{names.whole[seat]} wins {way(state)}."


def scorecards(state: bytearray, at: int = sheet.TOTALS) -> list[tuple[int, int]]:
    """J1, J2, R: of each the first boxer's points and the second's."""
    return [(state[at + 2 * i], state[at + 2 * i + 1]) for i in range(3)]


def scored(state: bytearray, names: Names) -> list[str]:
    """The scorecards of the rounds that were scored, a line each, and the three added up."""
    told = _cards("", scorecards(state), names)
    if state[sheet.SCORING] == scoring.NEW_YORK and state[sheet.HOW] in (sheet.DRAWN, sheet.ON_ONE_POINT):
        told += _cards(" on the One-Point System", scorecards(state, sheet.ONE_POINT), names)
    return told


def _cards(system: str, cards: list[tuple[int, int]], names: Names) -> list[str]:
    both = sum(a for a, _ in cards), sum(b for _, b in cards)
    named = zip((*SCORERS, "in all"), (*cards, both), strict=True)
    return [_card(scorer + system, *points, names) for scorer, points in named]


def _card(scorer: str, a: int, b: int, names: Names) -> str:
    ahead = "even" if a == b else names.short[0 if a > b else 1]
    return f"{scorer} {a}-{b} {ahead}"
