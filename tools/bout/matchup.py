"""The boxers and rules that the command line names, as a setup."""

from typing import NamedTuple

from ringside.games.titlebout import options
from ringside.games.titlebout.options import SETUP
from ringside.games.titlebout.rules import TITLE
from ringside.games.titlebout.tables import boxer
from ringside.games.titlebout.venues import divisions
from tools import boxers
from tools.bout.names import with_class
from tools.boxers import name_in
from tools.errors import UsageError
from tools.playout import setup as setups
from tools.playout import titlebout as describer
from tools.playout.words import key

ROUNDS = SETUP[0][1]
_DIVISION = [option[0] for option in SETUP].index("division_A")  # and B's after it
_DIVISIONS = ("division_a", "division_b")
PERSONS = "managers"  # of the device: who sits at it
KEYS = [option[0] for option in SETUP if option[0] != PERSONS]
SYSTEMS = {
    "one": "One-Point System",
    "five": "Five-Point System",
    "ten": "Ten-Point System",
    "rounds": "Rounds System",
    "new_york": "Rounds System, a draw by the One-Point System",
}


def find(name: str, roster: list[bytes] | None = None) -> bytes:
    """A boxer's card by name, or by surname alone; in the house roster if none is given."""
    try:
        return boxers.find(name, roster)
    except boxers.UnknownBoxer as unknown:
        raise UsageError(str(unknown)) from unknown


def unambiguous_name(card: bytes, roster: list[bytes] | None = None) -> str:
    """A name by which `find` finds him again."""
    name = name_in(card)
    try:
        if boxers.find(name, roster) == card:
            return name
    except boxers.UnknownBoxer:
        pass
    return with_class(card)


class Rules(NamedTuple):
    """Options as a setup begins with them, and the words that gave them."""

    options: bytes
    stack: bytes
    words: list[str]

    def setup_for(self, a: bytes, b: bytes) -> bytes:
        """The setup of a bout of two boxers."""
        if a == b:
            raise UsageError(f"{name_in(a)} cannot box against himself: name another boxer")
        fitting = divisions(a, b)
        if fitting is None:
            raise UsageError(f"{with_class(a)} and {with_class(b)} cannot meet: a boxer moves by one class at most")
        options = bytearray(self.options)
        if not any(key(word.partition("=")[0]) in _DIVISIONS for word in self.words):
            options[_DIVISION : _DIVISION + 2] = bytes(fitting)
        return bytes(options) + a + b + self.stack


class _Options:
    """The options without the boxers, which the command line names by themselves."""

    UNTAKEN: tuple[str, ...] = (PERSONS,)
    MORE = tuple(option for option in describer.MORE if option[0] not in "AB")

    @staticmethod
    def whole(setup, choices, given, deck):
        return describer.by_state(setup, choices[0], given), describer.stacked(deck)


def rules(words: list[str], rounds: str | None = None, deck: str | None = None) -> Rules:
    """What `key=value` words, a number of rounds and a stacked deck ask for."""
    words = ([f"rounds={rounds}"] if rounds else []) + words
    for word in words:
        if key(word.partition("=")[0]) in ("a", "b"):
            raise UsageError(f"--options {word!r}: name the boxers before the options, without {word[0]}=")
        if key(word.partition("=")[0]) == PERSONS:
            raise UsageError(f"--options {word!r}: bouts here have no human manager; --help says who chooses")
    try:
        chosen, stack = setups.parse(TITLE, options, words, _Options, deck)
    except UsageError as error:
        raise UsageError(str(error).replace("--setup", "--options", 1)) from error
    return Rules(chosen, stack, words)


def cards_in(setup: bytes) -> tuple[bytes, bytes]:
    """The two boxer cards of a setup."""
    at = len(SETUP)
    return setup[at : at + boxer.SIZE], setup[at + boxer.SIZE : at + 2 * boxer.SIZE]


def between_classes(setup: bytes) -> str:
    """What is to be known where the two are of different classes; "" where they are not."""
    a, b = (card[boxer.DIVISION] for card in cards_in(setup))
    if a == b:
        return ""
    if any(setup[_DIVISION : _DIVISION + 2]):
        return "Two classes: division_A and division_B set who moves up or down."
    return "Two classes: both box as on their cards."


def describe_rules(setup: bytes) -> str:
    """The rules in words: rounds, scoring, and every option that is not as it usually is."""
    chosen_words = {key: choices[chosen] for (key, choices, _), chosen in zip(SETUP, setup, strict=False)}
    rounds, system = chosen_words.pop("rounds"), chosen_words.pop("scoring")
    usual = {key: choices[default] for key, choices, default in SETUP}
    options = [f"{key}={word}" for key, word in chosen_words.items() if word != usual[key]]
    return f"{rounds} rounds, {SYSTEMS[system]}; {'options ' + ' '.join(options) if options else 'no options'}."
