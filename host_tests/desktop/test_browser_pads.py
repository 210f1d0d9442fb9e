"""Phones as pads, in a real headless Chromium."""

import json
import signal

import pytest
from playwright.sync_api import expect

from host_tests.desktop.browser import ACROSS, DESK, PHONE, frames, lit, running


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
    expect(second.locator("#taken")).to_contain_text("you get the pad after the next reveal")
    first.locator('[data-hand="true"]').tap()
    expect(second.locator("#taken")).to_be_hidden()
    expect(first.locator("#taken p")).to_have_text(
        "Your note was not passed on. New notes appear there. You can take the pad back."
    )
    expect(first.locator("#taken h2")).to_have_text("Another phone took this pad over")
    expect(first.locator("#note")).to_be_empty()
    expect(second.locator("#note")).to_be_empty()
    table.keyboard.press("ArrowDown")
    expect(second.locator("#note")).to_have_text("secret A2")
    expect(first.locator("#note")).to_be_empty()


def answered(visit):
    """The device's page, and a phone as pad A that has answered in secret."""
    table = running(visit())
    first = visit("pad/A", PHONE)
    expect(table.locator("#padA .phone")).to_be_visible()
    table.keyboard.press("ArrowDown")
    expect(first.locator("#note")).to_have_text("secret A1")
    table.keyboard.press("ArrowUp")
    lit(table, [1, 7])  # two presses: binary 10
    return table, first


def test_a_pad_that_has_answered_is_handed_over_with_its_holders_word_or_after_the_reveal(visit):
    table, first = answered(visit)
    second = visit("pad/A", PHONE)
    second.locator("#taken button").tap()
    expect(second.locator("#taken")).to_contain_text("Its holder is asked whether to hand it over.")
    expect(first.locator("#asked")).to_contain_text("It gets the pad after the reveal unless you keep it.")
    third = visit("pad/A", PHONE)
    expect(third.locator("#taken")).to_contain_text("Another page already asks for pad A.")
    expect(third.locator("#taken button")).to_be_hidden()
    first.locator('[data-hand="true"]').tap()
    expect(second.locator("#taken")).to_be_hidden()
    expect(second.locator("#note")).to_be_empty()
    expect(first.locator("#taken")).to_contain_text("Another phone took this pad over")
    expect(first.locator("#taken")).to_contain_text("Your note was not passed on.")
    second.close()
    expect(table.locator("#padA .phone")).to_be_hidden()
    first.locator("#taken button").tap()
    expect(first.locator("#taken")).to_contain_text("Its holder is not connected. You get the pad after the reveal.")
    table.keyboard.press("ArrowDown")
    expect(first.locator("#taken")).to_be_hidden()
    expect(first.locator("#asked")).to_be_hidden()


def test_a_pad_that_its_holder_keeps_is_asked_for_once_a_reveal(visit):
    table, first = answered(visit)
    second = visit("pad/A", PHONE)
    second.locator("#taken button").tap()
    first.locator('[data-hand="true"]').tap()
    first.locator("#taken button").tap()  # Take it back
    second.locator('[data-hand="false"]').tap()
    expect(first.locator("#taken h2")).to_have_text("Pad A is held by another phone")
    expect(first.locator("#taken p")).to_have_text("Its holder keeps it. You can take it over after the reveal.")
    expect(first.locator("#taken button")).to_be_hidden()
    expect(second.locator("#asked")).to_be_hidden()
    table.keyboard.press("ArrowDown")
    expect(first.locator("#taken button")).to_have_text("Take it over")


def test_a_phone_that_joins_after_an_answer_on_the_devices_page_is_told_so(visit):
    table = running(visit())
    table.keyboard.press("ArrowUp")
    lit(table, [0, 7])
    phone, other = visit("pad/A", PHONE), visit("pad/A", PHONE)
    expect(phone.locator("#taken p")).to_have_text(
        "It answered on the device’s page. You get the pad after the reveal."
    )
    expect(other.locator("#taken p")).to_contain_text("Another page already asks for pad A.")
    phone.close()
    expect(other.locator("#taken h2")).to_have_text("Nobody holds pad A")
    other.get_by_role("button", name="Use this phone").tap()
    expect(other.locator("#taken p")).to_contain_text("You get the pad after the reveal.")
    table.keyboard.press("ArrowDown")
    expect(other.locator("#taken")).to_be_hidden()


def test_a_note_is_mentioned_only_where_there_was_one(visit):
    table = running(visit())
    first = visit("pad/A", PHONE)
    expect(table.locator("#padA .phone")).to_be_visible()
    second = visit("pad/A", PHONE)
    second.locator("#taken button").tap()
    expect(first.locator("#taken p")).to_have_text("You can take the pad back.")


def test_what_the_cover_of_a_taken_pad_hides_cannot_be_reached(visit):
    table = running(visit())
    first = visit("pad/A", PHONE)
    expect(table.locator("#padA .phone")).to_be_visible()
    second = visit("pad/A", PHONE)
    expect(second.locator("[inert] .big")).to_have_count(4)
    second.keyboard.press("Tab")
    expect(second.locator("#taken button")).to_be_focused()
    second.keyboard.press("Enter")
    expect(second.locator("#taken")).to_be_hidden()
    expect(second.locator("[inert]")).to_have_count(0)
    expect(first.locator("[inert] .big")).to_have_count(4)


def test_the_device_page_disables_the_buttons_of_a_pad_that_a_phone_holds(visit):
    table = running(visit())
    table.mouse.move(*centre(table, "A1"))
    table.mouse.down()  # held while the phone comes
    lit(table, [0, 7])
    phone = visit("pad/A", PHONE)
    for number in range(1, 5):
        expect(table.locator(f'[data-key="A{number}"]')).to_be_disabled()
        expect(table.locator(f'[data-key="B{number}"]')).to_be_enabled()
    expect(table.locator("#padA")).to_have_class("pad red away")  # not down any more
    table.mouse.up()
    table.keyboard.down("KeyA")
    expect(table.locator("#padA")).to_have_class("pad red away")  # it does not move
    table.mouse.move(*centre(table, "B1"))
    table.mouse.down()
    lit(table, [1, 7])  # two presses: the mouse is free again
    table.mouse.up()
    phone.close()
    expect(table.locator('[data-key="A1"]')).to_be_enabled()


def centre(page, key):
    spot = page.locator(f'[data-key="{key}"]').bounding_box()
    return spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2


@pytest.mark.parametrize("options", [PHONE, ACROSS], ids=["upright", "across"])
def test_neither_the_question_nor_a_lost_line_covers_what_a_pad_shows(visit, desktop, options):
    table = running(visit())
    first = visit("pad/A", options)
    expect(table.locator("#padA .phone")).to_be_visible()
    table.keyboard.press("ArrowDown")
    table.keyboard.press("ArrowUp")
    lit(table, [1, 7])
    visit("pad/A", options).locator("#taken button").tap()
    first.locator("#asked").wait_for()
    shows(first, "#head", "#note", "#asked", ".picks")
    desktop.end(signal.SIGTERM)
    first.locator("#line").wait_for()
    shows(first, "#head", "#note", "#line", ".picks")


def shows(page, *parts):
    """Each part is what is seen at its place, and whole on the screen."""
    for part in parts:
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
        assert page.evaluate(SEEN, part), part


SEEN = """(part) => {
  const element = document.querySelector(part), box = element.getBoundingClientRect();
  return [0.01, 0.5, 0.99].every((at) =>
    element.contains(document.elementFromPoint(box.x + box.width * at, box.y + box.height * 0.5)));
}"""


def doors(page):
    """The pads for which phones are invited."""
    return [door.get_attribute("href")[-1] for door in page.locator(".door").all() if door.is_visible()]


SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}

# As on a network: with the QR codes and the longest address that there is.
LONGEST = """() => {
  for (const host of document.querySelectorAll(".door small span:nth-of-type(2)"))
    host.textContent = "192.168.100.200:65535";
  for (const code of document.querySelectorAll(".door img")) code.hidden = false;
}"""


@pytest.mark.parametrize("options", [DESK, PHONE, SMALL, ACROSS], ids=["desk", "upright", "small", "across"])
def test_the_phones_dialog_begins_at_its_title_and_keeps_close_in_view(visit, options):
    table = running(visit("", options))
    for _ in range(2):
        table.keyboard.press("ArrowDown")  # five pads are in play
    table.locator("#phones").click()
    expect(table.locator('.door[href="/pad/E"]')).to_be_visible()
    table.evaluate(LONGEST)
    expect(table.locator("#phone-title")).to_be_in_viewport(ratio=1)
    hosts = table.locator(".door small span:nth-of-type(2)").all()
    assert len(hosts) == 5
    for host in hosts:
        assert len(host.evaluate("host => host.getClientRects()")) == 1, "broken inside the address"
        box, door = host.bounding_box(), host.locator("xpath=ancestor::a").bounding_box()
        assert door["x"] <= box["x"] and box["x"] + box["width"] <= door["x"] + door["width"]
    table.locator("#phone").evaluate("dialog => dialog.scrollTo(0, dialog.scrollHeight)")
    expect(table.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)


def test_phones_are_invited_for_the_pads_in_play(visit):
    table = running(visit())
    table.locator("#phones").click()
    assert doors(table) == ["A", "B"]
    table.keyboard.press("Escape")
    for _ in range(2):
        table.keyboard.press("ArrowDown")
    expect(table.locator("#padA .head")).to_have_text("Round 2")
    table.locator("#phones").click()
    expect(table.locator('.door[href="/pad/E"]')).to_be_visible()
    assert doors(table) == ["A", "B", "C", "D", "E"]
    expect(table.get_by_role("button", name="Close")).to_be_in_viewport()
