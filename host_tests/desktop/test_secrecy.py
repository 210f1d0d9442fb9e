"""A pick on a phone, with the real firmware: what others are sent is the same whatever was picked."""

import asyncio

import aiohttp
import pytest

from host_tests.desktop.desk import PATIENCE, Page, command

CHANGING = ("n", "lights", "tones", "token")
ACTIONS = ("UPPERCUT", "HEAD BLOCK", "BODY BLOW", "BODY BLOCK")


async def to_the_prompt(table):
    """Press OK from the title on, until both are asked for a pick."""
    await table.until(lambda seen: set(seen.get("panel", {}).get("picture", "")) - set("A="))
    while not table.seen["pads"][0]["head"].endswith("choose in secret"):
        before = table.seen["panel"]
        await table.send(press="OK")
        await table.send(release="OK")
        await table.until(lambda seen, old=before: seen["panel"] != old)


async def pad(session, address, seat):
    page = Page(await session.ws_connect(f"{address}socket/{seat}"))
    await page.send(claim=None)
    await page.until(lambda seen: seen.get("holder") == "you")
    return page


def latest_parts(messages):
    """The last word on each part in messages, without numbers and times.

    How changes are gathered into messages is up to the machine's load; every byte and its
    time are compared in test_secrecy.
    """
    parts = {}
    for message in messages:
        parts.update({part: value for part, value in message.items() if part not in CHANGING})
    return parts


async def pick(address, number):
    """Boxer A picks on his phone; what the table and phone B are sent of it."""
    async with aiohttp.ClientSession() as session, asyncio.timeout(3 * PATIENCE):
        table = Page(await session.ws_connect(f"{address}socket"))
        await to_the_prompt(table)
        a, b = await pad(session, address, "A"), await pad(session, address, "B")
        await table.until(lambda seen: all(pad["phone"] for pad in seen["pads"][:2]))
        await a.send(press=f"A{number}")
        await a.send(release=f"A{number}")
        await a.until(lambda seen: seen["note"] == f"You are in with {ACTIONS[number - 1]}")
        found = [await told(page, is_old=lambda seen: "done IN" not in " ".join(seen["text"])) for page in (table, b)]
        assert not any("You are in with" in text for text in table.messages + b.messages)
        return found


async def told(page, is_old):
    """What a page is sent until the panel is no longer old and there is nothing more to say."""
    messages = [page.seen]
    while is_old(page.seen) or messages[-1].keys() != {"n"}:
        messages.append(await page.hear())
    return latest_parts(messages)


@pytest.fixture(scope="module")
def first(tmp_path_factory):
    with command(tmp_path_factory.mktemp("state"), firmware=None) as device:
        return asyncio.run(pick(device.address, 1))


@pytest.mark.parametrize("number", [2, 3, 4])
def test_others_see_the_same_whatever_is_picked(tmp_path, first, number):
    with command(tmp_path, firmware=None) as device:
        assert asyncio.run(pick(device.address, number)) == first
    table, other = first
    assert {"panel", "text", "pads"} <= table.keys()
    assert {"panel", "text", "pad", "note"} <= other.keys()
