"""The command line: who plays, and how it came out."""

import argparse
import math

from rich.table import Table

from ringside import games
from tools import command, terminal
from tools.arena import entrants, matches
from tools.arena.standing import Standing, standings
from tools.errors import UsageError
from tools.playout.words import either, pick
from tools.solve.kept import make_files

_SEEDS = 1 << 48
_MOST = 1_000_000  # games


def main(arguments: list[str] | None = None) -> int:
    """Play, and print; the exit status."""
    options = _parser().parse_args(arguments)
    return command.run(lambda: _show(options), "The standings")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.arena",
        description="Let computer players of a game play each other, in rotating seats.",
        epilog="Players are the levels of the game's options, and random: answers by lot.",
    )
    parser.add_argument("game", help="which game: " + either(packages()))
    parser.add_argument("--seats", required=True, metavar="P,P,…", help="a player for each seat: best,middle,random")
    parser.add_argument("--n", type=_positive, default=1000, help="how many games (default 1000)")
    parser.add_argument("--setup", nargs="+", action="extend", default=[], metavar="K=V", help="options of the game")
    parser.add_argument(
        "--seed", type=_whole, default=0, help="the first game's seed, the next one's is 1 more (default 0)"
    )
    parser.add_argument("--jobs", type=_positive, help="processes (default: one a core)")
    return parser


def packages() -> list[str]:
    """The games that can be played, as their folders are called."""
    return [name for _, name, _ in games.TABLE]


def _show(options: argparse.Namespace) -> None:
    found = pick(options.game, packages())
    if found is None:
        raise UsageError(f"there is no game {options.game!r}: the games are {either(packages())}")
    if options.seed + options.n > _SEEDS:
        raise UsageError(f"--seed {options.seed}: the last game's seed would be over {_SEEDS - 1}")
    package = packages()[found]
    game = entrants.rules_of(package)
    players = entrants.named(options.seats, package)
    setup = entrants.setup_for(package, len(players), options.setup)
    if package == "tko":
        make_files()
    progress = terminal.progress()
    task = progress.add_task("games", total=options.n)
    played = matches.play_all(
        package, setup, players, options.n, options.seed, options.jobs, progress, lambda n: progress.advance(task, n)
    )
    title = f"{game.TITLE}: {options.n} game{'' if options.n == 1 else 's'}, even is {1 / len(players):.1%} of wins"
    terminal.Out().show(_table(title, standings(players, played)))
    endless = sum(game.endless for game in played)
    if endless:
        terminal.Out().show(f"{endless} of them had no end in sight and count as ties.")


def _table(title: str, found: list[Standing]) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("player")
    has_fortunes = found[0].fortune is not None
    for head in ("seats", "wins a seat", "95 %", "mean place", *["mean fortune"] * has_fortunes):
        table.add_column(head, justify="right")
    for one in found:
        cells = [str(one.seats), f"{one.share:.1%}", f"{100 * one.share_from:.1f} to {one.share_to:.1%}"]
        cells.append(f"{one.place:.2f}{_interval(one.place_error, '.2f')}")
        if one.fortune is not None:
            cells.append(f"{one.fortune:,.0f}{_interval(one.fortune_error, ',.0f')}")
        table.add_row(one.name, *cells)
    return table


def _interval(error: float, form: str) -> str:
    """Half the interval of a mean, if there is one: one game has none."""
    return "" if math.isnan(error) else f" ±{error:{form}}"


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 16 and int(text) < _SEEDS):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 to {_SEEDS - 1}")
    return int(text)


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 16 and 1 <= int(text) <= _MOST):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to {_MOST}")
    return int(text)
