"""The command line: what is asked for, and messages for what cannot be had."""

import argparse
import contextlib
import importlib
import json
import sys

from ringside import games
from tools import command
from tools.errors import UsageError
from tools.playout import setup as setups
from tools.playout.driver import play
from tools.playout.sources import SEATS, InTurn, Lines, Random
from tools.playout.words import either, pick

SEEDS = 1 << 48


def main(argv=None):
    """Run one play-out; the exit status."""
    arguments = _parser().parse_args(argv)
    return command.run(lambda: _play(arguments))


def _play(arguments):
    game, options, describer = _load(arguments.game)
    setup = setups.parse(game.TITLE, options, arguments.setup, describer, arguments.deck, arguments.events)
    seed = _seed(arguments.seed)
    viewer = _viewer(arguments.seat, len(game.holders(setup)))
    with _answers(arguments.answers) as file:
        play(game, describer, setup, seed, _source(arguments, seed, file), _print_json, viewer)


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m tools.playout",
        description="Play a game without a device: one JSON object a line.",
        epilog="With neither --answers nor --random, answers are read from standard input, "
        "one line an ask: A=uppercut B=body_block",
    )
    parser.add_argument("game", help="which game: " + either(_names()))
    parser.add_argument("--setup", nargs="+", action="extend", default=[], metavar="K=V", help="options of the game")
    parser.add_argument(
        "--deck",
        action="append",
        metavar="FILE",
        help="stack the deck, or with S=FILE a seat's: its cards in order, as CSV",
    )
    parser.add_argument("--events", metavar="FILE", help="stack the event deck")
    parser.add_argument("--seed", default="0", help="a number from 0 to 2**48 - 1 (default 0)")
    parser.add_argument("--seat", metavar="S", help="print the view of this seat in place of the table's: A, B …")
    parser.add_argument("--answers", metavar="FILE", help="read answers from FILE, - for standard input")
    parser.add_argument("--random", action="store_true", help="draw the answers that are not given from the seed")
    return parser


def _names():
    return [name for _, name, _ in _games()]


# Games whose rules can be played though they have no screens yet.
_AHEAD = ((4, "tekken", "TEKKEN"),)


def _games():
    return (*games.TABLE, *(game for game in _AHEAD if game not in games.TABLE))


def _load(name):
    """A game's rules, its options and its describer, by the name of its folder."""
    found = pick(name, _names())
    if found is None:
        raise UsageError(f"there is no game {name!r}: the games are {either(_names())}")
    package = _names()[found]
    game = "ringside.games." + package
    describer = importlib.import_module("tools.playout." + package)
    return importlib.import_module(game + ".rules"), importlib.import_module(game + ".options"), describer


def _seed(text):
    """The six bytes of a seed, the lowest first."""
    if not (text.isascii() and text.isdigit() and len(text) < 16 and int(text) < SEEDS):
        raise UsageError(f"--seed {text!r}: a seed is a number from 0 to {SEEDS - 1}")
    return int(text).to_bytes(6, "little")


def _viewer(name, seats):
    """The number of the seat whose view is printed; None where no seat is named."""
    if name is None:
        return None
    viewer = pick(name, SEATS[:seats])
    if viewer is None:
        raise UsageError(f"--seat {name!r}: the seats of this game are {either(SEATS[:seats])}")
    return viewer


def _answers(name):
    """The file of answers, or nothing where it is standard input or none."""
    if name in (None, "-"):
        return contextlib.nullcontext()
    try:
        return open(name, encoding="utf-8-sig")  # what is typed on Windows may begin with a mark
    except OSError as error:
        raise UsageError(f"--answers {name}: {error.strerror}") from error


def _source(arguments, seed, file):
    sources: list = []
    if file is not None:
        sources.append(Lines(file, arguments.answers))
    elif arguments.answers == "-" or not arguments.random:
        sources.append(StandardInput())
    if arguments.random:
        sources.append(Random(seed))
    return InTurn(*sources)


class StandardInput(Lines):
    """Answers typed by a person or sent by a program, which may wait before it closes."""

    def __init__(self):
        if sys.stdin is None:
            raise UsageError("there is no standard input to read answers from: name a file with --answers, or --random")
        super().__init__(iter(sys.stdin.readline, ""), "standard input")

    def answers(self, legal):
        """Like any lines, but a wrong line at a terminal is asked again, so that a slip does not end the game."""
        while True:
            try:
                return super().answers(legal)
            except UsageError as error:
                if not sys.stdin.isatty():
                    raise
                print(error, file=sys.stderr, flush=True)

    def end(self):
        """Nothing is waited for after the game."""


def _print_json(record):
    print(json.dumps(record, ensure_ascii=False), flush=True)
