"""A line that drops and is back within two seconds: the page has not been away. See tools/desktop/sockets.py."""

import asyncio

import pytest

from host_tests.desktop.desk import desk
from host_tests.desktop.simulated_time import run
from tools.desktop.sockets import GRACE

NAME = "0123456789abcdef"
OTHER = "fedcba9876543210"


async def back(d, path, name=NAME, held=(), token=None):
    """The page's next connection."""
    page = await d.page(path)
    await page.send(page=name, held=list(held))
    if token is not None:
        await page.send(claim=token)
        await page.until(lambda seen: seen.get("holder") == "you")
    return page


async def holding(d, path, key):
    """A page that holds a key, and its pad's token."""
    page = await d.page(path)
    await page.send(page=NAME, held=[])
    if path != "/socket":
        await page.send(claim=None)
        await page.until(lambda seen: "token" in seen)
    await page.send(press=key)
    assert await d.keys_until(1) == [(key, True)]
    return page, page.seen.get("token")


@pytest.mark.parametrize(("path", "key"), [("/socket", "UP"), ("/socket/A", "A2")])
def test_a_key_stays_held_while_its_line_drops_for_a_moment(path, key):
    async def scenario():
        async with desk() as d:
            page, token = await holding(d, path, key)
            page.drop()
            await asyncio.sleep(GRACE / 2)
            again = await back(d, path, held=[key], token=token)
            await asyncio.sleep(2 * GRACE)
            assert d.keys() == []
            await again.send(release=key)
            assert await d.keys_until(1) == [(key, False)]

    run(scenario())


@pytest.mark.parametrize(("path", "key"), [("/socket", "UP"), ("/socket/A", "A2")])
def test_it_is_let_go_where_the_line_stays_away(path, key):
    async def scenario():
        async with desk() as d:
            page, _ = await holding(d, path, key)
            page.drop()
            await asyncio.sleep(GRACE - 0.1)
            assert d.keys() == []
            await asyncio.sleep(0.2)
            assert d.keys() == [(key, False)]

    run(scenario())


def test_it_is_let_go_at_once_where_the_page_was_left():
    async def scenario():
        async with desk() as d:
            page, _ = await holding(d, "/socket", "UP")
            await page.ws.close()
            async with asyncio.timeout(GRACE / 2):
                assert await d.keys_until(1) == [("UP", False)]

    run(scenario())


def test_what_changed_meanwhile_counts_when_the_line_is_back():
    async def scenario():
        async with desk() as d:
            page, _ = await holding(d, "/socket", "UP")
            page.drop()
            await asyncio.sleep(0.5)
            await back(d, "/socket", held=["DOWN"])
            assert sorted(await d.keys_until(2)) == [("DOWN", True), ("UP", False)]

    run(scenario())


def test_another_page_does_not_take_the_keys_over():
    async def scenario():
        async with desk() as d:
            page, _ = await holding(d, "/socket", "UP")
            page.drop()
            for name in (OTHER, NAME[:8]):
                await back(d, "/socket", name=name)
            await back(d, "/socket/B")  # the same name, but another part
            await asyncio.sleep(GRACE + 0.1)
            assert d.keys() == [("UP", False)]

    run(scenario())


def test_a_phone_whose_line_drops_is_still_the_pad():
    """No screen changes: the firmware hears of no phone that goes."""

    async def scenario():
        async with desk() as d:
            page, token = await holding(d, "/socket/A", "A1")
            assert d.board.pads.phones() == 1
            page.drop()
            await asyncio.sleep(1)
            assert d.board.pads.phones() == 1
            await back(d, "/socket/A", held=["A1"], token=token)
            await asyncio.sleep(GRACE)
            assert d.board.pads.phones() == 1

    run(scenario())
