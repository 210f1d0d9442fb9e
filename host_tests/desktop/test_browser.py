"""The device page in a real headless Chromium: by mouse, finger and keyboard."""

import signal
import time

import pytest
from playwright.sync_api import expect

from boards.desktop.keys import BOARD_KEYS
from host_tests.desktop.browser import ACROSS, PHONE, block, dark, lit, running
from host_tests.desktop.desk import command


def test_the_mouse_presses_every_key_and_the_panel_and_lights_follow(visit):
    page = running(visit())
    for key in BOARD_KEYS:
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


@pytest.mark.parametrize("key", ["DOWN", "UP", "A2", "B3", "OK"])
@pytest.mark.parametrize("enter", ["Enter", "NumpadEnter"])
def test_enter_presses_the_button_that_has_the_focus_and_no_other(visit, key, enter):
    page = running(visit())
    page.locator(f'[data-key="{key}"]').focus()
    page.keyboard.down(enter)
    lit(page, block(key))
    if key != "OK":
        dark(page, block("OK"))
    page.keyboard.down(enter)  # as when it repeats
    page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
    lit(page, block(key))  # for as long as Enter is held
    page.keyboard.up(enter)
    dark(page, block(key))
    lit(page, [0, 7])  # one press
    dark(page, [1, 7])


@pytest.mark.parametrize("opener", ["#help", "#phones"])
def test_who_opens_a_dialog_by_keyboard_has_the_focus_back_on_its_button(visit, opener):
    page = running(visit())
    button = page.locator(opener)
    for leave in ("Escape", "Enter"):  # Enter presses Close
        button.focus()
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press(leave)
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(button).to_be_focused()
    button.click()
    page.get_by_role("button", name="Close").click()
    page.keyboard.press("Enter")  # by mouse, it is the device's OK
    lit(page, [0, 7])
    expect(page.locator("dialog[open]")).to_have_count(0)


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
    took, browsers_own = [], []
    bare = visit("pad/A")  # what the browser itself needs, on a machine that may be busy
    for _ in range(5):
        began = time.monotonic()
        other.reload(wait_until="commit")
        lit(other, block("B2"))
        took.append(time.monotonic() - began)
        began = time.monotonic()
        bare.reload()
        browsers_own.append(time.monotonic() - began)
    assert min(took) < 1 + max(browsers_own)


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


def test_a_lost_connection_is_shown_and_restored(visit, desktop, tmp_path):
    page, phone = running(visit()), visit("pad/A", PHONE)
    expect(page.locator("#padA .phone")).to_be_visible()
    expect(page.locator("#line")).to_be_hidden()
    desktop.end(signal.SIGTERM)
    expect(page.locator("#line")).to_have_text("Reconnecting…")
    expect(phone.locator("#line")).to_be_visible()
    port = desktop.address.rstrip("/").rpartition(":")[2]
    with command(tmp_path / "again", "--port", port):
        expect(page.locator("#line")).to_be_hidden()
        expect(phone.locator("#line")).to_be_hidden()
        for _ in range(100):  # what the phone is shown before it has claimed its pad again is noted to nobody
            page.keyboard.press("ArrowDown")
            page.evaluate("() => new Promise(requestAnimationFrame)")
            if phone.locator("#note").inner_text():
                break
        expect(phone.locator("#note")).to_contain_text("secret A")


def test_a_silent_connection_is_shown_as_lost(visit, desktop):
    page = running(visit())
    desktop.process.send_signal(signal.SIGSTOP)
    expect(page.locator("#line")).to_be_visible(timeout=10_000)
    desktop.process.send_signal(signal.SIGCONT)
    expect(page.locator("#line")).to_be_hidden()


def test_sound_is_turned_on_and_off_and_remembered(visit):
    page = running(visit())
    sound = page.locator("#sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("KeyA")  # a tone: no fault
    page.get_by_label("Volume").fill("30")
    page.reload()
    running(page)
    expect(sound).to_have_text("Sound: tap anywhere")  # a browser lets a page sound once it is touched
    expect(page.get_by_label("Volume")).to_have_value("30")
    page.keyboard.press("KeyA")
    expect(sound).to_have_text("Sound: on")
    sound.click()
    expect(sound).to_have_text("Sound: off")
    expect(page.get_by_label("Volume")).to_be_hidden()


def test_sound_that_the_system_suspends_comes_back_with_the_next_tap(visit):
    page = visit()
    page.add_init_script(
        """const Audio = AudioContext, contexts = (window.contexts = []);
        window.AudioContext = class extends Audio { constructor(...all) { super(...all); contexts.push(this); } };"""
    )
    page.reload()
    running(page)
    sound = page.locator("#sound")
    sound.click()
    expect(sound).to_have_text("Sound: on")
    page.evaluate("() => contexts.forEach((audio) => audio.suspend())")
    expect(sound).to_have_text("Sound: tap anywhere")
    page.keyboard.press("KeyA")
    expect(sound).to_have_text("Sound: on")


def test_a_stopped_firmware_is_started_again_from_the_page(visit):
    page = running(visit())
    page.keyboard.press("Escape")
    expect(page.locator("#fault")).to_contain_text("BACK was pressed")
    expect(page.locator('[inert] [data-key="DOWN"]')).to_have_count(1)  # what is covered cannot be reached
    page.locator("#fault button").click()
    expect(page.locator("#fault")).to_be_hidden()
    expect(page.locator("[inert]")).to_have_count(0)
    page.keyboard.press("ArrowUp")
    lit(page, [0, 7])


def test_the_device_fits_the_screen_and_no_key_is_hidden(visit):
    hit = "([x, y]) => document.elementFromPoint(x, y).closest('[data-key]')?.dataset.key"
    for touch, sizes in (
        (False, [(1440, 900), (1366, 650), (1280, 800), (1280, 720), (1024, 768), (1920, 1080)]),
        (True, [(768, 1024), (390, 844), (360, 640), (844, 390), (667, 375)]),
    ):
        page = running(visit("", {"has_touch": touch}))
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
            whole = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            assert whole == [width, height]
            for key in BOARD_KEYS:
                spot = page.locator(f'[data-key="{key}"]').bounding_box()
                assert spot["width"] >= 40 and spot["height"] >= 32
                assert page.evaluate(hit, [spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2]) == key
            for side in ("left", "right"):  # every lamp is inside its window
                box = page.locator(f".bars.{side}").bounding_box()
                for lamp in page.locator(f".bars.{side} .row > *").all():
                    spot = lamp.bounding_box()
                    assert box["x"] <= spot["x"] and spot["x"] + spot["width"] <= box["x"] + box["width"], (
                        width,
                        height,
                    )
            scale = page.evaluate("document.querySelector('canvas.sharp').width / 128")
            assert scale == int(scale) >= 1
