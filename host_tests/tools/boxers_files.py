"""Files of boxers, and the command tools.boxers that reads and writes them."""

import csv
import io

from tools.boxers import __main__ as command
from tools.boxers import find, load, name_in
from tools.boxers.columns import columns
from tools.flash.disk import Disk
from tools.tables.titlebout import boxers

JEFFRIES = columns(find("James Jeffries"))


OWN = {**JEFFRIES, "name": "Tom Testwell", "class": "Middle", "source": "book"}


def run(capsys, *arguments, places=(), disk_of=Disk):
    """The exit status, the output, and the error output."""
    status = command.main([str(one) for one in arguments], places, disk_of)
    captured = capsys.readouterr()
    assert "Traceback" not in captured.out + captured.err
    return status, captured.out, captured.err


def written(path, *rows, head=None, delimiter=",", ends="\r\n", encoding="utf-8", before=""):
    """A CSV file with these rows, dicts or lists of cells."""
    text = io.StringIO(newline="")
    lines = csv.writer(text, delimiter=delimiter, lineterminator=ends)
    lines.writerow(head or boxers.COLUMNS)
    for row in rows:
        lines.writerow(row if isinstance(row, list) else [row.get(column, "") for column in head or boxers.COLUMNS])
    path.write_bytes((before + text.getvalue()).encode(encoding))
    return path


def names(path):
    return [name_in(card) for card in load(path)]
