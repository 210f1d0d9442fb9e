"""Plays a drive on MicroPython over the stand-ins, by a script, and prints what is seen and heard.

    micropython drive_player.py STANDINS SCRIPT [PROGRAM]

runs in the drive's folder. SCRIPT is JSON: [[milliseconds, "low" or "high", pin], [milliseconds,
"look", ""], …, [milliseconds, "off", ""]]; a look prints a line of JSON: LOOK, the picture and the
lights in hex, contrast. At the end comes LOG and all that was sent and sounded. PROGRAM runs in place of code.py.
"""

import binascii
import builtins
import json
import sys

STANDINS, SCRIPT = sys.argv[1], sys.argv[2]
PROGRAM = sys.argv[3] if len(sys.argv) > 3 else "code.py"
sys.path[:] = [STANDINS, "", "lib"]
# Those of MicroPython itself: built in, so they would be found first, or missing on a board.
for _name in ("time", "os", "select", "_asyncio"):
    sys.modules.pop(_name, None)

import simulated  # noqa: E402


class _Absent:
    """MicroPython's own tasks run by its own clock: asyncio takes those that it brings along."""


sys.modules["_asyncio"] = _Absent
_open = open


def open_to_read(path, mode="r", *rest):
    """Open a file; to write one only a computer may."""
    if "w" in mode or "a" in mode or "+" in mode:
        raise OSError(30)
    return _open(path, mode, *rest)


builtins.open = open_to_read


def look():
    """Print what a person sees."""
    import displayio

    simulated.look_for_strays()
    picture, contrast = displayio.picture()
    sent = [value for _, what, value in simulated.log if what == "lights"]
    print("LOOK", json.dumps([hexed(picture), contrast, hexed(sent[-1]) if sent else None]))


def hexed(data):
    """Bytes as text."""
    return str(binascii.hexlify(data), "ascii")


def off():
    """The plug is pulled."""
    raise simulated.PowerOff


def run(program):
    """Run a file as CircuitPython does, with nothing of the one before."""
    loaded = set(sys.modules)
    with open(program) as file:
        source = file.read()
    try:
        exec(compile(source, program, "exec"), {"__name__": "__main__"})
    except simulated.PowerOff:
        pass
    for name in list(sys.modules):
        if name not in loaded and name != "microcontroller":
            del sys.modules[name]


def main():
    """Power on, play the script, pull the plug."""
    with open(SCRIPT) as file:
        steps = json.loads(file.read())
    run("boot.py")
    simulated.power_off()
    does = {"low": simulated.low.add, "high": simulated.low.discard}
    for ms, what, pin in steps:
        if what in does:
            simulated.at.append((ms, lambda what=what, pin=pin: does[what](pin)))
        else:
            simulated.at.append((ms, look if what == "look" else off))
    run(PROGRAM)
    import microcontroller

    print("NVM", hexed(microcontroller.nvm[:]))
    for ms, what, value in simulated.log:
        print("LOG", json.dumps([ms, what, hexed(value) if isinstance(value, bytes) else value]))


main()
