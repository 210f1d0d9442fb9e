"""Which modules a module imports: so that a drive holds the libraries it needs and no others."""

import ast
from collections.abc import Iterable, Iterator

from tools.bundle.libraries import Library
from tools.errors import UserError


def imported(source: bytes, name: str) -> set[str]:
    """The top names of what a module imports anywhere, but for what it can do without."""
    return set(_walk(ast.parse(source, name)))


def _walk(node: ast.AST) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            yield from (alias.name.split(".")[0] for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            if not child.level and child.module:
                yield child.module.split(".")[0]
        elif isinstance(child, ast.Try) and any(_catches_absence(handler) for handler in child.handlers):
            for part in (*child.handlers, *child.orelse, *child.finalbody):
                yield from _walk(part)
        else:
            yield from _walk(child)


def _catches_absence(handler: ast.ExceptHandler) -> bool:
    return handler.type is not None and "ImportError" in ast.unparse(handler.type)


def needed(
    sources: Iterable[tuple[str, bytes]], libraries: list[Library], own: set[str], built_in: set[str]
) -> list[Library]:
    """The libraries that the modules need, and those that these need in turn.

    A library is taken whole: asyncio loads its own modules by their names when they are asked for.
    What is never loaded costs the board no memory.
    UserError where a module of ours imports what is neither ours, nor a library, nor built in.
    """
    chosen: list[Library] = []
    waiting = [(path, source, True) for path, source in sources]
    while waiting:
        path, source, is_ours = waiting.pop()
        for name in sorted(imported(source, path)):
            library = next((one for one in libraries if name in one.tops), None)
            if library is not None:
                if library not in chosen:
                    chosen.append(library)
                    waiting += [(path, source, False) for path, source in library.modules.items()]
            elif is_ours and name not in own and name not in built_in:
                raise UserError(f"{path} imports {name}, which is neither built in on this board nor a locked library.")
    return sorted(chosen, key=lambda library: library.name.lower())
