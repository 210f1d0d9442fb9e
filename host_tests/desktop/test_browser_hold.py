"""Buttons held in real browsers, longer than a page waits for its line, while the firmware waits for both grips."""

import json
import time

import pytest
from playwright.sync_api import expect

from host_tests.desktop.browser import PHONE
from host_tests.desktop.browser_tko import Table, to_the_ring


@pytest.fixture
def firmware():
    """The real one."""
    return None


def finger_down(page, key):
    """A finger goes down on a button and stays."""
    spot = page.locator(f'[data-key="{key}"]').bounding_box()
    point = {"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2, "id": 0}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})


@pytest.mark.parametrize("seconds", [7, pytest.param(60, marks=pytest.mark.soak)])
def test_held_buttons_stay_held_on_the_device_page_and_on_two_phones(visit, seconds):
    table_page = visit()
    table = Table(table_page)
    phones = {seat: visit(f"pad/{seat}", PHONE) for seat in "AB"}
    lines, sent = [], []

    def listen(line):
        lines.append(line)
        line.on("framesent", lambda text: sent.append(text))

    for page in (table_page, *phones.values()):
        page.on("websocket", listen)
        page.reload()
    to_the_ring(table, pinch="hold")
    sent.clear()
    finger_down(phones["A"], "A3")
    table.shows("HELD")
    table_page.keyboard.down("ArrowUp")
    end = time.monotonic() + seconds
    while time.monotonic() < end:  # A holds, B does not: the firmware looks for grips ten times a second
        table_page.evaluate("() => new Promise(requestAnimationFrame)")
    table.shows("HELD")
    assert len(lines) == 3, "no page has made its line anew"
    assert not [message for message in map(json.loads, sent) if "release" in message]
    for page in (table_page, *phones.values()):
        expect(page.locator("#line")).to_be_hidden()
    finger_down(phones["B"], "B4")
    table.shows("BODY BLOW", big_row=1)
    table.shows("BODY BLOCK", big_row=4)
