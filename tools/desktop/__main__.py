"""Plays the firmware in a browser: python -m tools.desktop [--port 8080] [--lan] [--state DIR]."""

import argparse
import asyncio
import pathlib
import sys

from tools.desktop import access, web_runner
from tools.desktop.device import Device
from tools.desktop.firmware import ROOT, Firmware
from tools.desktop.server import Server
from tools.errors import UserError
from tools.solve.kept import make_files


def arguments(given=None):
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.desktop", description="Play Ringside's firmware in a browser."
    )
    web_runner.add_arguments(parser, "build/desktop")
    parser.add_argument("--lan", action="store_true", help="let phones on the same network join, with a code")
    parser.add_argument("--firmware", type=pathlib.Path, default=ROOT / "firmware", help="another firmware folder")
    return parser.parse_args(given)


async def serve(asked):
    """Run the device until a signal ends it."""
    device = Device(asyncio.get_running_loop())
    device.firmware = Firmware(asked.firmware, asked.state, device)
    server = Server(device, access.Access(asked.lan), asked.port, access.addresses() if asked.lan else ())
    host = web_runner.EVERYWHERE if asked.lan else web_runner.HERE
    async with web_runner.WebRunner(server, host, asked.port, "make play") as shown:
        lock = web_runner.lock(asked.state, "make play")
        _greet(shown.address, server.links())
        device.firmware.start()
        await shown.wait_for_signal(browser=not asked.no_open)
    lock.close()
    print("Ringside has ended. If a match was in play, it is kept.")


def _greet(address, links):
    print(f"Ringside is at {address} (Ctrl-C ends it)")
    if links is not None:
        print(f"Join code for phones on this network: {links['code']}")
        for link in links["addresses"]:
            print(f"  player A: {link}/pad/A   player B: {link}/pad/B")
        if not links["addresses"]:
            print("  but this computer has no network connection")
    sys.stdout.flush()


def _make_values():
    """Solve TKO if that was not done yet; without the values the device says so, and plays another level."""
    try:
        make_files()
    except OSError as error:
        print(f"TKO's table of values cannot be written, so there is no exact play: {error.strerror}", file=sys.stderr)


def main():
    """Run the command."""
    asked = arguments()
    try:
        _make_values()
        asyncio.run(serve(asked))
    except UserError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(0)


if __name__ == "__main__":
    main()
