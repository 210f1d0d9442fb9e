"""The command line: one bout with its text and scoresheet, or many as a table."""

import argparse
import sys
import textwrap
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.text import Text

from ringside.games.titlebout.rules import layout as state_of
from ringside.games.titlebout.tables import charts, deck
from tools import command, terminal
from tools.bout import matchup, outcomes_table, scoresheet, verdict
from tools.bout.managers import WAYS
from tools.bout.names import Names, described, names_of
from tools.bout.notes import Notes
from tools.bout.outcomes import Outcomes, Tally, tally
from tools.bout.play_by_play import BETWEEN, CARD, HIGHLIGHT, ROUND, Line, PlayByPlay
from tools.bout.simulate import SEEDS, play
from tools.boxers import merge
from tools.errors import UsageError, UserError
from tools.parallel import cores, run_parallel
from tools.tables.titlebout.boxers import is_house

WIDEST = 100
MOST = 10_000_000
MOST_JOBS = 256
PIECE = 50  # bouts handed to a core at a time, or more where that makes too many pieces
MOST_PIECES = 10_000

_STYLES = {CARD: "", ROUND: "bold", HIGHLIGHT: "bold red", BETWEEN: "cyan"}


def main(argv: list[str] | None = None) -> int:
    """Play what is asked for; the exit status."""
    arguments = _parser().parse_args(one_by_one(argv))
    return command.run(lambda: _run(arguments))


def one_by_one(argv: list[str] | None) -> list[str]:
    """`--options a=1 b=2 NAME` as `--options=a=1 --options=b=2 NAME`: names may follow options."""
    argv = sys.argv[1:] if argv is None else argv
    found: list[str] = []
    in_options = False
    for word in argv:
        if in_options and "=" in word and not word.startswith("-"):
            if found[-1] == "--options":
                found.pop()
            found.append(f"--options={word}")
        else:
            in_options = word == "--options"
            found.append(word)
    return found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.bout",
        description="A bout of Title Bout with its full text and scoresheet;\nwith --n a table of who wins and how.",
        epilog=WAYS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("A", help="a boxer: full name, or surname if no other boxer has it")
    parser.add_argument("B", help="his opponent")
    add_rules(parser)
    parser.add_argument(
        "--n", type=_up_to(MOST), default=1, help="how many bouts, with the seeds from --seed on (default 1)"
    )
    parser.add_argument("--seed", type=seed, default=0, help="a number from 0 to 2**48 - 1 (default 0)")
    parser.add_argument("--deck", metavar="FILE", help="stack the deck: the action cards in order, as CSV")
    parser.add_argument("--sheet", metavar="FILE", help="also write the scoresheet to a new CSV file")
    parser.add_argument("--short", action="store_true", help="omit the play by play")
    parser.add_argument("--jobs", type=_up_to(MOST_JOBS), help="processes for many bouts (default: one a core)")
    return parser


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The arguments that say by which rules is boxed, and who there is."""
    parser.add_argument(
        "--boxers", metavar="FILE", help="add your own boxers: a CSV file (see tools.boxers) or boxers.dat"
    )
    parser.add_argument("--rounds", choices=matchup.ROUNDS, help="rounds of the bout (default 15)")
    parser.add_argument(
        "--options",
        nargs="+",
        action="extend",
        default=[],
        metavar="K=V",
        help="the rulebook's options, " + ", ".join(matchup.KEYS) + " or state: as "
        "strategy=on scoring=ten; a wrong value lists its choices",
    )


def seed(text: str) -> int:
    """A seed from the command line."""
    if not (text.isascii() and text.isdigit() and len(text) < 16 and int(text) < SEEDS):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 to {SEEDS - 1}")
    return int(text)


def _up_to(most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 9 and 1 <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {most}")
        return int(text)

    return number


def _run(arguments: argparse.Namespace) -> None:
    rules = matchup.rules(arguments.options, arguments.rounds, arguments.deck)
    roster = merge.merged_roster(arguments.boxers) if arguments.boxers is not None else None
    a, b = matchup.find(arguments.A, roster), matchup.find(arguments.B, roster)
    setup = rules.setup_for(a, b)
    out = terminal.Out(WIDEST)
    if arguments.n == 1:
        show(out, setup, arguments.seed, not arguments.short, arguments.sheet)
        return
    for given, flag in ((arguments.sheet, "--sheet"), (arguments.deck, "--deck"), (arguments.short, "--short")):
        if given:
            raise UsageError(f"{flag} works with one bout only: omit --n or {flag}")
    if arguments.seed + arguments.n > SEEDS:
        raise UsageError(f"--seed {arguments.seed}: {arguments.n} seeds from there exceed {SEEDS - 1}: use a lower one")
    counted = _count_bouts(setup, arguments)
    names = names_of(a, b)
    last = arguments.seed + arguments.n - 1
    out.show(*head(a, b, setup, out.width), Text(f"{arguments.n:,} bouts, seeds {arguments.seed} to {last}."), "")
    outcomes = Outcomes(counted)
    out.show(outcomes_table.shares(outcomes, names, setup[state_of.SCORING - state_of.OPTIONS]))
    out.show("")
    out.show(outcomes_table.means(outcomes, names))
    out.show("", "95 %: the bounds of a 95 % confidence interval, Wilson's for shares.")


def _count_bouts(setup: bytes, arguments: argparse.Namespace) -> Tally:
    n, first = arguments.n, arguments.seed
    jobs = arguments.jobs or cores()
    size = max(1, min(max(PIECE, n // MOST_PIECES), n // jobs))
    pieces = [(setup, first + at, min(size, n - at)) for at in range(0, n, size)]
    counted: Tally = Counter()
    progress = terminal.progress()
    bar = progress.add_task("bouts", total=n)
    with run_parallel(tally, pieces, jobs) as played, progress:
        for (_, _, done), found in played:
            counted.update(found)
            progress.advance(bar, done)
    return counted


def head(a: bytes, b: bytes, setup: bytes, width: int) -> list[str | Text]:
    """The boxers, the rules, and the sources of the numbers."""
    note = matchup.between_classes(setup)
    lines = [*rule_lines(setup, width), *([note] if note else []), *house()]
    return [*(Text(described(card), style="bold") for card in (a, b)), *lines]


def rule_lines(setup: bytes, width: int) -> list[str]:
    """By which rules is boxed, in lines."""
    return textwrap.wrap(matchup.describe_rules(setup), width, subsequent_indent="   ")


def house(cards: Sequence[bytes] = ()) -> list[str]:
    """What a person must know who thinks that all numbers are the printed game's."""
    ours = ["the action cards"] if deck.HOUSE else []
    if charts.HOUSE:
        ours.append(f"{len(charts.HOUSE)} charts")
    boxers = sum(map(is_house, cards))
    if boxers:
        ours.append(f"{boxers} boxers")
    return [f"House values, not the printed game's: {', '.join(ours)}."] if ours else []


def show(out: terminal.Out, setup: bytes, seed: int, text: bool, csv_file: str | None = None) -> None:
    """Play one bout: its text, its scoresheet, its result."""
    if csv_file is not None:
        _check_new(Path(csv_file))
    a, b = matchup.cards_in(setup)
    names = names_of(a, b)
    notes = Notes()
    lines: list[Line] = []
    play_by_play = PlayByPlay(names, lines.append, out.width)

    def step(events: list[int], state: bytearray) -> None:
        notes.step(events, state)
        if text:
            play_by_play.step(events, state)
            _show_lines(out, lines)

    out.show(*head(a, b, setup, out.width), f"Seed {seed}.")
    state = play(setup, seed, step)
    rows = scoresheet.rows(state, notes)
    for seat in (0, 1):
        _sheet(out, state, names, seat, rows[seat])
    out.show("", Text(verdict.sentence(state, names), style="bold"), f"Scorecards {'-'.join(names.short)}")
    out.show(*(f"   {card}" for card in verdict.scorecard_lines(state, names)))
    if csv_file is not None:
        _write(csv_file, scoresheet.as_csv(rows, names))
        out.show(f"The scoresheet was written to {csv_file}.")


def _show_lines(out: terminal.Out, lines: list[Line]) -> None:
    if lines:
        out.show(*(Text(line.text, style=_STYLES[line.kind]) for line in lines))
        lines.clear()


def _sheet(out: terminal.Out, state: bytearray, names: Names, seat: int, rows: list[scoresheet.Row]) -> None:
    strategies = bool(state[state_of.STRATEGY_ON])
    out.show("", Text(f"SCORESHEET {names.whole[seat]}", style="bold"), f"   {scoresheet.starting_values(state, seat)}")
    if strategies:
        out.show(f"   {scoresheet.strategies_used(state, seat)}")
    out.show(scoresheet.table(rows, strategies))


def _check_new(path: Path) -> None:
    """Before anything is played: whether the file can be made."""
    if not path.name or str(path) == "-":
        raise UsageError("--sheet has no file name: name a new file")
    if path.exists():
        raise UsageError(f"--sheet {path} already exists: name a new file")
    if not path.parent.is_dir():
        raise UsageError(f"--sheet {path}: folder {path.parent} does not exist")


def _write(name: str, text: str) -> None:
    try:
        command.write_new(name, text, "utf-8")
    except FileExistsError as error:
        raise UsageError(f"--sheet {name} already exists: name a new file") from error
    except OSError as error:
        raise UserError(f"--sheet {name} cannot be written: {error.strerror}") from error
