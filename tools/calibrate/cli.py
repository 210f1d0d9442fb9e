"""The command line: every figure with its sampling error; a failure if one is out of its band."""

import argparse

from rich.table import Table
from rich.text import Text

from tools import command, terminal
from tools.calibrate import tekken
from tools.calibrate.figures import GROUPS, outside
from tools.calibrate.simulate import simulate
from tools.calibrate.tallies import Tally


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.calibrate", description=__doc__)
    parser.add_argument("game", nargs="?", choices=("titlebout", "tekken"), default="titlebout")
    parser.add_argument("--bouts", type=_positive, help="bouts of each kind (default 10000), or matches (default 4500)")
    parser.add_argument("--first", type=_whole, default=0, help="the first bout's number, its seed (default 0)")
    parser.add_argument("--jobs", type=_positive, help="processes (default: one a core)")
    options = parser.parse_args(arguments)
    return command.run(lambda: (_show if options.game == "titlebout" else _show_tekken)(options), "The figures")


def _show(options: argparse.Namespace) -> int:
    bouts = options.bouts or 10_000
    tallies = _play(bouts, options.first, options.jobs)
    console = terminal.Out()
    for kind, (title, figures) in GROUPS.items():
        console.show(_table(title, figures, tallies[kind], bouts))
    return _show_missed(console, outside(tallies))


def _show_tekken(options: argparse.Namespace) -> int:
    matches = options.bouts or 4_500
    progress = terminal.progress()
    task = progress.add_task("matches", total=matches)
    tally = tekken.simulate(matches, options.first, options.jobs, progress, lambda n: progress.advance(task, n))
    console = terminal.Out()
    for table in tekken.tables(tally):
        console.show(table)
    return _show_missed(console, tekken.outside(tally))


def _show_missed(console: terminal.Out, missed: list[str]) -> int:
    for line in missed:
        console.show(Text(f"Outside its band: {line}", style="red"))
    return 1 if missed else 0


def _play(bouts: int, first: int, jobs: int | None) -> dict[str, Tally]:
    progress = terminal.progress()
    tasks = {kind: progress.add_task(title, total=bouts) for kind, (title, _) in GROUPS.items()}
    return simulate(bouts, first, jobs, progress, lambda kind, n: progress.advance(tasks[kind], n))


def _table(title, figures, tally: Tally, bouts: int) -> Table:
    table = Table(title=f"{title} ({bouts} bouts)", title_justify="left")
    table.add_column("figure")
    table.add_column("value", justify="right")
    table.add_column("error", justify="right")
    table.add_column("band", justify="right")
    table.add_column("")
    for figure in figures:
        mean = tally[figure.key]
        mark = "" if not figure.band else "ok" if figure.holds(mean) else "OUT"
        table.add_row(figure.words, figure.text(mean.value), figure.text(mean.error), figure.band, mark)
    return table


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 13):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0")
    return int(text)


def _positive(text: str) -> int:
    number = _whole(text)
    if not number:
        raise argparse.ArgumentTypeError("play at least 1 bout")
    return number
