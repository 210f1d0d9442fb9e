"""A model of the SSD1306 and its 128×64 panel: takes I2C writes, keeps what is seen."""

WIDTH = 128
HEIGHT = 64
ADDRESS = 0x3C

_COMMAND = 0x80  # control bytes: one command byte follows; the rest is data
_DATA = 0x40

# Commands of several bytes: how many arguments follow.
_ARGUMENTS = {0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0x8D: 1, 0xA8: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}
_IGNORED = {0x8D, 0xA8, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB, 0xE3, 0xA4}  # timing and power: nothing to see

# A column's eight bits, each in its own byte: eight of them, shifted, are eight rows of pixels.
_SPREAD = tuple(sum(1 << 8 * row for row in range(8) if column >> row & 1) for column in range(256))


class Panel:
    """What the controller holds.

    ram: 1,024 bytes, eight pages of 128 columns, bit 0 the top row of a page.
    on: whether the panel shows anything. contrast: 0 to 255. inverted: of the whole panel.
    on_change: called after each transfer that may have changed what is seen.
    """

    def __init__(self, on_change=None):
        self.ram = bytearray(WIDTH * HEIGHT // 8)
        self.on = False
        self.contrast = 0x7F
        self.inverted = False
        self.on_change = on_change or (lambda: None)
        self._mirrored = self._upside_down = False
        self._vertical = False
        self._columns = (0, WIDTH - 1)
        self._pages = (0, HEIGHT // 8 - 1)
        self._column = self._page = 0
        self._command = []
        self._locked = False

    # The I2C bus that the panel is alone on.

    def try_lock(self):
        """Take the bus, as busio.I2C does."""
        if self._locked:
            return False
        self._locked = True
        return True

    def unlock(self):
        """Leave the bus."""
        self._locked = False

    def deinit(self):
        """The bus is given up; the panel stays as it is."""

    def writeto(self, address, buffer, *, start=0, end=None):
        """One I2C write; OSError where nothing answers at the address."""
        if address != ADDRESS:
            raise OSError(19, "No such device")
        data = bytes(buffer)[start:end]
        at = 0
        while at < len(data):
            if data[at] == _DATA:
                self._write(data[at + 1 :])
                break
            if data[at] != _COMMAND or at + 1 >= len(data):
                raise ValueError(f"not an SSD1306 control byte: {data[at]:#x}")
            self._take(data[at + 1])
            at += 2
        self.on_change()

    def _take(self, byte):
        """One command byte, or an argument of the command before it."""
        self._command.append(byte)
        code, *arguments = self._command
        if len(arguments) < _ARGUMENTS.get(code, 0):
            return
        self._command = []
        if code == 0x20:
            self._vertical = arguments[0] == 1
        elif code == 0x21:
            self._columns = tuple(arguments)
            self._column = arguments[0]
        elif code == 0x22:
            self._pages = tuple(arguments)
            self._page = arguments[0]
        elif code == 0x81:
            self.contrast = arguments[0]
        elif code in (0xA0, 0xA1):
            self._mirrored = code == 0xA0
        elif code in (0xC0, 0xC8):
            self._upside_down = code == 0xC0
        elif code in (0xA6, 0xA7):
            self.inverted = code == 0xA7
        elif code in (0xAE, 0xAF):
            self.on = code == 0xAF
        elif not (code in _IGNORED or 0x40 <= code <= 0x7F):
            raise ValueError(f"the panel knows no command {code:#x}")

    def _write(self, data):
        """Data bytes into the window, column by column or page by page."""
        for byte in data:
            self.ram[self._page * WIDTH + self._column] = byte
            if self._vertical:
                self._page += 1
                if self._page > self._pages[1]:
                    self._page = self._pages[0]
                    self._column += 1
            else:
                self._column += 1
            if self._column > self._columns[1]:
                self._column = self._columns[0]
                if not self._vertical:
                    self._page += 1
                    if self._page > self._pages[1]:
                        self._page = self._pages[0]

    def looks(self):
        """All that the picture depends on, to be compared."""
        return bytes(self.ram), self.on, self.contrast, self.inverted, self._mirrored, self._upside_down

    def lit(self, x, y):
        """Whether the pixel x, y (from the top left, as a person sees it) is lit."""
        if not self.on:
            return False
        x = WIDTH - 1 - x if self._mirrored else x
        y = HEIGHT - 1 - y if self._upside_down else y
        return bool(self.ram[y // 8 * WIDTH + x] >> y % 8 & 1) != self.inverted

    def picture(self):
        """What a person sees: 1,024 bytes, row by row, eight pixels a byte, the left one highest."""
        rows = bytearray(WIDTH * HEIGHT // 8)
        if not self.on:
            return bytes(rows)
        for page in range(HEIGHT // 8):
            strip = self.ram[page * WIDTH : (page + 1) * WIDTH]
            if self._mirrored:
                strip.reverse()
            for across in range(WIDTH // 8):
                block = 0
                for column in strip[across * 8 : across * 8 + 8]:
                    block = block << 1 | _SPREAD[column]
                rows[page * WIDTH + across : (page + 1) * WIDTH : WIDTH // 8] = block.to_bytes(8, "little")
        if self._upside_down:
            step = WIDTH // 8
            rows = b"".join(rows[at : at + step] for at in range(len(rows) - step, -1, -step))
        return bytes(byte ^ 0xFF for byte in rows) if self.inverted else bytes(rows)
