"""The settings: brightness, flip, sound, pace, blanking.

A value comes from the board's memory if it was ever changed on the device, else from
settings.toml, else it is the default. In memory a setting of five bytes and a check is
appended behind the one before, so that a change costs no erase; when the stretch is full
the change is written at the next start of a game, when the memory is erased anyway.
"""

import os

from micropython import const

from ringside.engine.journal import crc16

BRIGHTNESS = const(0)
FLIP = const(1)
SOUND = const(2)
PACE = const(3)
BLANK = const(4)

SIZE = const(256)  # bytes of memory; the journal begins behind them

# name in settings.toml, its values there
TABLE = (
    ("RINGSIDE_BRIGHTNESS", (1, 2, 3, 4, 5)),
    ("RINGSIDE_FLIP", (0, 1)),
    ("RINGSIDE_SOUND", (0, 1, 2)),
    ("RINGSIDE_PACE", (0, 1, 2, 3)),
    ("RINGSIDE_BLANK", (0, 1, 5, 15)),
)
_DEFAULTS = b"\x02\x00\x01\x02\x02"  # indices of the values

_MARK = const(0x53)
_SLOT = const(8)  # mark, five indices, check
_FIVE = const(5)


class Settings:
    """`index[BRIGHTNESS]` and so on: an index of each setting's values.

    notes: sentences on what in settings.toml was not understood.
    """

    def __init__(self, memory=None, getenv=os.getenv):
        self.index = bytearray(_DEFAULTS)
        self.notes = []
        self._memory = memory
        self._unsaved = False
        self._read_toml(getenv)
        self._next = 0
        if memory is not None:
            self._read_memory()

    def value(self, setting):
        """The value itself, as it stands in settings.toml."""
        return TABLE[setting][1][self.index[setting]]

    def turn(self, setting, step=1):
        """Go on to the setting's next value (step -1: back), round and round."""
        self.index[setting] = (self.index[setting] + step) % len(TABLE[setting][1])
        self._unsaved = True

    def save(self):
        """Append what was changed, if there is room without an erase."""
        if not self._unsaved or self._memory is None or self._next + _SLOT > SIZE:
            return
        self._memory[self._next : self._next + _SLOT] = self._slot()
        self._next += _SLOT
        self._unsaved = False

    def rewrite(self):
        """Write the stretch anew, for a moment when an erase harms nothing."""
        if self._memory is None:
            return
        fresh = bytearray(b"\xff" * SIZE)
        fresh[:_SLOT] = self._slot()
        self._memory[:SIZE] = fresh
        self._next = _SLOT
        self._unsaved = False

    @property
    def is_full(self):
        """Whether the next change would find no room."""
        return self._next + _SLOT > SIZE

    def _slot(self):
        body = bytes((_MARK,)) + bytes(self.index)
        crc = crc16(0xFFFF, body)
        return body + bytes((crc >> 8, crc & 0xFF))

    def _read_toml(self, getenv):
        for setting, (name, values) in enumerate(TABLE):
            try:
                given = getenv(name)
                if given is None:
                    continue
                self.index[setting] = values.index(int(given))
            except (ValueError, OSError):
                self.notes.append("settings.toml: %s is one of %s" % (name, ", ".join([str(v) for v in values])))

    def _read_memory(self):
        """The last whole slot counts; the next one goes behind everything written."""
        end = SIZE
        while end and self._memory[end - 1] == 0xFF:
            end -= 1
        self._next = (end + _SLOT - 1) // _SLOT * _SLOT
        for at in range(0, self._next, _SLOT):
            slot = bytes(self._memory[at : at + _SLOT])
            crc = crc16(0xFFFF, slot[:6])
            whole = slot[0] == _MARK and slot[6] == crc >> 8 and slot[7] == crc & 0xFF
            if whole and all([slot[1 + i] < len(TABLE[i][1]) for i in range(_FIVE)]):
                self.index[:] = slot[1:6]
