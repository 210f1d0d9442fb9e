"""Shows the emulated board in a browser: python -m tools.emulator [--port 8080] [--panel SH1106] UF2."""

import argparse
import asyncio
import sys

from tools.desktop import access, web_runner
from tools.desktop.device import Device
from tools.desktop.server import Server
from tools.emulator import image
from tools.emulator.device import Firmware
from tools.errors import UserError


def arguments(given=None):
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.emulator", description=__doc__)
    parser.add_argument("uf2", nargs="?", help="a CircuitPython for the Raspberry Pi Pico")
    web_runner.add_arguments(parser, "build/emulated")
    parser.add_argument(
        "--panel",
        default="SSD1306",
        type=_panel,
        choices=("SSD1306", "SH1106", "none"),
        help="the connected panel",
    )
    return parser.parse_args(given)


async def serve(asked):
    """Run the board until a signal ends it."""
    device = Device(asyncio.get_running_loop())
    device.firmware = Firmware(asked.uf2, None if asked.panel == "none" else asked.panel, asked.state, device)
    server = Server(device, access.Access(False), asked.port)
    async with web_runner.WebRunner(server, web_runner.HERE, asked.port, "make emulate UF2=…") as shown:
        lock = web_runner.lock(asked.state, "make emulate UF2=…")
        print(f"The emulated board is at {shown.address} (Ctrl-C ends it).")
        print("The title appears within a minute. The board's console follows.", flush=True)
        try:
            device.firmware.start()
            await shown.wait_for_signal(browser=not asked.no_open)
        finally:
            device.firmware.end()
    lock.close()
    print("The board was unplugged; its memory is kept.")


def _panel(name: str) -> str:
    """A panel's name; upper and lower case are the same."""
    return name.lower() if name.lower() == "none" else name.upper()


def main():
    """Run the command."""
    asked = arguments()
    try:
        if not asked.uf2:
            raise UserError("No CircuitPython was named: name one for the Raspberry Pi Pico with UF2=path/to/it.uf2.")
        version = image.version(image.read_uf2(asked.uf2))
        print(f"CircuitPython {version} on an emulated Pico.")
        asyncio.run(serve(asked))
    except (UserError, image.NotAnImage) as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(0)


if __name__ == "__main__":
    main()
