"""Modules that are loaded for a while, and forgotten."""

import sys

from ringside import loader

TITLEBOUT = "ringside.games.titlebout"


def test_what_is_held_of_a_forgotten_package_still_works():
    rules = loader.lend(TITLEBOUT + ".rules")
    setup = bytes(option[2] for option in rules.SETUP)
    loader.give_back(TITLEBOUT)
    assert not [name for name in sys.modules if name == TITLEBOUT or name.startswith(TITLEBOUT + ".")]
    assert not hasattr(sys.modules["ringside.games"], "titlebout")
    assert [name for name in ("cards", "control", "rounds", "set_up", "strategy") if not hasattr(rules, name)] == []
    assert rules.fits(setup, 0, 0)
    assert loader.lend(TITLEBOUT + ".rules") is not rules
