"""The lines of a CSV file, as any spreadsheet writes one.

UTF-8 with or without a mark, or UTF-16; any ends of lines; commas, semicolons or tabs. Lines
that are empty or begin with # are passed over.
"""

import csv
import io
from pathlib import Path

from tools.tables.source import refuse


def read_table(path: Path, columns: list[str]) -> list[tuple[int, list[str]]]:
    """The lines with something in them, with their numbers, split into cells; the first holds the columns."""
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
    if text.lstrip().lower().startswith("sep="):
        text = "#" + text.lstrip()
    head = next((line for line in text.splitlines() if line.strip() and not line.startswith(("#", '"#'))), "")
    lines = csv.reader(io.StringIO(text, newline=""), delimiter=max(",;\t", key=head.count))
    table = []
    number = 1
    try:
        for cells in lines:
            cells = [_clean(cell) for cell in cells]
            if any(cells) and not cells[0].startswith("#"):
                table.append((number, cells))
            number = lines.line_num + 1
    except csv.Error as error:
        raise refuse(path, number, f"is no line of a CSV file: {error}") from error
    if not table:
        raise refuse(path, 0, f"is empty: it begins with a line of the columns {','.join(columns)}")
    return table


def _clean(cell: str) -> str:
    """A cell without the spaces that a spreadsheet adds to it."""
    return " ".join(cell.split())
