"""python -m tools.boxers: a person's own boxers from a spreadsheet to a device, and back."""

import csv
import io
import os
import subprocess
import sys

import pytest

from host_tests.paths import ROOT
from host_tests.tools.boxers_files import JEFFRIES, OWN, names, run, written
from ringside.games.titlebout import roster as reader
from ringside.games.titlebout.tables import boxer
from tools.boxers import find, install, load, name_in
from tools.boxers.columns import columns
from tools.tables.titlebout import boxers, roster

# Export


def test_export_writes_the_house_as_its_source_has_it(capsys, tmp_path):
    status, out, _ = run(capsys, "export", tmp_path / "out.csv")
    assert status == 0 and f"{len(load())} boxers" in out
    rows = list(csv.DictReader(io.StringIO((tmp_path / "out.csv").read_bytes().decode("ascii"))))
    source = [line for line in boxers.SOURCE.read_text().splitlines() if not line.startswith("#")]
    assert sorted(map(str, rows)) == sorted(map(str, csv.DictReader(source)))
    assert list(rows[0]) == boxers.COLUMNS


def test_export_without_a_file_goes_to_standard_output(capsys):
    status, out, _ = run(capsys, "export")
    assert status == 0 and out.splitlines()[0] == ",".join(boxers.COLUMNS) and "James Jeffries,11,S,Heavy" in out


def test_export_writes_over_nothing(capsys, tmp_path):
    (tmp_path / "mine.csv").write_text("mine")
    status, _, err = run(capsys, "export", tmp_path / "mine.csv")
    assert status == 2 and "mine.csv already exists: name another file" in err
    assert (tmp_path / "mine.csv").read_text() == "mine"


@pytest.mark.parametrize("place", ["--desktop", "--drive"])
def test_a_file_after_the_place_of_an_export_is_reported(capsys, tmp_path, place):
    status, _, err = run(capsys, "export", place, tmp_path / "mine.csv")
    assert status == 2 and err.startswith("Name the CSV file first: export mine.csv --desktop")
    (tmp_path / "folder.csv").mkdir()
    assert "folder.csv" in run(capsys, "export", place, tmp_path / "folder.csv")[2]


def test_export_to_a_dash_is_standard_output(capsys, tmp_path, monkeypatch):
    whole = run(capsys, "export")
    monkeypatch.chdir(tmp_path)
    assert run(capsys, "export", "-") == whole
    assert not list(tmp_path.iterdir())


def test_a_folder_that_does_not_exist_is_not_made(capsys, tmp_path):
    own = written(tmp_path / "own.csv", OWN)
    status, _, err = run(capsys, "import", own, "--desktop", tmp_path / "mistyped")
    assert status == 2 and f"{tmp_path}/mistyped does not exist, so nothing was written" in err
    assert not (tmp_path / "mistyped").exists()


def test_the_usual_folder_is_made(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(install, "DESKTOP", tmp_path / "build" / "desktop")
    own = written(tmp_path / "own.csv", OWN)
    assert run(capsys, "import", own, "--desktop")[0] == 0
    assert (tmp_path / "build" / "desktop" / "boxers.dat").exists()


def test_export_into_no_folder(capsys, tmp_path):
    status, _, err = run(capsys, "export", tmp_path / "none" / "a.csv")
    assert status == 2 and err == f"{tmp_path}/none/a.csv cannot be written: No such file or directory\n"


def test_what_is_neither_a_file_nor_a_folder_is_reported(capsys, tmp_path):
    own = written(tmp_path / "own.csv", OWN)
    status, _, err = run(capsys, "import", own, "--desktop", own)
    assert status == 2 and err == f"{own} is not a folder: name another folder with --desktop\n"
    with pytest.raises(SystemExit, match="2"):
        run(capsys, "check", "")
    assert "name a file" in capsys.readouterr().err


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="not run: there is no /dev/full here")
@pytest.mark.parametrize("what", ["check", "export"])
def test_a_full_disk(tmp_path, what):
    own = [str(written(tmp_path / "own.csv", OWN))] if what == "check" else []
    with open("/dev/full", "w") as full:
        line = [sys.executable, "-m", "tools.boxers", what, *own]
        finished = subprocess.run(line, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True)
    assert finished.returncode == 1
    assert finished.stderr == "The report cannot be written: No space left on device\n"


def test_export_of_an_own_roster_that_is_not_there(capsys, tmp_path):
    status, _, err = run(capsys, "export", "--desktop", tmp_path)
    assert status == 2 and "no roster was imported there yet" in err


def test_export_of_a_damaged_roster_is_refused(capsys, tmp_path):
    (tmp_path / "boxers.dat").write_bytes(roster.pack(load())[:-1])
    status, _, err = run(capsys, "export", "--desktop", tmp_path)
    assert status == 2 and "boxers.dat is incomplete" in err


def test_export_rescues_what_is_left_of_a_damaged_roster(capsys, tmp_path):
    data = bytearray(roster.pack(load()))
    data[boxer.HEAD + 2 * boxer.SIZE + boxer.HP] ^= 4
    (tmp_path / "boxers.dat").write_bytes(data)
    status, out, err = run(capsys, "export", "--desktop", tmp_path, tmp_path / "left.csv")
    names = [name_in(card) for card in load()]
    assert status == 1 and f"left.csv: {len(names) - 1} boxers." in out
    assert err.endswith(f"boxers.dat: card 3 of {len(names)}, the one after {names[1]}, is damaged and was left out.\n")
    written_names = [line.split(",")[0] for line in (tmp_path / "left.csv").read_text().splitlines()[1:]]
    assert written_names == names[:2] + names[3:]


def test_a_card_of_another_making_is_refused(capsys, tmp_path):
    card = bytearray(find("James Jeffries"))
    card[boxer.STYLE] = 9
    (tmp_path / "boxers.dat").write_bytes(roster.pack([bytes(card)]))
    status, _, err = run(capsys, "export", "--desktop", tmp_path)
    assert status == 2 and "the card of 'James Jeffries' was not made by this version of Ringside" in err


# Import


def test_an_own_boxer_joins_the_house(capsys, tmp_path):
    (tmp_path / "desk").mkdir()
    status, out, _ = run(capsys, "import", written(tmp_path / "own.csv", OWN), "--desktop", tmp_path / "desk")
    assert status == 0 and f"{len(load()) + 1} boxers, 1 from own.csv" in out
    cards = reader.open_roster(f"{tmp_path}/desk/")
    assert cards.own and cards.note is None and cards.count == len(load()) + 1
    first, stop = cards.span(boxer.CLASSES.index("Middle"), ord("T"))
    assert [cards.name(position) for position in range(first, stop)] == ["Tom Testwell"]
    assert columns(cards.card(first)) == OWN
    cards.close()


def test_an_own_card_takes_the_place_of_the_houses(capsys, tmp_path):
    johnson = {**columns(find("Jack Johnson")), "name": "JACK JOHNSON", "source": "book", "end": "96"}
    status, out, _ = run(capsys, "import", written(tmp_path / "own.csv", johnson), "--desktop", tmp_path)
    assert status == 0 and "1 of them in place of a house boxer" in out
    assert len(load(tmp_path / "boxers.dat")) == len(load())
    assert find("Jack Johnson", load(tmp_path / "boxers.dat"))[boxer.END] == 96


def test_the_same_name_in_another_class_is_another_boxer(capsys, tmp_path):
    other = {**JEFFRIES, "class": "Middle"}
    assert run(capsys, "import", written(tmp_path / "own.csv", other), "--desktop", tmp_path)[0] == 0
    assert names(tmp_path / "boxers.dat").count("James Jeffries") == 2


def test_only_leaves_the_house_out(capsys, tmp_path):
    assert run(capsys, "import", written(tmp_path / "own.csv", OWN), "--only", "--desktop", tmp_path)[0] == 0
    assert names(tmp_path / "boxers.dat") == ["Tom Testwell"]


@pytest.mark.parametrize("only", [[], ["--only"]])
def test_import_export_import_gives_the_same_bytes(capsys, tmp_path, only):
    for folder in "ab":
        (tmp_path / folder).mkdir()
    own = written(tmp_path / "own.csv", OWN, {**OWN, "name": "Ann Other", "def": "-3", "jab": "-/1-12"})
    assert run(capsys, "import", own, *only, "--desktop", tmp_path / "a")[0] == 0
    assert run(capsys, "export", tmp_path / "again.csv", "--desktop", tmp_path / "a")[0] == 0
    assert run(capsys, "import", tmp_path / "again.csv", *only, "--desktop", tmp_path / "b")[0] == 0
    first, second = ((tmp_path / folder / "boxers.dat").read_bytes() for folder in "ab")
    assert first == second
    assert run(capsys, "import", tmp_path / "again.csv", *only, "--desktop", tmp_path / "a")[1].startswith(
        f"{tmp_path / 'a' / 'boxers.dat'} already holds these boxers"
    )


def test_a_thousand_go_in_and_one_more_does_not(capsys, tmp_path):
    people = [{**OWN, "name": f"N{number} Xx"} for number in range(1001)]
    full = written(tmp_path / "full.csv", *people[:1000])
    assert run(capsys, "import", full, "--only", "--desktop", tmp_path)[0] == 0
    before = (tmp_path / "boxers.dat").read_bytes()
    assert len(load(tmp_path / "boxers.dat")) == 1000
    over = written(tmp_path / "over.csv", *people)
    both = 1000 + len(load())
    for file, only, message in (
        (over, ["--only"], "That makes 1001 boxers; a roster holds at most 1000. Remove some."),
        (over, [], f"That makes {both + 1} boxers with the house boxers; a roster holds at most 1000. Remove some."),
        (
            full,
            [],
            f"That makes {both} boxers with the house boxers; a roster holds at most 1000. "
            "Remove some, or leave the house boxers out with --only.",
        ),
    ):
        assert run(capsys, "import", file, *only, "--desktop", tmp_path) == (2, "", f"{message} Nothing was written.\n")
        assert run(capsys, "check", file, *only) == (2, "", f"{message}\n")
    assert run(capsys, "check", full, "--only")[0] == 0
    assert (tmp_path / "boxers.dat").read_bytes() == before
