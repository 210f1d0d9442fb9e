"""tools.solve's command line: a position, the boxers, and what it refuses."""

import xml.etree.ElementTree as ET

import pytest

from ringside.games.tko.tables import BOXERS
from tools.solve import cli


def output(capsys, *arguments):
    assert cli.main(["tko", *arguments]) == 0
    return capsys.readouterr().out


def strategies(out):
    """The columns A and B of the printed table."""
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in out.splitlines() if line.startswith("│")]
    assert [row[0] for row in rows] == list(cli.ACTIONS)
    return [[float(row[column]) for row in rows] for column in (1, 2)]


def chance(out):
    return float(out.splitlines()[0].removeprefix("A wins the round: "))


def test_a_position_has_a_value_and_two_strategies(capsys):
    out = output(capsys, "value", "--a", "4,4,4,4", "--b", "4,4,3,3")
    assert out.startswith("A wins the round: 0.666667\n")  # by hand in test_solve.py
    for weights in strategies(out):
        assert sum(weights) == pytest.approx(1, abs=3e-6)


def test_the_other_side_has_the_rest(capsys):
    for more, turned in (([], []), (["--power", "--arrow", "a"], ["--power", "--arrow", "b"])):
        one = output(capsys, "value", "--a", "2,2,0,0", "--b", "1,1,1,1", *more)
        other = output(capsys, "value", "--a", "1,1,1,1", "--b", "2,2,0,0", *turned)
        assert chance(one) + chance(other) == pytest.approx(1, abs=2e-6)


def test_the_boxers_are_compared_and_drawn(capsys, tmp_path):
    picture = tmp_path / "pairs.svg"
    out = output(capsys, "--matchups", "--picture", str(picture))
    assert str(picture) in out.replace("\n", "")
    assert "A round, basic play" in out and "A match, basic play" in out
    texts = [element.text or "" for element in ET.parse(picture).iter() if element.tag.endswith("text")]
    assert set(BOXERS) <= set(texts)
    assert sum(text.endswith("%") for text in texts) == 2 * 8 * 7


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["value", "--a", "2,2,0,0"], "value needs both sides' markers"),
        (["--a", "2,2,0,0", "--b", "1,1,1,1"], "add the word value"),
        (["value", "--a", "2,2,0,0", "--b", "1,1,1,1", "--arrow", "a"], "--arrow needs --power"),
        (["--picture", "x.svg"], "--picture goes with --matchups"),
        (["value", "--a", "2,2,0,0", "--b", "1,1,1,1", "--matchups"], "ask one at a time"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(capsys, arguments, words):
    assert cli.main(["tko", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_markers_are_four_numbers_from_0_to_4(capsys):
    for markers in ("5,0,0,0", "1,1,1", "a,b,c,d", ""):
        with pytest.raises(SystemExit):
            cli.main(["tko", "value", "--a", markers, "--b", "1,1,1,1"])
        assert "is not four numbers from 0 to 4" in capsys.readouterr().err
