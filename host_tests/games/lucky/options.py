"""Lucky's options."""

SETUP = (
    ("seats", ("none", "one", "two", "three", "four", "five"), 3),
    ("computer", ("none", "B"), 0),
)


def fits(setup, option, choice):
    return option != 0 or choice >= 3
