"""The settings: brightness, flip, sound, pace, blanking; where they come from and where they are kept.

A value comes from the board's memory if it was ever changed on the device, else from
settings.toml, else it is the default. In memory, each change appends a slot of all five and a check
after the last one, so that it costs no erase. When the area is full, the change
is written at the next start of a game, when the memory is erased anyway.
"""

from micropython import const

from ringside.engine.journal import crc16
from ringside.loader import Phase

BRIGHTNESS = const(0)
FLIP = const(1)
SOUND = const(2)
PACE = const(3)
BLANK = const(4)

# The values of each setting, as in settings.toml.
VALUES = (
    (1, 2, 3, 4, 5),
    (0, 1),
    (0, 1, 2),
    (0, 1, 2, 3),
    (0, 1, 5, 15),
)

SIZE = const(256)  # bytes of memory; the journal begins after them

_SAVE_AFTER = const(200)  # frames until a change is kept
_MARK = const(0x53)
_SLOT = const(8)  # mark, an index of each setting, check
_EMPTY = const(0xFF)


class Settings:
    """`index[BRIGHTNESS]` and so on: an index of each setting's values.

    memory: the board's nvm, or None.
    """

    def __init__(self, memory, notes):
        """Load them. notes: a list, to which a sentence is added for each line not understood."""
        self._memory = memory
        self._frames = 0  # until a change is kept
        with Phase():
            from ringside import settings_toml

            self.index = settings_toml.indices(VALUES, notes)
        saved = None if memory is None else _last(memory)
        if saved is not None:
            self.index[:] = saved

    def value(self, setting):
        """The value itself, as in settings.toml."""
        return VALUES[setting][self.index[setting]]

    def change(self, setting, index):
        """Give a setting another value; it is kept when it has stood for two seconds."""
        self.index[setting] = index
        self._frames = _SAVE_AFTER

    def frame(self):
        """A frame has passed."""
        if self._frames == 1:
            self.save()
        elif self._frames:
            self._frames -= 1

    def save(self):
        """Keep what was changed, if there is room without an erase."""
        if not self._frames:
            return
        self._frames = 0
        memory = self._memory
        if memory is None or self.index == _last(memory):
            return
        at = _next(memory)
        if at + _SLOT <= SIZE:
            memory[at : at + _SLOT] = self._slot()

    def make_room(self):
        """Rewrite the area if it has no room for another change; called before a game begins."""
        memory = self._memory
        if memory is not None and _next(memory) + _SLOT > SIZE:
            area = bytearray(b"\xff" * SIZE)
            area[:_SLOT] = self._slot()
            memory[:SIZE] = area

    def _slot(self):
        body = bytes((_MARK,)) + self.index
        crc = crc16(0xFFFF, body)
        return body + bytes((crc >> 8, crc & 0xFF))


def _next(memory):
    """The offset of the next slot: after everything written."""
    end = SIZE
    while end and memory[end - 1] == _EMPTY:
        end -= 1
    return (end + _SLOT - 1) // _SLOT * _SLOT


def _last(memory):
    """The indices of the last whole slot, or None."""
    found = None
    for at in range(0, _next(memory), _SLOT):
        slot = bytes(memory[at : at + _SLOT])
        crc = crc16(0xFFFF, slot[:6])
        if slot[0] == _MARK and slot[6] == crc >> 8 and slot[7] == crc & 0xFF:
            known = [slot[1 + i] < len(VALUES[i]) for i in range(len(VALUES))]
            if all(known):
                found = slot[1:6]
    return found
