"""Pages in a real headless Chromium, on the stand-in firmware or the real one."""

import shutil

import pytest

from host_tests.desktop.browser import DESK
from host_tests.desktop.desk import FAKE_FIRMWARE, command

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="module")
def browser():
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("not run: Debian's chromium is not installed; apt-get install chromium")
    from playwright.sync_api import expect, sync_playwright  # here: slow to load, and most tests do without

    expect.set_options(timeout=20_000)  # milliseconds: the machine may be busy
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def firmware():
    """The folder of the firmware that the desktop device runs; None for the real one."""
    return FAKE_FIRMWARE


@pytest.fixture
def desktop(tmp_path, firmware):
    """`python -m tools.desktop` in its own process."""
    with command(tmp_path, firmware=firmware) as running:
        yield running


@pytest.fixture
def visit(browser, desktop):
    """Open a page in its own context: visit(path, options). Any error on a page fails the test."""
    contexts, faults = [], []

    def go(path="", options=DESK):
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if is_fault(message) else None)
        page.goto(desktop.address + path)
        return page

    yield go
    for context in contexts:
        context.close()
    assert faults == []


def is_fault(message):
    """Whether a line on the page's console is one; a browser also reports there that a server is gone."""
    return message.type == "error" and "ERR_CONNECTION_REFUSED" not in message.text
