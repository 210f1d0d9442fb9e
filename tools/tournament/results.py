"""The bouts in words, and each boxer's record."""

from rich import box
from rich.table import Table

from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.tables import boxer
from tools.bout import verdict
from tools.tables.titlebout.boxers import name_in, surname
from tools.tournament import bracket
from tools.tournament.bouts import Bout

LEGEND = (
    "KO: won inside the distance. Downs: knockdowns scored-suffered. Beat: the Boxer",
    "Ratings of all boxers he beat, added up; the rulebook ranks boxers by it.",
)


def bracket_of(entrants: list[bytes], bouts: list[Bout], width: int) -> list[str]:
    """The bracket's lines."""
    names = [name_in(card) for card in entrants]
    short = [surname(name) for name in names]
    short = [name if short.count(last) > 1 else last for name, last in zip(names, short, strict=True)]
    order = [place for pair in bracket.first_pairs(len(entrants)) for place in pair]
    won = [bout for bout in bouts if not bout.drawn]
    stages = [
        [bracket.Winner(short[bout.winner], _few(bout.state)) for bout in won if bout.stage == stage]
        for stage in range(won[-1].stage + 1)
    ]
    return bracket.draw([f"{place + 1:2} {names[place]}" for place in order], stages, width)


def _few(state: bytearray) -> str:
    letters = verdict.WAYS[state[layout.HOW]][verdict.LETTERS]
    return f"{letters} {state[layout.ROUND]}" if verdict.is_inside(state) else letters


def in_words(entrants: list[bytes], bouts: list[Bout], width: int) -> list[str]:
    """Each bout: winner and loser, how, when, the scorecards with the winner first, and its seed."""
    lines = []
    for i, bout in enumerate(bouts):
        if not i or bout.stage > bouts[i - 1].stage:
            lines += ["", bracket.stage_name(bout.stage, len(entrants)).upper()]
        first, second = (bout.a, bout.b) if bout.drawn else (bout.winner, bout.loser)
        names = [f"{name_in(entrants[place])} ({place + 1})" for place in (first, second)]
        who = f"{bout.label:>4} {names[0]} {'drew with' if bout.drawn else 'beat'} {names[1]}"
        cards = verdict.scorecards(bout.state)
        scored = ", ".join(f"{a}-{b}" if first == bout.a else f"{b}-{a}" for a, b in cards)
        how = "a draw, boxed again" if bout.drawn else verdict.way(bout.state)
        seed = f"seed {bout.seed}"
        lines.append(who + seed.rjust(max(len(seed) + 1, width - len(who))))
        lines.append(f"     {how}; {scored}")
    return lines


def records(entrants: list[bytes], bouts: list[Bout]) -> Table:
    """A line for each boxer, who came farthest first."""
    drawn = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False)
    drawn.add_column("Boxer", no_wrap=True)
    for head in ("Rating", "W", "L", "D", "KO", "Rounds", "Points", "Downs", "Beat"):
        drawn.add_column(head, justify="right", no_wrap=True)
    drawn.add_column(" reached", no_wrap=True)
    last = {place: max(bout.stage for bout in bouts if place in (bout.a, bout.b)) for place in range(len(entrants))}
    champion = bouts[-1].winner
    for place in sorted(last, key=lambda place: (place != champion, -last[place], place)):
        his = [bout for bout in bouts if place in (bout.a, bout.b)]
        won = [bout for bout in his if not bout.drawn and bout.winner == place]
        drawn_ = sum(bout.drawn for bout in his)
        others = [bout.b if bout.a == place else bout.a for bout in his]
        stage = bracket.stage_name(last[place], len(entrants)).rstrip("s").lower()
        drawn.add_row(
            f"{name_in(entrants[place])} ({place + 1})",
            str(entrants[place][boxer.RATING]),
            *map(str, (len(won), len(his) - len(won) - drawn_, drawn_)),
            str(sum(verdict.is_inside(bout.state) for bout in won)),
            str(sum(bout.state[layout.ROUND] for bout in his)),
            _for_and_against(his, place, others, Bout.points),
            "-".join(
                str(sum(bout.downs(one) for bout, one in zip(his, ones, strict=True)))
                for ones in (others, [place] * len(his))
            ),
            str(sum(entrants[bout.loser][boxer.RATING] for bout in won)),
            " champion" if place == champion else f" {stage}",
            style="bold" if place == champion else "",
        )
    return drawn


def _for_and_against(bouts: list[Bout], place: int, others: list[int], of) -> str:
    mine = sum(of(bout, place) for bout in bouts)
    return f"{mine}-{sum(of(bout, other) for bout, other in zip(bouts, others, strict=True))}"
