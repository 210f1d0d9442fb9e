"""The desktop device's websocket: what pages receive, what they may send, and what is ignored."""

import asyncio
import base64

import pytest
from aiohttp import WSMsgType

from boards.desktop.keys import MOST
from host_tests.desktop.desk import PATIENCE, desk, dot

PARTS = {"n", "firmware", "panel", "lights", "zones", "notes", "pads", "lan", "text"}


def pixels(seen):
    return base64.b64decode(seen["panel"]["picture"])


def test_the_first_message_is_the_whole_state():
    async def scenario():
        async with desk() as d:
            dot(d.board, 0, 0x01)
            d.board.pixels[3] = (10, 20, 30)
            d.board.pixels.show()
            page = await d.page()
            first = await page.hear()
            assert first.keys() == PARTS
            assert len(pixels(first)) == 1024 and pixels(first)[0] == 0x80
            assert base64.b64decode(first["lights"])[9:12] == bytes((20, 10, 30))
            assert first["zones"] == list(d.board.zones)
            assert first["firmware"] == {"running": True, "fault": None}
            assert first["lan"] is None
            assert first["n"] == 1
            assert len(page.messages[0]) < 2200

    asyncio.run(scenario())


def test_later_messages_hold_only_what_changed():
    async def scenario():
        async with desk() as d:
            page = await d.page()
            await page.hear()
            d.board.pixels[0] = (1, 2, 3)
            d.board.pixels.show()
            assert (await page.hear()).keys() == {"n", "lights"}
            dot(d.board, 5, 0xFF)
            assert (await page.hear()).keys() == {"n", "panel"}
            d.board.bell.tone(440)
            assert [tone[1:] for tone in (await page.hear())["tones"]] == [[440, 1]]
            dot(d.board, 5, 0xFF)  # the same again is no news; a line without news says that it is alive
            assert (await page.hear()).keys() == {"n"}

    asyncio.run(scenario())


def test_many_frames_become_few_and_the_newest_comes():
    async def scenario():
        async with desk() as d:
            page = await d.page()
            await page.hear()
            for count in range(500):
                dot(d.board, 0, count & 0xFF)
                if count % 50 == 0:
                    await asyncio.sleep(0)
            dot(d.board, 127, 0x01)
            await page.until(lambda seen: pixels(seen)[15] & 1)
            assert len(page.messages) < 12

    asyncio.run(scenario())


def test_a_page_that_does_not_answer_holds_up_nobody():
    async def scenario():
        async with desk() as d:
            slow, quick = await d.page(), await d.page()
            await slow.hear(answer=False)
            await quick.hear()
            for count in range(1, 30):
                dot(d.board, count, 0x01)
                await quick.until(lambda seen, x=count: pixels(seen)[x // 8] >> (7 - x % 8) & 1)
            for _ in range(3):  # what it may have unanswered, and no more
                await slow.hear(answer=False)
            await slow.send(seen=4)
            newest = await slow.hear()
            assert newest["n"] == 5
            assert pixels(newest)[29 // 8] >> (7 - 29 % 8) & 1

    asyncio.run(scenario())


def test_a_key_reaches_the_board_and_no_page_hears_which():
    async def scenario():
        async with desk() as d:
            presser, other = await d.page(), await d.page()
            await other.hear()
            for key in ("A1", "B4", "OK", "DOWN"):
                await presser.send(press=key)
                await presser.send(release=key)
            keys = [key for key, down in await d.keys_until(8) if down]
            assert keys == ["A1", "B4", "OK", "DOWN"]
            message = await other.hear()
            assert message.keys() == {"n"}, "nothing but a sign of life"

    asyncio.run(scenario())


def test_a_key_held_on_two_pages_is_one_press_until_both_let_go():
    async def scenario():
        async with desk() as d:
            one, two = await d.page(), await d.page()
            await one.send(press="A2")
            await one.send(press="A2")
            assert await d.keys_until(1) == [("A2", True)]
            await two.send(press="A2")
            await two.send(press="UP")  # after it on the same line: when this is there, so is the other
            assert await d.keys_until(1) == [("UP", True)]
            await one.send(release="A2")
            await one.send(press="OK")
            assert await d.keys_until(1) == [("OK", True)]
            await two.ws.close()
            assert set(await d.keys_until(2)) == {("A2", False), ("UP", False)}
            await one.ws.close()
            assert await d.keys_until(1) == [("OK", False)]

    asyncio.run(scenario())


NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"press"',
    "[" * 1500,
    "{}",
    '{"press": 5}',
    '{"press": null}',
    '{"press": ["A1"]}',
    '{"press": {"A1": 1}}',
    '{"press": "A5"}',
    '{"press": "a1"}',
    '{"press": "\\ud800"}',
    '{"release": "A1"}',
    '{"seen": -1}',
    '{"seen": 1e400}',
    '{"seen": 99999999999999999999}',
    '{"seen": true}',
    '{"claim": null}',
    '{"restart": 1}',
    '{"restart": "true"}',
    "NaN",
    "\x00\x01\x02",
    "é" * 900,
]


def test_nonsense_is_ignored():
    async def scenario():
        async with desk() as d:
            page, other = await d.page(), await d.page("/socket/A")
            for text in NONSENSE:
                await page.ws.send_str(text)
                await other.ws.send_str(text)
            await page.send(press="OK")
            assert await d.keys_until(1) == [("OK", True)]
            assert d.device.firmware.starts == 0
            assert (await page.hear()).keys() == PARTS

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("send", "code"),
    [(lambda ws: ws.send_bytes(b"\x00" * 10), 1003), (lambda ws: ws.send_str("x" * 5000), 1009)],
    ids=["binary", "huge"],
)
def test_what_can_be_no_message_ends_the_socket_with_a_reason(send, code):
    async def scenario():
        async with desk() as d:
            page = await d.page()
            await page.send(press="A1")
            await d.keys_until(1)
            await send(page.ws)
            await closed(page)
            assert page.ws.close_code == code
            assert await d.keys_until(1) == [("A1", False)]

    asyncio.run(scenario())


async def closed(page):
    """Listen until the server closes."""
    async with asyncio.timeout(PATIENCE):
        while (await page.ws.receive()).type == WSMsgType.TEXT:
            pass


def test_a_flood_ends_its_own_socket_and_troubles_nobody_else():
    async def scenario():
        async with desk() as d:
            flood, other = await d.page(), await d.page()
            await other.hear()

            async def pour():
                for _ in range(3000):
                    await flood.send(press="A1")
                    await flood.send(release="A1")

            pouring = asyncio.create_task(pour())
            await closed(flood)
            pouring.cancel()
            await asyncio.gather(pouring, return_exceptions=True)
            assert flood.ws.close_code == 1008
            events = d.keys()
            assert len(events) <= MOST, "the firmware's queue was not flooded"
            assert events[-1] == ("A1", False)
            await other.send(press="B1")
            assert await d.keys_until(1) == [("B1", True)]

    asyncio.run(scenario())


def test_a_new_page_sees_the_present_at_once_and_a_closed_one_loses_nothing():
    async def scenario():
        async with desk() as d:
            one = await d.page()
            await one.hear()
            dot(d.board, 9, 0x01)
            await one.ws.close()
            dot(d.board, 10, 0x01)
            two = await d.page()
            first = await two.hear()
            assert pixels(first)[1] == 0b01100000

    asyncio.run(scenario())


def test_a_stopped_firmware_is_reported_and_can_be_restarted_from_the_device_alone():
    async def scenario():
        async with desk() as d:
            page, pad = await d.page(), await d.page("/socket/A")
            d.device.on_end("It stopped.")
            await page.until(lambda seen: seen.get("firmware", {}).get("fault") == "It stopped.")
            await pad.send(restart=True)
            await pad.send(claim=None)
            await pad.until(lambda seen: seen.get("holder") == "you")
            assert d.device.firmware.starts == 0
            await page.send(restart=True)
            await page.send(press="OK")
            await d.keys_until(1)
            assert d.device.firmware.starts == 1

    asyncio.run(scenario())
