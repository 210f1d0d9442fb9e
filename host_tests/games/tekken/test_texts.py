"""Every text of TEKKEN fits its place: with every fighter, every card, and the largest numbers."""

import pytest

from host_tests.games.tekken.table import Table
from ringside.engine.codec import pack_event
from ringside.games.tekken import rules
from ringside.games.tekken.rules import cards, events, layout
from ringside.games.tekken.tables import texts
from ringside.games.tekken.tables.names import FIGHTERS
from ringside.games.tekken.ui import fighters, hands, names, resolve, reveal, setup, table, words
from ringside.kit.canvas import BIG_COLUMNS, COLUMNS

BESIDE = 8  # columns to the right of the stage


class Seats:
    computers = 0b11
    names = ("KESTREL A", "KESTREL B")


class Match:
    seats = Seats


@pytest.fixture(params=range(len(FIGHTERS)), ids=FIGHTERS)
def view(request):
    """What A sees who plays a fighter against the same one, with as much as can lie on the table."""
    played = Table(a=FIGHTERS[request.param], b=FIGHTERS[request.param], rounds=3)
    for seat in "AB":
        played.lay(seat, rage=layout.ACTIVE, down=1, power=9, stuns=0b110, token=2)
    played.state[layout.STRING] = 18
    return rules.view(played.state, 0)


def fit(lines, width=COLUMNS):
    assert not [line for line in lines if len(line) > width]


def test_names(view):
    assert len(names.surname(view[layout.FIGHTER])) <= 7
    assert all(len(name) <= BIG_COLUMNS for name in names.players(view[layout.FIGHTER : layout.FIGHTER + 2]))


def test_pages_of_fighters_and_cards(view):
    for draw in (fighters._state, fighters._board, fighters._unseen, fighters._signs, fighters._codes):
        for seat in (0, 1):
            lines = draw(view, seat)
            assert len(lines) == 7
            fit(lines)


def test_marks_fit_beside_the_hp(view):
    assert all(len(words.HP % ("B", 99)) + len(table.marks(view, seat)) <= BESIDE for seat in (0, 1))


@pytest.mark.parametrize("before", range(cards.EVENT))
def test_every_hand_fits_the_peek(view, before):
    """Whatever card was played before, and with all that the card completes."""
    laid = bytearray(view)
    laid[layout.SLOT] = 3
    laid[layout.SLOTS + 3] = layout.EMPTY
    laid[layout.SLOT_CARDS + 2] = before
    laid[layout.SLOTS + 2] = cards.code(view, 0, before)
    for first in range(0, cards.EVENT - 2):
        laid[layout.OWN_HAND : layout.OWN_SEAT] = bytes((first, first + 1, first + 2))
        lines = hands.lines(laid, 0)
        assert len(lines) == 6
        fit(lines)
        for at in range(layout.HAND):  # nothing was cut off
            counts = hands.symbols(laid, 0, first + at)
            assert lines[2 * at].rstrip().endswith(names.codes(counts))
            assert lines[2 * at + 1].rstrip() == words.NOTHING_NEXT or all(
                part.replace(" ", "") in lines[2 * at + 1].replace(" ", "")
                for part in names.extension_codes(view, 0, first + at, "")
            )


def test_all_that_happens_fits_a_line(view):
    for kind in range(len(texts.EVENTS)):
        fit(reveal._lines(Match, view, pack_event(events.EVENT, 1, kind)))
    worst = [
        pack_event(events.COMBO, 1, 0),
        pack_event(events.COMBO, 1, 1),
        pack_event(events.RAGE, 1),
        pack_event(events.CONNECTED, 1, 0x87),
        pack_event(events.HEAT_BONUS, 1, 8),
        pack_event(events.STRIKE, 1, 11, 3 | 1 << 3 | 7 << 5),
        pack_event(events.DAMAGE, 1, 11, 17),
        pack_event(events.HEALED, 1, 1, 17),
        pack_event(events.POWERED, 1, 9),
        pack_event(events.ROUND_BEGINS, 1, 5),
        pack_event(events.STRING, 1, 18),
        pack_event(events.HAND_SHOWN, 1, 0),
        pack_event(events.WALL, 1, 2, 0),
        pack_event(events.BLOCKED, 1, 1),
        *[pack_event(events.SPECIAL, 1, kind, 12) for kind in range(layout.HEAL, layout.SLIPPERY + 1)],
        *[pack_event(events.STEP, 1, 12, how) for how in range(events.BY_EVENT + 1)],
        *[
            pack_event(name, 1, 2)
            for name in (*range(events.STRING, events.HEAT + 1), 20, *range(23, 44), 0x82, 0x85, 51)
        ],
    ]
    for event in worst:
        fit(reveal._lines(Match, view, event))


def test_all_that_a_symbol_will_do_fits_a_line(view):
    laid = bytearray(view)
    laid[layout.PENDING : layout.PENDING + layout.KINDS] = bytes((9,) * layout.KINDS)
    kinds = (0, *range(layout.MOVE, layout.USE_RAGE + 1))
    for b in (laid[layout.AT] + 1, laid[layout.AT + 1]):
        laid[layout.AT + 1] = b
        for can in (False, True):
            fit([resolve.effect(laid, kind, can) for kind in kinds if can is False or b == laid[layout.AT] + 1])
    fit([resolve._line(laid, kind) for kind in kinds], BESIDE - 1)
    laid[layout.PENDING : layout.PENDING + layout.KINDS] = bytes((1,) * layout.KINDS)
    fit([resolve._line(laid, kind) for kind in kinds], BESIDE - 1)


def test_what_is_chosen_beside_the_stage_leaves_room_for_its_cursor():
    fit([*words.STEPS, *words.WAYS, *words.AREAS, *words.COLOUR_LINES, *words.CONNECTED, words.NO_MORE], BESIDE - 1)
    fit([*words.STEP_HINTS, *words.NOT_NOW, *words.CONNECTED_HINTS, words.AS_PRINTED])
    fit([words.CLOSE + special for special in words.SPECIALS])
    for head in (words.PREPARE_HEAD, words.DASH_HEAD, words.RESOLVE_HEAD, words.MOVE_HEAD, words.CONNECTED_HEAD):
        assert len(words.ASKS % ("A", head)) + len(words.BOTH_HP % (17, 17)) < COLUMNS


def test_what_is_asked_fits_its_row_with_the_arrow():
    for where in (0, 1):
        for asks in (words.CARD, words.CARD_FACE_UP):
            assert len("A" + asks[where] + words.PREPARE[where]) < COLUMNS
        for asks in (words.CARD_DOWN, words.CARD_UP):  # without a hand there is no arrow
            assert len("A" + asks[where] + words.PREPARE[where]) <= COLUMNS
    assert all(len("B" + text) < COLUMNS for text in (*words.GUESS, words.NO_GUESS, words.IN))


def test_setup(view):
    chosen = bytes(7)
    for option in range(7):
        head, lines = setup.option_lines(option, chosen)
        fit([head])
        fit(lines, COLUMNS - 1)
        fit([setup.option_hint(option, chosen, choice) or "" for choice in range(len(lines))])


def test_every_letter_has_a_glyph():
    def flat(value):
        return [value] if isinstance(value, str) else [text for item in value for text in flat(item)]

    for name, value in vars(words).items():
        if not name.startswith("_"):
            assert all(0 < ord(letter) < 127 for text in flat(value) for letter in text), name
