"""TKO on the real firmware in a real browser: one keyboard, and two phones as pads."""

import pytest
from playwright.sync_api import expect

from host_tests.desktop.browser import PHONE, frames
from host_tests.desktop.browser_tko import Table, to_the_ring


@pytest.fixture
def firmware():
    """The real one."""
    return None


def test_two_people_on_one_keyboard(visit):
    page = visit()
    table = Table(page)
    to_the_ring(table)
    table.press("a")
    table.shows("IN")
    table.press(";")
    table.shows("Unblocked: BRUZ +1")
    table.shows("UPPERCUT", big_row=1)
    table.shows("BODY BLOCK", big_row=4)
    page.reload()
    table.shows("Unblocked: BRUZ +1")
    table.press("Enter")
    table.shows("CHOOSE")


def test_who_does_not_see_the_panel_is_told(visit):
    page = visit()
    table = Table(page)
    to_the_ring(table)
    said = page.locator("#said")
    expect(said).to_have_attribute("aria-live", "polite")
    expect(said.locator("p").nth(2)).to_have_text("2 of 5, 1 UPPERCUT, 1 of 5")
    expect(page.locator(".bars.left")).to_have_attribute(
        "aria-label", "Left lights, bar 1: 2 of 5, bar 2: 2 of 5, bar 3: 0 of 5, bar 4: 0 of 5"
    )
    table.press("Escape")
    expect(said).to_contain_text("selected: Continue")
    table.press("ArrowDown")
    expect(said).to_contain_text("selected: How to play")
    expect(page.locator("#said.unseen")).to_have_count(1)
    page.locator("#text").click()
    expect(page.locator("#said.unseen")).to_have_count(0)
    page.reload()
    expect(page.locator("#said.unseen")).to_have_count(0)
    expect(said).to_contain_text("selected: How to play")


def test_two_phones_play_a_round_in_secret(visit):
    table_page = visit()
    table = Table(table_page)
    phones = {seat: visit(f"pad/{seat}", PHONE) for seat in "AB"}
    received = {"table": frames(table_page), "A": frames(phones["A"]), "B": frames(phones["B"])}
    for page in (table_page, *phones.values()):
        page.reload()
    to_the_ring(table)
    for seat, name in (("A", "BRUZ"), ("B", "MAR")):
        expect(phones[seat].locator("#head")).to_have_text(f"{name}: choose in secret")
        expect(phones[seat].locator(f'[data-key="{seat}1"] span')).to_have_text("UPPERCUT")
    for count in range(3):  # three unblocked uppercuts take Bruz from 2 to 5
        phones["A"].locator('[data-key="A1"]').tap()
        expect(phones["A"].locator("#note")).to_have_text("You are in with UPPERCUT")
        assert "in with" not in "".join(received["table"] + received["B"]), count
        phones["B"].locator('[data-key="B4"]').tap()
        table.shows("Unblocked: BRUZ +1")
        for page in (table_page, *phones.values()):
            expect(page.locator("#said")).to_contain_text("Unblocked: BRUZ +1")
        Table(phones["A"]).shows("Unblocked: BRUZ +1")
        phones["B"].locator('[data-key="OK"]').tap()
        if count < 2:
            table.shows("CHOOSE")
        received["B"].clear()
        received["table"].clear()
    table.shows("wins round 1")
    table.shows("BRUZ", big_row=1)
