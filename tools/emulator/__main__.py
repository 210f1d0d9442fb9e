"""Shows the emulated board in a browser: python -m tools.emulator [--port 8080] [--panel SH1106] UF2."""

import argparse
import asyncio
import contextlib
import signal
import sys
import webbrowser

from aiohttp import web

from tools.boards import Trouble
from tools.desktop import gate
from tools.desktop.__main__ import _has_browser, _refused
from tools.desktop.device import Device
from tools.desktop.server import Server
from tools.emulator import image
from tools.emulator.device import Firmware


def arguments(given=None):
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.emulator", description=__doc__)
    parser.add_argument("uf2", nargs="?", help="a CircuitPython for the Raspberry Pi Pico")
    parser.add_argument("--port", type=int, default=8080, help="the port to listen on; 0 takes a free one")
    parser.add_argument(
        "--panel", default="SSD1306", type=_panel, choices=("SSD1306", "SH1106", "none"), help="what is wired"
    )
    parser.add_argument("--no-open", action="store_true", help="open no browser")
    asked = parser.parse_args(given)
    if not 0 <= asked.port <= 65535:
        parser.error("--port: a port is a number from 0 to 65535")
    return asked


async def serve(asked):
    """Run the board until a signal ends it; the exit status."""
    loop = asyncio.get_running_loop()
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, ended.set)
    device = Device(loop)
    device.firmware = Firmware(asked.uf2, None if asked.panel == "none" else asked.panel, device)
    server = Server(device, gate.Gate(False), asked.port)
    runner = web.AppRunner(server.app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, "127.0.0.1", asked.port).start()
        except OSError as fault:
            print(_refused(asked.port, fault, "make emulate UF2=…"), file=sys.stderr)
            return 2
        server.port = runner.addresses[0][1]
        address = f"http://127.0.0.1:{server.port}/"
        print(f"The emulated board is at {address} (Ctrl-C ends it); its console follows.", flush=True)
        device.firmware.start()
        if not asked.no_open and _has_browser():
            loop.run_in_executor(None, webbrowser.open, address)
        await ended.wait()
    finally:
        device.firmware.end()
        await runner.cleanup()
    return 0


def _panel(name: str) -> str:
    """A panel's name as it is written, whatever its letters' case."""
    return name.lower() if name.lower() == "none" else name.upper()


def main():
    """Run the command."""
    asked = arguments()
    try:
        if not asked.uf2:
            raise Trouble("Which CircuitPython? Name one for the Raspberry Pi Pico with UF2=path/to/it.uf2.")
        told = image.version(image.read_uf2(asked.uf2))
        print(f"CircuitPython {told} on an emulated Pico.")
        sys.exit(asyncio.run(serve(asked)))
    except (Trouble, image.NotAnImage) as trouble:
        print(trouble, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(0)


if __name__ == "__main__":
    main()
