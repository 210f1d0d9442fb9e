"""boxers.dat: how it is made, how the device reads it, and what damage to it comes to."""

import binascii
import io

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ringside.games.titlebout import roster as reader
from ringside.games.titlebout.tables import boxer
from ringside.kit.canvas import COLUMNS
from tools.boxers import find, load, name_in
from tools.tables.titlebout import boxers, roster

# The file


JEFFRIES = find("James Jeffries")


def named(name, division="Heavy"):
    """Jeffries' card with another name and class."""
    card = bytearray(name.encode().ljust(boxer.NAME_SIZE, b"\0") + JEFFRIES[boxer.NAME_SIZE :])
    card[boxer.DIVISION] = boxer.CLASSES.index(division)
    return bytes(card)


FEW = [
    named("Tom Zander", "Fly"),
    named("Al van Zee"),
    named("Bo Abel Jr."),
    named("Cy Abel"),
    named("Di O'Abel", "Middle"),
    named("Ed zorn", "Fly"),
]


def rewritten(data, at, new):
    """The file with other bytes in its head, and the check that goes with them."""
    head = bytearray(data[: boxer.HEAD])
    head[at : at + len(new)] = new
    head[10:12] = binascii.crc_hqx(bytes(head[:10] + head[12:]), 0xFFFF).to_bytes(2, "big")
    return bytes(head) + data[boxer.HEAD :]


def put(folder, data):
    """A drive with this as a person's own roster."""
    (folder / "boxers.dat").write_bytes(data)
    return f"{folder}/"


def test_the_file_is_as_its_format_says():
    data = roster.pack(FEW)
    assert data[:12] == b"BOXERS" + bytes((1, 64, 6, 0)) + data[10:12]
    assert data[10:12] == binascii.crc_hqx(data[:10] + data[12:432], 0xFFFF).to_bytes(2, "big")
    assert len(data) == 432 + 6 * 64 + 6 * 2
    cards = [data[432 + 64 * i : 496 + 64 * i] for i in range(6)]
    # By class, then surname, then name; van, Jr. and case do not count.
    assert [name_in(card) for card in cards] == [
        *("Bo Abel Jr.", "Cy Abel", "Al van Zee"),
        "Di O'Abel",
        *("Tom Zander", "Ed zorn"),
    ]
    for i, card in enumerate(cards):
        assert data[816 + 2 * i : 818 + 2 * i] == binascii.crc_hqx(card, 0xFFFF).to_bytes(2, "big")
    index = [int.from_bytes(data[14 + 2 * i : 16 + 2 * i], "little") for i in range(8 * 26 + 1)]
    assert index[0] == 0 and index[1:26] == [2] * 25  # heavyweights: two A, a Z
    assert index[-1] == 6


def test_the_device_looks_up_by_class_and_initial(tmp_path):
    cards = reader.open_roster(put(tmp_path, roster.pack(FEW)))
    assert (cards.own, cards.note, cards.count) == (True, None, 6)
    assert [boxer.CLASSES[division] for division in cards.classes()] == ["Heavy", "Middle", "Fly"]
    assert [cards.initials(division) for division in cards.classes()] == [b"AZ", b"O", b"Z"]
    assert cards.span(0) == (0, 3) and cards.span(0, ord("A")) == (0, 2) and cards.span(0, ord("B")) == (2, 2)
    assert cards.span(7, ord("Z")) == (4, 6) and cards.span(1) == (3, 3)
    assert [cards.name(position) for position in range(2)] == ["Bo Abel Jr.", "Cy Abel"]
    assert cards.card(1) == named("Cy Abel")
    cards.close()


def test_the_house_roster_is_in_the_firmware(tmp_path):
    cards = reader.open_roster(f"{tmp_path}/")
    assert (cards.own, cards.note, cards.count) == (False, None, len(load()))
    assert [cards.card(position) for position in range(cards.count)] == load()
    first, stop = cards.span(0, ord("J"))
    assert [cards.name(position) for position in range(first, stop)] == ["James Jeffries", "Jack Johnson"]
    cards.close()


def test_a_board_that_keeps_no_files_has_the_house_roster():
    cards = reader.open_roster(None)
    assert (cards.own, cards.note, cards.count) == (False, None, len(load()))
    cards.close()


def test_every_boxer_is_in_the_span_of_his_class_and_initial(tmp_path):
    cards = reader.open_roster(f"{tmp_path}/")
    met = []
    for division in cards.classes():
        for initial in cards.initials(division):
            for position in range(*cards.span(division, initial)):
                card = cards.card(position)
                assert card[boxer.DIVISION] == division
                assert boxers.surname(cards.name(position))[0].upper() == chr(initial)
                met.append(position)
    assert met == list(range(cards.count))
    cards.close()


# A thousand


def thousand():
    """A full roster over all classes and letters."""
    people = [named(f"N{number} {chr(65 + number % 26)}x", boxer.CLASSES[number % 8]) for number in range(boxer.MOST)]
    return roster.pack(people)


class Counting(io.BytesIO):
    """A file that counts what is read of it."""

    taken = 0

    def read(self, size=-1):
        data = super().read(size)
        self.taken += len(data)
        return data


def test_a_thousand_boxers_are_opened_by_one_small_read():
    file = Counting(thousand())
    cards = reader.Roster(file, True)
    assert cards.read_head() is None and cards.count == 1000
    assert file.taken == 432
    file.taken = 0
    assert sum(stop - first for first, stop in map(cards.span, cards.classes())) == 1000
    assert file.taken == 0, "the index is in memory"
    assert cards.name(999).startswith("N")
    assert file.taken == 66, "a card and its check"


def test_more_than_a_thousand_are_no_file():
    assert len(thousand()) == 432 + 66 * 1000
    with pytest.raises(ValueError, match="1001 boxers are too many: a roster holds at most 1000"):
        roster.pack([*load()] * 12 + [named(f"N{number} X") for number in range(1001 - 12 * len(load()))])


# Damage


def refused(folder, data):
    """Why a custom roster is not used; the complete house roster is used instead."""
    cards = reader.open_roster(put(folder, data))
    assert not cards.own and cards.count == len(load())
    assert cards.card(cards.count - 1) == load()[-1]
    cards.close()
    assert len(cards.note) <= COLUMNS
    return cards.note


@pytest.mark.parametrize(
    ("damage", "note"),
    [
        (lambda data: b"", "boxers.dat is incomplete"),
        (lambda data: b"name,rating\r\n" * 100, "boxers.dat is no roster"),
        (lambda data: data[:-1], "boxers.dat is incomplete"),
        (lambda data: data[:431], "boxers.dat is incomplete"),
        (lambda data: data + b"\0", "boxers.dat is damaged"),
        (lambda data: roster.pack([]), "boxers.dat is empty"),
        (lambda data: rewritten(data, 6, b"\x02"), "boxers.dat is too new"),
        (lambda data: rewritten(data, 7, b"\x50"), "boxers.dat is too new"),
        (lambda data: rewritten(data, 8, b"\x07"), "boxers.dat is incomplete"),  # a count beyond the file
        (lambda data: rewritten(data, 8, b"\x05"), "boxers.dat is damaged"),
        (lambda data: rewritten(data, 14, b"\x01"), "boxers.dat is damaged"),  # the first class begins late
        (lambda data: rewritten(data, 16, b"\x03"), "boxers.dat is damaged"),  # an index that runs back
        (lambda data: rewritten(data, 430, b"\x05"), "boxers.dat is damaged"),  # ends before its last boxer
        (lambda data: thousand()[:432] + b"\0" * 66, "boxers.dat is incomplete"),
    ],
)
def test_a_damaged_roster_is_named_and_the_house_takes_its_place(tmp_path, damage, note):
    assert refused(tmp_path, damage(roster.pack(FEW))) == note


def test_more_than_a_roster_holds_is_damage(tmp_path):
    cards = [named(f"N{number} A") for number in range(1001)]
    data = b"BOXERS" + bytes((1, 64)) + (1001).to_bytes(2, "little") + bytes(4)
    data += b"".join(n.to_bytes(2, "little") for n in [0] + [1001] * 208)
    data = rewritten(data, 0, b"B") + b"".join(cards) + b"".join(map(roster.check, cards))
    assert refused(tmp_path, data) == "boxers.dat is damaged"


def test_every_byte_of_head_and_index_is_under_check():
    data = roster.pack(FEW)
    for at in range(boxer.HEAD):
        for bits in (0x01, 0x80, 0xFF, data[at] or 0x10):
            broken = bytearray(data)
            broken[at] ^= bits
            assert reader.Roster(io.BytesIO(bytes(broken)), True).read_head() is not None, (at, bits)


def test_every_byte_of_a_card_is_under_check():
    data = roster.pack(FEW)
    for at in range(boxer.HEAD, len(data)):
        broken = bytearray(data)
        broken[at] ^= 0x20
        cards = reader.Roster(io.BytesIO(bytes(broken)), True)
        assert cards.read_head() is None
        position = (at - boxer.HEAD) // 64 if at < boxer.HEAD + 6 * 64 else (at - boxer.HEAD - 6 * 64) // 2
        with pytest.raises(ValueError, match="^This card is damaged$"):
            cards.card(position)
        with pytest.raises(ValueError, match="^This card is damaged$"):
            cards.name(position)
        for other in range(6):
            assert other == position or cards.card(other) == data[432 + 64 * other : 496 + 64 * other]


def test_a_roster_cut_at_any_place_is_reported():
    data = roster.pack(FEW)
    for size in range(len(data)):
        assert reader.Roster(io.BytesIO(data[:size]), True).read_head() == reader.SHORT


@given(some.binary(max_size=1200), some.integers(0, 1200))
def test_no_bytes_are_a_crash(tail, kept):
    data = roster.pack(FEW)[:kept] + tail
    cards = reader.Roster(io.BytesIO(data), True)
    if cards.read_head() is None:
        assert data[:432] == roster.pack(FEW)[:432]
        for position in range(cards.count):
            try:
                assert cards.card(position) == roster.pack(FEW)[432:][64 * position :][:64]
            except ValueError as error:
                assert error.args == (reader.CARD,)


def test_a_folder_of_that_name_is_reported(tmp_path):
    (tmp_path / "boxers.dat").mkdir()
    cards = reader.open_roster(f"{tmp_path}/")
    assert (cards.own, cards.note) == (False, "boxers.dat cannot be read")
    cards.close()


@pytest.mark.parametrize(
    ("data", "fault"),
    [(None, "The roster is missing"), (b"", "The roster is incomplete"), (b"x" * 500, "The roster is no roster")],
)
def test_with_no_roster_at_all_the_panel_can_say_why(tmp_path, data, fault):
    house = tmp_path / "house"
    house.mkdir()
    if data is not None:
        put(house, data)
    with pytest.raises(ValueError) as error:
        reader.open_roster(f"{tmp_path}/", f"{house}/")
    assert error.value.args == (fault,)


def test_an_own_roster_needs_no_house(tmp_path):
    cards = reader.open_roster(put(tmp_path, roster.pack(FEW)), f"{tmp_path}/none/")
    assert cards.own and cards.count == 6
    cards.close()


def test_whatever_is_said_of_a_roster_fits_the_panel():
    texts = [text for text in vars(reader).values() if isinstance(text, str) and "%s" in text]
    assert len(texts) == 7
    for text in [*[text % which for text in texts for which in (reader.OWN, reader.HOUSE)], reader.CARD]:
        assert len(text) <= COLUMNS, text
