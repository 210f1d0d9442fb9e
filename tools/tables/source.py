"""Reading a table's source, and refusing it in words."""

from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


class SourceError(ValueError):
    """A source that makes no table: its text names the file, the line and the reason."""

    reason = ""  # alone


def name_of(path: Path) -> str:
    """A source's name as a person knows it: from the project's root, with slashes."""
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)


def refuse(path: Path, line: int, reason: str) -> SourceError:
    """The error to raise; line 0 means the whole file."""
    error = SourceError(f"{name_of(path)}:{line}: {reason}" if line else f"{name_of(path)}: {reason}")
    error.reason = reason
    return error


def read_lines(path: Path, comment: str) -> list[tuple[int, str]]:
    """The lines with something in them, numbered from 1; comments left out.

    A comment begins with `comment` and a space: a spreadsheet's #N/A is not a comment, and is refused.
    The firmware's font has no letters beyond ASCII, so a source has none either.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise refuse(path, 0, f"cannot be read: {error.strerror}") from error
    lines = []
    for number, raw in enumerate(data.splitlines(), 1):
        try:
            line = raw.decode("ascii").rstrip()
        except UnicodeDecodeError as error:
            raise refuse(path, number, f"not ASCII at column {error.start + 1}") from error
        if line.startswith(comment) and line != comment and not line.startswith(comment + " "):
            raise refuse(path, number, f"{line} begins with {comment}; a comment begins with {comment} and a space")
        if line and not line.startswith(comment):
            lines.append((number, line))
    return lines


def escaped(data: bytes) -> str:
    """Bytes as written in a table, all in hexadecimal: b"\\x00\\x01"."""
    return 'b"' + "".join(f"\\x{byte:02x}" for byte in data) + '"'


def words(texts: Iterable[str]) -> str:
    """Texts as written in a table: ("one", "two")."""
    return "(" + ", ".join(f'"{text}"' for text in texts) + ")"


def made_by(*sources: Path) -> str:
    """A table's first line."""
    them = "that" if len(sources) == 1 else "those"
    return f"# Made by tools.tables from {' and '.join(map(name_of, sources))}: edit {them}.\n"
