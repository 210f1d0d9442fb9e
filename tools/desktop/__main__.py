"""Plays the firmware in a browser: python -m tools.desktop [--port 8080] [--lan] [--state DIR]."""

import argparse
import asyncio
import pathlib
import sys

from tools.boards import Trouble
from tools.desktop import gate, site
from tools.desktop.device import Device
from tools.desktop.firmware import ROOT, Firmware
from tools.desktop.server import Server

if sys.platform != "win32":
    import fcntl


def arguments(given=None):
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.desktop", description="Play Ringside's firmware in a browser."
    )
    site.add_arguments(parser)
    parser.add_argument("--lan", action="store_true", help="let phones on the same network in, with a join code")
    parser.add_argument(
        "--state", type=pathlib.Path, default=pathlib.Path("build/desktop"), help="where the device's memory is kept"
    )
    parser.add_argument("--firmware", type=pathlib.Path, default=ROOT / "firmware", help="another firmware folder")
    return parser.parse_args(given)


async def serve(asked):
    """Run the device until a signal ends it."""
    device = Device(asyncio.get_running_loop())
    device.firmware = Firmware(asked.firmware, asked.state, device)
    server = Server(device, gate.Gate(asked.lan), asked.port, gate.addresses() if asked.lan else ())
    async with site.Site(server, site.EVERYWHERE if asked.lan else site.HERE, asked.port, "make play") as shown:
        lock = _lock(asked.state)
        _greet(shown.address, server.links())
        device.firmware.start()
        await shown.until_ended(browser=not asked.no_open)
    lock.close()
    print("Ringside was ended; the bout is kept.")


def _greet(address, links):
    print(f"Ringside is at {address} (Ctrl-C ends it)")
    if links is not None:
        print(f"Join code for phones on this network: {links['code']}")
        for link in links["addresses"]:
            print(f"  player A: {link}/pad/A   player B: {link}/pad/B")
        if not links["addresses"]:
            print("  but this machine seems to be on no network")
    sys.stdout.flush()


def _lock(state):
    """Hold the memory's folder, since two devices would write over each other's bout."""
    another = "try make play STATE=another/folder"
    try:
        state.mkdir(parents=True, exist_ok=True)
        file = open(state / "lock", "w", encoding="ascii")  # noqa: SIM115 (open for as long as the device runs)
    except OSError as fault:
        why = "is no folder" if isinstance(fault, FileExistsError) else f"cannot be written: {fault.strerror}"
        raise Trouble(f"{state} {why}. T{another[1:]}") from fault
    try:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        file.close()
        raise Trouble(f"Another Ringside keeps its memory in {state}: end it, or {another}") from fault
    return file


def main():
    """Run the command."""
    asked = arguments()
    try:
        asyncio.run(serve(asked))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(0)


if __name__ == "__main__":
    main()
