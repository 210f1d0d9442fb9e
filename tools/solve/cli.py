"""The command line: solve, look up a position, compare the boxers."""

import argparse
from pathlib import Path

import numpy as np
from rich.table import Table

from ringside.games.tko import solution
from tools import command, terminal
from tools.boards import BUILD, ROOT
from tools.errors import UsageError
from tools.solve import exploit, kept, matchups, rounds
from tools.solve.positions import SIDES, side

ACTIONS = ("uppercut", "head block", "body blow", "body block")
_ARROWS = {"a": rounds.AT_A, "b": rounds.AT_B, "n": rounds.NEUTRAL}


def main(arguments: list[str] | None = None) -> int:
    """Do what is asked; the exit status."""
    options = _parser().parse_args(arguments)
    return command.run(lambda: _do(options), "The solution")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.solve",
        description="Solve TKO: each position's chance of winning the round, and the best way to play it.",
        epilog="Without value, --matchups or --exploit it makes the table that the device reads.",
    )
    parser.add_argument("game", choices=["tko"], help="which game")
    parser.add_argument("what", nargs="?", choices=["value"], help="one position: its value and both best strategies")
    parser.add_argument("--a", type=_markers, metavar="U,H,B,K", help="A's Point Markers, such as 2,2,0,0")
    parser.add_argument("--b", type=_markers, metavar="U,H,B,K", help="B's Point Markers")
    parser.add_argument("--power", action="store_true", help="intermediate play, with the Power Arrow")
    parser.add_argument("--arrow", choices=sorted(_ARROWS), help="where the Power Arrow points: a, b or n, neutral")
    parser.add_argument("--matchups", action="store_true", help="every pair of boxers, as tables and as a picture")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="where that picture goes (an SVG under build/)")
    parser.add_argument("--exploit", action="store_true", help="what a best response wins against the exact player")
    parser.add_argument("--jobs", type=int, help="processes for --exploit (default: one a core)")
    return parser


def _markers(text: str) -> tuple[int, ...]:
    parts = text.split(",")
    if len(parts) != 4 or not all(part.strip() in ("0", "1", "2", "3", "4") for part in parts):
        raise argparse.ArgumentTypeError(f"{text!r} is not four numbers from 0 to 4, such as 2,2,0,0")
    return tuple(int(part) for part in parts)


def _do(options: argparse.Namespace) -> None:
    if options.what is None and (options.a or options.b or options.arrow):
        raise UsageError("--a, --b and --arrow are a position's: add the word value")
    if options.what and (options.a is None or options.b is None):
        raise UsageError("value needs both sides' markers: --a 2,2,0,0 --b 1,1,1,1")
    if options.what and (options.matchups or options.exploit):
        raise UsageError("value, --matchups and --exploit are three questions: ask one at a time")
    if options.arrow and not options.power:
        raise UsageError("--arrow needs --power: basic play has no Power Arrow")
    if options.picture and not options.matchups:
        raise UsageError("--picture goes with --matchups")
    if options.what:
        _show_value(options)
    elif options.matchups:
        _show_matchups(options)
    elif options.exploit:
        _show_exploit(options)
    else:
        _make()


def _make() -> None:
    kept.make_files(again=True)
    size = sum(path.stat().st_size for path in kept.FILES.glob("*.dat"))
    positions = SIDES**2
    terminal.Out().show(
        f"{positions:,} positions of basic play and {3 * positions:,} with the Power Arrow are solved.",
        f"{kept.FILES.relative_to(ROOT)}: {solution.COUNT:,} values, {size:,} bytes",
    )


def _show_value(options: argparse.Namespace) -> None:
    arrow = _ARROWS[options.arrow or "n"]
    values = kept.exact(options.power)
    a, b = np.array([side(options.a)]), np.array([side(options.b)])
    value = values[arrow, a, b]
    of_a, of_b = rounds.strategies(values, options.power, arrow, a, b)
    table = Table()
    for head in ("action", "A", "B"):
        table.add_column(head, justify="left" if head == "action" else "right")
    for action, for_a, for_b in zip(ACTIONS, of_a[0], of_b[0], strict=True):
        table.add_row(action, f"{for_a:.6f}", f"{for_b:.6f}")
    terminal.Out().show(f"A wins the round: {value[0]:.6f}", table)


def _show_matchups(options: argparse.Namespace) -> None:
    chances = matchups.rounds_of(kept.exact(options.power))
    play = "with the Power Arrow" if options.power else "basic play"
    parts = [(f"A round, {play}", chances), (f"A match, {play}", matchups.matches_of(chances))]
    picture = options.picture or BUILD / "tko" / f"matchups-{'power' if options.power else 'basic'}.svg"
    picture.parent.mkdir(parents=True, exist_ok=True)
    picture.write_text(matchups.picture("TKO: the row's chance against the column", parts), encoding="utf-8")
    tables = [matchups.table(head, found) for head, found in parts]
    terminal.Out().show(*tables)
    terminal.Out().show(f"The picture is in {picture}")


def _show_exploit(options: argparse.Namespace) -> None:
    out = terminal.Out()
    values, packed = kept.exact(options.power), kept.packed(options.power)
    arrows = (rounds.AT_A, rounds.AT_B, rounds.NEUTRAL) if options.power else (rounds.NEUTRAL,)
    progress = terminal.progress()
    task = progress.add_task("positions", total=SIDES**2 * len(arrows))
    with progress:
        weights = exploit.all_strategies(packed, options.power, options.jobs, lambda n: progress.advance(task, n))
    found = exploit.against_best_response(weights, packed, options.power)
    loss = (values - found)[list(arrows)]
    out.show(f"A best response wins at most {loss.max():.6f} more than its due, {loss.mean():.6f} on average.")
