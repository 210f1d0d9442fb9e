"""From a board's key events to presses: debounced, queued, with the stuck ones ignored.

A key is 4 * pad + button for pads A to E, whose buttons are 0 to 3, or a table key.
"""

from micropython import const

PADS = const(5)
OK = const(20)
BACK = const(21)
UP = const(22)
DOWN = const(23)
KEYS = const(24)
NOTHING = const(-1)

_PRESSED = const(0x20)  # of a board's event
_LOST = const(0x40)
_KEY = const(0x1F)
_PADS = const(0xFFFFF)
_LEAVE = const(0x300000)  # OK and BACK
_BOUNCE = const(3)  # frames after a release in which the same key cannot go down again
_START = const(10)  # frames after power-on in which a key that is down is stuck
_LEAVE_AFTER = const(80)  # frames that OK and BACK are held
_QUEUE = const(8)


def pad_of(key):
    """The pad (0 for A) that a key belongs to, or NOTHING for a table key."""
    return key >> 2 if NOTHING < key < OK else NOTHING


def name_of(key):
    """What a key is called, as it is written on a board."""
    return "ABCDE"[key >> 2] + "1234"[key & 3] if key < OK else ("OK", "BACK", "UP", "DOWN")[key - OK]


class Keys:
    """The keys of a board.

    held: bit mask of the keys that are down and were pressed properly.
    stuck: bit mask of the keys that were down at power-on, ignored until released.
    grip: for each pad the button 0 to 3 that it holds (the one pressed last), or NOTHING.
    """

    def __init__(self, board_keys):
        self._board = board_keys
        self.held = 0
        self.stuck = 0
        self.grip = [NOTHING] * PADS
        self._grippable = 0  # held keys that may be a grip
        self._age = 0
        self._debounce = bytearray(KEYS)
        self._presses = bytearray(_QUEUE)
        self._oldest = self._waiting = 0
        self._leaving = 0

    def poll(self):
        """A frame has passed: take in the board's events; whether a key went down."""
        if self._age < _START:
            self._age += 1
        for key in range(KEYS):
            if self._debounce[key]:
                self._debounce[key] -= 1
        down = False
        event = self._board.next() if self._board is not None else NOTHING
        while event != NOTHING:
            if event & _LOST:
                self._let_all_go()
            elif event & _PRESSED:
                down = self._press(event & _KEY) or down
            else:
                self._release(event & _KEY)
            event = self._board.next()
        return down

    def take(self):
        """The oldest press in the queue, or NOTHING."""
        if not self._waiting:
            return NOTHING
        key = self._presses[self._oldest]
        self._oldest = (self._oldest + 1) % _QUEUE
        self._waiting -= 1
        return key

    def forget(self):
        """Empty the queue: its presses were meant for another screen."""
        self._waiting = 0

    def forget_pads(self, pads):
        """Remove the presses of these pads, a bit mask, from the queue."""
        for _ in range(self._waiting):
            key = self.take()
            if key >= OK or not pads >> (key >> 2) & 1:
                self._presses[(self._oldest + self._waiting) % _QUEUE] = key
                self._waiting += 1

    def drop_grips(self):
        """Buttons that are held now do not count as a grip until they are pressed again."""
        self._grippable = 0
        for pad in range(PADS):
            self.grip[pad] = NOTHING

    def has_stale_grip(self):
        """Whether a pad's button is held from before, so that it does not count as a grip."""
        return bool(self.held & ~self._grippable & _PADS)

    def is_leaving(self):
        """Whether OK and BACK have been held long enough; once for each time."""
        if self.held & _LEAVE != _LEAVE:
            self._leaving = 0
            return False
        self._leaving += 1
        return self._leaving == _LEAVE_AFTER

    def _press(self, key):
        if key >= KEYS:
            return False
        bit = 1 << key
        if self._age < _START:
            self.stuck |= bit
            return False
        if self.stuck & bit or self.held & bit:
            return False
        both = self.held & _LEAVE and bit & _LEAVE  # the second of OK and BACK only leaves
        self.held |= bit
        self._grippable |= bit
        pad = pad_of(key)
        if pad != NOTHING:
            self.grip[pad] = key & 3
        if self._debounce[key]:  # a bounce: it is down as it was, and not pressed again
            return False
        if self._waiting < _QUEUE and not both:
            self._presses[(self._oldest + self._waiting) % _QUEUE] = key
            self._waiting += 1
        return True

    def _release(self, key):
        if key >= KEYS:
            return
        bit = 1 << key
        self.stuck &= ~bit
        if not self.held & bit:
            return
        self.held &= ~bit
        self._grippable &= ~bit
        self._debounce[key] = _BOUNCE
        pad = pad_of(key)
        if pad != NOTHING and self.grip[pad] == key & 3:
            self.grip[pad] = NOTHING
            for button in range(4):
                if self._grippable >> (4 * pad + button) & 1:
                    self.grip[pad] = button

    def _let_all_go(self):
        self.held = 0
        self.stuck = 0
        self.drop_grips()
        self.forget()
