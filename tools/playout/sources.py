"""Where a play-out's answers come from. A source gives {seat: answer}, or None at its end."""

from ringside.engine import rng
from tools.errors import UsageError
from tools.playout.words import pick

SEATS = "ABCDE"  # how seats are called


class Lines:
    """Answers from a text, one line an ask: `A=uppercut B=body_block`."""

    def __init__(self, lines, name):
        self._lines = enumerate(lines, 1)
        self._name = name

    def answers(self, legal):
        """The answers on the next line; `legal` holds {seat: Choices} of who is asked."""
        line = self._next()
        return None if line is None else self._parse(line[0], line[1], legal)

    def end(self):
        """The game is over: there is nothing more to answer."""
        line = self._next()
        if line is not None:
            raise UsageError(f"{self._name}:{line[0]}: {line[1]!r} is one answer too many: the game is over")

    def _next(self):
        try:
            for number, line in self._lines:
                line = _without_comment(line)
                if line:
                    return number, line
        except UnicodeDecodeError as error:
            raise UsageError(f"{self._name}: not UTF-8 text") from error
        return None

    def _parse(self, number, line, legal):
        def refused(why):
            wanted = "; ".join(f"{SEATS[seat]}={choices}" for seat, choices in legal.items())
            return UsageError(f"{self._name}:{number}: {why}; legal: {wanted}")

        answers = {}
        for word in line.split():
            name, _, value = word.partition("=")
            seat = pick(name, SEATS)
            if seat not in legal:
                raise refused(f"{word!r}: {name!r} is not asked")
            if seat in answers:
                raise refused(f"{word!r}: {SEATS[seat]} answers twice")
            answers[seat] = legal[seat].find(value)
            if answers[seat] is None:
                raise refused(f"{word!r}: {value!r} is not legal")
        for seat in legal:
            if seat not in answers:
                raise refused(f"no answer of {SEATS[seat]}")
        return answers


def _without_comment(line):
    """A # on its own begins a comment; in a word, as in a spreadsheet's #N/A, it does not."""
    words = line.split()
    return " ".join(words[: words.index("#")] if "#" in words else words)


class Random:
    """Answers drawn by the game's own kind of generator."""

    def __init__(self, seed):
        # Not the game's own random numbers again: answers must not predict the deck.
        self._state = bytearray(rng.SIZE)
        rng.seed(self._state, 0, bytes(byte ^ 0xA5 for byte in seed))

    def answers(self, legal):
        """One legal answer of each asked seat, each as likely as the others."""
        return {seat: list(words.values())[rng.draw(self._state, 0, len(words))] for seat, words in legal.items()}

    def end(self):
        """There is never a draw too many."""


class InTurn:
    """One source after another."""

    def __init__(self, *sources):
        self._sources = list(sources)

    def answers(self, legal):
        """The answers of the first source that still has some."""
        while self._sources:
            found = self._sources[0].answers(legal)
            if found is not None:
                return found
            self._sources.pop(0)
        return None

    def end(self):
        """The game is over."""
        for source in self._sources:
            source.end()
