"""Stand-in for busdisplay: draws its root group on refresh, and keeps what was drawn."""

import displayio
import simulated

_OFF, _ON, _CONTRAST = 0xAE, 0xAF, 0x81
_SH1106_LEFT = 2  # its memory is 132 columns wide, and the panel shows the middle 128


class BusDisplay:
    """A display of black and white pixels, behind a bus."""

    def __init__(
        self,
        display_bus,
        init_sequence,
        *,
        width,
        height,
        colstart=0,
        rowstart=0,
        rotation=0,
        color_depth=16,
        grayscale=False,
        pixels_in_byte_share_row=True,
        bytes_per_cell=1,
        reverse_pixels_in_byte=False,
        set_column_command=0x2A,
        set_row_command=0x2B,
        write_ram_command=0x2C,
        backlight_pin=None,
        brightness_command=None,
        brightness=1.0,
        single_byte_bounds=False,
        data_as_commands=False,
        auto_refresh=True,
        native_frames_per_second=60,
        backlight_on_high=True,
        SH1107_addressing=False,  # noqa: N803 (its name)
        backlight_pwm_frequency=50000,
    ):
        if (color_depth, grayscale, pixels_in_byte_share_row) != (1, True, False):
            raise ValueError("this stand-in is of a panel with one bit a pixel, eight in a column a byte")
        if (width, height) != (128, 64) or brightness_command != _CONTRAST or auto_refresh:
            raise ValueError("this stand-in is of a panel of 128 by 64 that is refreshed by hand")
        simulated.take_display(self)
        self._bus = display_bus
        self._root = None
        self._on = False
        self._contrast = 0
        self._shift = colstart - (_SH1106_LEFT if SH1107_addressing else 0)
        self._rows = [bytearray(width) for _ in range(height)]
        self.rotation = rotation
        at = 0
        while at < len(init_sequence):  # command, number of arguments, arguments
            n = init_sequence[at + 1]
            display_bus.send(init_sequence[at], bytes(init_sequence[at + 2 : at + 2 + n]))
            at += 2 + n
        self._take_commands()
        self.brightness = brightness
        simulated.watch(self, BusDisplay)

    def _take_commands(self):
        """What was sent to the panel past this object, too."""
        for command, data in self._bus._sent:
            if command in (_OFF, _ON):
                self._on = command == _ON
            elif command == _CONTRAST:
                self._contrast = data[0]
        self._bus._sent[:] = []

    @property
    def bus(self):
        """The way to the panel."""
        return self._bus

    @property
    def width(self):
        """In pixels."""
        return 128

    @property
    def height(self):
        """In pixels."""
        return 64

    @property
    def rotation(self):
        """Degrees."""
        return self._rotation

    @rotation.setter
    def rotation(self, rotation):
        if rotation not in (0, 180):
            raise ValueError("Display rotation must be in 90 degree increments, here 0 or 180")
        self._rotation = rotation

    @property
    def brightness(self):
        """0.0 to 1.0."""
        return self._brightness

    @brightness.setter
    def brightness(self, level):
        if not isinstance(level, (int, float)):
            raise TypeError("can't convert %s to float" % type(level).__name__)
        if not 0 <= level <= 1:
            raise ValueError("Brightness must be 0-1.0")
        self._brightness = level
        self._bus.send(_CONTRAST, bytes((int(255 * level),)))

    @property
    def root_group(self):
        """What is shown."""
        return self._root

    @root_group.setter
    def root_group(self, group):
        if group is not None:
            if not isinstance(group, displayio.Group):
                raise TypeError("root_group must be of type Group")
            if group._held:
                raise ValueError("Group already used")
            group._held = True
        if self._root is not None:
            self._root._held = False
        self._root = group

    def refresh(self, *, target_frames_per_second=None, minimum_frames_per_second=0):
        """Draw what changed."""
        rows = [bytearray(128) for _ in range(64)]
        if self._root is not None and not self._root.hidden:
            self._root._draw(rows, self._root.x, self._root.y, 1)
        self._rows = rows
        return True

    def _picture(self):
        """1,024 bytes as a person sees them, and the contrast."""
        self._take_commands()
        seen = bytearray(1024)
        if self._on:
            for y in range(64):
                row = self._rows[y]
                for x in range(128):
                    if row[x]:
                        across, down = (x, y) if self._rotation == 0 else (127 - x, 63 - y)
                        across += self._shift
                        if 0 <= across < 128:
                            seen[down * 16 + across // 8] |= 0x80 >> across % 8
        return seen, self._contrast
