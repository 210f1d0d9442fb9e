"""The lines of a CSV file, as any spreadsheet writes one.

UTF-8 with or without a mark, or UTF-16; any ends of lines; commas, semicolons or tabs. Empty
lines are passed over, and nothing else: a spreadsheet writes #N/A and #REF! where a formula
fails, so a # begins no comment among the rows.
"""

import csv
import io
import re
from pathlib import Path

from tools.tables.source import refuse

# A comment above the columns: # alone or with a space behind it, perhaps quoted by the spreadsheet.
_COMMENTS = re.compile(r'\A(?:[ \t]*(?:"?#(?:[ \t,;"][^\r\n]*)?)?[\r\n]+)+')


def read_table(path: Path, columns: list[str], comments: bool = False) -> list[tuple[int, list[str]]]:
    """The lines with something in them, with their numbers, split into cells; the first holds the columns.

    comments: whether there may be some above the columns.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise refuse(path, 0, f"cannot be read: {error.strerror}") from error
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        text = data.decode("utf-16", "replace")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data[: error.start].count(b"\n") + 1
            raise refuse(path, line, "is not UTF-8: save the file as CSV UTF-8") from error
    # Excel's line sep=; is left out, but counted.
    text = re.sub(r"\A(\s*)sep=[^\r\n]*", r"\1", text, flags=re.IGNORECASE)
    if comments:
        text = _COMMENTS.sub(lambda found: re.sub(r"[^\r\n]", "", found[0]), text)
    head = next((line for line in text.splitlines() if line.strip()), "")
    lines = csv.reader(io.StringIO(text, newline=""), delimiter=max(",;\t", key=head.count))
    table = []
    number = 1
    try:
        for cells in lines:
            cells = [_clean(cell) for cell in cells]
            if any(cells):
                table.append((number, cells))
            number = lines.line_num + 1
    except csv.Error as error:
        raise refuse(path, number, f"is not a line of a CSV file: {error}") from error
    if not table:
        raise refuse(path, 0, f"is empty: begin it with a line of the columns {','.join(columns)}")
    if table[0][1][0].startswith("#"):
        raise refuse(path, table[0][0], no_comment("the line", table[0][1][0]))
    return table


def no_comment(what: str, cell: str) -> str:
    """Why a cell that begins with # is refused."""
    return f"{what} is {cell}, but no value begins with #; if the line is a comment, delete it"


def _clean(cell: str) -> str:
    """A cell without the spaces that a spreadsheet adds to it."""
    return " ".join(cell.split())
