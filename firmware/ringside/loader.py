"""Loads the modules that a phase of play needs, and unloads all of them when it ends.

A phase is a `with` block around import statements and what they are for:

    with Phase():
        from ringside.kit import menu
        await menu.pick(...)

A name that lives on keeps its module: where play goes on in the same function, `del` it.

Phases nest. What an outer phase has loaded stays; the rest is forgotten, by an exception too,
and its memory is free once nothing that lives on refers to it.
"""

import sys

_PACKAGE = "ringside."

_outside = []  # type: list[str]  # modules of ours that outlast the innermost phase: one list serves all


class Phase:
    """Unloads, at its end, every module of ours that was imported since its beginning."""

    def __enter__(self):
        _outside.extend([name for name in sys.modules if name.startswith(_PACKAGE) and name not in _outside])
        self._length = len(_outside)

    def __exit__(self, *_):
        del _outside[self._length :]
        names = [name for name in sys.modules if name.startswith(_PACKAGE) and name not in _outside]
        for name in names:
            sys.modules.pop(name)
        for name in names:
            # A package that goes too keeps its names: what lives on of it may use them.
            at = name.rfind(".")
            package = sys.modules.get(name[:at])
            if package is not None and hasattr(package, name[at + 1 :]):
                delattr(package, name[at + 1 :])
