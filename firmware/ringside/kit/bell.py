"""The bell: short patterns, stepped frame by frame.

A pattern is `bytes`, two for each tone: its pitch in 10 Hz (0 is silence) and its length
in frames of 10 ms.
"""

PRESS = b"\x50\x02"
COUNT = b"\x2c\x08"
BELL = b"\xb0\x10\x00\x02\xb0\x14"
REVEAL = b"\x78\x05\xa0\x08"
POINTS = (b"\x58\x08\x6e\x0c", b"\x42\x08\x53\x0c")  # the left boxer's, the right boxer's
BOTH = b"\x58\x08\x42\x08\x6e\x0c"
NOTHING = b"\x1e\x0c"
POWER = b"\x58\x06\x6e\x06\x84\x06\xb0\x0c"
ROUND = b"\xb0\x12\x00\x04\xb0\x12\x00\x04\xb0\x20"
MATCH = b"\x34\x0c\x42\x0c\x4e\x0c\x68\x18\x00\x04\x4e\x0c\x68\x30"
REFUSED = b"\x14\x10"
SAMPLE = b"\xb0\x10"  # of the sound as it is set


class Bell:
    """Rings one pattern at a time; a new one takes over."""

    def __init__(self, tone):
        self._tone = tone  # the board's bell, or None
        self.loud = 1  # 0 off, 1 soft, 2 loud
        self._pattern = b""
        self._at = 0
        self._frames = 0

    def ring(self, pattern):
        """Start a pattern."""
        if self._tone is None or not self.loud:
            return
        self._tone.loud = self.loud
        self._pattern = pattern
        self._at = 0
        self._frames = 1

    def step(self):
        """A frame has passed."""
        if not self._frames:
            return
        self._frames -= 1
        if self._frames:
            return
        if self._at < len(self._pattern):
            self._tone.tone(10 * self._pattern[self._at])
            self._frames = self._pattern[self._at + 1]
            self._at += 2
        else:
            self._tone.tone(0)
