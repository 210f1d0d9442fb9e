"""The console of the board that is plugged in, through mpremote; Ctrl-X leaves it."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from serial.tools import list_ports

from tools.errors import UserError

_MAKERS = (0x239A, 0x2E8A)  # the USB vendors under which boards with CircuitPython show themselves
_NONE = (
    "No board was found on USB. Plug it in with a cable that carries data. "
    "On Linux you may need to be in the group dialout: run sudo usermod -a -G dialout $USER, then log out and in."
)


def find_port(named: str | None, ports: Iterable | None = None) -> str:
    """The serial port of the board; UserError if there is none, or several."""
    if named:
        if ports is None and os.name == "posix" and not _is_port(named):
            raise UserError(f"There is no serial port {named}. Without SERIAL=, the board is found automatically.")
        return named
    found = [port for port in (list_ports.comports() if ports is None else ports) if port.vid in _MAKERS]
    if not found:
        raise UserError(_NONE)
    if len(found) > 1:
        listed = "\n".join(f"  {port.device}  {port.description}" for port in found)
        raise UserError(f"Several boards were found:\n{listed}\nChoose one with SERIAL=…")
    return found[0].device


def _is_port(name: str) -> bool:
    if not Path(name).is_char_device():
        return False
    try:
        handle = os.open(name, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    except OSError:
        return True  # in use, or not ours to open: mpremote says which
    try:
        return os.isatty(handle)
    finally:
        os.close(handle)


def mpremote(port: str, *arguments: str) -> list[str]:
    """The command that runs mpremote on a port, leaving what runs there alone at first."""
    return [sys.executable, "-m", "mpremote", "connect", port, "resume", *arguments]


def main(arguments: list[str]) -> int:
    try:
        port = find_port(arguments[0] if arguments else None)
    except UserError as error:
        print(error, file=sys.stderr)
        return 2
    print("Ctrl-C stops the program, Ctrl-D starts it again, Ctrl-X closes this console.")
    return subprocess.call(mpremote(port, "repl"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
