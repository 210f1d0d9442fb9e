"""The settings: brightness, flip, sound, pace, blanking. settings_kept reads and keeps them."""

from micropython import const

BRIGHTNESS = const(0)
FLIP = const(1)
SOUND = const(2)
PACE = const(3)
BLANK = const(4)

# Of each setting its values, as they stand in settings.toml.
VALUES = (
    (1, 2, 3, 4, 5),
    (0, 1),
    (0, 1, 2),
    (0, 1, 2, 3),
    (0, 1, 5, 15),
)
_DEFAULTS = b"\x02\x00\x01\x02\x02"  # indices of the values


class Settings:
    """`index[BRIGHTNESS]` and so on: an index of each setting's values."""

    def __init__(self):
        self.index = bytearray(_DEFAULTS)

    def value(self, setting):
        """The value itself, as it stands in settings.toml."""
        return VALUES[setting][self.index[setting]]

    def turn(self, setting):
        """Go on to the setting's next value, round and round."""
        self.index[setting] = (self.index[setting] + 1) % len(VALUES[setting])
