"""A device's pages on a port of this machine, from the first press to the signal that ends them."""

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

from tools.errors import UserError

if sys.platform != "win32":
    import fcntl

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"


def add_arguments(parser, state):
    """What every command that shows a device is asked for. state: the folder that its memory is kept in."""
    parser.add_argument(
        "--port", type=_port, default=8080, help="the port to listen on; 0 picks a free one (default 8080)"
    )
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--state", type=pathlib.Path, default=pathlib.Path(state), help="where the device's memory is kept"
    )


def _port(text):
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return int(text)


class WebRunner:
    """To be entered: a server listens. UserError where it may not; `command` is what a person typed.

    address: of the device's page.
    """

    def __init__(self, server, host, port, command):
        self.address = ""
        self._server = server
        self._host, self._port = host, port
        self._command = command
        self._runner = web.AppRunner(server.app, access_log=None, shutdown_timeout=0.5)
        self._ended = asyncio.Event()

    async def __aenter__(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C is a KeyboardInterrupt there
                asyncio.get_running_loop().add_signal_handler(number, self._ended.set)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._host, self._port).start()
        except OSError as fault:
            await self._runner.cleanup()
            raise UserError(self._refused(fault)) from fault
        self._server.port = self._runner.addresses[0][1]
        self.address = f"http://{HERE}:{self._server.port}/"
        return self

    async def __aexit__(self, *_):
        await self._runner.cleanup()

    async def wait_for_signal(self, browser):
        """Wait for a signal; browser: show the page in one, if this machine has one."""
        if browser and _has_browser():
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)
        await self._ended.wait()

    def _refused(self, fault):
        if fault.errno == errno.EADDRINUSE:
            other = self._port + 1 if self._port < 65535 else 8081
            return f"Port {self._port} is in use: try {self._command} PORT={other}"
        if fault.errno == errno.EACCES:
            return f"Port {self._port} is not allowed here: try {self._command} PORT=8080"
        return f"Port {self._port} cannot be opened: {fault.strerror}"


def lock(state, command):
    """Hold the memory's folder, since two devices would write over each other's bout; a file to be kept open."""
    another = f"try {command} STATE=another/folder"
    try:
        state.mkdir(parents=True, exist_ok=True)
        file = open(state / "lock", "w", encoding="ascii")  # noqa: SIM115 (open for as long as the device runs)
    except OSError as fault:
        why = "is no folder" if isinstance(fault, FileExistsError) else f"cannot be written: {fault.strerror}"
        raise UserError(f"{state} {why}. T{another[1:]}") from fault
    try:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        file.close()
        raise UserError(f"Another Ringside is using {state}: end it, or {another}") from fault
    return file


def _has_browser():
    if os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
