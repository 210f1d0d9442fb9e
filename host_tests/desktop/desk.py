"""A desktop device to test with: the server alone, or the whole command in its own process."""

import asyncio
import contextlib
import json
import os
import queue
import re
import subprocess
import sys
import threading

from aiohttp.test_utils import TestClient, TestServer

from boards.desktop import parts
from boards.desktop.keys import KEYS, PRESSED
from host_tests.paths import HOST_TESTS, ROOT
from tools.desktop import access
from tools.desktop.device import Device
from tools.desktop.server import Server

FAKE_FIRMWARE = HOST_TESTS / "desktop" / "fake_firmware"
PATIENCE = 30  # seconds: what takes longer is broken


class Idle:
    """In place of the firmware's thread: the test is the firmware."""

    starts = 0

    def start(self):
        self.starts += 1


class Page:
    """A websocket like a page's. `seen` is what it was sent; `messages` every message as it came."""

    def __init__(self, ws):
        self.ws = ws
        self.seen = {}
        self.messages = []

    async def hear(self, answer=True):
        """Take one message in."""
        text = await self.ws.receive_str(timeout=PATIENCE)
        self.messages.append(text)
        message = json.loads(text)
        self.seen.update(message)
        if answer:
            await self.ws.send_json({"seen": message["n"]})
        return message

    async def until(self, holds):
        """Listen until something holds of what was sent."""
        async with asyncio.timeout(PATIENCE):
            while not holds(self.seen):
                await self.hear()
        return self.seen

    async def send(self, **message):
        await self.ws.send_json(message)

    def drop(self):
        """The line drops: neither side says goodbye."""
        self.ws._writer.transport.abort()


class Desk:
    """A server with a board that no firmware runs on."""

    def __init__(self, client, device, access):
        self.client = client
        self.device = device
        self.access = access

    @property
    def board(self):
        return self.device.board

    async def page(self, path="/socket", **options):
        return Page(await self.client.ws_connect(path, autoping=True, **options))

    def keys(self):
        """A frame of the firmware's: the key events that have come to the board, as (name, went down)."""
        self.board.pads.taken()
        events: list = []
        while (event := self.board.keys.next()) >= 0:
            events.append((KEYS[event & ~PRESSED], bool(event & PRESSED)))
        return events

    def show(self, pad, head, labels, note):
        """A frame of the firmware's that shows something on a pad's own screen."""
        self.board.pads.taken()
        self.board.pads.show(pad, head, labels, note)

    async def keys_until(self, many):
        """So many key events, as soon as they have come."""
        events: list = []
        async with asyncio.timeout(PATIENCE):
            while len(events) < many:
                await asyncio.sleep(0)
                events += self.keys()
        return events


@contextlib.asynccontextmanager
async def desk(lan=False, trusted=access.is_loopback):
    """A server to talk to."""
    device = Device(asyncio.get_running_loop())
    device.firmware = Idle()
    control = access.Access(lan, trusted)
    server = Server(device, control, 80, ("192.0.2.7",) if lan else ())
    device.on_board(parts.Board(device))
    await asyncio.sleep(0)  # it is put in its place by the loop
    async with TestClient(TestServer(server.app)) as client:
        yield Desk(client, device, control)


def dot(board, at, lit):
    """Write one byte of the panel's memory, as the driver would: at its column, in page 0."""
    board.panel.writeto(0x3C, bytes([0x80, 0xAF, 0x80, 0x21, 0x80, at, 0x80, 127, 0x80, 0x22, 0x80, 0, 0x80, 7]))
    board.panel.writeto(0x3C, bytes([0x40, lit]))


class Command:
    """`python -m tools.desktop` in a process; `address` once it has said so."""

    def __init__(self, state, *more, firmware=FAKE_FIRMWARE):
        line = [sys.executable, "-m", "tools.desktop", "--port", "0", "--no-open", "--state", str(state)]
        line += [] if firmware is None else ["--firmware", str(firmware)]
        self.process = subprocess.Popen(
            [*line, *more], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=dict(os.environ)
        )
        self.output: list[str] = []
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.address = ""

    def _read(self):
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)
        self._lines.put(None)

    def line(self, pattern):
        """The first line from now on that matches."""
        while True:
            line = self._lines.get(timeout=PATIENCE)
            assert line is not None, f"ended without saying {pattern!r}:\n" + "".join(self.output)
            self.output.append(line)
            if match := re.search(pattern, line):
                return match

    def ready(self):
        self.address = self.line(r"Ringside is at (http://\S+/)")[1]
        return self

    def end(self, number):
        """Send a signal; the exit status."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def command(state, *more, firmware=FAKE_FIRMWARE):
    """A running command, always ended at the end."""
    running = Command(state, *more, firmware=firmware)
    try:
        yield running.ready()
    finally:
        if running.process.poll() is None:
            running.process.kill()
        running.process.wait()
        if running.process.stdout is not None:
            running.process.stdout.close()
