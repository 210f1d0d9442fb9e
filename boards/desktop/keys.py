"""The desktop board's keys: pressed from any thread, reported frame by frame."""

import collections
import threading

PADS = "ABCDE"
KEYS = (*(f"{pad}{button}" for pad in PADS for button in "1234"), "OK", "BACK", "UP", "DOWN")
BOARD_KEYS = KEYS[:8] + KEYS[-4:]  # those that every board has: pads C to E are phones
PRESSED = 0x20  # of an event: the key went down
MOST = 20  # events that wait on one pad, or on the table keys: half a second


class Keys:
    """The logical keys. Each pad waits for itself, and so do the table keys: none delays another.

    first: frames from the start to the first press, at least; rest: from a release to the next press on
    the same pad (of the same table key), as the firmware would take an earlier one for a bounce, and a
    page's keys do not bounce. A pad rests as a whole, whichever button was released: the time of a
    press must not reveal the button before it.
    """

    def __init__(self):
        self.first = self.rest = 0
        self._lock = threading.Lock()
        self._frame = 0
        self._number = 0  # of events so far: they are reported in this order, but for those that wait
        self._waiting = [collections.deque() for _ in range(len(KEYS) // 4)]  # of (number, key, pressed)
        self._down = set()  # keys, as they were put
        self._reported = set()  # keys, as the firmware knows them
        self._ready = {}  # what rests (see `_rests`): the frame from which on it may be pressed

    def put(self, key, pressed):
        """A key (its number) went down or up. Where too many events wait, the oldest tap of that pad is dropped."""
        with self._lock:
            if pressed == (key in self._down):
                return
            (self._down.add if pressed else self._down.discard)(key)
            waiting = self._waiting[key // 4]
            self._append(waiting, key, pressed)
            if len(waiting) > MOST:
                _drop_tap(waiting)

    def reset(self, pad):
        """A pad changes hands: its waiting events are dropped, its held keys released, and it rests."""
        with self._lock:
            waiting = self._waiting[pad]
            waiting.clear()
            for key in range(4 * pad, 4 * pad + 4):
                self._down.discard(key)
                if key in self._reported:
                    self._append(waiting, key, False)
            self._ready[_rests(4 * pad)] = self._frame + self.rest

    def next(self):
        """The oldest event that need not wait, or -1 where the frame's are all reported."""
        with self._lock:
            ready = [waiting for waiting in self._waiting if waiting and self._may_come(*waiting[0])]
            if not ready:
                self._frame += 1
                return -1
            _, key, pressed = min(ready).popleft()
            if pressed:
                self._reported.add(key)
                return key | PRESSED
            self._reported.discard(key)
            self._ready[_rests(key)] = self._frame + self.rest
            return key

    def _append(self, waiting, key, pressed):
        self._number += 1
        waiting.append((self._number, key, pressed))

    def _may_come(self, _, key, pressed):
        return not pressed or self._frame >= max(self.first, self._ready.get(_rests(key), 0))


def _rests(key):
    """What rests when a key is released: its pad ("A"), or a table key alone."""
    return KEYS[key][0] if key < 4 * len(PADS) else KEYS[key]


def _drop_tap(waiting):
    """Drop the oldest press that was released again, with its release; keys still held stay held."""
    events = list(waiting)
    for at, (_, key, pressed) in enumerate(events):
        if pressed:
            for release in events[at:]:
                if release[1:] == (key, False):
                    waiting.remove(events[at])
                    waiting.remove(release)
                    return
