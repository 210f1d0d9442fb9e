"""A model of the SH1106: as the SSD1306's, but 132 columns wide and written page by page."""

from boards.desktop.panel import HEIGHT, WIDTH, Panel

COLUMNS = 132
FIRST = 2  # the column of its memory that the panel's left edge shows

_TWO_BYTES = {0x81, 0xA8, 0xAD, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB}
_IGNORED = {0x8D, 0xA4, 0xE3} | set(range(0x20, 0x34)) | set(range(0x40, 0x80))


class Sh1106(Panel):
    """What the controller holds. ram: what the panel shows of its memory, as Panel's."""

    def _take(self, byte):
        self._command.append(byte)
        code, *arguments = self._command
        if code in _TWO_BYTES and not arguments:
            return
        self._command = []
        if code == 0x81:
            self.contrast = arguments[0]
        elif code < 0x10:
            self._column = self._column & 0xF0 | code
        elif code < 0x20:
            self._column = self._column & 0x0F | (code & 0x0F) << 4
        elif 0xB0 <= code < 0xB0 + HEIGHT // 8:
            self._page = code & 0x07
        elif code not in _IGNORED and code not in _TWO_BYTES:
            super()._take(code)

    def _write(self, data):
        for byte in data:
            shown = self._column - FIRST
            if 0 <= shown < WIDTH:
                self.ram[self._page * WIDTH + shown] = byte
            if self._column < COLUMNS:
                self._column += 1  # it does not go on to the next page
