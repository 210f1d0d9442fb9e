"""Two spies who take a pad over while its holder's pick is secret, with the real firmware, in simulated time.

A spy records every message to his phone and the device page from the take-over on, with its time. Some picks
are revealed to him, from which he learns which trace belongs to which button; he guesses the others. If a trace
gave anything away, he would be right more often than by chance.
"""

import asyncio
import collections
import contextlib
import json
import random

from host_tests.desktop.desk import desk
from host_tests.desktop.simulated_time import run
from host_tests.games.titlebout.device import NUMBER, SEED, setup_of
from ringside import app
from ringside.engine.journal import Journal
from ringside.games.tko.options import SETUP
from ringside.settings import SIZE
from tools.desktop.firmware import pace_presses

LEARNT, GUESSED = 50, 100  # picks
AT_MOST = 42  # right by chance: 25 of 100, and four standard deviations of 4.3 more


class Spied:
    """A device in play, its page, the phone of pad A's holder and the spy's."""

    def __init__(self, table, phone, spy):
        self.table, self.phone, self.spy = table, phone, spy
        self.trace: list[tuple[str, int, str]] = []
        self._now = asyncio.get_running_loop().time

    async def listen(self, name, page):
        """Write down what comes to a page, but for the messages' numbers."""
        while True:
            message = await page.hear()
            changes = {part: value for part, value in message.items() if part not in ("n", "token", "tones")}
            if changes:
                self.trace.append((name, round(self._now() * 1000), json.dumps(changes, sort_keys=True)))

    async def tap(self, page, *keys):
        """Tap keys as fast as the firmware takes them for different presses."""
        for key in keys:
            await page.send(press=key)
            await page.send(release=key)
            await asyncio.sleep(0.012)

    def head(self):
        """What pad A shows to anybody."""
        return self.table.seen["pads"][0]["head"]

    async def hold_pad(self, page):
        """A page takes pad A over, with its holder's word where that is asked for."""
        if page.seen.get("holder") != "you":
            await page.send(claim=None, take=True)
        await asyncio.sleep(0.1)
        if page.seen.get("takeover") == "asked":
            await (self.phone if page is self.spy else self.spy).send(hand_over=True)
            await asyncio.sleep(0.1)
        assert page.seen["holder"] == "you"


@contextlib.asynccontextmanager
async def spied(number, setup):
    """A match of a game, with phone and spy."""
    async with desk() as d, asyncio.TaskGroup() as tasks:
        Journal(d.board.nvm, SIZE).begin(number, setup, SEED)
        pace_presses(d.board)

        async def wait():
            await asyncio.sleep(0.01)

        d.board.wait = wait
        running = [tasks.create_task(app.App(d.board).run())]
        pages = [await d.page(path) for path in ("/socket", "/socket/A", "/socket/A")]
        at = Spied(*pages)
        for name, page in zip(("table", "phone", "spy"), pages, strict=True):
            running.append(tasks.create_task(at.listen(name, page)))
        await asyncio.sleep(1)
        await at.tap(at.table, "OK")  # the menu's first line: the match in the journal
        await asyncio.sleep(1)
        yield at
        for task in running:
            task.cancel()


async def guessed_right(at, attack, seed):
    """How many of the picks a spy guesses; attack(at, button) lets the holder pick and the spy look."""
    chance = random.Random(seed)
    learnt: dict[tuple, collections.Counter] = collections.defaultdict(collections.Counter)
    right = 0
    for number in range(LEARNT + GUESSED):
        button = chance.randrange(1, 5)
        at.trace.clear()
        since = await attack(at, button)
        trace = tuple(
            (page, (when - since) // 10, changes)
            for page, when, changes in at.trace
            if page != "phone" and when >= since
        )
        assert trace, "the spy sees something"
        if number < LEARNT:
            learnt[trace][button] += 1
        else:
            guess = learnt[trace].most_common(1)[0][0] if learnt[trace] else chance.randrange(1, 5)
            right += guess == button
    return right


async def by_time(at, button):
    """Take over a pad that is in, and press its buttons between the table's keys: which of them come late?"""
    await at.hold_pad(at.phone)
    await at.phone.send(press=f"A{button}")
    async with asyncio.timeout(1):
        while not at.head().endswith("is in"):
            await asyncio.sleep(0.001)
    await asyncio.sleep(0.1)
    since = round(asyncio.get_running_loop().time() * 1000)
    await at.spy.send(claim=None, take=True)
    await at.tap(at.spy, "A4")  # the prompt is shown anew for him
    for own, table in (("A1", "BACK"), ("A2", "DOWN"), ("A3", "UP")):
        await at.spy.send(press=own)
        await at.spy.send(release=own)
        await asyncio.sleep(0.001)
        await at.tap(at.table, table)
    await asyncio.sleep(0.3)
    await at.phone.send(release=f"A{button}")
    at.trace = [one for one in at.trace if one[1] < since + 300]
    await take_back(at)
    return since


async def take_back(at):
    """From the pause or from the prompt, whatever the spy has made of it: give the picks back."""
    for _ in range(4):
        if at.head() == "Look at the panel":
            break
        await at.tap(at.table, "BACK")
        await asyncio.sleep(0.12)
    await at.tap(at.table, "BACK")  # out of the pause, so that its first line is marked when it comes again
    await asyncio.sleep(0.12)
    answered = at.head().endswith("is in")
    await at.tap(at.table, "BACK")
    await asyncio.sleep(0.12)
    if answered:
        await at.tap(at.table, "DOWN")
        await asyncio.sleep(0.12)
    await at.tap(at.table, "OK")
    await asyncio.sleep(0.12)
    await asyncio.sleep(0.05)
    assert not at.head().endswith("is in")


async def by_half_a_code(at, button):
    """Take over a pad after the first key of a code, and press the second one: what does the note say?"""
    await at.hold_pad(at.phone)
    await at.tap(at.phone, f"A{button}")
    await asyncio.sleep(0.1)
    since = round(asyncio.get_running_loop().time() * 1000)
    await at.hold_pad(at.spy)
    await at.tap(at.spy, "A1")
    await asyncio.sleep(0.3)
    at.trace = [one for one in at.trace if one[1] < since + 400]
    await take_back(at)
    return since


def play(number, setup, attack):
    """How many picks a spy guesses in a match."""
    right = None

    async def scenario():
        nonlocal right
        async with spied(number, setup) as at:
            right = await guessed_right(at, attack, 1)

    run(scenario())
    return right


def test_the_time_of_a_press_reveals_nothing_of_the_pick():
    setup = bytes(default for _, _, default in SETUP)
    assert play(1, setup, by_time) <= AT_MOST


def test_half_a_code_reveals_nothing_of_the_choice():
    assert play(NUMBER, setup_of(strategy="on"), by_half_a_code) <= AT_MOST
