"""How a command's tables and its progress look, in a terminal and in a file."""

import os
import sys

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

NARROWEST = 80  # tables are not cut: a narrower terminal wraps them; a file has this width, too


class Out(Console):
    """Standard output; in colour, and as wide, where it is a terminal."""

    def __init__(self, widest: int = 1000):
        super().__init__(highlight=False, markup=False, emoji=False)
        wide = self.width if self.is_terminal or os.environ.get("COLUMNS") else NARROWEST
        self.width = max(NARROWEST, min(wide, widest))

    def show(self, *things: RenderableType) -> None:
        """Print texts and tables, with no blanks at the ends of lines."""
        with self.capture() as captured:
            self.print(*things, sep="\n", soft_wrap=all(isinstance(thing, (str, Text)) for thing in things))
        if sys.stdout:
            sys.stdout.write(plain("".join(line.rstrip() + "\n" for line in captured.get().splitlines())))


def progress() -> Progress:
    """A bar for each task on standard error, removed at the end; nothing if that is not a terminal."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def plain(text: str) -> str:
    """The text as standard output can write it: with ASCII lines if it cannot draw others."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return text.translate(_ASCII).encode(encoding, "replace").decode(encoding)
    return text


_ASCII = str.maketrans("─│┐┘├┤└┌", "-|++++++")
