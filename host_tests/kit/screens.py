"""A walk over every screen with the longest names and the largest numbers.

test_screens holds their texts, and the README's picture of them.
"""

import struct
import zlib
from collections.abc import Iterator

import host_tests.paths  # noqa: F401
from boards.desktop.panel import HEIGHT, WIDTH
from boards.desktop.parts import KEYS
from host_tests.flow import Device, to_tko
from host_tests.games.knockout import screens as knockout
from host_tests.games.lucky.device import on_the_table, to_guess, to_lucky
from host_tests.games.tekken import screens as tekken
from host_tests.games.titlebout import screens as titlebout

_ACROSS = 4
_GAP = 6


def walk() -> Iterator[tuple[str, Device]]:
    """Yields (what is shown, the device that shows it)."""
    device = Device(change=_break)
    yield "note", device
    device.press("OK")
    yield "title", device
    device.press("OK", "UP", "OK")
    yield "settings", device
    device.press("DOWN", "DOWN", "DOWN", "OK", "OK", "BACK")  # results stay until OK
    yield "menu", device
    device.press("UP", "UP", "OK")
    yield "how_to.menu", device
    device.press("OK", "OK", "OK")
    yield "how_to", device
    device.press("BACK", "BACK", "OK")
    yield "setup.A", device
    device.press("UP")
    yield "setup.A, a house boxer", device
    device.press(*["UP"] * 4, "OK")
    yield "setup.B", device
    device.press("OK")
    yield "setup.play", device
    device.press("DOWN", "OK")
    yield "setup.pinch", device
    device.press("OK")
    yield "setup.pads", device
    device.press("OK")
    yield "setup.players", device
    device.down("OK")
    while device.screen != "loading":
        device.wait(0.01)
    device.wait(0.01)
    yield "loading", device
    device.up("OK")
    device.wait(0.3)
    yield "tko.choose", device
    device.press("A1")
    yield "tko.choose, A is in", device
    device.press("B4")
    device.wait(0.5)
    yield "tko.reveal, the arrow earned", device
    device.press("OK", "A1", "B4")
    device.wait(0.5)
    yield "tko.reveal, the reward earned", device
    device.press("OK")
    yield "tko.reward", device
    device.press("A4")
    yield "tko.placed", device
    device.press("OK", "BACK")
    yield "pause", device
    device.press("DOWN", "OK", "A1", "B1")  # the reward is taken back
    device.press("BACK", "DOWN", "OK")
    device.press("B1")
    yield "agree, B agrees", device
    device.press("BACK", "UP", "OK")
    yield "give_up", device
    device.press("BACK", "BACK", "A4", "OK")
    for a, b in (("A1", "B3"), ("A1", "B3"), ("A1", "B3")):
        device.press(a, b)
        device.wait(0.5)
        if device.lines()[6].strip().startswith("Both"):
            yield "tko.reveal, both", device
        device.press("OK")
    while device.screen != "tko.match":
        if device.screen == "tko.choose":
            device.press("A4", "B1")
            device.wait(0.5)
        elif device.screen == "tko.reward":
            device.press("B1")
        else:
            if device.screen in ("tko.round", "tko.both_at_five"):
                yield device.screen, device
            device.press("OK")
    yield "tko.match", device
    device.press("OK")
    yield "tko.afterwards", device
    device.stop()
    yield from _hold()
    yield from _rare()
    yield from _shared()
    yield from knockout.walk()
    yield from titlebout.walk()
    yield from tekken.walk()


def _hold() -> Iterator[tuple[str, Device]]:
    """The hold pinch, up to the bell and after it."""
    device = Device()
    to_tko(device, pinch="hold")
    yield "tko.hold", device
    device.down("A1")
    device.wait(0.5)
    yield "tko.hold, A holds", device
    device.down("B4")
    device.wait(0.5)
    yield "tko.hold, the count", device
    device.up("B4")
    device.wait(1.8)
    yield "tko.hold, B held nothing", device
    device.up("A1")
    device.wait(2)
    device.down("A1", "B4")
    device.wait(0.5)
    device.up("A1", "B4")
    device.wait(1.8)
    yield "tko.hold, both held nothing", device
    device.stop()


def _rare() -> Iterator[tuple[str, Device]]:
    """Two boxers at five at once; and a new match before the unfinished one is over."""
    device = Device()
    to_tko(device, a="Ginger Ail", b="Oran Crusher")
    for _ in range(3):
        device.press("A1", "B3")
        device.wait(0.5)
        device.press("OK")
    yield "tko.both_at_five", device
    device.press("OK", "BACK", "DOWN", "DOWN", "DOWN", "DOWN", "OK", "DOWN", "OK")
    yield "end_it", device
    device.stop()


def _shared() -> Iterator[tuple[str, Device]]:
    """What only a game of three shows, when the third has no pad: the curtain, a private hand, an undo in turn."""
    device = Device()
    with on_the_table():
        to_lucky(device)
        to_guess(device, "A1", "B1")
        device.press("A4")
        yield "curtain", device
        device.press("A1")
        yield "peek", device
        device.press("OK", "A1", "A1", "B1", "A1", "A1")
        device.wait(0.5)
        device.press("OK", "BACK", "DOWN", "OK", "A1", "B1")
        yield "agree, a shared seat in turn", device
        device.stop()


def _break(board):
    board.keys.put(KEYS.index("DOWN"), True)
    board.keys.put(KEYS.index("DOWN"), False)
    board.notes.append("No lights: check the strip's data wire and its ground, then start again.")


def png(pictures: list[bytes], scale: int = 3) -> bytes:
    """Panels side by side as a PNG, in grey."""
    down = -(-len(pictures) // _ACROSS)
    wide, high = _ACROSS * (WIDTH * scale + _GAP) + _GAP, down * (HEIGHT * scale + _GAP) + _GAP
    image = [bytearray(b"\x50" * wide) for _ in range(high)]
    for number, picture in enumerate(pictures):
        left = _GAP + number % _ACROSS * (WIDTH * scale + _GAP)
        top = _GAP + number // _ACROSS * (HEIGHT * scale + _GAP)
        for y in range(HEIGHT):
            row = bytearray()
            for x in range(WIDTH):
                lit = picture[(y * WIDTH + x) // 8] << x % 8 & 0x80
                row += bytes((0xF0 if lit else 0x08,)) * scale
            for line in range(scale):
                image[top + y * scale + line][left : left + WIDTH * scale] = row
    data = zlib.compress(b"".join(b"\x00" + row for row in image), 9)

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", wide, high, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def pixels(drawn: bytes) -> tuple[bytes, bytes]:
    """What `png` drew, whichever zlib packed it: its head, its rows."""
    head, at = drawn[:33], 33
    (size,) = struct.unpack_from(">I", drawn, at)
    return head, zlib.decompress(drawn[at + 8 : at + 8 + size])
