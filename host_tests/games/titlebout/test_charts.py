"""Title Bout's charts and strategy cards: what the compiler refuses, and how."""

import re
import shutil

import pytest

from ringside.games.titlebout.tables import charts
from tools.tables.source import SourceError
from tools.tables.titlebout import charts as chart_sources
from tools.tables.titlebout import compile_charts, strategies


def written(folder, lines, name="some.csv"):
    path = folder / name
    path.write_text("\n".join(lines) + "\n")
    return path


# Charts


def changed(tmp_path, name, change):
    """The message for the charts when one source's lines are changed."""
    folder = tmp_path / "charts"
    shutil.copytree(chart_sources.FOLDER, folder)
    path = folder / f"{name}.csv"
    path.write_text("\n".join(change(path.read_text().splitlines())) + "\n")
    with pytest.raises(SourceError) as error:
        compile_charts(folder)
    return str(error.value).removeprefix(str(path))


def swap(old, new):
    """Replace a line's text, once."""

    def change(lines):
        at = next(i for i, line in enumerate(lines) if line.startswith(old))
        return [*lines[:at], lines[at].replace(old, new, 1), *lines[at + 1 :]]

    return change


def drop(start):
    return lambda lines: [line for line in lines if not line.startswith(start)]


@pytest.mark.parametrize(
    ("name", "change", "reason"),
    [
        ("knockdown_and_knockout", swap("3,K", "3,6"), r":\d+: n1 is 6, not K, 4 or 5"),
        ("knockdown_and_knockout", drop("3,"), r":\d+: rating is 4, not 3"),
        ("ko_time", drop("40,"), ": 39 rows, not 40"),
        ("ko_time", swap("7,0:31", "7,3:01"), r":\d+: time is 3:01, before the row above or after 3:00"),
        ("ko_time", swap("7,0:31", "7,31"), r":\d+: time is 31, not like 1:25"),
        ("knockdown_count", swap("1-10", "2-10"), r":\d+: rn begins at 2, not at 1"),
        ("knockdown_count", swap("77-80", "77-79"), ": rn ends at 79, not at 80"),
        ("knockdown_count", swap("1-10,1,3", "1-10,10,3"), r":\d+: count is 10, not a number from 1 to 9"),
        ("knockdown_recovery", swap("1-14,shaken", "1-14,dizzy"), r":\d+: once is dizzy, not none, shaken, hurt or .*"),
        ("effects", swap("none", "well"), r":\d+: the first effect is well, not none"),
        ("primary_cut", swap("1-3,", "1-3,Q"), r":\d+: ch1 is Q, not empty, A, B, .*"),
        ("primary_cut", drop("4-6"), r":\d+: rn begins at 7, not at 4"),
        ("cut_description", swap("B,", "A,"), r":\d+: letter A appears twice"),
        (
            "cut_description",
            swap("F,gash over the left eye,2,1", "F,x,2,2"),
            r":\d+: gash is 2, not a number from 0 to 1",
        ),
        ("tko_for_cuts", swap("2,", "4,"), r":\d+: gashes is 4, not 2"),
        ("fouls", swap("1-3,low blow,-", "1-3,low blow,X"), r":\d+: a is X, not -, W or F"),
        (
            "foul_rules",
            drop("fouls_in_all"),
            ": the rules are not foul_points, warned_again, fouled_again, fouls_in_all",
        ),
        ("injury", swap("16-80,none", "16-80,fine"), ": no row for none"),
        ("condition_and_tko", swap("1,20", "1,30"), r":\d+: rounds and points do not rise from row to row"),
        ("condition_and_tko", drop("3,"), ": not every one of 1, 2 and 3 rounds has a row"),
        ("condition_and_tko", swap("1,20,0/8", "1,20,9/8"), r":\d+: tko1 is 8, not a number from 9 to 80"),
        ("cf_conversion", swap("12,11", "11,12"), r":\d+: the fighter's CF is below his opponent's"),
        ("cf_conversion", swap("12,11", "12,12"), r":\d+: 12 and 12 appear twice"),
        ("fighting_inside_effect", swap("1,", "0,"), r":\d+: won_by is 0, not 1"),
        ("scoring", drop("ten,0"), r":\d+: margin begins at 1, not at 0"),
        ("scoring", swap("ten,25-255", "ten,25-200"), r":\d+: margin ends at 200, not at 255"),
        ("scoring", swap("ten,6-15,high,10,9", "ten,6-15,high,9,10"), r":\d+: 9-10 is not high"),
        ("scoring", swap("ten,0,even,10,10", "ten,0,high,10,9"), r":\d+: a margin of 0 is not even"),
        ("scoring", drop("one"), ": no rows for the system one"),
    ],
)
def test_a_chart_is_refused(tmp_path, name, change, reason):
    assert re.fullmatch(reason, changed(tmp_path, name, change))


def test_every_chart_asks_whose_numbers_it_holds(tmp_path):
    for name in [chart.__name__ for chart in chart_sources.CHARTS]:
        assert "no line source," in changed(tmp_path / name, name, drop("source,"))


def test_a_printed_chart_is_not_flagged(tmp_path):
    folder = tmp_path / "charts"
    shutil.copytree(chart_sources.FOLDER, folder)
    path = folder / "ko_time.csv"
    path.write_text(path.read_text().replace("source,house", "source,book"))
    text = compile_charts(folder)
    flagged = text[text.index("HOUSE") : text.index("# cf_conversion")]
    assert '"ko_time"' not in flagged and '"fouls"' in flagged


# Strategies


def test_strategies_in_the_table_are_those_of_the_source():
    house, packed = strategies.read_effects()
    assert house and b"".join(packed) == charts.STRATEGY
    assert charts.STRATEGIES == strategies.STRATEGIES and len(strategies.STRATEGIES) == 6


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("knockout,none,0", "knockout,none,x", r":\d+: cf is x, not a number from -40 to 40"),
        ("knockout,none,0", "knockout,none,cannot occur", r":\d+: knockout is both possible and impossible"),
        ("none,knockout,0", "none,knockout,1", r":\d+: No Strategy must not change a rating"),
        ("knockout,none", "knockout,nobody", r":\d+: knockout against nobody, not knockout against none"),
    ],
)
def test_a_strategy_is_refused(tmp_path, old, new, reason):
    lines = swap(old, new)(strategies.SOURCE.read_text().splitlines())
    path = written(tmp_path, lines)
    with pytest.raises(SourceError) as error:
        strategies.read_effects(path)
    assert re.fullmatch(reason, str(error.value).removeprefix(str(path)))


def test_a_missing_strategy_is_refused(tmp_path):
    path = written(tmp_path, strategies.SOURCE.read_text().splitlines()[:-1])
    with pytest.raises(SourceError, match="35 rows, not 36"):
        strategies.read_effects(path)
