"""Title Bout's roster: who is in it, the file that it lies in, and the reader of the device."""

import binascii
import csv
import io
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as some

from host_tests.paths import FIRMWARE
from ringside.faces import titlebout_roster as reader
from ringside.faces import titlebout_roster_words as words
from ringside.faces.kit.canvas import COLUMNS
from ringside.tables import titlebout_boxer as boxer
from tools.boxers import UnknownBoxer, find, load, name_in
from tools.tables.titlebout import boxers, roster, scheme

HOUSE = FIRMWARE / "ringside" / "boxers.dat"
ROWS = list(csv.DictReader(line for line in boxers.SOURCE.read_text().splitlines() if not line.startswith("#")))
HOUSE_ROWS = [row for row in ROWS if row["source"] == "house"]


def read(card, names):
    """Ratings of a card by their names."""
    return {name: card[getattr(boxer, name)] for name in names.split()}


# The rulebook's two


def test_jeffries_is_as_the_rulebook_prints_him():
    card = find("James Jeffries")
    assert name_in(card) == "James Jeffries"
    assert (card[boxer.RATING], boxer.STYLES[card[boxer.STYLE]]) == (11, "S")  # JAMES JEFFRIES-11(S)
    assert (card[boxer.YEARS] + 1800, card[boxer.YEARS + 1] + 1800) == (1896, 1921)
    assert boxer.CLASSES[card[boxer.DIVISION]] == "Heavy"
    assert read(card, "CF_B CF_S CO CH") == {"CF_B": 10, "CF_S": 11, "CO": 5, "CH": 2}
    assert read(card, "HP KI TKO") == {"HP": 9, "KI": 8, "TKO": 1}
    assert read(card, "KDR1 KDR2 KOR AGG END") == {"KDR1": 1, "KDR2": 1, "KOR": 1, "AGG": 9, "END": 110}
    assert card[boxer.DEF] - boxer.ZERO == 4
    assert read(card, "FI FO CU KO") == {"FI": 3, "FO": 3, "CU": 0, "KO": 3}
    # 1-43, 44-62, 63-70, 71-78: each range's last number.
    assert read(card, "LANDED MISSED CLINCHING MOVEMENT") == {
        "LANDED": 43,
        "MISSED": 62,
        "CLINCHING": 70,
        "MOVEMENT": 78,
    }
    assert boxer.FOUL_RATINGS[card[boxer.FOULS]] == "A"
    hitting = card[boxer.HITTING : boxer.HITTING + 10]
    assert dict(zip(boxer.PUNCHES, zip(hitting[::2], hitting[1::2], strict=True), strict=True)) == {
        "jab": (7, 12),  # 1-7, 8-12
        "hook": (23, 30),  # 13-23, 24-30
        "cross": (45, 56),  # 31-45, 46-56
        "combination": (60, 62),  # 57-60, 61-62
        "uppercut": (73, 80),  # 63-73, 74-80
    }
    assert card[boxer.ROPES] == 2
    assert boxer.SOURCES[card[boxer.ORIGIN]] == "book"


def test_johnson_is_as_the_examples_have_him():
    card = find("Jack Johnson")
    assert boxer.SOURCES[card[boxer.ORIGIN]] == "derived"
    assert read(card, "RATING AGG HP CF_S") == {"RATING": 12, "AGG": 7, "HP": 6, "CF_S": 12}
    # PL 1-49 against Jeffries, whose DEF is +4; 81 points and 14 misses, 95, use his END up.
    assert card[boxer.LANDED] == 49 - 4
    assert card[boxer.END] == 81 + 14
    assert boxer.CLASSES[card[boxer.DIVISION]] == "Heavy" and boxer.STYLES[card[boxer.STYLE]] == "B"


# The house


def test_at_least_60_house_boxers_over_at_least_six_classes_and_all_styles():
    assert len(HOUSE_ROWS) >= 72 and len(load()) == len(HOUSE_ROWS) + 2
    classes = Counter(row["class"] for row in HOUSE_ROWS)
    assert len(classes) >= 6 and min(classes.values()) >= 9
    for division in classes:
        assert {row["style"] for row in HOUSE_ROWS if row["class"] == division} == {"B", "S", "B/S"}
    assert {int(row["rating"]) for row in HOUSE_ROWS} == set(range(3, 14))


def test_no_two_share_a_name_or_a_surname_in_their_class():
    assert len({row["name"].upper() for row in ROWS}) == len(ROWS)
    assert max(Counter((row["class"], boxers.surname(row["name"])) for row in ROWS).values()) == 1


@pytest.mark.parametrize("row", HOUSE_ROWS, ids=lambda row: row["name"])
def test_a_house_boxer_is_made_by_the_scheme(row):
    traits = scheme.traits_of(row)
    made = scheme.card(row["class"], int(row["rating"]), row["style"], traits)
    assert made == {column: row[column] for column in made}
    assert set(row) - set(made) == {"name", "years", "source"} and row["years"] == ""
    assert traits.build in (-1, 0, 1) and traits.presses in (0, 1)
    assert traits.wind in (0, 2, 4) and traits.wild in (0, 1, 2)
    assert traits.skin in (2, 3, 4) and traits.ropes in (1, 2, 3) and traits.fouls in "AB"
    assert 24 <= traits.bouts <= 92


@pytest.mark.parametrize("column", ["kdr1", "kdr2", "kor", "tko", "def", "landed", "fi", "jab", "record"])
def test_a_card_that_the_scheme_has_not_made_is_told(column):
    other = dict(HOUSE_ROWS[5])
    other[column] = {"def": "-9", "landed": "1-50", "jab": "1-2/3-12", "record": "40-0-0 (1)"}.get(column, "9")
    made = scheme.card(other["class"], int(other["rating"]), other["style"], scheme.traits_of(other))
    assert made != {column: other[column] for column in made}


def test_a_higher_rating_is_better_in_everything_it_makes():
    for style in scheme.STYLES:
        for rating in range(3, 13):
            low, high = (scheme.card("Middle", rating + more, style, scheme.Traits()) for more in (0, 1))
            for column in ("kdr1", "kdr2", "kor", "tko", "def"):
                assert int(high[column]) <= int(low[column])
            assert int(high["end"]) > int(low["end"])
            assert int(high["cfb/s"].split("/")[0]) == int(low["cfb/s"].split("/")[0]) + 1
            assert int(high["landed"][2:]) >= int(low["landed"][2:])
            assert int(high["record"].split("-")[1]) < int(low["record"].split("-")[1])


def test_the_lighter_the_class_the_less_a_punch_does_and_the_longer_men_last():
    for style in scheme.STYLES:
        cards = [scheme.card(division, 9, style, scheme.Traits()) for division in boxer.CLASSES]
        for heavier, lighter in zip(cards, cards[1:], strict=False):
            for part in (0, 1):
                assert int(lighter["hp/ki"].split("/")[part]) <= int(heavier["hp/ki"].split("/")[part])
            assert int(lighter["kor"]) <= int(heavier["kor"])
            assert int(lighter["end"]) > int(heavier["end"])
        first, last = cards[0], cards[-1]
        assert first["hp/ki"] > last["hp/ki"] and first["kor"] > last["kor"]


# Looking somebody up


@pytest.mark.parametrize("name", ["James Jeffries", "  james   JEFFRIES ", "Jeffries", "James Jeffries (Heavy)"])
def test_a_boxer_is_found_by_his_name(name):
    assert name_in(find(name)) == "James Jeffries"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Jefries", "there is no boxer 'Jefries': do you mean James Jeffries?"),
        ("Jack", "do you mean Jack Johnson or "),
        ("Jack Jonson", "do you mean Jack Johnson?"),
        ("", "there is no boxer ''"),
        ("Xyzzy Qq", "there is no boxer 'Xyzzy Qq' among the"),
    ],
)
def test_nobody_is_told_with_who_is_near(name, told):
    with pytest.raises(UnknownBoxer) as unknown:
        find(name)
    assert told in str(unknown.value)


def test_two_of_a_name_are_told_apart_by_their_class():
    other = bytearray(find("James Jeffries"))
    other[boxer.DIVISION] = boxer.CLASSES.index("Middle")
    both = [find("James Jeffries"), bytes(other)]
    assert find("James Jeffries (Middle)", both) == bytes(other)
    with pytest.raises(UnknownBoxer, match=r"several .*James Jeffries \(Heavy\) or James Jeffries \(Middle\)"):
        find("James Jeffries", both)


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


def test_the_house_roster_lies_in_the_firmware(tmp_path):
    cards = reader.open_roster(f"{tmp_path}/")
    assert (cards.own, cards.note, cards.count) == (False, None, len(load()))
    assert [cards.card(position) for position in range(cards.count)] == load()
    first, stop = cards.span(0, ord("J"))
    assert [cards.name(position) for position in range(first, stop)] == ["James Jeffries", "Jack Johnson"]
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
    with pytest.raises(ValueError, match="1001 boxers are more than the 1000 that a roster holds"):
        roster.pack([*load()] * 12 + [named(f"N{number} X") for number in range(1001 - 12 * len(load()))])


# Damage


def refused(folder, data):
    """Why an own roster does not count; the house's is there in its place, whole."""
    cards = reader.open_roster(put(folder, data))
    assert not cards.own and cards.count == len(load())
    assert cards.card(cards.count - 1) == load()[-1]
    cards.close()
    assert len(cards.note) <= COLUMNS
    return cards.note


@pytest.mark.parametrize(
    ("damage", "note"),
    [
        (lambda data: b"", "boxers.dat is cut short"),
        (lambda data: b"name,rating\r\n" * 100, "boxers.dat holds no cards"),
        (lambda data: data[:-1], "boxers.dat is cut short"),
        (lambda data: data[:431], "boxers.dat is cut short"),
        (lambda data: data + b"\0", "boxers.dat is damaged"),
        (lambda data: roster.pack([]), "boxers.dat holds nobody"),
        (lambda data: rewritten(data, 6, b"\x02"), "boxers.dat is too new"),
        (lambda data: rewritten(data, 7, b"\x50"), "boxers.dat is too new"),
        (lambda data: rewritten(data, 8, b"\x07"), "boxers.dat is cut short"),  # a count beyond the file
        (lambda data: rewritten(data, 8, b"\x05"), "boxers.dat is damaged"),
        (lambda data: rewritten(data, 14, b"\x01"), "boxers.dat is damaged"),  # the first class begins late
        (lambda data: rewritten(data, 16, b"\x03"), "boxers.dat is damaged"),  # an index that runs back
        (lambda data: rewritten(data, 430, b"\x05"), "boxers.dat is damaged"),  # ends before its last boxer
        (lambda data: thousand()[:432] + b"\0" * 66, "boxers.dat is cut short"),
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


def test_a_roster_cut_at_any_place_is_told():
    data = roster.pack(FEW)
    for size in range(len(data)):
        assert reader.Roster(io.BytesIO(data[:size]), True).read_head() == words.SHORT


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
                assert error.args == (words.CARD,)


def test_a_folder_of_that_name_is_told(tmp_path):
    (tmp_path / "boxers.dat").mkdir()
    cards = reader.open_roster(f"{tmp_path}/")
    assert (cards.own, cards.note) == (False, "boxers.dat cannot be read")
    cards.close()


@pytest.mark.parametrize(
    ("data", "fault"),
    [(None, "The roster is not there"), (b"", "The roster is cut short"), (b"x" * 500, "The roster holds no cards")],
)
def test_with_no_roster_at_all_the_panel_can_say_why(tmp_path, data, fault):
    house = tmp_path / "house"
    house.mkdir()
    if data is not None:
        put(house, data)
    with pytest.raises(ValueError) as told:
        reader.open_roster(f"{tmp_path}/", f"{house}/")
    assert told.value.args == (fault,)


def test_an_own_roster_needs_no_house(tmp_path):
    cards = reader.open_roster(put(tmp_path, roster.pack(FEW)), f"{tmp_path}/none/")
    assert cards.own and cards.count == 6
    cards.close()


def test_whatever_is_said_of_a_roster_fits_the_panel():
    for name, text in vars(words).items():
        if name.isupper():
            for which in (words.OWN, words.HOUSE):
                assert len(text % which if "%s" in text else text) <= COLUMNS, name
