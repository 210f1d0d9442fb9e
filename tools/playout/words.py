"""Words that a person types, and the message that says what would have been right."""


def key(text):
    """What two spellings of one name share: neither case nor spacing counts."""
    return " ".join(text.split()).casefold()


def pick(text, names):
    """The index of the name that `text` spells, or None."""
    wanted = key(text)
    for index, name in enumerate(names):
        if key(name) == wanted:
            return index
    return None


def either(names):
    """'a', 'a or b', 'a, b or c'."""
    names = list(names)
    return " or ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


class Choices(dict):
    """{word: answer} of one seat's legal answers, in the spelling of the game's describer."""

    def __init__(self, words, about, describer):
        super().__init__(words)
        self._about = about
        self._describer = describer

    def find(self, typed):
        """The answer that was typed, or None."""
        if hasattr(self._describer, "spelling"):
            typed = self._describer.spelling(self._about, typed)
        choice = pick(typed, self)
        return None if choice is None else list(self.values())[choice]

    def __str__(self):
        """What is legal, in a message."""
        return self._describer.legal(self._about, self) if hasattr(self._describer, "legal") else either(self)
