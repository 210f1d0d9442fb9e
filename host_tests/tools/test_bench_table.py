"""The table in boards/BENCH.md is the one that the tool writes."""

import re

import pytest

from tools.bench.table import HEAD, PAGE, ROWS, main, read, table, written

NAMES = [name for _, names, _ in ROWS for name in names]
PRINTED = [
    f"{version}.{name} {1000 * n + n} bytes\n" for version in ("9.2.1", "10.0.0") for n, name in enumerate(NAMES)
]
OTHER = ["desktop.bouts_a_second 91.2 bouts\n", "not run: the figures of the board\n"]


def rows(lines):
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_page_has_the_tools_rows():
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    first = next(at for at, line in enumerate(lines) if HEAD.match(line))
    found = rows(lines[first : first + len(ROWS) + 2])
    assert re.fullmatch(r"\d+\.\d+\.\d+", found[0][1]) and re.fullmatch(r"\d+\.\d+\.\d+", found[0][2])
    assert [row[0] for row in found[2:]] == [text for text, _, _ in ROWS]
    assert all(cell[0].isdigit() for row in found[2:] for cell in row[1:])


def test_every_figure_stands_in_its_row():
    lines = table(read(PRINTED + OTHER))
    assert lines[0] == "| | 9.2.1 | 10.0.0 |"
    number = 0
    for row, (_, names, _) in zip(rows(lines[2:]), ROWS, strict=True):
        assert row[1] == row[2]
        assert re.findall(r"[\d,]+", row[1]) == [f"{1001 * (number + n):,}" for n in range(len(names))]
        number += len(names)


def test_the_rest_of_the_page_stays():
    before = "# One\n\n| | 1 |\n|---|---|\n| a | b |\n\n| other | table |\n"
    assert written(before, ["| | 2 |", "|---|---|"]) == "# One\n\n| | 2 |\n|---|---|\n\n| other | table |\n"


@pytest.mark.parametrize("lines", [PRINTED[:-1], PRINTED[1:]])
def test_a_stopped_bench_is_reported(tmp_path, capsys, lines):
    before = PAGE.read_text(encoding="utf-8")
    (tmp_path / "bench.txt").write_text("".join(lines))
    assert main([str(tmp_path / "bench.txt")]) == 2
    assert "let make bench run to its end" in capsys.readouterr().err
    assert PAGE.read_text(encoding="utf-8") == before


def test_a_file_that_is_not_there(tmp_path, capsys):
    assert main([str(tmp_path / "none.txt")]) == 2
    assert "none.txt cannot be read: No such file" in capsys.readouterr().err


def test_a_table_that_ends_the_page_is_replaced_too():
    assert written("# One\n\n| | 1 |\n|---|---|\n| a | b |\n", ["| | 2 |", "|---|---|", "| c | d |"]) == (
        "# One\n\n| | 2 |\n|---|---|\n| c | d |\n"
    )
