"""Stand-in for keypad: keys scanned in the background, and a queue of 64 events that overflows."""

import simulated


class Event:
    """A key's event."""

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self._key_number = simulated.whole(key_number, 0, 0xFFFF, "key_number")
        self._pressed = bool(pressed)
        self._timestamp = simulated.ticks_ms() if timestamp is None else timestamp
        simulated.watch(self, Event)

    @property
    def key_number(self):
        """The key's place among its scanner's pins."""
        return self._key_number

    @property
    def pressed(self):
        """Whether it went down."""
        return self._pressed

    @property
    def released(self):
        """Whether it went up."""
        return not self._pressed

    @property
    def timestamp(self):
        """When, as of supervisor.ticks_ms()."""
        return self._timestamp


class EventQueue:
    """The queue of events. A full one drops new events, and reports it until it is cleared."""

    def __init__(self, most):
        self._events = []
        self._most = most
        self._overflowed = False
        simulated.watch(self, EventQueue)

    def _put(self, key, pressed, timestamp):
        if len(self._events) == self._most:
            self._overflowed = True
        else:
            self._events.append((key, pressed, timestamp))

    @property
    def overflowed(self):
        """Whether events were lost."""
        return self._overflowed

    def clear(self):
        """Drop all events."""
        self._events[:] = []
        self._overflowed = False

    def get(self):
        """The oldest event, or None."""
        event = Event()
        return event if self.get_into(event) else None

    def get_into(self, event):
        """Write the oldest event over another; whether there was one."""
        if not isinstance(event, Event):
            raise TypeError("event must be of type Event")
        if not self._events:
            return False
        event._key_number, event._pressed, event._timestamp = self._events.pop(0)
        return True

    def __bool__(self):
        return bool(self._events)

    # len() is wrong on 9.2.1: it must not be used.


class Keys:
    """Keys, each between its pin and ground. A key is reported once two scans have seen it."""

    def __init__(self, pins, *, value_when_pressed, pull=True, interval=0.02, max_events=64, debounce_threshold=1):
        if value_when_pressed and pull:
            raise ValueError("a pull-down does not hold on an RP2350: wire keys to ground")
        for pin in pins:
            simulated.claim(pin, "Keys")
        every = round(interval * 1000)
        if every < 1:
            raise ValueError("interval must be at least 0.001")
        simulated.whole(debounce_threshold, 1, 127, "debounce_threshold")
        self._pins = tuple(pins)
        self._events = EventQueue(simulated.whole(max_events, 1, 0xFFFF, "max_events"))
        self._seen = [pin.name in simulated.low for pin in pins]  # what is held when it is made is no event
        self._reported = list(self._seen)
        simulated.at_every.append((every, self._scan))
        simulated.watch(self, Keys)

    def _scan(self):
        for key in range(len(self._pins)):
            down = self._pins[key].name in simulated.low
            if down == self._seen[key] and down != self._reported[key]:
                self._reported[key] = down
                self._events._put(key, down, simulated.ticks_ms())
            self._seen[key] = down

    @property
    def events(self):
        """The queue of events."""
        return self._events

    @property
    def key_count(self):
        """How many keys there are."""
        return len(self._pins)

    def reset(self):
        """Regard all keys as released: the next scan reports those that are down."""
        self._seen = [False] * len(self._pins)
        self._reported = [False] * len(self._pins)
