"""The command line of a tournament."""

import argparse
import shlex

from rich.text import Text

from ringside.games.titlebout.options import SETUP
from ringside.games.titlebout.tables import boxer
from tools import command, terminal
from tools.bout import matchup
from tools.bout.cli import WIDEST, add_rules, house, one_by_one, rule_lines, show
from tools.bout.managers import WAYS
from tools.boxers import load, merge
from tools.errors import UsageError
from tools.playout.words import either
from tools.tables.titlebout.boxers import name_in
from tools.tournament import entrants, results
from tools.tournament.bouts import MOST, Bout, simulate

_OF_ONE_BOUT = ("division_A", "division_B", "home")  # which boxer is A differs from bout to bout


def main(argv: list[str] | None = None) -> int:
    """Play the tournament; the exit status."""
    arguments = _parser().parse_args(one_by_one(argv))
    return command.run(lambda: _run(arguments))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.tournament",
        description="A knockout tournament of Title Bout for 8 or 16 boxers, seeded by Boxer Rating:\n"
        "the highest meets the lowest. Equal ratings are seeded in the order of their\n"
        "surnames. A draw is boxed again, with the next seed.",
        epilog=WAYS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", help="8 or 16 boxers; or none, for the best of a class")
    parser.add_argument(
        "--class",
        dest="division",
        metavar="CLASS",
        help="a weight class: " + either(boxer.CLASSES) + " (default Heavy)",
    )
    parser.add_argument("--size", type=int, choices=entrants.SIZES, help="how many of the class (default 8)")
    parser.add_argument("--seed", type=_seed, default=0, help=f"a number from 0 to {MOST} (default 0)")
    add_rules(parser)
    parser.add_argument("--bout", metavar="N", help="show the text and the scoresheet of bout N instead, as 7 or 7.2")
    return parser


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 16 and int(text) <= MOST):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 to {MOST}")
    return int(text)


def _run(arguments: argparse.Namespace) -> None:
    rules = matchup.rules(arguments.options, arguments.rounds)
    for (key, _, usual), chosen in zip(SETUP, rules.options, strict=True):
        if key in _OF_ONE_BOUT and chosen != usual:
            raise UsageError(f"--options: {key} is for a single bout: who is A changes from bout to bout")
    if arguments.names and arguments.division:
        raise UsageError("name boxers, or a class with --class, not both")
    roster = merge.merged_roster(arguments.boxers) if arguments.boxers is not None else load()
    if arguments.names:
        cards = entrants.named(arguments.names, arguments.size, roster)
    else:
        cards = entrants.of_class(arguments.division or "Heavy", arguments.size or entrants.SIZES[0], roster)
    by_class = sorted(cards, key=lambda card: card[boxer.DIVISION])
    rules.setup_for(by_class[0], by_class[-1])  # refuses those who may not meet
    bouts = simulate(cards, rules, arguments.seed)
    out = terminal.Out(WIDEST)
    if arguments.bout is not None:
        bout = _bout(arguments.bout, bouts)
        show(out, rules.setup_for(cards[bout.a], cards[bout.b]), bout.seed, text=True)
        return
    _show_results(out, cards, rules, bouts, arguments.seed)
    out.show(
        "",
        *results.LEGEND,
        "",
        "A bout in full: the same command with --bout and its number, or by its seed,",
        _rerun_command(cards, rules, bouts[-1], roster, arguments.boxers),
    )


def _bout(label: str, bouts: list[Bout]) -> Bout:
    for bout in bouts:
        if bout.label == label:
            return bout
    again = [bout.label for bout in bouts if bout.again]
    more = f", and {either(again)}" if again else ""
    raise UsageError(f"--bout {label!r}: the bouts are 1 to {bouts[-1].number}{more}")


def _show_results(out: terminal.Out, cards: list[bytes], rules: matchup.Rules, bouts: list[Bout], seed: int) -> None:
    final = bouts[-1]
    mixed = len({card[boxer.DIVISION] for card in cards}) > 1
    out.show(
        Text(f"TOURNAMENT of {len(cards)}, {entrants.classes(cards)}, seed {seed}", style="bold"),
        *rule_lines(rules.options, out.width),
        *(["Two classes: the lighter boxer moves up a division; two apart, they meet in between."] if mixed else []),
        *house(cards),
        "",
        *results.bracket_of(cards, bouts, out.width),
        *results.in_words(cards, bouts, out.width),
        "",
        Text(f"CHAMPION: {name_in(cards[final.winner])}", style="bold"),
        "",
    )
    out.show(results.records(cards, bouts))


def _rerun_command(
    cards: list[bytes], rules: matchup.Rules, bout: Bout, roster: list[bytes], own_boxers: str | None
) -> str:
    words = [
        "python",
        "-m",
        "tools.bout",
        matchup.unambiguous_name(cards[bout.a], roster),
        matchup.unambiguous_name(cards[bout.b], roster),
        "--seed",
        str(bout.seed),
        *(["--boxers", own_boxers] if own_boxers is not None else []),
    ]
    return "  " + shlex.join(words + (["--options", *rules.words] if rules.words else []))
