"""The board behind the stand-ins for CircuitPython's modules: its clock, its pins and the parts on them.

Time passes only in `pass_time`, which time.sleep and select's poll call. Everything that happens at a
moment, keys scanned, a key pressed by a script, is a function in `at_every` or `at`, called on the way.
"""

TICKS_MASK = 0x1FFFFFFF  # supervisor.ticks_ms() wraps after this

ms = 0  # since power-on
at_every = []  # [milliseconds, function]: called each time so many have passed
at = []  # (milliseconds since power-on, function), in this order
low = set()  # names of the pins that a closed key ties to ground
used = {}  # pin name: what has it
panel = []  # the one display's bus, and the display
log = []  # what the board let out: (milliseconds, what, value)
_natives = []  # (object, class)


class Pin:
    """A pin."""

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return "board." + self.name


class PowerOff(BaseException):
    """The script is over."""


def ticks_ms():
    """supervisor's clock: its first wrap comes about 65 seconds after power-on."""
    return (ms - 65536) & TICKS_MASK


def pass_time(n):
    """Let n milliseconds pass."""
    global ms
    if not isinstance(n, int) or n < 0:
        raise ValueError("milliseconds: a whole number from 0, not %r" % (n,))
    for _ in range(n):
        ms += 1
        for every, function in at_every:
            if ms % every == 0:
                function()
        while at and at[0][0] <= ms:
            at.pop(0)[1]()


def note(what, value):
    """Put into the log what the board lets out."""
    log.append((ms, what, value))


def claim(pin, owner):
    """Claim a pin; ValueError if it is in use, TypeError if it is not a pin."""
    if not isinstance(pin, Pin):
        raise TypeError("Expected a Pin, not %r" % (pin,))
    if pin.name in used:
        raise ValueError("%s in use" % pin.name)
    used[pin.name] = owner


def release(pin):
    """A pin's use ends."""
    del used[pin.name]


def take_bus(bus):
    """There is one bus to a display, until displayio releases it."""
    if panel:
        raise RuntimeError("Too many display busses; forgot displayio.release_displays() ?")
    panel.append(bus)


def take_display(display):
    """There is one display, on that bus."""
    if len(panel) != 1:
        raise RuntimeError("Too many displays")
    panel.append(display)


def watch(made, kind):
    """From now on no attribute may be put on an object of a class: CircuitPython's own take none."""
    if type(made) is kind:  # a subclass in Python may have some
        _natives.append((made, kind))


def look_for_strays():
    """AttributeError where something was put on an object that takes nothing: what stand-ins hold begins with _."""
    for made, kind in _natives:
        for name in made.__dict__:
            if not name.startswith("_"):
                raise AttributeError("%s has no attribute %s, and it was set" % (kind.__name__, name))


def whole(value, least, most, what):
    """A whole number within bounds, as C code takes it."""
    if isinstance(value, bool):
        value = int(value)
    if not isinstance(value, int):
        raise TypeError("%s must be of type int, not %s" % (what, type(value).__name__))
    if not least <= value <= most:
        raise ValueError("%s must be %d-%d" % (what, least, most))
    return value


def power_off():
    """Pins and panel are free again, and nothing happens any more; the log stays."""
    used.clear()
    panel[:] = []
    at_every[:] = []
    _natives[:] = []
