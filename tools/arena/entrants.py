"""The levels that a game's options have, and its setup for so many seats."""

import importlib
import importlib.util
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from ringside.engine.seats import COMPUTER
from tools.errors import UsageError
from tools.playout import setup as setups
from tools.playout.sources import SEATS
from tools.playout.words import either, pick

RANDOM = "random"  # answers by lot
ONLY = "computer"  # what a game's computer player is called that has one level without a name


def rules_of(package: str) -> Any:
    """A game's rules, by its folder's name."""
    return importlib.import_module(f"ringside.games.{package}.rules")


def options_of(package: str) -> Any:
    """A game's options, by its folder's name."""
    return importlib.import_module(f"ringside.games.{package}.options")


def levels(package: str) -> dict[str, int]:
    """The names of a game's levels, as its options call them, and their numbers.

    An option that is named like a seat, or player_ and a seat, names levels where that seat's holder is a
    computer. In a game without one, an option with several levels names them; else the only level is "computer".
    """
    game, options = rules_of(package), options_of(package)
    usual = bytes(option[2] for option in options.SETUP)
    named: dict[str, int] = {}
    unnamed: dict[str, int] = {}
    for option, (key, choices, _) in enumerate(options.SETUP):
        for choice, name in enumerate(choices):
            if not options.fits(usual, option, choice):
                continue
            held = game.holders(usual[:option] + bytes((choice,)) + usual[option + 1 :])
            letter = key.removeprefix("player_")
            seat = SEATS.find(letter) if len(letter) == 1 else -1
            if 0 <= seat < len(held) and held[seat] & COMPUTER:
                named[name] = held[seat] & ~COMPUTER
            for holder in held:
                if holder & COMPUTER:
                    unnamed[name] = holder & ~COMPUTER
    if named or len(set(unnamed.values())) > 1:
        return named or unnamed
    return dict.fromkeys([ONLY][: len(unnamed)], min(unnamed.values(), default=0))


def named(texts: str, package: str) -> list[str]:
    """The players of `best,middle,random`, as the game calls them."""
    known = [*levels(package), RANDOM]
    found = []
    for text in texts.split(","):
        number = pick(text, known)
        if number is None:
            raise UsageError(
                f"--seats: {text.strip()!r} is no player of {rules_of(package).TITLE}: its players are {either(known)}"
            )
        found.append(known[number])
    return found


def setup_for(package: str, seats: int, words: Sequence[str]) -> bytes:
    """The setup of key=value words; an option `players` that counts seats follows from how many there are."""
    game, options = rules_of(package), options_of(package)
    counted = [key for key, choices, _ in options.SETUP if key == "players" and str(seats) in choices]
    given = [word.partition("=")[0].strip().casefold() for word in words]
    for key, choices, _ in options.SETUP:
        if key.casefold() in given and key in SEATS and set(levels(package)) & set(choices):
            raise UsageError(f"--setup {key}=…: --seats says who holds seat {key}")
    more = [f"{key}={seats}" for key in counted if key not in given]
    setup = setups.parse(game.TITLE, options, [*more, *words], describer_of(package))
    has = len(game.holders(setup))
    if has != seats:
        fewest, most = game.SEATS
        allowed = str(fewest) if fewest == most else f"{fewest} to {most}"
        here = f"this setup has {has}" if fewest <= seats <= most else f"{game.TITLE} has {allowed}"
        raise UsageError(f"--seats names {seats} player{'' if seats == 1 else 's'}, but {here}: name one for each seat")
    return setup


def describer_of(package: str) -> ModuleType | None:
    """What tools.playout knows of a game's setup, where it knows the game."""
    name = f"tools.playout.{package}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
