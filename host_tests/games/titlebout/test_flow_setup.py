"""Title Bout's setup on the device: the boxers and the options."""

import pytest

from host_tests.flow import Device
from ringside.engine.journal import Journal
from ringside.games.titlebout.options import SETUP
from ringside.games.titlebout.tables import boxer
from ringside.games.titlebout.ui.setup import card as card_screen
from ringside.games.titlebout.ui.setup import words
from ringside.settings import SIZE as SETTINGS
from tools.boxers import find, load, name_in
from tools.tables.titlebout import roster

KEYS = [option[0] for option in SETUP]


def to_setup(device):
    device.press("OK", "DOWN", "DOWN", "OK")  # the title, and the third game
    return device


@pytest.fixture(autouse=True)
def in_setup(device):
    to_setup(device)


def choose(device, line):
    """Go to the line that begins with these words, and press OK."""
    for _ in range(60):
        shown = device.lines()
        if any(row[:1] == "\x10" and row[1:].startswith(line) for row in shown):
            device.press("OK")
            return
        device.press("DOWN")
    raise AssertionError(f"no line {line!r}:\n" + "\n".join(device.lines()))


def corner(device, name, initial=None, division="Heavy"):
    """Pick a boxer through class, initial and card."""
    device.expect("titlebout.class")
    choose(device, division + "  ")
    if device.screen == "titlebout.initial":
        choose(device, initial or "all")
    device.expect("titlebout.boxer")
    choose(device, name)
    device.expect("titlebout.card")
    device.press("OK")


def both(device, a="James Jeffries", b="Jack Johnson"):
    corner(device, a, "J")
    corner(device, b, "J")
    device.expect("titlebout.options")


def begun(device):
    """The setup of the bout that OK begins."""
    choose(device, "Begin")
    device.wait(0.2)
    journal = Journal(device.board.nvm, SETTINGS)
    assert journal.game == 3
    return journal.setup


def option(setup, key):
    return SETUP[KEYS.index(key)][1][setup[KEYS.index(key)]]


def test_jeffries_meets_johnson(device):
    both(device)
    setup = begun(device)
    assert [option(setup, key) for key in KEYS] == [option[1][option[2]] for option in SETUP]
    assert setup[len(KEYS) :] == find("James Jeffries") + find("Jack Johnson")


def test_the_card_is_shown_as_the_book_prints_it(device):
    choose(device, "Heavy")
    choose(device, "J")
    choose(device, "James Jeffries")
    rows = device.lines()
    assert rows[0].split() == ["James", "Jeffries", "book"]
    assert rows[1].split() == ["Heavy", "S", "BR", "11"]
    assert rows[2].split() == ["CF", "B10", "S11", "HP", "9", "PL", "1-43"]
    assert rows[3].split()[:2] == ["KI", "8"]
    assert rows[4].split()[:2] == ["AGG", "9"]


def test_house_cards_are_marked_and_the_books_are_not(device):
    choose(device, "Heavy")
    choose(device, "all")
    seen = set()
    for _ in range(40):
        seen |= {row[1:].rstrip() for row in device.lines()[1:7] if row.strip()}
        device.press("DOWN")
    marked = {row for row in seen if "*" in row}
    assert {row[:14] for row in seen - marked} == {"James Jeffries"}
    assert len(seen) == len([card for card in load() if card[boxer.DIVISION] == 0])


def test_every_line_of_the_lists_shows_surname_style_and_rating_in_full(device):
    styles = ("B", "S", "B/S")
    for division, class_ in enumerate(words.CLASSES):
        cards = [card for card in load() if card[boxer.DIVISION] == division]
        choose(device, class_ + "  ")
        if device.screen == "titlebout.initial":
            choose(device, "all")
        shown = set()
        for _ in cards:
            shown |= {tuple(row[1:].split()[-3:]) for row in device.lines()[1:7] if row.strip()}
            device.press("DOWN")
        assert shown == {
            (
                name_in(card).split()[-1] + "*" * (boxer.SOURCES[card[boxer.ORIGIN]] != "book"),
                styles[card[boxer.STYLE]],
                str(card[boxer.RATING]),
            )
            for card in cards
        }
        while device.screen != "titlebout.class":
            device.press("BACK")


def test_a_name_of_many_letters_keeps_its_surname_and_its_mark():
    card = bytearray(find("Ferdinand Oakapple"))
    assert card_screen.name(card) == "Ferdinand Oakapple*"
    assert card_screen.name(card, 17) == "F. Oakapple*"
    assert card_screen.name(card, 17, "") == "F. Oakapple"
    card[: boxer.NAME_SIZE] = b"Maximilian Featherst"
    assert card_screen.name(card, 17) == "M. Featherst*"
    card[: boxer.NAME_SIZE] = b"Abcdefghijklmnopqrst"  # one word
    assert card_screen.name(card, 17) == "Abcdefghijklmnop*"


def test_nobody_meets_himself(device):
    corner(device, "James Jeffries", "J")
    choose(device, "Heavy")
    choose(device, "J")
    while not device.lines()[1].startswith("\x10James") and not device.lines()[2].startswith("\x10James"):
        device.press("DOWN")
    assert "other corner" in device.lines()[7]
    device.press("OK")
    device.expect("titlebout.boxer")


def test_back_goes_a_step_back_everywhere(device):
    both(device)
    device.press("BACK")
    device.expect("titlebout.class")
    device.press("BACK")
    device.expect("titlebout.class")
    assert "corner A" in device.lines()[0]
    choose(device, "Heavy")
    device.press("OK", "OK")
    device.expect("titlebout.card")
    for screen in ("titlebout.boxer", "titlebout.initial", "titlebout.class", "menu"):
        device.press("BACK")
        device.expect(screen)


def test_back_keeps_the_options(device):
    both(device)
    choose(device, "Ring position")
    device.press("BACK")
    corner(device, "Tobias Quarrel", "Q")
    assert option(begun(device), "ring_position") == "on"


def test_the_cover_up_is_one_of_the_strategies(device):
    both(device)
    choose(device, "Cover-Up")
    setup = begun(device)
    assert option(setup, "strategy") == option(setup, "cover_up") == "on"


def test_without_strategies_no_cover_up(device):
    both(device)
    choose(device, "Cover-Up")
    choose(device, "Strategy Cards")
    setup = begun(device)
    assert option(setup, "strategy") == option(setup, "cover_up") == "off"


@pytest.mark.parametrize(
    ("turns", "scoring"),
    [(1, "one"), (2, "ten"), (4, "ten"), (5, "rounds"), (6, "new_york"), (7, "five"), (8, "new_york"), (9, "new_york")],
)
def test_a_state_brings_its_scoring(device, turns, scoring):
    """California scores by one point, Massachusetts, Ohio and Texas by ten, New Jersey by rounds; New York and overseas
    by rounds with a fall-back, all other states by five."""
    both(device)
    for _ in range(turns):
        choose(device, "Held in")
    assert option(begun(device), "scoring") == scoring


def test_every_option_can_be_turned(device):
    both(device)
    lines = ["Managers", "Rounds", "Scoring", "Strategy Cards", "Ring position", "KDR by opponent's HP"]
    lines += ["A's division", "B's division", "Reduced hitting", "Movement & clinching", "Champion or home boxer"]
    for line in lines:
        choose(device, line)
    setup = begun(device)
    for key, (_, choices, default) in zip(KEYS, SETUP, strict=True):
        if key != "cover_up":
            assert setup[KEYS.index(key)] == (default + 1) % len(choices), key


# Divisions, and a person's own boxers


def own(tmp_path, classes):
    """A roster of copies of Jeffries, one a class."""
    cards = []
    for division in classes:
        card = bytearray(find("James Jeffries"))
        name = f"One of {boxer.CLASSES[division]}".encode()
        card[: boxer.NAME_SIZE] = name + bytes(boxer.NAME_SIZE - len(name))
        card[boxer.DIVISION] = division
        cards.append(bytes(card))
    (tmp_path / "boxers.dat").write_bytes(roster.pack(cards))


@pytest.mark.parametrize(
    ("a", "b", "divisions"),
    [
        (0, 1, ("own", "above")),
        (3, 2, ("above", "own")),
        (0, 2, ("below", "above")),
        (4, 2, ("above", "below")),
    ],
)
def test_out_of_his_division(tmp_path, a, b, divisions):
    """Never more than one division above or below his own."""
    own(tmp_path, range(8))
    device = to_setup(Device(tmp_path))
    corner(device, "O", division=boxer.CLASSES[a])
    corner(device, "O", division=boxer.CLASSES[b])
    setup = begun(device)
    assert (option(setup, "division_A"), option(setup, "division_B")) == divisions


def test_three_divisions_apart_is_too_far(tmp_path):
    own(tmp_path, range(8))
    device = to_setup(Device(tmp_path))
    corner(device, "O", division="Heavy")
    choose(device, "Welter")
    assert "too many divisions" in device.lines()[7]
    device.press("OK")
    device.expect("titlebout.boxer")


def test_a_broken_roster_is_named_and_the_houses_used(tmp_path):
    (tmp_path / "boxers.dat").write_bytes(b"no roster at all")
    device = to_setup(Device(tmp_path))
    device.expect("note")
    assert "boxers.dat" in " ".join(device.lines())
    device.press("OK")
    device.expect("titlebout.class")


def test_a_damaged_card_is_not_picked(tmp_path):
    own(tmp_path, range(2))
    path = tmp_path / "boxers.dat"
    data = bytearray(path.read_bytes())
    data[boxer.HEAD + 30] ^= 1
    path.write_bytes(data)
    device = to_setup(Device(tmp_path))
    choose(device, "Heavy")
    assert "damaged" in device.lines()[1]
    device.press("OK")
    device.expect("titlebout.boxer")
