"""TKO on the real firmware in a real browser: one keyboard, and two phones as pads."""

import pytest
from playwright.sync_api import expect

from host_tests.desktop.browser_fixtures import PHONE, frames
from host_tests.flow import read_big, read_lines

# The panel's 128 by 64 pixels as the canvas shows them, a string of 0 and 1 a row.
PICTURE = """() => {
  const canvas = document.querySelector("canvas.sharp"), scale = canvas.width / 128;
  const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  return Array.from({length: 64}, (_, y) => Array.from({length: 128}, (_, x) =>
    +(data[4 * (Math.floor((y + 0.5) * scale) * canvas.width + Math.floor((x + 0.5) * scale)) + 3] > 0)).join(""));
}"""


@pytest.fixture
def firmware():
    """The real one."""
    return None


class Table:
    """The device page, read like the panel."""

    def __init__(self, page):
        self.page = page

    def lit(self):
        rows = self.page.evaluate(PICTURE)
        return lambda x, y: rows[y][x] == "1"

    def shows(self, text, big_row=None):
        """Wait until the panel says something."""
        lit = self.lit()
        for _ in range(1800):
            said = "\n".join(read_lines(lit)) if big_row is None else read_big(lit, big_row)
            if text in said:
                return
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
            lit = self.lit()
        raise AssertionError(f"the panel never said {text!r}, but\n{said}")

    def press(self, key):
        self.page.keyboard.press(key)


def to_the_ring(table):
    table.shows("OK: begin")
    table.press("Enter")
    table.shows("What shall we play?")
    table.press("Enter")
    table.shows("A's boxer")
    table.press("Enter")
    table.shows("B's boxer")
    table.press("Enter")
    table.shows("How do you play?")
    table.press("Enter")
    table.shows("How do you pinch?")
    table.press("Enter")
    table.shows("Who holds pad A")
    table.press("Enter")
    table.shows("CHOOSE")


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
        table.press("Enter")
        if count < 2:
            table.shows("CHOOSE")
        received["B"].clear()
        received["table"].clear()
    table.shows("wins round 1")
    table.shows("BRUZ", big_row=1)
