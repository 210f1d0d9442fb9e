"""Title Bout's roster on a real CircuitPython: the house roster in its place, and a full custom one."""

import json

from ringside.games.titlebout.tables import boxer
from tools.boxers import load, name_in
from tools.emulator.start import start
from tools.tables.titlebout import roster

# What the setup does: opens the roster, and shows a page of seven names of a letter.
SCRIPT = b"""
import gc, json, supervisor
from ringside.loader import Phase
def look():
    with Phase():
        return _look()
def _look():
    began = supervisor.ticks_ms()
    from ringside.games.titlebout import roster
    cards = roster.open_roster("")
    opened = supervisor.ticks_ms()
    division = cards.classes()[-1]
    first, stop = cards.span(division, cards.initials(division)[-1])
    names = [cards.name(at) for at in range(first, min(stop, first + 7))]
    found = [cards.own, cards.note, cards.count, opened - began, supervisor.ticks_ms() - opened, names]
    cards.close()
    return found
found = look()
gc.collect()
free = gc.mem_free()
look()
gc.collect()
print("result", json.dumps(found + [free - gc.mem_free()]), "done")
"""
SECOND = 1000


def looked(uf2, more):
    """What the script tells on a board with these files more."""
    board = start(uf2, {"code.py": b"import script\n", **more}, more=(("script.py", SCRIPT),))
    try:
        while "done\r" not in board.console and "Error" not in board.console and board.ms < 30_000:
            board.run(100)
        return json.loads(board.console.partition("result ")[2].partition(" done")[0])
    finally:
        board.close()


def thousand():
    """A full roster: names of the house with numbers for a first name."""
    cards = load()
    records = []
    for number in range(boxer.MOST):
        card = cards[number % len(cards)]
        name = f"N{number} {name_in(card).split()[-1]}".encode()
        records.append(name.ljust(boxer.NAME_SIZE, b"\0") + card[boxer.NAME_SIZE :])
    return roster.pack(records)


def test_the_house_roster_is_found_where_it_lies(uf2):
    own, note, count, opening, paging, names, lost = looked(uf2, {})
    assert (own, note, count) == (False, None, len(load()))
    assert names and set(names) <= {name_in(card) for card in load()}
    assert opening < SECOND / 2 and paging < SECOND / 2 and lost == 0


def test_a_thousand_boxers_are_there_within_a_second(uf2):
    own, note, count, opening, paging, names, lost = looked(uf2, {"boxers.dat": thousand()})
    assert (own, note, count, len(names)) == (True, None, 1000, 7)
    assert opening + paging < SECOND and lost == 0


def test_a_roster_that_is_cut_short_gives_way_to_the_house(uf2):
    result = looked(uf2, {"boxers.dat": thousand()[:-1]})
    assert result[:3] == [False, "boxers.dat is incomplete", len(load())]
