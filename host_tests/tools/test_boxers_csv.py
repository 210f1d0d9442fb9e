"""A person's cards in a CSV file: as spreadsheets write them, and everything that can be wrong."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from host_tests.tools.boxers_files import JEFFRIES, OWN, run, written
from ringside.games.titlebout.tables import boxer
from tools.boxers import boxer_csv, name_in
from tools.boxers.columns import columns
from tools.tables.titlebout import boxers

# As spreadsheets write


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("ends", ["\r\n", "\n"])
def test_any_spreadsheet_s_csv_is_read(tmp_path, delimiter, encoding, ends):
    path = written(tmp_path / "own.csv", OWN, [""] * 28, delimiter=delimiter, encoding=encoding, ends=ends)
    found = boxer_csv.read(path)
    assert not found.faults and not found.notes
    assert [columns(card) for card in found.cards] == [OWN]


def test_a_line_that_names_the_separator_is_passed_over_but_counted(tmp_path):
    path = written(tmp_path / "own.csv", OWN, delimiter=";", before="sep=;\r\n")
    assert [columns(card) for card in boxer_csv.read(path).cards] == [OWN]
    path = written(tmp_path / "own.csv", {**OWN, "rating": "99"}, before="\r\nSEP=,\r\n")
    (fault,) = boxer_csv.read(path).faults
    assert str(fault) == f"{path}:4: rating is 99, not a number from 1 to 15"


def test_columns_may_stand_in_any_order_and_two_may_be_missing(tmp_path):
    head = [column.upper() for column in reversed(boxers.COLUMNS) if column not in ("years", "record")]
    path = written(tmp_path / "own.csv", [OWN[column.lower()] for column in head], head=head)
    assert [columns(card) for card in boxer_csv.read(path).cards] == [{**OWN, "years": "", "record": ""}]


def test_what_spreadsheets_and_people_add_to_cells_is_taken_away(tmp_path):
    cells = {"def": "'+4", "cfb/s": "10 / 11", "landed": "1 – 43", "class": "middleweight", "style": "s", "fouls": "a"}
    found = boxer_csv.read(written(tmp_path / "own.csv", {**OWN, **cells, "name": " Tom \u00a0Testwell "}))
    assert [columns(card) for card in found.cards] == [OWN]
    assert columns(boxer_csv.read(written(tmp_path / "own.csv", {**OWN, "def": "4"})).cards[0])["def"] == "+4"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("José Nuñez", "Jose Nunez"),
        ("Jürgen Weiß", "Jurgen Weiss"),
        ("Łukasz Ørsted", "Lukasz Orsted"),
        ("Tom “Kid” O’Hara", 'Tom "Kid" O\'Hara'),
    ],
)
def test_letters_that_the_panel_has_plainly_are_taken_with_a_note(tmp_path, name, kept):
    found = boxer_csv.read(written(tmp_path / "own.csv", {**OWN, "name": name}))
    assert not found.faults and name_in(found.cards[0]) == kept
    assert found.notes == [f"{tmp_path}/own.csv:2: name: {name} is kept as {kept}, in letters that the panel has"]


@given(some.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_any_card_comes_back_from_its_columns(tmp_path, data):
    cells = dict(JEFFRIES)
    for column, low, high in (("rating", 1, 15), ("kdr1", 1, 12), ("tko", 1, 5), ("end", 1, 160), ("def", -20, 20)):
        cells[column] = str(data.draw(some.integers(low, high)))
    for column in ("hp/ki", "cfb/s"):
        cells[column] = "/".join(str(data.draw(some.integers(1, 20))) for _ in "ab")
    ends = sorted(data.draw(some.lists(some.integers(0, 78), min_size=3, max_size=3))) + [78]
    for column, before, last in zip(("landed", "missed", "clinching", "movement"), [0, *ends], ends, strict=False):
        cells[column] = f"{before + 1}-{last}" if last > before else "-"
    ends = sorted(data.draw(some.lists(some.integers(0, 80), min_size=9, max_size=9))) + [80]
    ranges = [f"{b + 1}-{e}" if e > b else "-" for b, e in zip([0, *ends], ends, strict=False)]
    cells.update({punch: "/".join(ranges[2 * i : 2 * i + 2]) for i, punch in enumerate(boxer.PUNCHES)})
    cells["record"] = "{}-{}-{} (0)".format(*(data.draw(some.integers(1, 255)) for _ in "wld"))
    card = boxers.pack(boxer_csv.Row(tmp_path, 1, cells))
    (again,) = boxer_csv.read(written(tmp_path / "one.csv", columns(card), delimiter=";")).cards
    assert again == card


# What is wrong, all of it


def test_every_fault_is_reported_at_once_with_line_and_column(capsys, tmp_path):
    rows = [
        {**OWN, "rating": "99", "hp/ki": "9", "landed": "2-43", "jab": "", "source": "mine"},
        OWN,
        {**OWN, "name": "tom testwell", "record": "5-1"},
        {**OWN, "name": "A Much Too Long Name Of A Boxer", "end": "", "uppercut": "63-73/74-79"},
        {**OWN, "name": "Жora Жukov", "class": "Giant"},
    ]
    path = written(tmp_path / "own.csv", *rows)
    for arguments in (["check", path], ["import", path, "--desktop", tmp_path / "desk"]):
        status, out, err = run(capsys, *arguments)
        assert status == 2 and out == ""
        lines = [line.removeprefix(f"{path}:") for line in err.splitlines() if line != "Nothing was written."]
        assert lines == [
            "2: rating is 99, not a number from 1 to 15",
            "2: hp/ki is 9, not two numbers like 10/11",
            "2: landed begins at 2, not at 1",
            "2: jab is empty, not two ranges like 1-7/8-12",
            "2: source is mine, not book, found, derived or house",
            "3: name: Tom Testwell (Middle) is already on line 2",
            "4: record is 5-1, not won-lost-drawn (won by a knockout) like 34-5-2 (20)",
            "4: name: tom testwell (Middle) is already on line 2",
            "5: name: A Much Too Long Name Of A Boxer is 31 characters long; the limit is 20",
            "5: end is empty, not a number from 1 to 160",
            "5: uppercut: the punches end at 79, not at 80",
            "6: name: 'Жora Жukov' contains 'Ж', which the panel cannot show",
            "6: class is Giant, not Heavy, Light heavy, Middle, Welter, Light, Feather, Bantam or Fly",
        ]
    assert not (tmp_path / "desk").exists()


@pytest.mark.parametrize("cell", ["#N/A", "#REF!", "#NAME?", "#1 Bob Baker", "#", "# Bob Baker"])
def test_no_line_is_skipped_because_it_begins_with_a_hash(capsys, tmp_path, cell):
    message = f"is {cell}, but no value begins with #; if the line is a comment, delete it"
    path = written(tmp_path / "own.csv", OWN, {**OWN, "name": cell}, [cell], {**OWN, "name": cell, "rating": "99"})
    for arguments in (["check", path], ["import", path, "--desktop", tmp_path / "desk"]):
        status, out, err = run(capsys, *arguments)
        assert status == 2 and out == ""
        lines = [line for line in err.splitlines() if line != "Nothing was written."]
        assert lines == [f"{path}:{number}: name {message}" for number in (3, 4, 5)]
    assert not (tmp_path / "desk").exists()
    head = list(reversed(boxers.COLUMNS))
    (fault,) = boxer_csv.read(written(path, {**OWN, "name": cell}, head=head)).faults
    assert str(fault) == f"{path}:2: name {message}"
    (fault,) = boxer_csv.read(written(path, OWN, before=f"{cell}\r\n")).faults
    assert str(fault) == f"{path}:1: the line {message}"


@pytest.mark.parametrize("column", [column for column in boxers.COLUMNS if column not in ("years", "record")])
def test_an_empty_cell_and_a_missing_column_are_named(tmp_path, column):
    (fault,) = boxer_csv.read(written(tmp_path / "own.csv", {**OWN, column: ""})).faults
    assert str(fault).startswith(f"{tmp_path}/own.csv:2: {column} is empty")
    head = [one for one in boxers.COLUMNS if one != column]
    (fault,) = boxer_csv.read(written(tmp_path / "own.csv", OWN, OWN, head=head)).faults[:1]
    assert str(fault) == f"{tmp_path}/own.csv:1: the column is missing: {column}"


@pytest.mark.parametrize(
    ("column", "cell"),
    [
        *[("cfb/s", cell) for cell in ("11-Oct", "10. Nov", "10/11/2026", "2026-10-11", "Okt 11")],
        *[("landed", cell) for cell in ("Jan-43", "Jan 43", "01.01.1943")],
    ],
)
def test_a_date_that_a_spreadsheet_made_is_reported(tmp_path, column, cell):
    (fault,) = boxer_csv.read(written(tmp_path / "own.csv", {**OWN, column: cell})).faults
    assert f"own.csv:2: {column} is " in str(fault) and "if a spreadsheet turned it into a date" in str(fault)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "is empty: begin it with a line of the columns name,rating,style,"),
        (b"\xef\xbb\xbf\r\n\r\n", "is empty"),
        (",".join(boxers.COLUMNS).encode(), "no boxers"),
        (b"name;rating\nJos\xe9;3\n", ":2: is not UTF-8: save the file as CSV UTF-8"),
        (b"nmae,rating\n", "column 1: a card has no nmae; do you mean name?"),
        (b"name,name,rating\n", "column name appears twice"),
        (b"a\0b,\x01\n\xff\xfe", "own.csv"),
        (b'name,"rating\nx', "own.csv"),
    ],
)
def test_a_file_that_is_no_list_of_boxers_is_reported(capsys, tmp_path, data, message):
    (tmp_path / "own.csv").write_bytes(data)
    status, _, err = run(capsys, "check", tmp_path / "own.csv")
    assert status == 2 and message in err


def test_a_cell_in_a_column_without_a_name_is_reported(tmp_path):
    row = [OWN[column] for column in boxers.COLUMNS]
    (fault,) = boxer_csv.read(written(tmp_path / "own.csv", [*row, "", "lost"])).faults
    assert str(fault) == f"{tmp_path}/own.csv:2: lost is in a column without a name"


def test_no_file(capsys, tmp_path):
    status, _, err = run(capsys, "import", tmp_path / "none.csv", "--desktop", tmp_path)
    assert status == 2 and "none.csv: cannot be read: No such file" in err


@given(some.binary(max_size=300))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_no_bytes_are_a_crash(tmp_path, data):
    (tmp_path / "own.csv").write_bytes(data)
    assert boxer_csv.read(tmp_path / "own.csv").faults


def test_check_says_when_nothing_is_wrong(capsys, tmp_path):
    status, out, err = run(capsys, "check", written(tmp_path / "own.csv", OWN))
    assert (status, out, err) == (0, f"{tmp_path}/own.csv: 1 boxer, no errors.\n", "")
