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
