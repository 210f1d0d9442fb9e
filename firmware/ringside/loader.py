"""Modules that are needed now and then: lent while they are, their memory given back after."""

import sys


def lend(name):
    """The module of a dotted name, imported if it is not there."""
    module = __import__(name)
    for part in name.split(".")[1:]:
        module = getattr(module, part)
    return module


def give_back(start):
    """Forget a module, and those named like it with more behind: what is used of them lives on.

    So the whole of a package goes together.
    """
    names = [name for name in sys.modules if name == start or name.startswith(start + ".")]
    for name in names:
        del sys.modules[name]
    for name in names:
        at = name.rfind(".")
        # A package that goes too keeps its names: what lives on of it uses them.
        package = sys.modules.get(name[:at]) if at > 0 else None
        if package is not None and hasattr(package, name[at + 1 :]):
            delattr(package, name[at + 1 :])


async def lent(names, call, *of):
    """Await what the first of some modules offers under a name; then all of them are given back."""
    done = await getattr(lend(names[0]), call)(*of)
    for name in names:
        give_back(name)
    return done
