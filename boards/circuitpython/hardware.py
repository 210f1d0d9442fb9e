"""The parts that CircuitPython boards share; on the drive it is beside parts.py.

Nothing is built at import. What runs in every frame allocates no memory.
"""

import asyncio

import digitalio
import keypad
import neopixel
import pwmio
import supervisor
from micropython import const

PRESSED = const(0x20)  # of a key event
LOST = const(0x40)
PADS = bytes((0, 1, 2, 3, 4, 5, 6, 7))  # the logical keys of pads A and B
TABLE = bytes((20, 21, 22, 23))  # OK, BACK, UP, DOWN

# A NeoPixel takes 1 mA when dark, and up to 20 mA for each of its three colours, in
# proportion to the byte that it is sent.
_DARK_MA = const(1)
_COLOUR_MA = const(20)

_SOFT = const(0x0600)  # duty cycles: 2 per cent, and the half that is loudest
_LOUD = const(0x8000)
_SCAN = 0.005  # seconds between two scans of the keys; a press is reported after two
_FRAME = const(10)  # milliseconds
_MAX_CATCH_UP_MS = const(600)  # a longer delay, such as loading a game, is not caught up
_TICKS_MASK = const(0x1FFFFFFF)  # supervisor.ticks_ms() wraps after this


def disable_autoreload():
    """Keep a computer that writes a file to the drive from restarting the program in a match."""
    supervisor.runtime.autoreload = False


def print_notes(notes):
    """Print the notes on the console, since the panel may be the part that is missing."""
    for note in notes:
        print(note)


class Board:
    """A board: its parts, under the names of boards/README.md."""

    def __init__(self):
        self.display = self.keys = self.pixels = self.bell = self.nvm = self.pads = self.wait = None
        self.zones = b""
        self.drive = ""
        self.notes = []


class FrameTimer:
    """Times a hundred frames a second. due: the ticks at which the current frame should have begun."""

    def __init__(self):
        self.due = supervisor.ticks_ms()
        self._begun = False

    def is_later(self, ticks):
        """Whether a time of supervisor.ticks_ms() belongs to a later frame than the current one."""
        return 0 < (ticks - self.due & _TICKS_MASK) < _MAX_CATCH_UP_MS

    def wait(self):
        """An awaitable that ends when the next frame is due; a coroutine in its place would make more garbage.

        After a late frame (sending a whole picture takes several frames) the next ones catch up, so that
        pauses keep their length, and a quick release and press can be distinguished from a bounce.
        """
        now = supervisor.ticks_ms()
        if not self._begun:  # the time before the first frame does not count
            self._begun = True
            self.due = now
        self.due = self.due + _FRAME & _TICKS_MASK
        left = self.due - now & _TICKS_MASK
        if left > _FRAME:  # it is late
            if _TICKS_MASK - left >= _MAX_CATCH_UP_MS:
                self.due = now
            left = 0
        return asyncio.sleep_ms(left)


class Keys:
    """The keys of a board, each between its pin and ground.

    logical: for each pin its key's number (see boards/README.md). turned: a function that
    returns another event or -1, called when no key has an event. frames: the FrameTimer. An event is
    returned in the frame in which it happened, also while late frames are caught up, so that a
    quick release and press is not taken for a bounce.
    """

    def __init__(self, pins, logical, turned=None, frames=None):
        self._scanner = keypad.Keys(pins, value_when_pressed=False, pull=True, interval=_SCAN)
        self._scanner.reset()  # else a key that is down now is never reported, and a stuck one is not found
        self._events = self._scanner.events
        self._event = keypad.Event()
        self._logical = logical
        self._turned = turned
        self._frames = frames
        self._waits = False  # whether an event of a later frame is waiting

    def next(self):
        """The oldest event, or -1; LOST where the queue overflowed."""
        events = self._events
        if events.overflowed:
            events.clear()
            self._waits = False
            return LOST
        event = self._event
        if self._waits or events.get_into(event):
            self._waits = self._frames is not None and self._frames.is_later(event.timestamp)
            if self._waits:
                return -1
            key = self._logical[event.key_number]
            return key | PRESSED if event.pressed else key
        return self._turned() if self._turned is not None else -1


class Lights(neopixel.NeoPixel):
    """A chain of NeoPixels that never draws more than its share of the current.

    Colours that would draw more are sent darker, all pixels by the same share.
    """

    def __init__(self, pin, n, share):
        """share: milliamperes that the chain may draw."""
        # The sum of all bytes at which it draws that.
        self._most = (share - _DARK_MA * n) * 255 // _COLOUR_MA
        self._darker = bytearray(3 * n)
        super().__init__(pin, n, auto_write=False)
        self.show()  # a chain keeps its colours over a restart

    def _transmit(self, buffer):
        total = sum(buffer)
        if total > self._most:
            darker = self._darker
            most = self._most
            for i in range(len(darker)):
                darker[i] = buffer[i] * most // total
            buffer = darker
        super()._transmit(buffer)


class Bell:
    """A piezo or a speaker on a PWM pin; the duty cycle sets the volume.

    switch: the pin that must be high during a tone, or None.
    """

    def __init__(self, pin, switch=None):
        self.loud = 1
        self._pulse = pwmio.PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True)
        self._switch = None
        if switch is not None:
            self._switch = digitalio.DigitalInOut(switch)
            self._switch.switch_to_output()

    def tone(self, hz):
        """Sound a tone of hz until the next call; 0 is silence."""
        sounds = hz > 0 and self.loud > 0
        if sounds:
            self._pulse.frequency = hz
        self._pulse.duty_cycle = (_LOUD if self.loud > 1 else _SOFT) if sounds else 0
        if self._switch is not None:
            self._switch.value = sounds
