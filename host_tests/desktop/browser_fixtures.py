"""Pages in a real headless Chromium, on the stand-in firmware or the real one."""

import shutil

import pytest

from host_tests.paths import HOST_TESTS

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True, "is_mobile": True}
ACROSS = {**PHONE, "viewport": {"width": 844, "height": 390}}
KEYS = ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "OK", "BACK", "UP", "DOWN")

# Whether the block of pixels that the stand-in firmware lights for a key is lit on the canvas.
LIT = """([column, row]) => {
  const canvas = document.querySelector("canvas.sharp"), scale = canvas.width / 128;
  const [x, y] = [(column * 8 + 4) * scale + scale / 4, (row * 8 + 4) * scale + scale / 4];
  return canvas.getContext("2d").getImageData(x, y, 1, 1).data[3] > 0;
}"""


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
    return HOST_TESTS / "desktop" / "standin"


@pytest.fixture
def desktop(tmp_path, firmware):
    """`python -m tools.desktop` in a process of its own."""
    from host_tests.desktop.desktop_fixtures import command  # here, like playwright: most tests do without

    with command(tmp_path, firmware=firmware) as running:
        yield running


@pytest.fixture
def visit(browser, desktop):
    """Open a page in a context of its own: visit(path, options). Any error on a page fails the test."""
    contexts, faults = [], []

    def go(path="", options=DESK):
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if is_fault(said) else None)
        page.goto(desktop.address + path)
        return page

    yield go
    for context in contexts:
        context.close()
    assert faults == []


def is_fault(said):
    """Whether a line on the page's console is one; a browser also reports there that a server is gone."""
    return said.type == "error" and "ERR_CONNECTION_REFUSED" not in said.text


def block(key):
    return [KEYS.index(key), 1]


def lit(page, at):
    page.wait_for_function(LIT, arg=at)


def dark(page, at):
    page.wait_for_function(f"at => !({LIT})(at)", arg=at)


def running(page):
    lit(page, [0, 0])
    return page


def frames(page):
    """What comes over the page's websockets, from its next load on."""
    received = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda text: received.append(text)))
    return received
