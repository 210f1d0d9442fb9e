"""The table compiler: what it makes, what it refuses, and that the firmware's tables are up to date."""

import re
from pathlib import Path

import pytest

from ringside.games.tko import tables as tko_table
from ringside.kit import font as font_table
from tools.tables import __main__ as compiler
from tools.tables import font, tko
from tools.tables.source import SourceError

BOXERS = tko.SOURCE.read_text().splitlines()
FIRST = next(i for i, line in enumerate(BOXERS) if line.startswith("Pablo"))  # its place in the list
LINE = FIRST + 1  # and as an editor counts


def written(folder: Path, lines: list[str], name: str = "some.txt") -> Path:
    path = folder / name
    path.write_bytes("\n".join(lines).encode() + b"\n")
    return path


# The tables in the firmware


@pytest.mark.parametrize("name", sorted(compiler.TABLES))
def test_table_in_the_firmware_is_what_its_source_compiles_to(name):
    compiled = compiler.TABLES[name]()
    assert (compiler.TARGET / name).read_bytes() == (compiled if isinstance(compiled, bytes) else compiled.encode())


def test_every_table_in_the_firmware_is_made(tmp_path):
    compiled = {
        str(path.relative_to(compiler.TARGET))
        for path in compiler.TARGET.rglob("*.py")
        if path.read_text(encoding="ascii", errors="replace").startswith("# Made by tools.tables")
    }
    assert compiled == {name for name in compiler.TABLES if name.endswith(".py")}


def test_check_finds_a_table_edited_by_hand(tmp_path, capsys):
    assert compiler.main([], tmp_path) == 0
    assert compiler.main(["--check"], tmp_path) == 0
    table = tmp_path / "games" / "tko" / "tables.py"
    edited = table.read_text().replace("Pablo", "Pedro")
    table.write_text(edited)
    assert compiler.main(["--check"], tmp_path) == 1
    assert "tko/tables.py is out of date" in capsys.readouterr().err
    assert table.read_text() == edited, "--check wrote"
    assert compiler.main([], tmp_path) == 0
    assert "Pablo" in table.read_text()


def test_check_finds_a_missing_table(tmp_path):
    assert compiler.main(["--check"], tmp_path) == 1
    assert not list(tmp_path.iterdir())


def test_a_refused_source_is_one_line_and_a_failure(tmp_path, monkeypatch, capsys):
    source = written(tmp_path, BOXERS[: FIRST + 1])
    monkeypatch.setitem(compiler.TABLES, "games/tko/tables.py", lambda: tko.compile_table(source))
    assert compiler.main([], tmp_path) == 1
    assert capsys.readouterr().err == f"{source}: 1 boxers: TKO takes 2 to 64\n"
    assert not (tmp_path / "games" / "tko" / "tables.py").exists()


# TKO's boxers


def test_a_boxer_can_be_added(tmp_path):
    table: dict[str, object] = {}
    exec(tko.compile_table(written(tmp_path, [*BOXERS, "Cher,1,1,1,1,house"])), table)
    assert table["BOXERS"][8:] == ("Cher",)  # type: ignore[index]
    assert table["STARTS"][32:] == b"\1\1\1\1" and table["HOUSE"][8:] == b"\1"  # type: ignore[index]


def test_boxers_stand_in_the_table_as_in_the_source():
    rows = [line.split(",") for line in BOXERS[FIRST:]]
    assert list(tko_table.BOXERS) == [row[0] for row in rows]
    assert list(tko_table.STARTS) == [int(cell) for row in rows for cell in row[1:5]]
    assert [bool(byte) for byte in tko_table.HOUSE] == [row[5] == "house" for row in rows]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Mello Mar,2,2,0,0,book", f"{LINE + 1}: Mello Mar is already on line {LINE}"),
        ("Pablo Bruzzone,2,2,0,0,book", f"{LINE}: Pablo Bruzzone is 14 characters long; the limit is 13"),
        ("Pablo Brúz,2,2,0,0,book", f"{LINE}: not ASCII at column 9"),
        ("#N/A,2,2,0,0,book", f"{LINE}: #N/A,2,2,0,0,book begins with #; a comment begins with # and a space"),
        ("#1 Bob,2,2,0,0,book", f"{LINE}: #1 Bob,2,2,0,0,book begins with #; a comment begins with # and a space"),
        ('"Pablo ""B""",2,2,0,0,book', f"{LINE}: 'Pablo \"B\"' contains a character that is not allowed in names"),
        ("Pablo\tBruz,2,2,0,0,book", f"{LINE}: 'Pablo\\tBruz' contains a character that is not allowed in names"),
        (",2,2,0,0,book", f"{LINE}: no name"),
        ("Pablo Bruz,5,2,0,0,book", f"{LINE}: uppercut is 5, not a number from 0 to 4"),
        ("Pablo Bruz,2,-1,0,0,book", f"{LINE}: head_block is -1, not a number from 0 to 4"),
        ("Pablo Bruz,2,2,two,0,book", f"{LINE}: body_blow is two, not a number from 0 to 4"),
        ("Pablo Bruz,2,2,0,,book", f"{LINE}: body_block is empty, not a number from 0 to 4"),
        ("Pablo Bruz,2,2,0,1.5,book", f"{LINE}: body_block is 1.5, not a number from 0 to 4"),
        ("Pablo Bruz,2,2,0,0,hearsay", f"{LINE}: the source is hearsay, not book, found or house"),
        ("Pablo Bruz,2,2,0,0,", f"{LINE}: the source is empty, not book, found or house"),
        ("Pablo Bruz,2,2,0,0", f"{LINE}: 5 columns, not 6"),
        ("Pablo Bruz,2,2,0,0,book,1", f"{LINE}: 7 columns, not 6"),
    ],
)
def test_a_boxer_is_refused(tmp_path, line, reason):
    source = written(tmp_path, [*BOXERS[:FIRST], line, *BOXERS[FIRST + 1 :]])
    with pytest.raises(SourceError, match=re.escape(f"{source}:{reason}") + "$"):
        tko.compile_table(source)


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (BOXERS[: FIRST + 1], ": 1 boxers: TKO takes 2 to 64"),
        ([*BOXERS, *(f"Rocky {n},1,1,1,1,house" for n in range(57))], ": 65 boxers: TKO takes 2 to 64"),
        ([], ": no line with the columns name,uppercut,head_block,body_blow,body_block,source"),
        (
            ["name,source,uppercut,head_block,body_blow,body_block"],
            ":1: the columns are name,source,uppercut,head_block,body_blow,body_block,"
            " not name,uppercut,head_block,body_blow,body_block,source",
        ),
    ],
)
def test_a_list_of_boxers_is_refused(tmp_path, lines, reason):
    source = written(tmp_path, lines)
    with pytest.raises(SourceError, match=re.escape(f"{source}{reason}") + "$"):
        tko.compile_table(source)


def test_an_unreadable_source_is_named(tmp_path):
    with pytest.raises(SourceError, match="boxers.csv: cannot be read: No such file"):
        tko.compile_table(tmp_path / "boxers.csv")


# The font sheet


def rows_of(code: int) -> list[str]:
    """A glyph of the table, drawn."""
    columns = font_table.GLYPHS[5 * code : 5 * code + 5]
    return ["".join(".#"[column >> y & 1] for column in columns) for y in range(8)]


def test_font_has_128_glyphs():
    assert isinstance(font_table.GLYPHS, bytes)
    assert len(font_table.GLYPHS) == 128 * 5
    assert rows_of(0) == rows_of(32) == ["....."] * 8
    assert rows_of(127) == ["#####"] * 8


def test_glyphs_stand_upright():
    assert rows_of(ord("L")) == [".....", "#....", "#....", "#....", "#....", "#....", ".###.", "....."]


def test_glyphs_stand_in_the_table_as_in_the_sources():
    """A letter that is redrawn takes the place of Spleen's."""
    drawn = {}
    for source in (font.LETTERS, font.REDRAWN, font.SIGNS):
        lines = [line for line in source.read_text().splitlines() if not line.startswith(";")]
        for at in range(0, len(lines), 9):
            drawn[int(lines[at].split()[0])] = lines[at + 1 : at + 9]
    assert len(drawn) > 120
    for code, rows in drawn.items():
        assert rows_of(code) == rows


@pytest.mark.parametrize("letter", "MWKmw")
def test_letters_are_not_taken_for_h_or_n(letter):
    """Three pixels or more tell them apart."""
    for other in "HNhn":
        pairs = zip("".join(rows_of(ord(letter))), "".join(rows_of(ord(other))), strict=True)
        assert sum(one != two for one, two in pairs) >= 3, other


# 5 and 6 are the shafts of the two arrows, and the same.
@pytest.mark.parametrize("codes", [[*range(1, 6), *range(7, 27)], range(33, 127)], ids=["signs", "letters"])
def test_glyphs_are_there_and_differ(codes):
    assert len({tuple(rows_of(code)) for code in codes}) == len(codes)


def test_signs_of_two_tiles_mirror():
    def pair(code):
        return [left + right for left, right in zip(rows_of(code), rows_of(code + 1), strict=True)]

    assert pair(4) == [row[::-1] for row in pair(6)], "the arrows"
    for code in (8, 12):
        assert pair(code) == [row[::-1] for row in pair(code)], "the neutral arrow and the belt"


@pytest.mark.parametrize("code", [1, 2, 3, 26])
def test_pips_in_a_row_keep_apart(code):
    assert all(row[4] == "." for row in rows_of(code))


GLYPH = ["1 pip", *["#...#"] * 8]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["pip", *GLYPH[1:]], ":1: 'pip' is not a glyph's code and name"),
        (["32 pip", *GLYPH[1:]], ":1: code 32 is not from 1 to 31"),
        ([*GLYPH, *GLYPH], ":10: glyph 1 already exists, as pip"),
        ([*GLYPH[:3], "#..#", *GLYPH[4:]], ":4: '#..#' is not a row of 5 '.' or '#' (glyph 1)"),
        ([*GLYPH[:3], "#.x.#", *GLYPH[4:]], ":4: '#.x.#' is not a row of 5 '.' or '#' (glyph 1)"),
        ([*GLYPH[:8], "2 pop", *GLYPH[1:]], ":9: '2 pop' is not a row of 5 '.' or '#' (glyph 1)"),
        (GLYPH[:8], ":1: glyph 1 has 7 rows, not 8"),
        ([*GLYPH, "#...#"], ":10: '#...#' is not a glyph's code and name"),
    ],
)
def test_a_glyph_is_refused(tmp_path, lines, reason):
    source = written(tmp_path, lines)
    with pytest.raises(SourceError, match=re.escape(f"{source}{reason}") + "$"):
        font.read(source, font.SIGN_CODES)


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("\n65 A\n", "\n65 B\n", "glyph 65 is named B, not A"),
        ("\n65 A\n", "\n66 A\n", "glyph 66 already exists, as A"),
    ],
)
def test_a_letter_is_refused(tmp_path, before, after, reason):
    source = tmp_path / "letters.txt"
    source.write_text(font.LETTERS.read_text().replace(before, after))
    with pytest.raises(SourceError, match=reason):
        font.compile_table(source)


def test_a_missing_letter_is_refused(tmp_path):
    text = font.LETTERS.read_text()
    source = tmp_path / "letters.txt"
    source.write_text(text[: text.index("126 ~")])
    with pytest.raises(SourceError, match=re.escape(f"{source}: no glyph 126 ~")):
        font.compile_table(source)


def test_the_fonts_licence_is_beside_the_source_and_the_table():
    for licence in (font.FOLDER / "LICENSE.spleen", compiler.TARGET / "kit" / "LICENSE.font"):
        text = licence.read_text()
        assert "Copyright (c) 2018-2021, Frederic Cambus" in text
        assert "THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS" in text
