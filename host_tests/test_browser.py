"""The desktop device in a real headless Chromium: by mouse, finger and keyboard, and with two phones."""

import json
import shutil
import signal
import time

import pytest
from playwright.sync_api import expect, sync_playwright

from host_tests.desktop_fixtures import command

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
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def device(tmp_path):
    with command(tmp_path) as running:
        yield running


@pytest.fixture
def visit(browser, device):
    """Open a page in a context of its own: visit(path, options). Any error on a page fails the test."""
    contexts, faults = [], []

    def go(path="", options=DESK):
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if is_fault(said) else None)
        page.goto(device.address + path)
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


def test_the_mouse_presses_every_key_and_the_panel_and_lights_follow(visit):
    page = running(visit())
    for key in KEYS:
        if key == "BACK":
            continue
        spot = page.locator(f'[data-key="{key}"]').bounding_box()
        page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        page.mouse.down()
        lit(page, block(key))
        page.wait_for_function("() => document.querySelectorAll('.lamp.lit').length === 1")
        page.mouse.up()
        dark(page, block(key))
        page.wait_for_function("() => document.querySelectorAll('.lamp.lit').length === 0")


def test_the_keyboard_presses_both_pads_at_once_without_repeating(visit):
    page = running(visit())
    for code, key in (("KeyA", "A1"), ("KeyF", "A4"), ("KeyJ", "B1"), ("Semicolon", "B4"), ("ArrowUp", "UP")):
        page.keyboard.down(code)
        page.keyboard.down(code)  # as when it repeats
        lit(page, block(key))
    for code, key in (("KeyA", "A1"), ("KeyF", "A4"), ("KeyJ", "B1"), ("Semicolon", "B4"), ("ArrowUp", "UP")):
        page.keyboard.up(code)
        dark(page, block(key))
    page.keyboard.press("Enter")
    lit(page, [1, 7])  # six presses in all: binary 110 in the bottom row
    lit(page, [2, 7])
    dark(page, [0, 7])


def test_keys_are_let_go_when_the_page_loses_the_focus(visit):
    page = running(visit())
    page.keyboard.down("KeyS")
    lit(page, block("A2"))
    page.evaluate("dispatchEvent(new Event('blur'))")
    dark(page, block("A2"))


@pytest.mark.parametrize("options", [PHONE, ACROSS], ids=["upright", "across"])
def test_two_fingers_press_at_once(visit, options):
    page = running(visit("", options))
    session = page.context.new_cdp_session(page)
    points: list[dict] = []
    for key in ("A3", "B2"):
        spot = page.locator(f'[data-key="{key}"]').bounding_box()
        points.append({"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2, "id": len(points)})
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    lit(page, block("A3"))
    lit(page, block("B2"))
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    dark(page, block("A3"))
    dark(page, block("B2"))


def test_a_button_with_the_focus_is_pressed_by_space(visit):
    page = running(visit())
    page.locator('[data-key="UP"]').focus()
    page.keyboard.press("Space")
    lit(page, [0, 7])  # one press
    dark(page, block("UP"))


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_which_button_of_a_pad_is_down_cannot_be_seen(visit, how):
    page = running(visit())
    pad = page.locator("#padA")
    looks = set()
    for number, code in enumerate(("KeyA", "KeyS", "KeyD", "KeyF"), 1):
        if how == "keyboard":
            page.keyboard.down(code)
        else:
            spot = page.locator(f'[data-key="A{number}"]').bounding_box()
            page.mouse.move(spot["x"] + 20, spot["y"] + 20)
            page.mouse.down()
        expect(pad).to_have_class("pad red down")
        pad.evaluate("pad => Promise.all(pad.getAnimations({subtree: true}).map((moving) => moving.finished))")
        looks.add(pad.screenshot())
        page.keyboard.up(code)
        page.mouse.up()
        expect(pad).to_have_class("pad red")
    assert len(looks) == 1


def test_a_reload_shows_the_present_within_a_second(visit):
    page = running(visit())
    page.keyboard.down("KeyK")
    other = running(visit())
    lit(other, block("B2"))
    began = time.monotonic()
    other.reload(wait_until="commit")
    lit(other, block("B2"))
    assert time.monotonic() - began < 1


def test_closing_one_page_loses_nothing(visit):
    one, two = running(visit()), running(visit())
    one.keyboard.press("ArrowUp")
    lit(two, [0, 7])
    one.keyboard.down("KeyA")
    lit(two, block("A1"))
    one.close()
    dark(two, block("A1"))  # what it held is let go
    two.keyboard.press("ArrowUp")
    three = running(visit())
    lit(three, [0, 7])  # three presses: binary 11
    lit(three, [1, 7])
    dark(three, [2, 7])


def test_two_phones_are_pads_and_each_sees_its_own_secret_only(visit):
    table = running(visit())
    phones = {seat: visit(f"pad/{seat}", PHONE) for seat in "AB"}
    received = {"table": frames(table), "A": frames(phones["A"]), "B": frames(phones["B"])}
    for page in (table, *phones.values()):
        page.reload()
    running(table)
    for seat in "AB":
        expect(table.locator(f"#pad{seat} .phone")).to_be_visible()
    for count in (1, 2, 3):
        table.keyboard.press("ArrowDown")
        for seat, phone in phones.items():
            expect(phone.locator("#note")).to_have_text(f"secret {seat}{count}")
            expect(phone.locator("#head")).to_have_text(f"Round {count}")
            expect(phone.locator('[data-key$="2"] span')).to_have_text("Head block")
    for seat, phone in phones.items():
        for number in (1, 4):
            phone.locator(f'[data-key="{seat}{number}"]').tap()
    lit(table, [0, 7])  # three and four presses: binary 111
    lit(table, [1, 7])
    lit(table, [2, 7])
    assert "secret" not in "".join(received["table"])
    assert "secret B" not in "".join(received["A"]) and "secret A3" in "".join(received["A"])
    assert "secret A" not in "".join(received["B"]) and "secret B3" in "".join(received["B"])
    for message in map(json.loads, received["table"] + received["A"] + received["B"]):
        assert not {"press", "release", "key", "keys"} & message.keys()


def test_a_reloaded_phone_is_the_same_pad(visit):
    table = running(visit())
    phone = visit("pad/A", PHONE)
    expect(table.locator("#padA .phone")).to_be_visible()
    table.keyboard.press("ArrowDown")
    expect(phone.locator("#note")).to_have_text("secret A1")
    phone.reload()
    expect(phone.locator("#note")).to_have_text("secret A1")
    expect(phone.locator("#taken")).to_be_hidden()


def test_a_pad_is_taken_over_only_after_a_question_and_without_its_note(visit):
    table = running(visit())
    first = visit("pad/A", PHONE)
    expect(table.locator("#padA .phone")).to_be_visible()
    table.keyboard.press("ArrowDown")
    expect(first.locator("#note")).to_have_text("secret A1")
    second = visit("pad/A", PHONE)
    expect(second.locator("#taken")).to_be_visible()
    second.locator("#taken button").tap()
    expect(second.locator("#taken")).to_be_hidden()
    expect(first.locator("#taken h2")).to_have_text("Another phone took this pad over")
    expect(first.locator("#note")).to_be_empty()
    expect(second.locator("#note")).to_be_empty()
    table.keyboard.press("ArrowDown")
    expect(second.locator("#note")).to_have_text("secret A2")
    expect(first.locator("#note")).to_be_empty()


def test_a_lost_line_is_told_and_comes_back_by_itself(visit, device, tmp_path):
    page, phone = running(visit()), visit("pad/A", PHONE)
    expect(page.locator("#padA .phone")).to_be_visible()
    expect(page.locator("#line")).to_be_hidden()
    device.end(signal.SIGTERM)
    expect(page.locator("#line")).to_have_text("Reconnecting…")
    expect(phone.locator("#line")).to_be_visible()
    port = device.address.rstrip("/").rpartition(":")[2]
    with command(tmp_path / "again", "--port", port):
        expect(page.locator("#line")).to_be_hidden()
        expect(page.locator("#padA .phone")).to_be_visible()
        page.keyboard.press("ArrowDown")
        expect(phone.locator("#note")).to_have_text("secret A1")


def test_a_line_that_falls_silent_is_told(visit, device):
    page = running(visit())
    device.process.send_signal(signal.SIGSTOP)
    expect(page.locator("#line")).to_be_visible(timeout=10_000)
    device.process.send_signal(signal.SIGCONT)
    expect(page.locator("#line")).to_be_hidden()


def test_sound_is_turned_on_and_off_and_remembered(visit):
    page = running(visit())
    sound = page.locator("#sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("KeyA")  # a tone: no fault
    page.reload()
    running(page)
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("KeyA")
    expect(sound).to_have_text("Sound: on")
    sound.click()
    expect(sound).to_have_text("Sound: off")


def test_a_stopped_firmware_is_started_again_from_the_page(visit):
    page = running(visit())
    page.keyboard.press("Escape")
    expect(page.locator("#fault")).to_contain_text("BACK was pressed")
    page.locator("#fault button").click()
    expect(page.locator("#fault")).to_be_hidden()
    page.keyboard.press("ArrowUp")
    lit(page, [0, 7])


def test_the_device_fits_the_screen_and_no_key_is_hidden(visit):
    hit = "([x, y]) => document.elementFromPoint(x, y).closest('[data-key]')?.dataset.key"
    for touch, sizes in (
        (False, [(1440, 900), (1366, 650), (1024, 768), (1920, 1080)]),
        (True, [(768, 1024), (390, 844), (360, 640), (844, 390), (667, 375)]),
    ):
        page = running(visit("", {"has_touch": touch}))
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
            whole = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            assert whole == [width, height]
            for key in KEYS:
                spot = page.locator(f'[data-key="{key}"]').bounding_box()
                assert spot["width"] >= 40 and spot["height"] >= 32
                assert page.evaluate(hit, [spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2]) == key
            scale = page.evaluate("document.querySelector('canvas.sharp').width / 128")
            assert scale == int(scale) >= 1
