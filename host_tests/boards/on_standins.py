"""A board's modules on CPython, over the same stand-ins that the bundle runs over on MicroPython.

They are for what a match does not show: a limit held for any colours, a queue that overflows.
"""

import __future__

import asyncio
import importlib.util
import sys
import types
from functools import cache

from host_tests.paths import HOST_TESTS, ROOT
from tools import boards
from tools.bundle import libraries

STANDINS = HOST_TESTS / "boards" / "standins"
# In the order in which they import each other; `os` is this machine's.
_NAMES = (
    *("simulated", "microcontroller", "supervisor", "time", "digitalio", "keypad", "pwmio", "rotaryio"),
    *("neopixel_write", "adafruit_pixelbuf", "displayio", "busio", "i2cdisplaybus", "fourwire", "busdisplay"),
)


def load(path):
    """The module of a board, hardware.py or a parts.py, on a board that was just switched on."""
    names = (*_NAMES, "asyncio", "board", "neopixel", "hardware")
    replaced = {name: sys.modules.get(name) for name in names}
    try:
        for name in _NAMES:
            sys.modules.pop(name, None)
        for name in _NAMES:
            sys.modules[name] = _load(name, STANDINS / f"{name}.py")
        sys.modules["asyncio"] = _asyncio(sys.modules["time"])
        sys.modules["board"] = _pins()
        sys.modules["neopixel"] = _library("neopixel")
        sys.modules["hardware"] = hardware = _load("hardware", ROOT / "boards" / "circuitpython" / "hardware.py")
        return hardware if path.stem == "hardware" else _load("parts", path)
    finally:
        for name, module in replaced.items():
            if module is None:
                sys.modules.pop(name, None)
            else:
                sys.modules[name] = module


def _asyncio(time):
    """This machine's asyncio with the board's sleep_ms, which lets the board's time pass."""
    module = types.ModuleType("asyncio")
    vars(module).update(vars(asyncio))

    async def sleep_ms(ms):
        time.sleep(ms / 1000)

    module.sleep_ms = sleep_ms  # type: ignore[attr-defined]
    return module


def _pins():
    """CircuitPython's module `board`, with the pins of every kind of board."""
    module = types.ModuleType("board")
    for name in _pin_names():
        setattr(module, name, sys.modules["simulated"].Pin(name))
    return module


@cache
def _pin_names():
    return sorted({pin for name in boards.names() for one in boards.find(name).ids for pin in boards.known_pins(one)})


def _library(name):
    """A library as on the drive, its annotations not evaluated, as on a board."""
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
