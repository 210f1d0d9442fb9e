"""Models of the few CircuitPython modules that hardware.py and the boards drive, each as strict as the real one.

They are for what no emulator shows: a limit held for any colours, a queue that overflows. That
the boards run on the real modules is tested on the real CircuitPython (host_tests/emulated).
"""

import __future__

import importlib.util
import re
import sys
import types
from collections import deque
from functools import cache
from typing import Any

from host_tests.paths import ROOT
from tools.bundle import libraries


class Direction:
    """Which way a pin works."""

    INPUT = object()
    OUTPUT = object()


class DigitalInOut:
    """A pin. value: what it drives, once it is an output."""

    def __init__(self, pin):
        self.pin = pin
        self.is_output = False
        self._value = False

    def switch_to_output(self, value=False):
        self.is_output = True
        self._value = value

    @property
    def direction(self):
        return Direction.OUTPUT if self.is_output else Direction.INPUT

    @direction.setter
    def direction(self, direction):
        if direction not in (Direction.INPUT, Direction.OUTPUT):
            raise AttributeError("Invalid direction.")
        self.is_output = direction is Direction.OUTPUT

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, value):
        if not self.is_output:
            raise AttributeError("Cannot set value when direction is input.")
        self._value = bool(value)


class PWMOut:
    """A pulsing pin, within what an RP2040 can do."""

    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        self.pin = pin
        self._variable = variable_frequency
        self._frequency = frequency
        self.duty_cycle = duty_cycle

    @property
    def frequency(self):
        return self._frequency

    @frequency.setter
    def frequency(self, hz):
        if not self._variable:
            raise AttributeError("PWM frequency not writable when variable_frequency is False on construction.")
        if not isinstance(hz, int) or not 8 <= hz <= 62_500_000:
            raise ValueError("Invalid frequency")
        self._frequency = hz


class Event:
    """A key event that is written over."""

    def __init__(self, key_number=0, pressed=True):
        self.key_number, self.pressed = key_number, pressed
        self.timestamp = 0


class EventQueue:
    """As keypad's: a full queue drops what comes and says so until it is cleared."""

    def __init__(self, most):
        self._events: deque[tuple[int, bool, int]] = deque()
        self._most = most
        self.overflowed = False

    def put(self, key, pressed, timestamp=0):
        if len(self._events) == self._most:
            self.overflowed = True
        else:
            self._events.append((key, pressed, timestamp))

    def get_into(self, event):
        if not self._events:
            return False
        event.key_number, event.pressed, event.timestamp = self._events.popleft()
        return True

    def clear(self):
        self._events.clear()
        self.overflowed = False


class Keys:
    """Keys on pins."""

    made: list["Keys"] = []
    held: set[str] = set()  # pins that are tied to ground

    def __init__(self, pins, *, value_when_pressed, pull=True, interval=0.02, max_events=64):
        if value_when_pressed and pull:
            raise ValueError("a pull-down does not hold on an RP2350: wire keys to ground")
        if len(set(pins)) != len(pins):
            raise ValueError("pin in use")
        self.pins = pins
        self.events = EventQueue(max_events)
        self._held = set(Keys.held)  # when it is made, keys that are down are taken as they are
        Keys.made.append(self)

    def reset(self):
        """Take all keys for released: those that are down tell so."""
        for pin in sorted(self._held):
            self.events.put(self.pins.index(pin), True)
        self._held.clear()


class Encoder:
    """A rotary encoder; position is counted in clicks."""

    def __init__(self, pin_a, pin_b):
        self.position = 0


def load(path, wires):
    """A board's module on the models. wires: list that every transmission to the lights is put into."""
    names: dict[str, dict[str, Any]] = {
        "digitalio": {"DigitalInOut": DigitalInOut, "Direction": Direction},
        "keypad": {"Keys": Keys, "Event": Event},
        "neopixel_write": {"neopixel_write": lambda pin, data: wires.append(bytes(data))},
        "pwmio": {"PWMOut": PWMOut},
        "supervisor": {"runtime": types.SimpleNamespace(autoreload=True), "ticks_ms": lambda: 0},
        "rotaryio": {"IncrementalEncoder": Encoder},
        "board": {f"{pin}": pin for pin in _pins(path)},
        "busio": {},
        "displayio": {},
        "fourwire": {},
        "i2cdisplaybus": {},
        "microcontroller": {"nvm": bytearray(b"\xff" * 4096)},
    }
    kept = {name: sys.modules.get(name) for name in (*names, "hardware", "neopixel")}
    try:
        for name, content in names.items():
            model = types.ModuleType(name)
            vars(model).update(content)
            sys.modules[name] = model
        sys.modules["neopixel"] = _library("neopixel")
        sys.modules["hardware"] = hardware = _load("hardware", ROOT / "boards" / "circuitpython" / "hardware.py")
        return hardware if path.stem == "hardware" else _load("parts", path)
    finally:
        for name, module in kept.items():
            if module is None:
                sys.modules.pop(name, None)
            else:
                sys.modules[name] = module


def _pins(path):
    return set(re.findall(r"\bpins\.(\w+)", path.read_text()))


def _library(name):
    """A library as it lies on the drive, its annotations left alone as on a board."""
    module = types.ModuleType(name)
    exec(compile(_source(name + ".py"), name + ".py", "exec", __future__.annotations.compiler_flag), vars(module))
    return module


@cache
def _source(path):
    return next(one.modules[path] for one in libraries.read_all() if path in one.modules)


def _load(name, path):
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
