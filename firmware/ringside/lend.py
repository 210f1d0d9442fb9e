"""Modules that are needed now and then: lent while they are, their memory given back after."""

import sys


def lend(name):
    """The module of a dotted name, imported if it is not there."""
    module = __import__(name)
    for part in name.split(".")[1:]:
        module = getattr(module, part)
    return module


def give_back(start):
    """Forget every module whose dotted name begins so; what is still used of them lives on."""
    for name in [name for name in sys.modules if name.startswith(start)]:
        del sys.modules[name]
        at = name.rfind(".")
        package = sys.modules.get(name[:at])
        if package is not None and hasattr(package, name[at + 1 :]):
            delattr(package, name[at + 1 :])
