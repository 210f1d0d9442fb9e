"""Who boxes whom by which rules: what the command line names, as a setup."""

import difflib
from typing import NamedTuple

from ringside.games import titlebout
from ringside.tables import titlebout_boxer as boxer
from ringside.tables.titlebout_roster import ROSTER
from tools.bout.names import surname
from tools.playout import setup as setups
from tools.playout import titlebout as describer
from tools.playout.words import Refused, either, key
from tools.tables.titlebout.boxers import name_in

ROUNDS = titlebout.SETUP[0][1]
SYSTEMS = {
    "one": "One-Point System",
    "five": "Five-Point System",
    "ten": "Ten-Point System",
    "rounds": "Rounds System",
    "new_york": "Rounds System, a draw by the One-Point System",
}


def load():
    return [ROSTER[at : at + boxer.SIZE] for at in range(0, len(ROSTER), boxer.SIZE)]


def find(name: str) -> bytes:
    """The card of a boxer, by his name or by his surname alone."""
    cards = load()
    wanted = key(name)
    for spelled in (name_in, lambda card: surname(name_in(card))):
        found = [card for card in cards if key(spelled(card)) == wanted]
        if len(found) == 1:
            return found[0]
    names = {
        key(spelled(card)): name_in(card) for card in cards for spelled in (name_in, lambda c: surname(name_in(c)))
    }
    near = list(dict.fromkeys(names[one] for one in difflib.get_close_matches(wanted, names, 3, 0.6)))
    raise Refused(f"there is no boxer {name!r}" + (f": did you mean {either(near)}?" if near else ""))


class Rules(NamedTuple):
    """Options as a setup begins with them, and the words that gave them."""

    options: bytes
    stack: bytes
    words: list[str]

    def bill(self, a: bytes, b: bytes) -> bytes:
        """The setup of a bout of two boxers."""
        if a == b:
            raise Refused(f"{name_in(a)} cannot box against himself: name another boxer")
        return self.options + a + b + self.stack


class _Options:
    """The options without the boxers, which the command line names by themselves."""

    MORE = tuple(option for option in describer.MORE if option[0] not in "AB")

    @staticmethod
    def whole(setup, choices, given, deck):
        return describer.by_state(setup, choices[0], given), describer.stacked(deck)


def rules(words: list[str], rounds: str | None = None, deck: str | None = None) -> Rules:
    """What `key=value` words, a number of rounds and a stacked deck ask for."""
    words = words + ([f"rounds={rounds}"] if rounds else [])
    for word in words:
        if key(word.partition("=")[0]) in "ab":
            raise Refused(f"--options {word!r}: the boxers are named before the options, without {word[0]}=")
    try:
        options, stack = setups.parse(titlebout, words, _Options, deck)
    except Refused as refused:
        raise Refused(str(refused).replace("--setup", "--options", 1)) from refused
    return Rules(options, stack, words)


def cards_in(setup: bytes) -> tuple[bytes, bytes]:
    """The two boxer cards of a setup."""
    at = len(titlebout.SETUP)
    return setup[at : at + boxer.SIZE], setup[at + boxer.SIZE : at + 2 * boxer.SIZE]


def by(setup: bytes) -> str:
    """The rules in words: rounds, scoring, and every option that is not as it usually is."""
    said = {key: choices[chosen] for (key, choices, _), chosen in zip(titlebout.SETUP, setup, strict=False)}
    rounds, system = said.pop("rounds"), said.pop("scoring")
    usual = {key: choices[default] for key, choices, default in titlebout.SETUP}
    options = [f"{key}={word}" for key, word in said.items() if word != usual[key]]
    return f"{rounds} rounds, {SYSTEMS[system]}; {'options ' + ' '.join(options) if options else 'no options'}."
