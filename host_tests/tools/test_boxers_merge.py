"""--boxers: custom boxers for the tools, added to the house boxers or in place of them."""

import pytest

from host_tests import commands
from host_tests.tools.boxers_files import OWN, run, written
from ringside.games.titlebout.tables import boxer
from tools.bout.cli import main as bout
from tools.boxers import boxer_csv, find, load, name_in
from tools.boxers.columns import columns
from tools.tables.titlebout import roster
from tools.tournament.cli import main as tournament

GLASS = {
    **columns(find("Jack Johnson")),
    "name": "JACK JOHNSON",
    "end": "20",
    "kdr1": "12",
    "kdr2": "12",
    "kor": "12",
    "source": "book",
}


@pytest.fixture(params=["csv", "dat"])
def own(request, tmp_path):
    """A file with a boxer that the house lacks, and one that replaces a house boxer."""
    path = written(tmp_path / "own.csv", {**OWN, "class": "Heavy", "rating": "15"}, GLASS)
    if request.param == "dat":
        packed = tmp_path / "boxers.dat"
        packed.write_bytes(roster.pack(boxer_csv.read(path).cards))
        path = packed
    return str(path)


def test_an_own_boxer_boxes_one_of_the_house(capsys, own):
    out = commands.output(bout, capsys, "Testwell", "Jeffries", "--short", "--boxers", own)
    assert out.startswith("Tom Testwell, 15 (S), Heavy, from the rulebook\nJames Jeffries, 11 (S)")
    assert "there is no boxer 'Testwell'" in commands.usage_error(bout, capsys, "Testwell", "Jeffries")


def test_an_own_card_takes_the_house_s_place_on_any_number_of_cores(capsys, own):
    many = ["Jeffries", "Johnson", "--n", "61"]
    tables = [commands.output(bout, capsys, *many, "--jobs", jobs, "--boxers", own) for jobs in ("1", "2", "3")]
    assert tables[0] == tables[1] == tables[2]
    assert tables[0].splitlines()[1].startswith("JACK JOHNSON, ")
    house = commands.output(bout, capsys, *many)
    won = [float(out.partition("\nwins")[2].split()[0]) for out in (tables[0], house)]
    assert won[0] > won[1] + 10, "Jeffries beats a man of glass"


def test_an_own_boxer_is_seeded_in_a_tournament(capsys, own):
    out = commands.output(tournament, capsys, "--class", "Heavy", "--boxers", own, "--seed", "3")
    assert "\n 1 Tom Testwell ─" in out
    assert "Tom Testwell" not in commands.output(tournament, capsys, "--class", "Heavy", "--seed", "3")
    assert out.endswith(f" --boxers {own}\n")
    names = [name_in(card) for card in load() if card[boxer.DIVISION] == 0][:7]
    assert "Tom Testwell (1)" in commands.output(tournament, capsys, "Testwell", *names, "--boxers", own)


@pytest.mark.parametrize("main", [bout, tournament])
def test_a_bad_file_is_refused_as_check_refuses_it(capsys, tmp_path, main):
    names = ["Jeffries", "Johnson"] if main is bout else []
    for path in (written(tmp_path / "bad.csv", {**OWN, "end": "500", "agg": "x"}), tmp_path / "none.csv"):
        message = run(capsys, "check", path)[2]
        assert message and commands.usage_error(main, capsys, *names, "--boxers", str(path)) == message
    (tmp_path / "boxers.dat").write_bytes(roster.pack(load())[:-1])
    assert "boxers.dat is incomplete" in commands.usage_error(
        main, capsys, *names, "--boxers", f"{tmp_path}/boxers.dat"
    )
    assert "--boxers has no file name" in commands.usage_error(main, capsys, *names, "--boxers", "")


def test_a_card_of_another_making_is_refused(capsys, tmp_path):
    card = bytearray(find("James Jeffries"))
    card[boxer.STYLE] = 9
    (tmp_path / "boxers.dat").write_bytes(roster.pack([bytes(card)]))
    message = commands.usage_error(bout, capsys, "Jeffries", "Johnson", "--boxers", f"{tmp_path}/boxers.dat")
    assert "the card of 'James Jeffries' was not made by this version of Ringside" in message
