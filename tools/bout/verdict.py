"""Who won, how, when, and what the scorers had."""

from ringside.games.titlebout.rules import layout, scoring
from ringside.games.titlebout.rules.finish import ROUND_TIME
from tools.bout.names import Names
from tools.bout.words import clock

# As sentences, as the rows of a table, and in few letters.
WAYS = {
    layout.KNOCKOUT: ("by knockout", "knockout", "KO"),
    layout.TKO_CUTS: ("by TKO for cuts", "TKO, cuts", "TKO cuts"),
    layout.TKO_PUNISHMENT: ("by TKO for punishment", "TKO, punishment", "TKO"),
    layout.TKO_INJURY: ("by TKO for an injury", "TKO, injury", "TKO inj."),
    layout.DISQUALIFICATION: ("by disqualification", "disqualification", "DQ"),
    layout.UNANIMOUS: ("by unanimous decision", "unanimous decision", "UD"),
    layout.MAJORITY: ("by majority decision", "majority decision", "MD"),
    layout.SPLIT: ("by split decision", "split decision", "SD"),
    layout.ON_POINTS: ("on points, all scorers added up", "points decision", "PD"),
    layout.ON_ONE_POINT: ("on the One-Point System, after a draw on rounds", "on One-Point System", "1-pt"),
    layout.DRAWN: ("a draw", "draw", "draw"),
}
SENTENCE, ROW, LETTERS = range(3)
SCORERS = ("J1", "J2", "R")


def is_inside(state: bytearray) -> bool:
    """Whether it ended before the scorers were asked."""
    return state[layout.HOW] < layout.UNANIMOUS


def winner(state: bytearray) -> int | None:
    """The winner's seat, None for a draw."""
    return None if state[layout.WINNER] == layout.DRAW else state[layout.WINNER]


def way(state: bytearray) -> str:
    """How it was won and, inside the distance, when."""
    how = WAYS[state[layout.HOW]][SENTENCE]
    if state[layout.HOW] == layout.ON_POINTS and state[layout.SCORING] >= scoring.ROUNDS:
        how = how.replace("points", "rounds")
    if not is_inside(state):
        return how
    at = clock(state[layout.TIME])
    if state[layout.TIME] == ROUND_TIME:
        return f"{how}, after round {state[layout.ROUND]} ({at})"
    return f"{how} in round {state[layout.ROUND]} at {at}"


def sentence(state: bytearray, names: Names) -> str:
    """A sentence: who won, how, when."""
    seat = winner(state)
    if seat is None:
        return f"{names.whole[0]} and {names.whole[1]} box {way(state)}."
    return f"{names.whole[seat]} wins {way(state)}."


def scorecards(state: bytearray, at: int = layout.TOTALS) -> list[tuple[int, int]]:
    """J1, J2, R: of each the first boxer's points and the second's."""
    return [(state[at + 2 * i], state[at + 2 * i + 1]) for i in range(3)]


def scorecard_lines(state: bytearray, names: Names) -> list[str]:
    """The scorecards of the rounds that were scored, a line each, and the three added up."""
    lines = _card_lines("", scorecards(state), names)
    if state[layout.SCORING] == scoring.NEW_YORK and state[layout.HOW] in (layout.DRAWN, layout.ON_ONE_POINT):
        lines += _card_lines(" on the One-Point System", scorecards(state, layout.ONE_POINT), names)
    return lines


def _card_lines(system: str, cards: list[tuple[int, int]], names: Names) -> list[str]:
    both = sum(a for a, _ in cards), sum(b for _, b in cards)
    named = zip((*SCORERS, "in all"), (*cards, both), strict=True)
    return [_card_line(scorer + system, *points, names) for scorer, points in named]


def _card_line(scorer: str, a: int, b: int, names: Names) -> str:
    ahead = "even" if a == b else names.short[0 if a > b else 1]
    return f"{scorer} {a}-{b} {ahead}"
