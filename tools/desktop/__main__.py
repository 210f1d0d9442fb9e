"""Plays the firmware in a browser: python -m tools.desktop [--port 8080] [--lan] [--state DIR]."""

import argparse
import asyncio
import contextlib
import errno
import os
import pathlib
import signal
import sys
import webbrowser

from aiohttp import web

from tools.desktop import gate
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
    parser.add_argument(
        "--port", type=int, default=8080, help="the port to listen on; 0 takes a free one (default 8080)"
    )
    parser.add_argument("--lan", action="store_true", help="let phones on the same network in, with a join code")
    parser.add_argument(
        "--state", type=pathlib.Path, default=pathlib.Path("build/desktop"), help="where the device's memory is kept"
    )
    parser.add_argument("--no-open", action="store_true", help="open no browser")
    parser.add_argument("--firmware", type=pathlib.Path, default=ROOT / "firmware", help="another firmware folder")
    asked = parser.parse_args(given)
    if not 0 <= asked.port <= 65535:
        parser.error("--port: a port is a number from 0 to 65535")
    return asked


async def serve(asked):
    """Run the device until a signal ends it; the exit status."""
    loop = asyncio.get_running_loop()
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C is a KeyboardInterrupt there
            loop.add_signal_handler(number, ended.set)
    device = Device(loop)
    device.firmware = Firmware(asked.firmware, asked.state, device)
    server = Server(device, gate.Gate(asked.lan), asked.port, gate.addresses() if asked.lan else ())
    runner = web.AppRunner(server.app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "0.0.0.0" if asked.lan else "127.0.0.1", asked.port)
        try:
            await site.start()
        except OSError as fault:
            print(_refused(asked.port, fault), file=sys.stderr)
            return 2
        try:
            lock = _lock(asked.state)
        except OSError as fault:
            why = "is no folder" if isinstance(fault, FileExistsError) else f"cannot be written: {fault.strerror}"
            print(f"{asked.state} {why}. Try make play STATE=another/folder", file=sys.stderr)
            return 2
        if lock is None:
            print(
                f"Another Ringside keeps its memory in {asked.state}: end it, or try make play STATE=another/folder",
                file=sys.stderr,
            )
            return 2
        server.port = runner.addresses[0][1]
        address = f"http://127.0.0.1:{server.port}/"
        _greet(address, server.links())
        device.firmware.start()
        if not asked.no_open and _has_browser():
            loop.run_in_executor(None, webbrowser.open, address)
        await ended.wait()
    finally:
        await runner.cleanup()
    lock.close()
    print("Ringside was ended; the bout is kept.")
    return 0


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
    """Hold the memory's folder, since two devices would write over each other's bout; None where another does."""
    state.mkdir(parents=True, exist_ok=True)
    file = open(state / "lock", "w", encoding="ascii")  # noqa: SIM115 (open for as long as the device runs)
    try:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return file


def _refused(port, fault, command="make play"):
    if fault.errno == errno.EADDRINUSE:
        return f"Port {port} is taken: try {command} PORT={port + 1 if port < 65535 else 8081}"
    if fault.errno == errno.EACCES:
        return f"Port {port} is not allowed here: try {command} PORT=8080"
    return f"Port {port} cannot be listened on: {fault.strerror}"


def _has_browser():
    if os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main():
    """Run the command."""
    asked = arguments()
    try:
        status = asyncio.run(serve(asked))
    except KeyboardInterrupt:
        status = 0
    sys.exit(status)


if __name__ == "__main__":
    main()
