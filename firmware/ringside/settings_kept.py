"""Where settings come from and where they are kept. Lent when they are read or written.

A value comes from the board's memory if it was ever changed on the device, else from
settings.toml, else it is the default. In memory a slot of all five and a check is appended
behind the one before, so that a change costs no erase; when the stretch is full, the change
is written at the next start of a game, when the memory is erased anyway.
"""

import os

from micropython import const

from ringside.engine.journal import crc16
from ringside.settings import VALUES, Settings

SIZE = const(256)  # bytes of memory; the journal begins behind them

NAMES = ("RINGSIDE_BRIGHTNESS", "RINGSIDE_FLIP", "RINGSIDE_SOUND", "RINGSIDE_PACE", "RINGSIDE_BLANK")

_MARK = const(0x53)
_SLOT = const(8)  # mark, an index of each setting, check
_BLANK = const(0xFF)


def load(memory):
    """The settings, and sentences on what in settings.toml was not understood."""
    settings = Settings()
    notes = []
    for setting, name in enumerate(NAMES):
        values = VALUES[setting]
        try:
            given = os.getenv(name)
            if given is not None:
                settings.index[setting] = values.index(int(given))
        except (ValueError, OSError):
            notes.append("settings.toml: %s is one of %s" % (name, ", ".join([str(value) for value in values])))
    if memory is not None:
        kept = _last(memory)
        if kept is not None:
            settings.index[:] = kept
    return settings, notes


def save(settings, memory):
    """Append what was changed, if there is room without an erase."""
    if memory is None or settings.index == _last(memory):
        return
    at = _next(memory)
    if at + _SLOT <= SIZE:
        memory[at : at + _SLOT] = _slot(settings)


def make_room(settings, memory):
    """Where a change finds no room any more, write the stretch anew: before a game begins."""
    if memory is not None and _next(memory) + _SLOT > SIZE:
        fresh = bytearray(b"\xff" * SIZE)
        fresh[:_SLOT] = _slot(settings)
        memory[:SIZE] = fresh


def _slot(settings):
    body = bytes((_MARK,)) + settings.index
    crc = crc16(0xFFFF, body)
    return body + bytes((crc >> 8, crc & 0xFF))


def _next(memory):
    """Where the next slot goes: behind everything written."""
    end = SIZE
    while end and memory[end - 1] == _BLANK:
        end -= 1
    return (end + _SLOT - 1) // _SLOT * _SLOT


def _last(memory):
    """The indices of the last whole slot, or None."""
    kept = None
    for at in range(0, _next(memory), _SLOT):
        slot = bytes(memory[at : at + _SLOT])
        crc = crc16(0xFFFF, slot[:6])
        if slot[0] == _MARK and slot[6] == crc >> 8 and slot[7] == crc & 0xFF:
            known = [slot[1 + i] < len(VALUES[i]) for i in range(len(VALUES))]
            if all(known):
                kept = slot[1:6]
    return kept
