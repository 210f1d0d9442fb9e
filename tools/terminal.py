"""How a command's tables and its progress look, in a terminal and in a file."""

import os
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

NARROWEST = 60
FILE_WIDTH = 80


class Out(Console):
    """Standard output; in colour, and as wide, where it is a terminal."""

    def __init__(self, widest: int | None = None):
        super().__init__(highlight=False, markup=False, emoji=False)
        wide = self.width if self.is_terminal or os.environ.get("COLUMNS") else FILE_WIDTH
        self.width = max(NARROWEST, min(wide, widest or wide))

    def on_broken_pipe(self) -> None:
        """Leave it to tools.command."""
        raise  # noqa: PLE0704: it is called while the error is handled


def progress() -> Progress:
    """A bar for each task on standard error, gone when all is done; nothing where that is no terminal."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def plain(text: str) -> str:
    """The text as standard output can write it: lines of ASCII where it has none of its own."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return text.translate(_ASCII)
    return text


_ASCII = str.maketrans("─│┐┘├┤└┌", "-|++++++")
