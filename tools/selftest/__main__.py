"""Show each key, light, tone and the panel of the board that is plugged in, and report."""

import subprocess
import sys
from pathlib import Path

import serial

from tools.console import find_port, mpremote
from tools.errors import UserError

SCRIPT = Path(__file__).parent / "device.py"
_BAUD = 115200  # USB does not care
_PROMPT = b">>> "
_TRIES = 5


def interrupt(port) -> None:
    """Stop what runs and wait for the prompt: mpremote alone does not get through to a running code.py."""
    for _ in range(_TRIES):
        port.write(b"\r\x03\x03\r")
        if _PROMPT in port.read_until(_PROMPT):
            return
    raise UserError("The board does not answer on its console. Unplug it, plug it in and try again.")


def result(lines) -> str:
    """Hand on what the board prints; its last word."""
    last = ""
    for line in lines:
        print(line, end="", flush=True)
        if line.startswith("RESULT "):
            last = line.removeprefix("RESULT ").strip()
    return last


def main(arguments: list[str]) -> int:
    try:
        name = find_port(arguments[0] if arguments else None)
        with serial.Serial(name, _BAUD, timeout=2) as port:
            interrupt(port)
        command = mpremote(name, "run", str(SCRIPT))
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as run:
            verdict = result(run.stdout or ())
    except (UserError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    if not verdict:
        print("The test stopped early: see the board's message above.", file=sys.stderr)
        return 1
    print("To start Ringside again, press Ctrl-D on the console (make console) or unplug the board and plug it in.")
    return 0 if verdict == "ok" else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
