"""A button that is held stays held, however little there is to tell: each page hears that its line is alive."""

import asyncio

from host_tests.desktop.desk import desk, dot
from host_tests.desktop.simulated_time import run

SILENT = 5  # seconds after which a page takes its line for lost and lets its buttons go (page/link.js)
HELD = 60  # seconds


async def listen(page, gaps):
    """Note the seconds between any two messages to a page."""
    now = asyncio.get_running_loop().time
    while True:
        before = now()
        await page.hear()
        gaps.append(now() - before)


async def send_unchanged(board):
    """What the firmware does while it waits for both grips: ten times a second, lights and rows as they were."""
    while True:
        board.pixels[47] = (48, 48, 48)
        board.pixels.show()
        dot(board, 5, 0xFF)
        board.pads.show(0, "Hold a button", ["1", "2", "3", "4"], "")
        await asyncio.sleep(0.1)


def test_buttons_that_are_held_for_a_minute_stay_held_on_the_device_page_and_on_two_phones():
    async def scenario():
        async with desk() as d:
            firmware = asyncio.create_task(send_unchanged(d.board))
            pages = [await d.page(path) for path in ("/socket", "/socket/A", "/socket/B")]
            for page, key in zip(pages, ("UP", "A3", "B1"), strict=True):
                if key != "UP":
                    await page.send(claim=None)
                await page.send(press=key)
            assert len(await d.keys_until(3)) == 3
            gaps: list[list[float]] = [[], [], []]
            listeners = [asyncio.create_task(listen(page, gap)) for page, gap in zip(pages, gaps, strict=True)]
            await asyncio.sleep(HELD)
            for task in (firmware, *listeners):
                task.cancel()
            assert d.keys() == []
            for gap in gaps:
                assert HELD - SILENT < sum(gap) <= HELD and max(gap) < SILENT - 1
                assert len(gap) < HELD, "what did not change is not sent"

    run(scenario())


class Sleeper:
    """A page of the device that notes whether it was woken."""

    def __init__(self):
        self.news = asyncio.Event()

    def holds(self, pad, holder):
        return False


def test_what_did_not_change_wakes_no_page():
    async def scenario():
        async with desk() as d:
            firmware = asyncio.create_task(send_unchanged(d.board))
            await asyncio.sleep(1)
            sleeper = Sleeper()
            d.device.sockets.add(sleeper)
            await asyncio.sleep(10)
            assert not sleeper.news.is_set()
            d.board.pixels[47] = (0, 0, 255)
            d.board.pixels.show()
            async with asyncio.timeout(1):
                await sleeper.news.wait()
            d.device.sockets.discard(sleeper)
            firmware.cancel()

    run(scenario())
