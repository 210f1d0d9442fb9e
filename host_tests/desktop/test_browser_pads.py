"""Phones as pads, in a real headless Chromium."""

import json

from playwright.sync_api import expect

from host_tests.desktop.browser import PHONE, frames, lit, running


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


def test_a_pad_that_has_answered_is_handed_over_with_its_holders_word_or_after_the_reveal(visit):
    table = running(visit())
    first = visit("pad/A", PHONE)
    expect(table.locator("#padA .phone")).to_be_visible()
    table.keyboard.press("ArrowDown")
    expect(first.locator("#note")).to_have_text("secret A1")
    table.keyboard.press("ArrowUp")
    lit(table, [1, 7])  # two presses: binary 10
    second = visit("pad/A", PHONE)
    second.locator("#taken button").tap()
    expect(second.locator("#taken")).to_contain_text("Its holder is asked whether to hand it over.")
    expect(first.locator("#asked")).to_contain_text("Another phone wants pad A. Hand it over?")
    first.locator('[data-hand="false"]').tap()
    expect(second.locator("#taken")).to_contain_text("Its holder keeps it for now.")
    expect(first.locator("#asked")).to_be_hidden()
    second.locator("#taken button").tap()
    first.locator('[data-hand="true"]').tap()
    expect(second.locator("#taken")).to_be_hidden()
    expect(second.locator("#note")).to_be_empty()
    expect(first.locator("#taken h2")).to_have_text("Another phone took this pad over")
    second.close()
    expect(table.locator("#padA .phone")).to_be_hidden()
    first.locator("#taken button").tap()
    expect(first.locator("#taken")).to_contain_text("You get the pad after the reveal.")
    table.keyboard.press("ArrowDown")
    expect(first.locator("#taken")).to_be_hidden()
    expect(first.locator("#asked")).to_be_hidden()


def doors(page):
    """The pads for which phones are invited."""
    return [door.get_attribute("href")[-1] for door in page.locator(".door").all() if door.is_visible()]


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
