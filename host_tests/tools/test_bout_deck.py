"""tools.bout with a stacked deck: a CSV file as spreadsheets write it, and everything that is wrong in one."""

import pytest

from host_tests import commands
from ringside.games.titlebout.tables.deck import DECK
from tools.bout.cli import main
from tools.tables.titlebout import cards

BOTH = ["James Jeffries", "Jack Johnson"]


def output(capsys, *arguments):
    return commands.output(main, capsys, *BOTH, *arguments)


def usage_error(capsys, *arguments):
    return commands.usage_error(main, capsys, *arguments)


def test_a_stacked_deck(capsys, tmp_path):
    path = tmp_path / "deck.csv"
    lines = ["ring,check,cf,rn,result,kd,kdr,kor,j1,j2,r", "center,0,12,1,L-1,20,20,20,H,H,H"]
    path.write_text("\n".join(lines) + "\n")
    assert "  1  0:04 CF 12 > 10: Jeffries out of control, Johnson acts." in output(capsys, "--deck", str(path))


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_deck_as_spreadsheets_write_it(capsys, tmp_path, delimiter, encoding):
    path = tmp_path / "deck.csv"
    text = "\r\nring,check,cf,rn,result,kd,kdr,kor,j1,j2,r\r\ncenter,0,12,1,L-1,20,20,20,H,H,H\r\n,,,,\r\n"
    path.write_bytes(text.replace(",", delimiter).encode(encoding))
    assert "  1  0:04 CF 12 > 10: Jeffries out of control, Johnson acts." in output(capsys, "--deck", str(path))
    path.write_bytes(text.replace("12", "²").replace(",", delimiter).encode(encoding))
    assert "deck.csv:3: cf is ², not a number from 1 to 20" in usage_error(capsys, *BOTH, "--deck", str(path))


@pytest.mark.parametrize("cell", ["#N/A", "# center", "#"])
def test_no_card_of_a_stacked_deck_is_lost(capsys, tmp_path, cell):
    path = tmp_path / "deck.csv"
    lines = ["ring,check,cf,rn,result,kd,kdr,kor,j1,j2,r", *["center,0,12,1,L-1,20,20,20,H,H,H"] * 2]
    lines[1] = lines[1].replace("center", cell)
    path.write_text("\n".join(lines) + "\n")
    message = f"{path}:2: ring is {cell}, but no value begins with #; if the line is a comment, delete it"
    assert message in usage_error(capsys, *BOTH, "--deck", str(path))


def test_every_error_of_a_stacked_deck_is_listed(capsys, tmp_path):
    path = tmp_path / "deck.csv"
    head = "ring,check,cf,rn,result,kd,kdr,kor,j1,j2,r"
    rows = [
        "centre,2,0,81,X,0,21,x,h,X,",
        "center,0,12,1,L-1,20,20,20,H,H,H",
        "center,0",
        "#N/A,0,12,1,L-1,20,20,20,H,H,H",
    ]
    path.write_text("\n".join([head, *rows]) + "\n")
    places = "center, near_ropes, far_ropes, left_corner, right_corner, left_neutral or right_neutral"
    assert sorted(usage_error(capsys, *BOTH, "--deck", str(path)).splitlines()) == sorted(
        f"--deck {path}:{fault}"
        for fault in (
            f"2: ring is centre, not {places}",
            "2: check is 2, not a number from 0 to 1",
            "2: cf is 0, not a number from 1 to 20",
            "2: rn is 81, not a number from 1 to 80",
            "2: result is X, not like L-22, R-(Cut-3)-19 or L-(KD)-44",
            "2: kd is 0, not a number from 1 to 20",
            "2: kdr is 21, not a number from 1 to 20",
            "2: kor is x, not a number from 1 to 20",
            "2: j1 is h, not H, L or E",
            "2: j2 is X, not H, L or E",
            "2: r is empty, not H, L or E",
            "4: 2 columns, not 11",
            "5: ring is #N/A, but no value begins with #; if the line is a comment, delete it",
        )
    )


def test_the_house_deck_is_a_stacked_deck_too(tmp_path):
    assert cards.read_stack(cards.SOURCE) == DECK
    saved = tmp_path / "saved.csv"  # by a spreadsheet, which quotes a comment with a comma and fills its line up
    lines = cards.SOURCE.read_text().splitlines()
    saved.write_text(
        "\r\n".join(f'"{line}"' + ";" * 10 if line[0] == "#" else line.replace(",", ";") for line in lines)
    )
    assert cards.read_stack(saved) == DECK
