"""Reads settings.toml and tolerates any mistake in it. Loaded when the board starts."""

import os

# Of each setting of settings.py its name, and the index of its default.
NAMES = ("RINGSIDE_BRIGHTNESS", "RINGSIDE_FLIP", "RINGSIDE_SOUND", "RINGSIDE_PACE", "RINGSIDE_BLANK")
_DEFAULTS = b"\x02\x00\x01\x02\x02"


def indices(values, notes):
    """Of each setting the index of its value, a `bytearray`. values: those of settings.VALUES; notes: as read_toml."""
    found = bytearray(_DEFAULTS)
    for setting, name in enumerate(NAMES):
        allowed = values[setting]
        found[setting] = allowed.index(read_toml(name, allowed, allowed[_DEFAULTS[setting]], notes))
    return found


def read_toml(name, allowed, default, notes):
    """The value of a setting in settings.toml, one of `allowed`; the default where it is absent.

    A number counts as such and as text, since CircuitPython 10.2 and later return text. Anything
    else adds a sentence to `notes`, and the default is used.
    """
    try:
        given = os.getenv(name)
        if given is None:  # an editor's byte-order mark is part of the first name
            given = os.getenv("\ufeff" + name)
    except (ValueError, OSError, RuntimeError):  # no quotes, or only one
        given = ""
    if given is None:
        return default
    for value in allowed:
        if str(given).strip().upper() == str(value):
            return value
    listed = ", ".join([str(value) if isinstance(value, int) else '"%s"' % value for value in allowed])
    notes.append("settings.toml: %s must be one of %s. %s is used." % (name, listed, default))
    return default
