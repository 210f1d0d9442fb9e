"""The games, one folder each. To add one, add its folder and its line in this table.

A folder holds `options`, `rules` and `player` (the contract in engine/__init__), `tables` that
tools.tables makes, and the package `ui` with three modules:

setup     async ask(stage): the setup that the players chose, or b"" if they went back
match     async play(stage, referee, seats): play on to the end; whether they want a rematch
how_to    PAGES: how to play, at most eight texts of a heading and up to six lines

A game's number is its place in every journal ever written: it never changes.
"""

# number, package, title (at most 16 characters)
TABLE = ((1, "tko", "TKO"), (2, "knockout", "Knock Out"), (3, "titlebout", "Title Bout"), (4, "tekken", "TEKKEN"))


def title_of(number):
    """A game's title; "" if no game has this number."""
    for game in TABLE:
        if game[0] == number:
            return game[2]
    return ""


def load(number, module="rules"):
    """A game's module, such as "rules" or "ui.match", imported; None if no game has this number."""
    for game in TABLE:
        if game[0] == number:
            name = "ringside.games." + game[1] + "." + module
            found = __import__(name)
            for part in name.split(".")[1:]:
                found = getattr(found, part)
            return found
    return None
