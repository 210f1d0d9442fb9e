"""The code.py of a drive that measures: Ringside, with its keys watched frame by frame.

It runs on the board, in place of firmware/code.py. A letter on the console asks:
"f" the free heap after a collection and the largest block, "m" the former alone, "g" how
long a collection takes, "0" begin to
note each frame, "d" tell what was noted. It first prints what is free with
only itself loaded, to be subtracted.
"""

import gc
import sys
from array import array

import supervisor

FRAMES = 250


def largest():
    """The largest block that can be had, in bytes, to 256."""
    low, high = 0, gc.mem_free()
    while high - low > 256:
        middle = (low + high) // 2
        try:
            bytearray(middle)
            low = middle
        except MemoryError:
            high = middle
        gc.collect()
    return low


class Watched:
    """A board's keys, and what the heap was when each frame first asked for them."""

    def __init__(self):
        self.keys = None
        self.free = array("i", [0] * FRAMES)
        self.at = FRAMES
        self.first = True

    def next(self):
        """The next event of the real keys."""
        if self.first:
            self.first = False
            if self.at < FRAMES:
                self.free[self.at] = gc.mem_free()
                self.at += 1
            if supervisor.runtime.serial_bytes_available:
                self.answer(sys.stdin.read(1))
        event = self.keys.next()
        if event == -1:
            self.first = True
        return event

    def answer(self, letter):
        """Do what a letter asks for."""
        if letter == "f":
            gc.collect()
            print("free", gc.mem_free(), largest())
        elif letter == "m":
            gc.collect()
            print("left", gc.mem_free())
        elif letter == "g":
            before = supervisor.ticks_ms()
            gc.collect()
            print("collected", supervisor.ticks_ms() - before & 0x1FFFFFFF)
        elif letter == "0":
            gc.collect()
            self.at = 0
        elif letter == "d":
            n = self.at
            self.at = FRAMES
            print("frames", " ".join([str(self.free[i]) for i in range(n)]))


watched = Watched()
gc.collect()
print("probe", gc.mem_free())

import parts  # noqa: E402

made = parts.board


def board():
    """The real board, with its keys watched; what made it is let go."""
    global made, parts
    real = made()
    made = parts = None
    watched.keys = real.keys
    real.keys = watched
    return real


parts.board = board

from ringside import app  # noqa: E402

app.run()
