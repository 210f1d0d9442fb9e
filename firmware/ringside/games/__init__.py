"""The games: rules alone, in the rulebook's order and words.

A game's number is its place in every journal ever written: it never changes.
"""

# number, module, title (at most 16 characters)
TABLE = ((1, "tko", "TKO"), (3, "titlebout", "Title Bout"))


def name(number):
    """What the modules of a game are called; None for a number that is no game's."""
    for game in TABLE:
        if game[0] == number:
            return game[1]
    return None


def load(number):
    """The rules module of a game, imported on demand; None for a number that is no game's."""
    called = name(number)
    return getattr(__import__("ringside.games." + called + ".rules").games, called).rules if called else None
